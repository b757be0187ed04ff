"""A bot that people play with for half an hour, whose memory must not grow."""

from __future__ import annotations

import asyncio
import time
from dataclasses import dataclass
from pathlib import Path
from statistics import median

from tests.loopback.server import Bot, Discord, serve, start
from tests.reliability.crowd import FIRST, GUILD, SEARCHED, Crowd
from tests.reliability.helping import keep_asking

RATE, CHANNELS = 20, 40
"""Guesses a second, and in how many channels."""

PAUSE = 5.0
"""Seconds between two puzzles that somebody asks for help with."""

LOOKS = 120
"""How often memory is looked at."""


@dataclass(frozen=True)
class Soaked:
    """What a bot took in the second sixth of the time, when it had warmed up, and in the last."""

    guesses: int
    minutes: float
    mib_early: float
    mib_late: float
    unanswered: int
    errors: int


async def play_on(url: str, folder: Path, seconds: float) -> Soaked:
    """Guess and ask for help for so long, on a database that may be new."""
    rooms = range(FIRST, FIRST + CHANNELS)
    discord = Discord({GUILD: [*rooms, *SEARCHED]})
    async with serve(discord), start(discord, url, folder / "soak.log") as bot:
        await bot.logs("letter emojis")
        crowd = Crowd(discord)
        await crowd.gather(rooms)
        begins = time.monotonic()
        async with asyncio.TaskGroup() as beside:
            asking = [
                beside.create_task(keep_asking(discord, channel, PAUSE)) for channel in SEARCHED
            ]
            looks = beside.create_task(_look(bot, seconds / LOOKS))
            await crowd.meet(rooms, RATE, begins, begins + seconds)
            for one in asking:
                one.cancel()
        mib = looks.result()
        return Soaked(
            guesses=len(crowd.guesses),
            minutes=round(seconds / 60, 1),
            mib_early=round(median(mib[LOOKS // 6 : LOOKS // 3]), 1),
            mib_late=round(median(mib[-LOOKS // 6 :]), 1),
            unanswered=sum(guess.first is None for guess in crowd.guesses),
            errors=bot.log.count('"level": "error"'),
        )


async def _look(bot: Bot, every: float) -> list[float]:
    """The MiB that a bot takes, from time to time."""
    mib: list[float] = []
    for _ in range(LOOKS):
        await asyncio.sleep(every)
        mib.append(bot.resident_mib())
    return mib
