"""A bot that is killed in the middle of guesses, again and again, on one SQLite file."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from contextlib import closing
from dataclasses import dataclass
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path
from random import Random

from bot.domain.errors import NoGame
from bot.domain.modes import TOGETHER
from bot.domain.players import Asker, Place, Player
from bot.store import Store
from bot.store.backup import replay_games
from engine import load
from tests.bots import services_over

HERE, ANN = Place(1, 7), Player(1, "ann")
WORDS = load("en", 5).answers
_MOST = 15
"""Guesses acknowledged in a round before the kill, at most."""


@dataclass(frozen=True)
class Killed:
    """`landed` guesses were stored and never acknowledged; `lost` were acknowledged only."""

    rounds: int
    acknowledged: int
    landed: int
    lost: int


def kill_often(file: Path, rounds: int, dice: Random) -> Killed:
    """Kill as many bots as there are rounds on a migrated file, and count.

    After each kill the file is whole, and what is stored are the guesses in their order, each
    once. The next bot goes on with the game that the last one left, and is told the last
    guess once more.
    """
    url = f"sqlite+aiosqlite:///{file}"
    context = get_context("forkserver")
    context.set_forkserver_preload([__name__])
    acknowledged = landed = lost = 0
    for _ in range(rounds):
        receiver, sender = context.Pipe(duplex=False)
        bot = context.Process(target=_play, args=(url, acknowledged, sender))
        bot.start()
        sender.close()
        for _ in range(dice.randint(1, _MOST)):
            acknowledged = receiver.recv()
        time.sleep(dice.random() / 100)
        bot.kill()
        bot.join()
        acknowledged = _drain(receiver, acknowledged)
        stored = _read(file)
        assert stored == [WORDS[number % len(WORDS)] for number in range(len(stored))]
        lost += max(0, acknowledged - len(stored))
        landed += max(0, len(stored) - acknowledged)
    asyncio.run(_replay(url))
    return Killed(rounds, acknowledged, landed, lost)


def _play(url: str, first: int, sender: Connection) -> None:
    asyncio.run(_guess(url, first, sender))


async def _guess(url: str, number: int, sender: Connection) -> None:
    """Guess for ever, and send how many guesses have been acknowledged."""
    games = services_over(Store.open(url)).games
    while True:
        try:
            await games.board(Asker(0, HERE, ANN))
        except NoGame:
            await games.begin(Asker(2 * number + 1, HERE, ANN), TOGETHER)
        await games.guess(Asker(2 * number + 2, HERE, ANN), WORDS[number % len(WORDS)])
        number += 1
        sender.send(number)


async def _replay(url: str) -> None:
    store = Store.open(url)
    async for _ in replay_games(store):
        pass
    await store.close()


def _drain(receiver: Connection, last: int) -> int:
    try:
        while True:
            last = receiver.recv()
    except EOFError:
        return last


def _read(file: Path) -> list[str]:
    """The guesses of all games in their order; the file is whole."""
    with closing(sqlite3.connect(file)) as database:
        assert [*database.execute("PRAGMA integrity_check")] == [("ok",)]
        return [
            row[0] for row in database.execute("SELECT guess FROM turns ORDER BY game_id, turn")
        ]
