"""Messages that are gone, rights that are missing, and a Discord that fails for a while."""

from __future__ import annotations

import discord
import pytest

from bot.domain.guild_settings import GuildSettings
from bot.domain.players import Player, Preferences
from tests.e2e.conftest import World, text
from tests.e2e.pressing import give_up, reply, said
from tests.e2e.test_modes import begin_race, wrong

MESSAGES = "/channels/*/messages"
MESSAGE = "/channels/*/messages/*"


async def test_a_game_whose_message_is_gone_is_laid_anew(world: World) -> None:
    await world.ann.slash(world.channel, "wordle play", mode="together")
    first, second, *_ = await wrong(world)
    await world.latest.delete()
    await world.ben.slash(world.channel, "wordle guess", word=first)
    await world.ann.slash(world.channel, "wordle guess", word=second)
    assert "4 guesses left" in text(world.latest)
    assert len(world.channel.history()) == 1


@pytest.mark.parametrize(("status", "code"), [(500, 0), (429, 30046), (403, 50001)])
async def test_a_guess_counts_though_the_message_cannot_be_edited(
    world: World, status: int, code: int
) -> None:
    await world.ann.slash(world.channel, "wordle play", mode="together")
    first, second, *_ = await wrong(world)
    world.env.inject_error("PATCH", MESSAGE, status=status, code=code, times=9)
    told = await world.ann.slash(world.channel, "wordle guess", word=first)
    assert "5 guesses left" in said(told) + text(world.latest)
    assert all("went wrong" not in text(message) for message in told.followups)
    world.env.backend.faults.clear()
    await world.ben.slash(world.channel, "wordle guess", word=second)
    assert "4 guesses left" in text(world.latest)


async def test_one_match_that_cannot_be_shown_keeps_no_other_from_it(world: World) -> None:
    other = world.guild.create_text_channel("other")
    await world.ann.slash(other, "wordle play", mode="race")
    await world.ann.slash(world.channel, "wordle play", mode="race")
    world.env.inject_error("PATCH", f"/channels/{other.id}/messages/*", status=400, code=50083)
    await world.later(minutes=16)
    assert "before it began" in text(world.latest)


async def test_a_race_whose_message_is_gone_can_be_played_and_laid_anew(world: World) -> None:
    await begin_race(world)
    await world.latest.delete()
    guessed = await world.ann.slash(world.channel, "wordle guess", word=await world.answer())
    assert "Solved in 1 guess" in said(guessed)
    await world.ann.slash(world.channel, "wordle board")
    assert "**1/6**" in text(world.latest)


async def test_a_daily_that_discord_did_not_take_is_posted_a_little_later(world: World) -> None:
    await world.settle_daily()
    world.env.inject_error("POST", MESSAGES, status=500, times=5)
    await world.later(seconds=1)
    assert world.channel.last_message is None
    world.env.backend.faults.clear()
    # an answer that failed may have come after the post was made
    await world.later(seconds=30)
    assert "Daily 1" in text(world.latest)
    await world.later(minutes=5)
    assert len(world.channel.history()) == 1


async def test_a_daily_that_may_not_be_posted_is_tried_once_and_the_panel_says_why(
    world: World,
) -> None:
    closed = discord.PermissionOverwrite(send_messages=False)
    quiet = world.guild.create_text_channel("quiet", overwrites={world.guild.default_role: closed})
    boss = world.guild.add_member(
        world.env.create_user("boss"),
        roles=[world.guild.create_role("boss", permissions=discord.Permissions(manage_guild=True))],
    )
    shown = reply(await boss.slash(world.channel, "wordle settings"))
    await boss.select(shown, ["daily"], custom_id="menu:settings:page")
    assert "I can't post" not in text(shown)
    await boss.select(shown, [quiet], custom_id="menu:settings:daily_channel")
    assert "I can't post the daily there" in text(shown)
    await world.later(minutes=1)
    await world.later(minutes=1)
    posts = [one for one in world.env.http_requests if one.path.endswith(f"{quiet.id}/messages")]
    assert len(posts) <= 1


async def test_no_thread_to_be_had_means_a_game_in_the_channel(world: World) -> None:
    async with world.services.store.write() as tx:
        await tx.guilds.save(world.env.guild.id, GuildSettings(threads=True))
    world.env.inject_error("POST", "/channels/*/messages/*/threads", status=400, code=160006)
    await world.ann.slash(world.channel, "wordle play", mode="together")
    (only,) = world.channel.history()
    assert "Which word" in text(only)


async def test_a_button_left_over_shows_how_things_stand(world: World) -> None:
    await world.ann.slash(world.channel, "wordle play", mode="together")
    answer = await world.answer()
    world.env.inject_error("PATCH", MESSAGE, status=500, times=9)
    await world.ben.slash(world.channel, "wordle guess", word=answer)
    world.env.backend.faults.clear()
    asked = await world.ann.click(world.latest, label="Give up")
    assert "End this game for everybody?" not in said(asked)
    assert "solved it in" in text(world.latest)


async def test_a_vote_to_end_is_seen_by_all_until_it_expires(world: World) -> None:
    await world.ann.slash(world.channel, "wordle play", mode="together")
    await give_up(world.ben, world.channel)
    assert "1 of 2 votes to end it; they expire <t:" in text(world.latest)
    await world.clock_ticks(minutes=6)
    await world.ben.slash(world.channel, "wordle guess", word=(await wrong(world))[0])
    assert "to end it" not in text(world.latest)


async def test_who_has_left_a_server_can_stop_its_reminders(world: World) -> None:
    async with world.services.store.write() as tx:
        await tx.remember(Player(world.ben.id, "ben"))
        wanted = Preferences(reminded_in=frozenset({world.env.guild.id}))
        await tx.preferences.save(Player(world.ben.id, "ben"), wanted)
    ben = world.people[1]
    shown = reply(await ben.slash("wordle preferences"))
    await ben.click(shown, label="Remind me of dailies: on")
    assert "Remind me of dailies" not in str(shown.components)
    assert "No reminders: I won't write to you about dailies." in text(shown)
    await world.settle_daily()
    await world.later(seconds=1)
    assert all("Today's word" not in text(one) for one in ben.dm_channel.history())


async def test_who_has_begun_the_daily_is_not_reminded_of_it(world: World) -> None:
    async with world.services.store.write() as tx:
        await tx.remember(Player(world.ben.id, "ben"))
        wanted = Preferences(reminded_in=frozenset({world.env.guild.id}))
        await tx.preferences.save(Player(world.ben.id, "ben"), wanted)
    await world.ben.slash(world.channel, "wordle daily")
    await world.settle_daily()
    await world.later(seconds=1)
    assert world.people[1].dm_channel.last_message is None


async def test_a_game_without_a_guess_and_a_solo_one_say_when_they_close(world: World) -> None:
    await world.ann.slash(world.channel, "wordle play", mode="together")
    assert "Closes <t:" in text(world.latest)
    alone = await world.ann.slash(world.channel, "wordle play", mode="solo")
    assert "unless you guess" in said(alone)


async def test_the_answers_of_dailies_do_not_repeat(world: World) -> None:
    answers = list[str]()
    for day in range(5):
        async with world.services.store.write() as tx:
            spent = await tx.matches.list_daily_answers(world.place, 200)
        assert sorted(spent) == sorted(answers)
        channel = world.guild.create_text_channel(f"day-{day}")
        await world.ann.slash(channel, "wordle daily")
        answers.append(await world.answer())
        await world.later(days=1)
    assert len(set(answers)) == 5
