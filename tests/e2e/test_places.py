"""Games in threads, in direct messages, and reminders of the daily."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.domain.guild_settings import GuildSettings
from bot.domain.players import Place, Player, Preferences
from tests.e2e.conftest import World, text
from tests.e2e.pressing import reply
from tests.e2e.test_daily import solve


async def settle(world: World, settings: GuildSettings) -> None:
    async with world.services.store.write() as tx:
        await tx.guilds.save(world.env.guild.id, settings)


async def test_a_game_lives_in_a_thread_of_its_own_where_the_server_wants_that(
    world: World,
) -> None:
    await settle(world, GuildSettings(threads=True))
    await world.ann.slash(world.channel, "wordle play", mode="together")
    first = world.channel.threads[-1]
    board = first.last_message
    assert board is not None
    assert "Which word" in text(board)
    await world.ben.slash(first, "wordle guess", word="crane")
    assert "C R A N E" in text(first.last_message)
    await world.ben.slash(world.channel, "wordle play", mode="together")
    assert len(world.channel.threads) == 2


async def test_who_asked_is_reminded_of_the_daily_by_a_direct_message(world: World) -> None:
    async with world.services.store.write() as tx:
        await tx.remember(Player(world.ben.id, "ben"))
        wanted = Preferences(reminded_in=frozenset({world.env.guild.id}))
        await tx.preferences.save(Player(world.ben.id, "ben"), wanted)
    await world.settle_daily()
    await world.later(seconds=1)
    direct = world.people[1].dm_channel.last_message
    assert direct is not None
    link = f"https://discord.com/channels/{world.guild.id}/{world.channel.id}/{world.latest.id}"
    async with world.services.store.read() as tx:
        daily = await tx.matches.find_daily(world.place, world.clock.now.date())
    assert daily
    assert daily.deadline
    end = int(daily.deadline.timestamp())
    told = f"### {world.guild.name}\nToday's word is here. [Play]({link})\n"
    assert text(direct).startswith(f"{told}Open until <t:{end}:t> (<t:{end}:R>).")


async def test_who_has_not_finished_is_told_once_before_the_daily_closes(world: World) -> None:
    async with world.services.store.write() as tx:
        for number, who in enumerate((world.ann, world.ben)):
            player = Player(who.id, world.people[number].name)
            await tx.remember(player)
            wanted = Preferences(reminded_in=frozenset({world.env.guild.id}))
            await tx.preferences.save(player, wanted)
    await world.settle_daily()
    await world.later(seconds=1)
    for _ in range(2):
        await solve(world, world.ann)
        await world.later(days=1)
    await solve(world, world.ann)
    await world.ben.slash(world.channel, "wordle daily")
    await world.ben.slash(world.channel, "wordle guess", word="crane")
    await world.later(hours=20, minutes=30)
    await world.later(minutes=10)
    ann, ben = ([text(one) for one in person.dm_channel.history()] for person in world.people)
    assert not any("is still open" in told for told in ann)
    assert sum("your board is still open" in told for told in ben) == 1


async def test_the_mornings_reminder_says_how_yesterday_went(world: World) -> None:
    async with world.services.store.write() as tx:
        for number, who in enumerate((world.ann, world.ben)):
            player = Player(who.id, world.people[number].name)
            await tx.remember(player)
            wanted = Preferences(reminded_in=frozenset({world.env.guild.id}))
            await tx.preferences.save(player, wanted)
    await world.settle_daily()
    async with world.services.store.write() as tx:
        settings = await tx.guilds.settings(world.place)
        await tx.guilds.save(world.guild.id, replace(settings, daily_hints=True))
    await world.later(seconds=1)
    await solve(world, world.ann, after=2)
    answer = " ".join((await world.answer()).upper())
    await world.ben.slash(world.channel, "wordle daily")
    asked = await world.ben.slash(world.channel, "wordle hint")
    await world.ben.click(reply(asked), label="Nudge (unranked)")
    await world.ben.slash(world.channel, "wordle guess", word=await world.answer())
    await world.later(days=1)
    told = f"Daily 1 was ||{answer}||, solved by 2 of 2 players."
    ann, ben = (text(one.dm_channel.last_message) for one in world.people)
    assert f"\n{told} You got it in 3.\n" in ann.replace("\u00a0", " ")
    assert f"\n{told} You got it in 1, with a hint.\n" in ben.replace("\u00a0", " ")


@pytest.mark.parametrize("shields", [False, True])
async def test_whose_days_in_a_row_are_about_to_end_is_told_of_them(
    world: World, *, shields: bool
) -> None:
    async with world.services.store.write() as tx:
        player = Player(world.ann.id, "ann")
        await tx.remember(player)
        wanted = Preferences(reminded_in=frozenset({world.env.guild.id}))
        await tx.preferences.save(player, wanted)
    await world.settle_daily()
    async with world.services.store.write() as tx:
        place = Place(world.channel.id, world.guild.id)
        settings = replace(await tx.guilds.settings(place), shields=shields)
        await tx.guilds.save(world.guild.id, settings)
    await world.later(seconds=1)
    for _ in range(2):
        await solve(world, world.ann)
        await world.later(days=1)
    await world.later(hours=20, minutes=30)
    told = [text(one) for one in world.people[0].dm_channel.history()]
    assert any("🔥 2 days in a row" in one and "a new word" in one for one in told)
    (called,) = [one for one in told if "you haven't played yet" in one]
    kept, ends = "a shield keeps your 2 days in a row", "Solve it to keep your 2 days in a row"
    assert (kept in called, ends in called) == (shields, not shields)


async def test_who_stops_playing_is_left_in_peace_after_a_week(world: World) -> None:
    async with world.services.store.write() as tx:
        player = Player(world.ann.id, "ann")
        await tx.remember(player)
        wanted = Preferences(reminded_in=frozenset({world.env.guild.id}))
        await tx.preferences.save(player, wanted)
    await world.settle_daily()
    await world.later(seconds=1)
    await solve(world, world.ann)
    for _ in range(10):
        # others keep the daily going
        await world.later(days=1)
        await solve(world, world.ben)
    told = [text(one) for one in world.people[0].dm_channel.history()]
    mornings = [one for one in told if "[Play]" in one and "changes" not in one]
    # on the day itself before she played, and on each of the seven after
    assert len(mornings) == 8
    assert [("my last reminder" in one) for one in mornings] == [False] * 7 + [True]


async def test_who_asks_and_never_plays_is_left_in_peace_after_a_week(world: World) -> None:
    await world.settle_daily()
    shown = reply(await world.ann.slash(world.channel, "wordle preferences"))
    off = "Remind me of this server's daily: off"
    await world.ann.click(shown, label=off)
    await world.later(seconds=1)
    for _ in range(10):
        await solve(world, world.ben)
        await world.later(days=1)
    before = mornings(world)
    assert [("my last reminder" in one) for one in before] == [False] * 7 + [True]
    # to ask once more is to be reminded for another week
    await world.ann.click(shown, label=off.replace("off", "on"))
    await world.ann.click(shown, label=off)
    await world.later(days=1)
    assert len(mornings(world)) == len(before) + 1


def mornings(world: World) -> list[str]:
    """The reminders that ann has had."""
    told = [text(one) for one in world.people[0].dm_channel.history()]
    return [one for one in told if "[Play]" in one and "changes" not in one]


async def test_the_last_call_is_for_those_with_something_to_lose(world: World) -> None:
    async with world.services.store.write() as tx:
        for number, who in enumerate((world.ann, world.ben)):
            player = Player(who.id, world.people[number].name)
            await tx.remember(player)
            wanted = Preferences(reminded_in=frozenset({world.env.guild.id}))
            await tx.preferences.save(player, wanted)
    await world.settle_daily()
    await world.later(seconds=1)
    for _ in range(2):
        await solve(world, world.ann)
        await world.later(days=1)
    cat = world.guild.add_member(world.env.create_user("cat"))
    await solve(world, cat)
    await world.later(hours=20, minutes=30)
    ann, ben = ([text(one) for one in person.dm_channel.history()] for person in world.people)
    assert any("Solve it to keep your" in one and "cat has played" in one for one in ann)
    assert not any("haven't played yet" in one for one in ben)


async def test_a_person_plays_in_direct_messages(world: World) -> None:
    ann = world.people[0]
    await ann.slash("wordle play", mode="together")
    await ann.slash("wordle guess", word="crane")
    board = ann.dm_channel.last_message
    assert board is not None
    assert "C R A N E" in text(board)
    elsewhere = await world.ann.slash(world.channel, "wordle guess", word="crane")
    assert "There is no game here" in text(elsewhere.response)


async def test_a_daily_in_a_direct_message_speaks_of_nobody_else(world: World) -> None:
    ann = world.people[0]
    await ann.slash("wordle daily")
    await ann.slash("wordle guess", word=await world.answer())
    await ann.slash("wordle board")
    told = [text(one) for one in ann.dm_channel.history()]
    assert any("Solved in 1 guess" in one for one in told)
    assert not any("everybody" in one or "this server" in one for one in told)
