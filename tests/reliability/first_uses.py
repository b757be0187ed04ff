"""The first interactions of each kind after a cold start: the first person must not wait either."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from tests.loopback.rest import MODAL, Delivery
from tests.loopback.server import Discord, serve, start
from tests.reliability.crowd import find_game

GUILD, FIRST = 1 << 22, 100
EACH = 10
"""Interactions of each kind."""
SLOW = 300
"""Milliseconds that a first use may take on a quiet machine."""


@dataclass(frozen=True)
class FirstUses:
    """How long people waited until something was shown or a form opened; `slowest` is a kind."""

    interactions: int
    ms_first: float
    ms_longest: float
    slowest: str
    over_300_ms: int
    unanswered: int


async def use_first(url: str, folder: Path) -> FirstUses:
    """Start a bot on a database that may be new, and use everything for the first time."""
    channels = range(FIRST, FIRST + EACH)
    discord = Discord({GUILD: [*channels]})
    waits: dict[str, list[float]] = {}
    async with serve(discord), start(discord, url, folder / "first.log"):
        for channel in channels:
            async for kind, sent in _live(discord, channel):
                waits.setdefault(kind, []).append(await _wait(sent))
    every = [wait for each in waits.values() for wait in each]
    shown = [wait for wait in every if wait != float("inf")]
    return FirstUses(
        interactions=len(every),
        ms_first=round(every[0]),
        ms_longest=round(max(shown)),
        slowest=max(waits, key=lambda kind: max(waits[kind])),
        over_300_ms=sum(wait > SLOW for wait in every),
        unanswered=len(every) - len(shown),
    )


async def _live(discord: Discord, channel: int) -> AsyncIterator[tuple[str, Delivery]]:
    """Yield what one person does in a channel, one thing after another."""
    use = discord.command
    yield "play, panel", await use("wordle play", channel, channel)
    begun = await use("wordle play", channel, channel, mode="together")
    yield "play", begun
    board = begun.latest or 0
    game = find_game(discord.rest.messages.get(str(board)))
    yield "press Guess", await discord.press(board, f"tilemate:guess:{game}", channel, channel)
    form = f"form:guess:{game}:1:"
    yield "send the form", await discord.submit(form, channel, channel, board, word="crane")
    yield "guess", await use("wordle guess", channel, channel, word="moist")
    yield "hint", await use("wordle hint", channel, channel)
    yield "stop", await use("wordle stop", channel, channel)
    yield (
        "press Give up",
        await discord.press(board, f"tilemate:giveup:{game}", channel, channel),
    )
    yield (
        "press Analyze",
        await discord.press(board, f"tilemate:analyse:{game}", channel, channel),
    )
    yield "share", await use("wordle share", channel, channel)
    yield "help", await use("wordle help", channel, channel, guess="raise", hints="01002")
    yield "solve", await use("wordle solve", channel, channel)
    yield "stump", await use("wordle stump", channel, channel)
    yield "difficulty", await use("wordle difficulty", channel, channel, word="watch")
    yield "daily", await use("wordle daily", channel, channel)
    yield "leaderboard", await use("wordle leaderboard", channel, channel)
    yield "stats", await use("wordle stats", channel, channel)
    yield "records", await use("wordle records", channel, channel)
    yield "preferences", await use("wordle preferences", channel, channel)
    yield "settings", await use("wordle settings", channel, channel)
    yield "about", await use("wordle about", channel, channel)
    yield "challenge", await use("wordle challenge", channel, channel)


async def _wait(sent: Delivery) -> float:
    """Return the milliseconds until something was shown, or a form opened."""
    with suppress(TimeoutError):
        await sent.await_answer(20)
    if sent.first is None:
        return float("inf")
    return (sent.wait if sent.kind == MODAL else sent.shown_after) * 1000
