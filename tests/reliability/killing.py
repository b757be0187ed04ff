"""A bot that is killed in the middle of guesses, again and again, on one database."""

from __future__ import annotations

import asyncio
import time
from dataclasses import dataclass
from multiprocessing import get_context
from multiprocessing.connection import Connection
from random import Random

from sqlalchemy import text

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


def kill_often(url: str, rounds: int, dice: Random) -> Killed:
    """Kill as many bots as there are rounds on a migrated database, and count.

    After each kill the database is whole, and what is stored are the guesses in their order, each
    once, of games that can be played again. The next bot goes on with the game that the last one
    left, and is told the last guess once more.
    """
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
        stored = [guess for _, guess in asyncio.run(read_turns(url))]
        assert stored == [WORDS[number % len(WORDS)] for number in range(len(stored))]
        lost += max(0, acknowledged - len(stored))
        landed += max(0, len(stored) - acknowledged)
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


def _drain(receiver: Connection, last: int) -> int:
    try:
        while True:
            last = receiver.recv()
    except EOFError:
        return last


async def read_turns(url: str) -> list[tuple[int, str]]:
    """The game and the guess of all turns in order; the database is whole, and every game holds."""
    store = Store.open(url)
    try:
        async with store.readers.connect() as connection:
            if connection.dialect.name == "sqlite":
                whole = await connection.execute(text("PRAGMA integrity_check"))
                assert whole.scalars().all() == ["ok"]
            turns = await connection.execute(
                text("SELECT game_id, guess FROM turns ORDER BY game_id, turn")
            )
            stored = [(game, guess) for game, guess in turns]
        async for _ in replay_games(store.readers):
            pass
    finally:
        await store.close()
    return stored
