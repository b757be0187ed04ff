"""A process killed in mid-stream loses nothing it had acknowledged."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from datetime import UTC, datetime
from pathlib import Path

from bot.domain.players import Place, Player
from bot.store import Store, migrate

WRITER = """
import asyncio, itertools, sys
from datetime import UTC, datetime
from bot.domain.players import Player
from bot.store import Store

async def write(url):
    store = Store.open(url)
    for number in itertools.count(1):
        async with store.write() as tx:
            await tx.first_time(number, datetime.now(UTC))
            await tx.remember(Player(number, "ann"))
        print(number, flush=True)

asyncio.run(write(sys.argv[1]))
"""


async def test_what_was_acknowledged_survives_a_kill(tmp_path: Path) -> None:
    url = f"sqlite+aiosqlite:///{tmp_path / 'killed.sqlite3'}"
    store = Store.open(url)
    await migrate(store.engine)
    await store.close()
    acknowledged = _killed_after(40, url)
    store = Store.open(url)
    async with store.write() as tx:
        again = [n for n in range(1, acknowledged + 1) if await tx.first_time(n, datetime.now(UTC))]
        assert again == []
        assert await tx.puzzles.open(Place(1), Player(1)) is None
    await store.close()


def _killed_after(lines: int, url: str) -> int:
    command = [sys.executable, "-c", WRITER, url]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        last = [process.stdout.readline() for _ in range(lines)][-1]
        os.kill(process.pid, signal.SIGKILL)
        rest = process.stdout.read().splitlines()
    return int(rest[-1] if rest else last)
