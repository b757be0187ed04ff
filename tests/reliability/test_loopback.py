"""A real bot in front of a Discord on loopback: bursts, faults, and a stop amid all of it."""

from __future__ import annotations

import asyncio
import re
import resource
import shutil
import sqlite3
from collections.abc import AsyncGenerator, Iterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, closing
from dataclasses import dataclass, replace
from itertools import islice
from pathlib import Path

import pytest
import pytest_asyncio
from yarl import URL

from bot.domain.rate_limits import A_CHANNEL, A_PERSON, A_REFUSAL, A_TYPIST
from tests.conftest import memory_folder
from tests.loopback.payloads import COMMAND, COMPLETION, command, complete
from tests.loopback.rest import Delivery, Fault
from tests.loopback.server import Bot, Discord, serve, start
from tests.reliability.crowd import find_game
from tests.reliability.helping import help_at_once

GUILD = 1 << 22
CHANNELS = range(100, 200)
CROWDED = 40
"""In how many channels a crowd plays."""

pytestmark = pytest.mark.asyncio(loop_scope="module")


@dataclass
class World:
    """A bot, the channels that no test has used, and one of those for this test."""

    discord: Discord
    bot: Bot
    file: Path
    unused: Iterator[int]
    channel: int = 0

    async def use(self, words: str, channel: int | None = None, **options: str) -> Delivery:
        """Use a command, as somebody of the channel's own, and wait until it is answered."""
        where = channel or self.channel
        sent = await self.discord.command(words, where, where, **options)
        return await sent.await_answer()

    def guesses(self, *channels: int) -> Sequence[str]:
        """The guesses in these channels, or in this test's."""
        asked = channels or (self.channel,)
        query = (
            "SELECT channel_id, guess FROM turns JOIN games ON games.id = game_id "
            "ORDER BY game_id, turn"
        )
        with closing(sqlite3.connect(self.file)) as database:
            return [guess for channel, guess in database.execute(query) if channel in asked]


@asynccontextmanager
async def run(folder: Path, migrated: Path) -> AsyncGenerator[World]:
    file = Path(shutil.copy(migrated, folder / "bot.sqlite3"))
    discord = Discord({GUILD: [*CHANNELS]})
    async with serve(discord), start(discord, f"sqlite:///{file}", folder / "log") as bot:
        yield World(discord, bot, file, iter(CHANNELS))
        assert await bot.stop() == 0
        assert "Traceback" not in bot.log, bot.log
    assert not [told for told in discord.rest.refused if "not described" in told]


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def shared(migrated: Path) -> AsyncGenerator[World]:
    """A bot for all tests that leave it running: to start one takes seconds."""
    with memory_folder() as folder:
        async with run(Path(folder), migrated) as world:
            yield world


@pytest.fixture
def world(shared: World) -> World:
    """The bot of all tests, and a channel of this test's own."""
    return replace(shared, channel=next(shared.unused))


@pytest_asyncio.fixture(loop_scope="module")
async def own(migrated: Path, quick: Path) -> AsyncGenerator[World]:
    """A bot for a test that harms it, or stops it."""
    async with run(quick, migrated) as world:
        yield replace(world, channel=next(world.unused))


