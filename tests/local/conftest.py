"""People at a terminal: the real bot, a real SQLite file, and what is printed."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections import deque
from collections.abc import AsyncGenerator, Awaitable, Callable
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from bot.app import Services, discord_client
from bot.local.shell import Shell
from bot.local.world import World
from bot.services.health import InMemory
from bot.store import Store
from tests.bots import services_over

Say = Callable[..., Awaitable[str]]
"""Types lines and returns what is printed then; a button can be named as ``[Enter]``."""


def environment(folder: Path) -> dict[str, str]:
    """An environment with a database of its own, and no token."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith("DISCORD_")}
    file = f"sqlite:///{folder / 'local.sqlite3'}"
    return {**kept, "TILEMATE_DATABASE_URL": file, "LC_ALL": "C.UTF-8"}


def pipe(folder: Path, *lines: str) -> subprocess.CompletedProcess[str]:
    """Pipe lines into the program."""
    return subprocess.run(
        [sys.executable, "-m", "bot", "local"],
        input="\n".join(lines) + "\n",
        env=environment(folder),
        capture_output=True,
        text=True,
        check=False,
    )


@dataclass
class Clock:
    """The time of day, `ahead` of what it is."""

    ahead: timedelta = timedelta()

    def __call__(self) -> datetime:
        return datetime.now(UTC) + self.ahead


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
async def services(quick: Path, migrated: Path, clock: Clock) -> AsyncGenerator[Services]:
    path = shutil.copy(migrated, quick / "local.sqlite3")
    services = services_over(Store.open(f"sqlite+aiosqlite:///{path}"), clock)
    yield services
    await services.close()


@pytest.fixture
async def world(services: Services) -> AsyncGenerator[World]:
    async with World(discord_client(services, in_memory=InMemory()), "ann") as world:
        yield world


@pytest.fixture
def say(world: World, capsys: pytest.CaptureFixture[str]) -> Say:
    shell, printed = Shell(world), [""]

    async def say(*lines: str) -> str:
        left, before = deque(lines), len(printed)

        async def ask(_: str) -> str:
            printed.append("".join(capsys.readouterr()))
            if not left:
                raise EOFError
            line = left.popleft()
            return _number(line, "".join(printed)) if line.startswith("[") else line

        await shell.follow(ask)
        return "".join(printed[before:])

    return say


def _number(button: str, printed: str) -> str:
    """The number of the button whose label begins so, which was printed last."""
    label = re.escape(button.strip("[]"))
    return re.findall(rf"\[(\d+)\] {label}", printed)[-1]
