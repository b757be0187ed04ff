"""A crowd that guesses in many channels at once, in front of a bot that is a process of its own."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Coroutine, Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import cycle
from pathlib import Path
from random import Random
from typing import Any

from bot.domain.leaderboards import View
from engine import load
from tests.loopback.rest import MODAL, Delivery
from tests.loopback.server import Bot, Discord, serve, start
from tests.reliability.helping import keep_asking
from tests.reliability.stalls import bound, find_port, read_stalls
from tests.reliability.waits import percentile

WORDS = load("en", 5).answers
GUILD = 1 << 22
FIRST = 100
"""The id of the first channel."""
SEARCHED = (90, 91)
"""The channels where help is asked for."""
RANKED, BOARDS = 1, (2,)
"""The server with very many results, and where its leaderboards are read."""
GUESSES = 6
PATIENCE = 20.0
"""Seconds after which something counts as never answered."""


@dataclass(frozen=True)
class Crowded:
    """How a crowd was served.

    Waits are until the first answer. `ms_each` is the bot's processor time for a guess, with the
    games that were begun for them and all that went on beside. `unanswered` got nothing within
    Discord's three seconds; `errors` are lines of the log. The event loop was late by no more than
    `ms_stalled`, 999 times of 1,000, as the bot measures it. Of so many `presses`, `unopened`
    opened no form.
    """

    guesses: int
    a_second: float
    ms_p50: float
    ms_p99: float
    ms_longest: float
    ms_each: float
    deferred: int
    unanswered: int
    errors: int
    ms_stalled: float
    presses: int = 0
    ms_p50_press: float = 0
    ms_p99_press: float = 0
    unopened: int = 0


@dataclass
class Crowd:
    """People who guess in channels, each channel at its own pace."""

    discord: Discord
    guesses: list[Delivery] = field(default_factory=list[Delivery])
    boards: dict[int, int] = field(default_factory=dict[int, int])
    """The message that shows the first game of each channel."""
    left: dict[int, list[str]] = field(default_factory=dict[int, list[str]])
    """What is still to be guessed in that game."""
    pressing: bool = False
    """Whether two people in each channel press *Guess* by turns, wait for the form, and send it."""
    presses: list[Delivery] = field(default_factory=list[Delivery])

    async def gather(self, rooms: Sequence[int]) -> None:
        """Begin a game in each channel, one after another.

        They are at different guesses: else all would end, and begin again, at once.
        """
        for room in rooms:
            self.boards[room] = await self._begin(room)
            words = self.left[room] = [*Random(room).sample(WORDS, GUESSES)]
            for _ in range(room % GUESSES):
                await self._guess(room, words.pop(), None)
        self.guesses.clear()

    async def meet(self, rooms: Sequence[int], rate: float, begins: float, ends: float) -> None:
        """Guess `rate` times a second until then, in the channels in turn."""
        every = len(rooms) / rate
        await asyncio.gather(
            *(self.play(room, begins + at / rate, every, ends) for at, room in enumerate(rooms))
        )

    async def play(self, channel: int, begins: float, every: float, ends: float) -> None:
        """Guess every so many seconds until then.

        Half are by command and half by a form that nobody pressed for, unless they are `pressing`.
        """
        dice, turn = Random(f"{channel}"), 0
        board, words = self.boards[channel], self.left[channel]
        while (at := begins + turn * every) < ends:
            await asyncio.sleep(at - time.monotonic())
            if not words or (self.pressing and not self._find_game(board)):
                words = [*dice.sample(WORDS, GUESSES)]
                board = await self._begin(channel)
            if self.pressing:
                await self._press(channel, words.pop(), board, 2 * channel + turn % 2)
            else:
                await self._guess(channel, words.pop(), board if turn % 2 else None)
            turn += 1

    async def _begin(self, channel: int) -> int:
        """Begin a game, and return the message that shows it."""
        begun = await self.discord.command("wordle play", channel, who=channel, mode="together")
        with suppress(TimeoutError):
            async with asyncio.timeout(3 if self.pressing else PATIENCE):
                # the promise is deleted when the board comes
                while not find_game(self.discord.rest.messages.get(str(begun.latest))):  # noqa: ASYNC110
                    await asyncio.sleep(0.01)
            return begun.latest or 0
        return self._look_for_board(channel)

    def _look_for_board(self, channel: int) -> int:
        """The last board in the channel, which may not be the answer to whoever began it."""
        shown = reversed(self.discord.rest.messages.items())
        here = (one for one in shown if str(one[1].get("channel_id")) == str(channel))
        return next((int(number) for number, message in here if find_game(message)), 0)

    async def _press(self, channel: int, word: str, board: int, who: int) -> None:
        """Press *Guess*, and send the form if one opens."""
        game = self._find_game(board)
        pressed = await self.discord.press(board, f"tilemate:guess:{game}", channel, who)
        self.presses.append(pressed)
        until = time.monotonic() + PATIENCE
        while pressed.kind is None and time.monotonic() < until:  # noqa: ASYNC110 - no event for it
            await asyncio.sleep(0.005)
        if pressed.kind == MODAL:
            form = f"form:guess:{game}:1:"
            self.guesses.append(await self.discord.submit(form, channel, who, board, word=word))
            with suppress(TimeoutError):
                await self.guesses[-1].await_answer(PATIENCE)

    async def _guess(self, channel: int, word: str, board: int | None) -> None:
        # the board of a game that was won has no button
        game = self._find_game(board)
        if not game:
            guess = await self.discord.command("wordle guess", channel, who=channel, word=word)
        else:
            custom_id = f"form:guess:{game}:1:"
            guess = await self.discord.submit(
                custom_id, channel, channel, message_id=board, word=word
            )
        self.guesses.append(guess)
        with suppress(TimeoutError):
            await guess.await_answer(PATIENCE)

    def _find_game(self, board: int | None) -> str:
        return find_game(self.discord.rest.messages.get(str(board)))


def find_game(shown: object) -> str:
    """The number of the game that a message shows."""
    return str(shown).partition("tilemate:guess:")[2].partition("'")[0]


async def guess_in_crowds(
    url: str,
    folder: Path,
    *,
    rate: float,
    seconds: float,
    channels: int,
    beside: bool = False,
    pressing: bool = False,
) -> Crowded:
    """Guess `rate` times a second in `channels` in turn, on a database that may be new.

    With `beside`, two searches always run meanwhile, and somebody reads a leaderboard every second
    in the server that `tests.benchmarks.standings` fills. If `pressing`, people use the form.
    """
    rooms = [*range(FIRST, FIRST + channels)]
    discord = Discord({GUILD: [*rooms, *SEARCHED], RANKED: [*BOARDS]})
    port, log = find_port(), folder / "crowd.log"
    async with (
        serve(discord),
        start(discord, url, log, TILEMATE_METRICS_PORT=str(port)) as bot,
    ):
        await bot.logs("letter emojis")
        others = [asyncio.ensure_future(one) for one in (_go_on(discord) if beside else ())]
        crowd = Crowd(discord, pressing=pressing)
        await crowd.gather(rooms)
        stalls = await read_stalls(port)
        spent, began = bot.processor_seconds(), time.monotonic()
        await crowd.meet(rooms, rate, began, began + seconds)
        took = time.monotonic() - began
        await asyncio.sleep(1)  # boards are redrawn behind the answers
        for other in others:
            # one that failed says so
            assert other.cancel(), other.exception()
        stalled = bound(stalls, await read_stalls(port), 0.999)
        return _count(crowd, bot, bot.processor_seconds() - spent, took, stalled)


def _go_on(discord: Discord) -> Iterable[Coroutine[Any, Any, None]]:
    """What others keep doing meanwhile."""
    yield from (keep_asking(discord, channel) for channel in SEARCHED)
    yield from (_keep_reading(discord, channel) for channel in BOARDS)


async def _keep_reading(discord: Discord, channel: int) -> None:
    for view in cycle(View):
        asked = await discord.command("wordle leaderboard", channel, who=9, view=view.value)
        with suppress(TimeoutError):
            await asked.await_answer(PATIENCE)
        await asyncio.sleep(1)


def _count(crowd: Crowd, bot: Bot, spent: float, took: float, stalled: float) -> Crowded:
    guesses, presses = crowd.guesses, crowd.presses
    pressed = sorted(press.wait * 1000 for press in presses) or [0.0]
    waits = sorted(guess.wait * 1000 for guess in guesses)
    return Crowded(
        guesses=len(guesses),
        a_second=round(len(guesses) / took, 1),
        ms_p50=percentile(waits, 0.5),
        ms_p99=percentile(waits, 0.99),
        ms_longest=percentile(waits, 1),
        ms_each=round(spent * 1000 / len(guesses), 2),
        deferred=sum(guess.kind in (5, 6) for guess in guesses),
        unanswered=sum(guess.first is None for guess in guesses),
        errors=bot.log.count('"level": "error"'),
        ms_stalled=stalled,
        presses=len(presses),
        ms_p50_press=percentile(pressed, 0.5),
        ms_p99_press=percentile(pressed, 0.99),
        unopened=sum(press.kind != MODAL for press in presses),
    )