async def test_who_guesses_while_the_database_is_locked_is_promised_an_answer_and_gets_it(
    world: World,
) -> None:
    begun = await world.use("wordle play", mode="together")
    game = find_game(world.discord.rest.messages[str(begun.latest)])
    with closing(sqlite3.connect(world.file, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        words = ("crane", "moist", "bully")
        typed = [
            await world.discord.command("wordle guess", world.channel, 5, word=word)
            for word in words
        ]
        form = f"form:guess:{game}:1:"
        sent = await world.discord.submit(form, world.channel, 6, begun.latest, word="jumpy")
        await asyncio.sleep(5)
        assert not any(guess.answered.is_set() for guess in (*typed, sent))
        other.execute("ROLLBACK")
    async with asyncio.timeout(20):
        await asyncio.gather(*(guess.answered.wait() for guess in (*typed, sent)))
    assert all(guess.wait < 3 for guess in (*typed, sent))
    assert world.guesses() == [*words, "jumpy"]


async def test_a_panel_gives_way_to_its_game_though_that_was_long_in_coming(world: World) -> None:
    panel = await world.use("wordle play")
    shown = world.discord.rest.messages[str(panel.latest)]
    begin = str(shown).partition("tilemate:play")[2].partition("'")[0]
    with closing(sqlite3.connect(world.file, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        pressed = await world.discord.press(
            panel.latest or 0, f"tilemate:play{begin}", world.channel, world.channel
        )
        await pressed.acknowledged.wait()
        other.execute("ROLLBACK")
    async with asyncio.timeout(20):
        while not find_game(world.discord.rest.messages.get(str(pressed.latest))):  # noqa: ASYNC110
            await asyncio.sleep(0.05)
    assert str(panel.latest) not in world.discord.rest.messages


async def test_a_crowd_that_presses_at_once_is_answered_in_time(world: World) -> None:
    channels = [world.channel, *islice(world.unused, CROWDED - 1)]
    for channel in channels:
        await world.use("wordle play", channel, mode="together")
    press = world.discord.command
    one = [press("wordle guess", world.channel, 200 + who, word="crane") for who in range(20)]
    many = [press("wordle guess", each, each, word="moist") for each in channels]
    burst = await asyncio.gather(*one, *many)
    for delivery in burst:
        await delivery.await_answer()
    assert max(delivery.wait for delivery in burst) < 3
    # of those who guess the same word in one game, all but one are told so
    assert len(world.guesses(*channels)) == 1 + len(channels)


async def test_help_that_many_ask_for_at_once_is_given_to_all_in_time(world: World) -> None:
    helped = await help_at_once(world.discord, islice(world.unused, 5))
    assert (helped.people, helped.unanswered) == (5, 0)


async def test_an_event_that_cannot_be_read_is_logged_and_ends_nothing(
    migrated: Path, quick: Path
) -> None:
    file = Path(shutil.copy(migrated, quick / "bot.sqlite3"))
    discord = Discord({GUILD: [*CHANNELS]})
    async with serve(discord), start(discord, f"sqlite:///{file}", quick / "log") as bot:
        await discord.gateway.dispatch("INTERACTION_CREATE", {"id": "x"}, GUILD)
        await bot.logs("event INTERACTION_CREATE not read")
        begun = await discord.command("wordle play", CHANNELS[0], CHANNELS[0], mode="together")
        assert find_game(discord.rest.messages[str((await begun.await_answer()).latest)])
        assert await bot.stop() == 0


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
    world.discord.rest.faults[:] = [fault]
    told = await world.use("wordle guess", word="crane")
    assert "Reference" not in str(told.shown)
    await world.use("wordle guess", word="moist")
    assert world.guesses() == ["crane", "moist"]


async def test_what_discord_has_forgotten_is_a_line_in_the_log_and_the_next_is_answered(
    world: World,
) -> None:
    await world.use("wordle play", mode="together")
    world.discord.rest.faults[:] = [Fault("/callback", 404, code=10062)]
    forgotten = await world.discord.command("wordle guess", world.channel, word="crane")
    await world.bot.logs("unanswered")
    assert f'"interaction": {find_id(world.discord, forgotten)}' in world.bot.log
    assert world.bot.log.count('"unanswered"') == 1
    assert '"unexpected"' not in world.bot.log
    await world.use("wordle guess", word="moist")
    assert world.guesses() == ["crane", "moist"]


async def test_a_form_is_taken_though_its_board_is_gone_meanwhile(world: World) -> None:
    begun = await world.use("wordle play", mode="together")
    form = f"form:guess:{find_game(world.discord.rest.messages[str(begun.latest)])}:1:"
    world.discord.rest.faults[:] = [Fault("/callback", 404, code=10008)]
    sent = await world.discord.submit(
        form, world.channel, world.channel, begun.latest, word="crane"
    )
    told = await sent.await_answer()
    assert find_game(told.shown)
    assert told.latest != begun.latest
    assert world.guesses() == ["crane"]


async def test_what_is_delivered_again_is_not_done_again(world: World) -> None:
    await world.use("wordle play", mode="together")
    data = command("wordle guess", word="crane")
    twice = await world.discord.deliver(COMMAND, data, world.channel, 1, times=2)
    await twice.await_answer()
    await world.bot.logs("delivered again")
    assert world.guesses() == ["crane"]


def find_id(discord: Discord, delivery: Delivery) -> str:
    token = next(one for one, sent in discord.rest.delivered.items() if sent is delivery)
    return token.partition(".")[0]


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
    assert world.guesses() == ["crane", "moist", "bully"]


async def test_a_bot_without_discord_pauses_before_each_try_and_serves_when_it_is_back(
    quick: Path, migrated: Path
) -> None:
    file = Path(shutil.copy(migrated, quick / "bot.sqlite3"))
    discord, outage = Discord({GUILD: [100]}), AsyncExitStack()
    await outage.enter_async_context(serve(discord))
    async with start(discord, f"sqlite:///{file}", quick / "log") as bot:
        await bot.logs("letter emojis")
        await discord.gateway.drop(forget=True)
        await outage.aclose()
        await asyncio.sleep(3)
        assert 1 <= bot.log.count("Attempting a reconnect") <= 6
        async with serve(discord, URL(discord.address).port or 0):
            await asyncio.wait_for(discord.gateway.welcomed.wait(), 60)
            begun = await discord.command("wordle play", 100, 1, mode="together")
            await begun.await_answer()
            assert find_game(begun.shown)
            assert await bot.stop() == 0


async def test_a_full_disk_is_survived(own: World) -> None:
    await own.use("wordle play", mode="together")
    # a signal would end another program; Python is told by an error, as of a full disk
    process, (_, most) = own.bot.process.pid, resource.prlimit(0, resource.RLIMIT_FSIZE)
    resource.prlimit(process, resource.RLIMIT_FSIZE, (1, most))
    refused = await own.use("wordle guess", word="crane")
    assert refused.wait < 3
    resource.prlimit(process, resource.RLIMIT_FSIZE, (most, most))
    await own.use("wordle guess", word="moist")
    assert own.guesses() == ["moist"]


async def test_who_guesses_while_the_bot_stops_is_answered(own: World) -> None:
    await own.use("wordle play", mode="together")
    sent = await own.discord.command("wordle guess", own.channel, word="crane")
    await asyncio.sleep(0.1)
    assert await own.bot.stop() == 0
    assert sent.answered.is_set()
    assert own.guesses() == ["crane"]


async def test_somebody_too_fast_is_told_so_every_time_and_others_are_served(world: World) -> None:
    press, many = world.discord.command, A_PERSON.at_once + A_REFUSAL.at_once
    sent = [await press("wordle guess", world.channel, 9, word="crane") for _ in range(many)]
    other = await world.use("wordle play", mode="together")
    assert other.wait < 3
    await asyncio.sleep(2)
    told = [delivery for delivery in sent if "faster than I can" in str(delivery.shown)]
    assert len(told) > 30
    assert all(delivery.first is not None for delivery in sent)


async def test_a_crowd_in_one_channel_is_told_that_it_is_one(world: World) -> None:
    press, people = world.discord.command, range(1000, 1000 + A_CHANNEL.at_once + 60)
    sent = [await press("wordle board", world.channel, who) for who in people]
    for delivery in sent:
        await delivery.await_answer()
    assert all(delivery.wait < 3 for delivery in sent)
    shown = [str(delivery.shown) for delivery in sent]
    assert sum("Too many people" in one for one in shown) > 30
    assert not any("faster than I can" in one for one in shown)


async def test_of_far_more_than_is_refused_the_rest_is_counted_and_others_are_served(
    own: World,
) -> None:
    press, many = own.discord.command, A_PERSON.at_once + A_REFUSAL.at_once
    sent = [await press("wordle guess", own.channel, 9, word="crane") for _ in range(5 * many)]
    other = await own.use("wordle play", mode="together")
    assert other.wait < 3
    await own.bot.logs("too many to refuse")
    await asyncio.sleep(2)
    unheard = sum(delivery.first is None for delivery in sent)
    assert unheard == sum(map(int, re.findall(r'"unanswered": (\d+)', own.bot.log)))
    assert many <= len(sent) - unheard < 2 * many


async def test_somebody_who_types_too_fast_is_offered_no_more_words_and_others_are(
    world: World,
) -> None:
    await world.use("wordle play", mode="together")
    data = complete("wordle guess", word="c")
    flood = [await world.discord.deliver(COMPLETION, data, world.channel, 9) for _ in range(60)]
    for delivery in flood[: A_TYPIST.at_once]:
        await delivery.await_answer()
    other = await world.discord.deliver(COMPLETION, data, world.channel, 10)
    await other.await_answer()
    assert len(other.shown[0]["choices"]) == 25
    offered = [delivery for delivery in flood if delivery.shown]
    assert A_TYPIST.at_once <= len(offered) < 40
