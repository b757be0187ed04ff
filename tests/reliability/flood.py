"""One person who asks for a hundred things a second, and how the others are served meanwhile."""

from __future__ import annotations

import asyncio
import time
from dataclasses import dataclass, field
from itertools import count, cycle
from pathlib import Path

from tests.loopback.payloads import COMPLETION, complete
from tests.loopback.rest import Delivery
from tests.loopback.server import Bot, Discord, serve, start
from tests.reliability.crowd import FIRST, GUILD, Crowd, find_game
from tests.reliability.waits import percentile

RATE = 100
"""How much one person asks for in a second, of all kinds in turn."""

OTHERS = 20
"""Guesses a second of the others, each in a channel of their own."""

FLOODER, ROOM = 7, FIRST - 1
WINDOW = 4.0
"""Seconds of quiet and of flood in turn, so that both meet the same noise."""


@dataclass(frozen=True)
class Flooded:
    """How others are served amid a flood, and while there is none.

    Waits are until the first answer to the `others`, who make so many guesses. `ms_each` is the
    bot's processor time for one request of the `flood`. `unanswered` of the others got nothing
    within Discord's three seconds.
    """

    others: int
    flood: int
    ms_p50: float
    ms_p50_amid: float
    ms_p99: float
    ms_p99_amid: float
    ms_each: float
    unanswered: int
    errors: int


@dataclass
class Flooder:
    """Somebody who asks in one channel, by every kind of interaction in turn."""

    discord: Discord
    board: int = 0
    asked: list[Delivery] = field(default_factory=list[Delivery])

    async def begin(self) -> None:
        begun = await self.discord.command("wordle play", ROOM, FLOODER, mode="together")
        await begun.await_answer()
        self.board = begun.latest or 0

    async def flood(self, ends: float) -> None:
        """Ask `RATE` times a second until then, and wait for no answer."""
        begins, kinds = time.monotonic(), cycle((self._guess, self._press, self._send, self._type))
        for number in count():
            if (at := begins + number / RATE) >= ends:
                return
            await asyncio.sleep(at - time.monotonic())
            await next(kinds)()

    async def _guess(self) -> None:
        guess = self.discord.command("wordle guess", ROOM, FLOODER, word="crane")
        self.asked.append(await guess)

    async def _press(self) -> None:
        press = self.discord.press(self.board, f"tilemate:guess:{self._game}", ROOM, FLOODER)
        self.asked.append(await press)

    async def _send(self) -> None:
        form = f"form:guess:{self._game}:1:"
        self.asked.append(await self.discord.submit(form, ROOM, FLOODER, self.board, word="moist"))

    async def _type(self) -> None:
        # not counted: nobody types so fast, and the list may stay empty
        await self.discord.deliver(COMPLETION, complete("wordle guess", word="c"), ROOM, FLOODER)

    @property
    def _game(self) -> str:
        return find_game(self.discord.rest.messages.get(str(self.board))) or "1"


async def flood(url: str, folder: Path, seconds: float) -> Flooded:
    """Let one person flood the bot for half of so many seconds, on a database that may be new."""
    channels = range(FIRST, FIRST + OTHERS)
    discord = Discord({GUILD: [ROOM, *channels]})
    async with serve(discord), start(discord, url, folder / "flood.log") as bot:
        await bot.logs("letter emojis")
        flooder, crowd = Flooder(discord), Crowd(discord)
        await flooder.begin()
        await crowd.gather(channels)
        windows = max(2, 2 * round(seconds / WINDOW / 2))
        begins = time.monotonic()
        ends = begins + windows * WINDOW
        playing = asyncio.create_task(crowd.meet(channels, OTHERS, begins, ends))
        spent = [0.0, 0.0]
        for window in range(windows):
            before, closes = bot.processor_seconds(), begins + (window + 1) * WINDOW
            if amid := window % 2:
                await flooder.flood(closes)
            await asyncio.sleep(closes - time.monotonic())
            spent[amid] += bot.processor_seconds() - before
        await playing
        await asyncio.sleep(1)
        return _count(crowd, flooder, bot, begins, spent)


def _count(crowd: Crowd, flooder: Flooder, bot: Bot, begins: float, spent: list[float]) -> Flooded:
    quiet, amid = (
        sorted(
            guess.wait * 1000
            for guess in crowd.guesses
            if int((guess.sent - begins) // WINDOW) % 2 == half
        )
        for half in (0, 1)
    )
    requests = len(flooder.asked) * 4 // 3
    return Flooded(
        others=len(crowd.guesses),
        flood=requests,
        ms_p50=percentile(quiet, 0.5),
        ms_p50_amid=percentile(amid, 0.5),
        ms_p99=percentile(quiet, 0.99),
        ms_p99_amid=percentile(amid, 0.99),
        ms_each=round((spent[1] - spent[0]) * 1000 / requests, 2),
        unanswered=sum(guess.wait > 3 for guess in crowd.guesses),
        errors=bot.log.count('"level": "error"'),
    )
