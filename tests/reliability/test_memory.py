"""Memory: what an idle bot takes and does without, and what a server costs."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from tests.reliability.memory import weigh_idle

PREPARE = """
import asyncio, sys
from bot.app import Services, discord_client
import bot.run
from bot.store import Store
services = Services.over(Store.open(sys.argv[1]))
discord_client(services)
async def prepare():
    await services.prepare()
    await services.close()
asyncio.run(prepare())
print(*sys.modules)
"""


async def test_an_idle_bot_takes_at_most_115_mib(quick: Path) -> None:
    assert await weigh_idle(quick) <= 115


def test_a_server_takes_at_most_45_kib() -> None:
    # a process of its own: what other tests have freed would hide what is taken
    weigh = "import asyncio, pathlib, sys; from tests.reliability.memory import weigh_servers; "
    weigh += "from tempfile import TemporaryDirectory; folder = TemporaryDirectory(); "
    weigh += "print(asyncio.run(weigh_servers(pathlib.Path(folder.name), 300)))"
    done = subprocess.run([sys.executable, "-c", weigh], capture_output=True, text=True, check=True)
    assert float(done.stdout.splitlines()[-1]) <= 45


def test_a_bot_whose_database_is_up_to_date_loads_nothing_that_migrates_or_plays_locally(
    migrated: Path,
) -> None:
    command = [sys.executable, "-c", PREPARE, f"sqlite+aiosqlite:///{migrated}"]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    loaded = set(done.stdout.split())
    unwanted = {"aiohttp.web", "alembic", "asyncpg", "prompt_toolkit", "simcord"}
    assert not loaded & unwanted
