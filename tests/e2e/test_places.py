"""Games in threads, in direct messages, and reminders of the daily."""

from __future__ import annotations

from bot.domain.guilds import GuildSettings
from bot.domain.players import Player, Preferences
from tests.e2e.conftest import World, text


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
    assert "Today's word is here" in text(direct)


async def test_a_person_plays_in_direct_messages(world: World) -> None:
    ann = world.people[0]
    await ann.slash("wordle play", mode="together")
    await ann.slash("wordle guess", word="crane")
    board = ann.dm_channel.last_message
    assert board is not None
    assert "C R A N E" in text(board)
    elsewhere = await world.ann.slash(world.channel, "wordle guess", word="crane")
    assert "There is no game here" in text(elsewhere.response)
