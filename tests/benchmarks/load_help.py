"""`python -m tests.benchmarks.load_help`: how long people wait for help when many ask at once."""

from __future__ import annotations

import argparse
import asyncio
import os
import tempfile
import time
from collections.abc import Awaitable
from itertools import count
from pathlib import Path
from random import Random

from bot.app import Services
from bot.board.look import DEFAULT
from bot.domain.players import Asker, Place, Player
from bot.domain.puzzles import Rung
from bot.render.puzzles.panel import puzzle
from bot.services.puzzles.views import PuzzleView
from bot.store import Store, migrate
from engine import load, score

EPILOG = """\
Everybody brings rows of a puzzle of their own to one process with an SQLite file, all at once;
when all are answered the next round begins. Three waits are told apart:
  first    /wordle help: rows read, stored and words counted; no position is asked twice
  guesses  the best guesses, once they are asked for
  again    /wordle help on a position that somebody has asked about before
and `loop` is the longest time for which the event loop answered nobody.

examples:
  python -m tests.benchmarks.load_help
  python -m tests.benchmarks.load_help --people 50 --rounds 10
"""

ANSWERS = load("en", 5).answers
_ids = count(1)


class Crowd:
    """Players who ask at the same time; waits in milliseconds."""

    def __init__(self, services: Services, dice: Random) -> None:
        self._services = services
        self._dice = dice
        self.first: list[float] = []
        self.guesses: list[float] = []
        self.again: list[float] = []

    async def round(self, people: int) -> None:
        """Everybody asks, waits for the guesses, and a second person asks the same."""
        rows = [self._rows() for _ in range(people)]
        channels = [next(_ids) for _ in rows]
        pairs = list(zip(channels, rows, strict=True))
        panels = await asyncio.gather(*(self._ask(self.first, 1, *pair) for pair in pairs))
        await asyncio.gather(
            *(self._climb(*pair) for pair in zip(channels, panels, strict=True)),
        )
        await asyncio.gather(*(self._ask(self.again, 2, *pair) for pair in pairs))

    async def _ask(
        self, waits: list[float], player: int, channel: int, rows: tuple[str, str]
    ) -> PuzzleView:
        add = self._services.rows.add(_asker(channel, player), *rows)
        return await _timed(waits, add)

    async def _climb(self, channel: int, panel: PuzzleView) -> None:
        climb = self._services.panel.climb(_asker(channel, 1), panel.session.id, Rung.GUESSES)
        await _timed(self.guesses, climb)

    def _rows(self) -> tuple[str, str]:
        """One or two guesses at an answer, with their hints."""
        answer, *guesses = self._dice.sample(ANSWERS, self._dice.choice([2, 3]))
        return " ".join(guesses), " ".join(str(score(guess, answer)) for guess in guesses)


def _asker(channel: int, player: int) -> Asker:
    return Asker(next(_ids), Place(channel, 1), Player(player, "somebody"))


async def _timed(waits: list[float], work: Awaitable[PuzzleView]) -> PuzzleView:
    began = time.perf_counter()
    outcome = await work
    puzzle(outcome, DEFAULT)
    waits.append((time.perf_counter() - began) * 1_000)
    return outcome


async def _watch(stalls: list[float]) -> None:
    """Note by how much each nap of 5 ms was too long."""
    while True:
        began = time.perf_counter()
        await asyncio.sleep(0.005)
        stalls.append((time.perf_counter() - began - 0.005) * 1_000)


async def measure(folder: Path, people: int, rounds: int, seed: int) -> None:
    store = Store.open(f"sqlite+aiosqlite:///{folder / 'load.sqlite3'}")
    await migrate(store.engine)
    services = Services.over(store)
    await services.prepare()
    await Crowd(services, Random(seed + 1)).round(2)  # the word lists become arrays
    crowd, stalls = Crowd(services, Random(seed)), list[float]()
    watch = asyncio.ensure_future(_watch(stalls))
    cpu = time.process_time()
    for _ in range(rounds):
        await crowd.round(people)
    cpu = time.process_time() - cpu
    watch.cancel()
    await store.close()
    print(f"{people} people at once, {rounds} rounds, {os.cpu_count()} cores, {cpu:.1f} s of them")
    print(f"load of the machine before: {os.getloadavg()[0]:.1f}")
    rows = {"first": crowd.first, "guesses": crowd.guesses, "again": crowd.again, "loop": stalls}
    for name, waits in rows.items():
        print(f"{name:8} p50 {_share(waits, 0.5):6.0f} ms   p99 {_share(waits, 0.99):6.0f} ms")


def _share(waits: list[float], share: float) -> float:
    return sorted(waits)[min(len(waits) - 1, int(len(waits) * share))]


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="python -m tests.benchmarks.load_help",
        description=__doc__,
        epilog=EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--people", type=int, default=20, help="who ask at once (20)")
    parser.add_argument("--rounds", type=int, default=20, help="how often they do (20)")
    parser.add_argument("--seed", type=int, default=5, help="which puzzles they bring (5)")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(measure(Path(folder), options.people, options.rounds, options.seed))


if __name__ == "__main__":
    main()
