"""A real bot in front of a Discord on loopback: bursts, faults, and a stop amid all of it."""

from __future__ import annotations

import asyncio
import resource
import shutil
import sqlite3
from collections.abc import AsyncGenerator, Awaitable, Sequence
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

import pytest

from tests.loopback.payloads import COMMAND, command
from tests.loopback.rest import Delivery, Fault
from tests.loopback.server import Bot, Discord, serve, start
from tests.reliability.crowd import find_game

GUILD = 1 << 22
CHANNELS = range(100, 140)


@dataclass
class World:
    discord: Discord
    bot: Bot
    file: Path

    async def use(self, words: str, channel: int = 100, **options: str) -> Delivery:
        """Use a command, and wait until it is answered."""
        return await answered(self.discord.command(words, channel, channel, **options))


async def answered(sent: Awaitable[Delivery], seconds: float = 30) -> Delivery:
    delivery = await sent
    async with asyncio.timeout(seconds):
        await delivery.answered.wait()
    return delivery


@pytest.fixture
async def world(quick: Path, migrated: Path) -> AsyncGenerator[World]:
    file = Path(shutil.copy(migrated, quick / "bot.sqlite3"))
    discord = Discord({GUILD: [*CHANNELS]})
    async with serve(discord), start(discord, f"sqlite:///{file}", quick / "log") as bot:
        yield World(discord, bot, file)
        assert await bot.stop() == 0
        assert "Traceback" not in bot.log, bot.log
    assert not [told for told in discord.rest.refused if "not described" in told]


async def test_who_guesses_while_the_database_is_locked_is_promised_an_answer_and_gets_it(
    world: World,
) -> None:
    begun = await world.use("wordle play", mode="together")
    game = find_game(world.discord.rest.messages[str(begun.latest)])
    with closing(sqlite3.connect(world.file, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        words = ("crane", "moist", "bully")
        typed = [await world.discord.command("wordle guess", 100, 5, word=word) for word in words]
        form = f"form:guess:{game}:1:"
        sent = await world.discord.submit(form, 100, 6, begun.latest, word="jumpy")
        await asyncio.sleep(5)
        assert not any(guess.answered.is_set() for guess in (*typed, sent))
        other.execute("ROLLBACK")
    async with asyncio.timeout(20):
        await asyncio.gather(*(guess.answered.wait() for guess in (*typed, sent)))
    assert all(guess.wait < 3 for guess in (*typed, sent))
    assert guesses(world.file) == [*words, "jumpy"]


async def test_a_crowd_that_presses_at_once_is_answered_in_time(world: World) -> None:
    for channel in CHANNELS:
        await world.use("wordle play", channel, mode="together")
    one = [world.discord.command("wordle guess", 100, 200 + who, word="crane") for who in range(20)]
    many = [world.discord.command("wordle guess", each, each, word="moist") for each in CHANNELS]
    burst = await asyncio.gather(*map(answered, (*one, *many)))
    assert max(delivery.wait for delivery in burst) < 3
    # of those who guess the same word in one game, all but one are told so
    assert len(guesses(world.file)) == 1 + len(CHANNELS)


@pytest.mark.parametrize(
    "fault",
    [
        Fault("/callback", 500),
        Fault("/callback", 500, landed=True),
        Fault("/callback", 503),
        Fault("/callback", 429),
        Fault("/callback", 400, code=40060, landed=True),
        Fault("/callback", 0),
        Fault("/callback", 0, landed=True),
        Fault("/channels/.*/messages/", 0, method="PATCH"),
        Fault("/webhooks/", 0, landed=True),
        Fault("/channels/.*/messages/", 500, method="PATCH"),
        Fault("/channels/.*/messages/", 429, method="PATCH"),
        Fault("/webhooks/", 503),
    ],
    ids=lambda fault: f"{fault.status} {fault.path} {fault.landed}",
)
async def test_a_guess_is_answered_whatever_discord_does_once(world: World, fault: Fault) -> None:
    await world.use("wordle play", mode="together")
    world.discord.rest.faults.append(fault)
    told = await world.use("wordle guess", word="crane")
    assert "Reference" not in str(told.shown)
    await world.use("wordle guess", word="moist")
    assert guesses(world.file) == ["crane", "moist"]


async def test_what_discord_has_forgotten_is_a_line_in_the_log_and_the_next_is_answered(
    world: World,
) -> None:
    await world.use("wordle play", mode="together")
    world.discord.rest.faults.append(Fault("/callback", 404, code=10062, times=2))
    forgotten = await world.discord.command("wordle guess", 100, word="crane")
    await world.bot.logs("unanswered")
    assert f'"interaction": {find_id(world.discord, forgotten)}' in world.bot.log
    await world.use("wordle guess", word="moist")
    assert guesses(world.file) == ["crane", "moist"]


async def test_what_is_delivered_again_is_not_done_again(world: World) -> None:
    await world.use("wordle play", mode="together")
    data = command("wordle guess", word="crane")
    await answered(world.discord.deliver(COMMAND, data, 100, 1, times=2))
    await world.bot.logs("delivered again")
    assert guesses(world.file) == ["crane"]


def find_id(discord: Discord, delivery: Delivery) -> str:
    return next(number for number, one in discord.rest.delivered.items() if one is delivery)


async def test_a_guess_delivered_while_the_socket_is_cut_is_played_once(world: World) -> None:
    await world.use("wordle play", mode="together")
    await world.discord.gateway.drop()
    await world.use("wordle guess", word="crane")
    assert world.discord.gateway.resumed == 1
    await world.discord.gateway.ask_to_reconnect()
    await world.use("wordle guess", word="moist")
    await world.discord.gateway.drop(forget=True)
    await asyncio.wait_for(world.discord.gateway.welcomed.wait(), 60)
    await world.use("wordle guess", word="bully")
    assert guesses(world.file) == ["crane", "moist", "bully"]


async def test_a_full_disk_is_survived(world: World) -> None:
    await world.use("wordle play", mode="together")
    # a signal would end another program; Python is told by an error, as of a full disk
    process, (_, most) = world.bot.process.pid, resource.prlimit(0, resource.RLIMIT_FSIZE)
    resource.prlimit(process, resource.RLIMIT_FSIZE, (1, most))
    refused = await world.use("wordle guess", word="crane")
    assert refused.wait < 3
    resource.prlimit(process, resource.RLIMIT_FSIZE, (most, most))
    await world.use("wordle guess", word="moist")
    assert guesses(world.file) == ["moist"]


async def test_who_guesses_while_the_bot_stops_is_answered(world: World) -> None:
    await world.use("wordle play", mode="together")
    sent = await world.discord.command("wordle guess", 100, word="crane")
    await asyncio.sleep(0.1)
    assert await world.bot.stop() == 0
    assert sent.answered.is_set()
    assert guesses(world.file) == ["crane"]


async def test_somebody_too_fast_is_told_so_every_time_and_others_are_served(world: World) -> None:
    sent = [await world.discord.command("wordle guess", 100, 9, word="crane") for _ in range(60)]
    other = await world.use("wordle play", 101, mode="together")
    assert other.wait < 3
    await asyncio.sleep(2)
    told = [delivery for delivery in sent if "faster than I can" in str(delivery.shown)]
    assert len(told) > 30
    assert all(delivery.first is not None for delivery in sent)


def guesses(file: Path) -> Sequence[str]:
    with closing(sqlite3.connect(file)) as database:
        query = "SELECT guess FROM turns ORDER BY game_id, turn"
        return [row[0] for row in database.execute(query)]
