"""People who ask for help with puzzles from elsewhere: all at once, or one after another."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterable
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from random import Random

from engine import load, score
from tests.loopback.rest import Delivery
from tests.loopback.server import Discord, serve, start
from tests.reliability.waits import percentile

WORDS = load("en", 5).answers
GUILD, FIRST = 1 << 22, 100
PATIENCE = 30.0
"""Seconds after which guesses count as never shown."""


@dataclass(frozen=True)
class Helped:
    """How those were served who asked at once.

    Waits are until the first answer, and until it shows the best guesses, which it may do at once.
    `unanswered` got nothing within Discord's three seconds, or no guesses.
    """

    people: int
    ms_p50: float
    ms_p99: float
    ms_guesses_p50: float
    ms_guesses_p99: float
    unanswered: int


async def start_and_help(url: str, folder: Path, people: int) -> Helped:
    """Start a bot on a database that may be new, which so many then ask at once."""
    channels = range(FIRST, FIRST + people)
    discord = Discord({GUILD: [*channels]})
    async with serve(discord), start(discord, url, folder / "help.log") as bot:
        await bot.logs("letter emojis")
        return await help_at_once(discord, channels)


async def help_at_once(discord: Discord, channels: Iterable[int]) -> Helped:
    """Ask in all these channels, each with a puzzle of its own."""
    asked = await asyncio.gather(*(_ask(discord, one, Random(one)) for one in channels))
    guesses = sorted(await asyncio.gather(*map(_find_guesses, asked)))
    waits = sorted(one.wait * 1000 for one in asked)
    return Helped(
        people=len(asked),
        ms_p50=percentile(waits, 0.5),
        ms_p99=percentile(waits, 0.99),
        ms_guesses_p50=percentile(guesses, 0.5),
        ms_guesses_p99=percentile(guesses, 0.99),
        unanswered=sum(wait == float("inf") for wait in (*waits, *guesses)),
    )


async def keep_asking(discord: Discord, channel: int, pause: float = 0.0) -> None:
    """Ask for help with one puzzle after another: without a pause, the solver always searches."""
    for number in count():
        await _find_guesses(await _ask(discord, channel, Random(f"{channel} {number}")))
        await asyncio.sleep(pause)


async def _ask(discord: Discord, channel: int, dice: Random) -> Delivery:
    answer, *guesses = dice.sample(WORDS, 3)
    hints = " ".join(str(score(guess, answer)) for guess in guesses)
    told = {"guess": " ".join(guesses), "hints": hints}
    return await discord.command("wordle help", channel, who=channel, **told)


async def _find_guesses(asked: Delivery) -> float:
    """Milliseconds until the best guesses were shown."""
    while time.monotonic() - asked.sent < PATIENCE:
        if asked.shown and "Thinking" not in str(asked.shown[-1]):
            return (time.monotonic() - asked.sent) * 1000
        await asyncio.sleep(0.005)
    return float("inf")
