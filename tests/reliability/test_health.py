"""A container's health check: it costs little, and knows at once that a bot has stopped."""

from __future__ import annotations

import asyncio
import os
import shutil
import sys
import time
from pathlib import Path

import pytest

from bot.domain.outages import Outage
from bot.operations import heartbeat
from bot.operations.heartbeat import has_beaten, show_beats
from bot.places import find_beat
from bot.services.health import STOPPED
from tests.loopback.server import Discord, serve, start

CHANNEL = 100
HEAVY = ("asyncio", "discord", "logging", "sqlalchemy")


async def check_health(url: str) -> tuple[int | None, str]:
    """Its status, and the modules that it imported or what it said."""
    check = await asyncio.create_subprocess_exec(
        *(sys.executable, "-X", "importtime", "-m", "bot", "health"),
        env=os.environ | {"TILEMATE_DATABASE_URL": url},
        stderr=asyncio.subprocess.PIPE,
    )
    _, said = await check.communicate()
    return check.returncode, said.decode()


async def test_health_is_known_without_heavy_imports_until_the_bot_stops(
    quick: Path, migrated: Path
) -> None:
    url = f"sqlite:///{shutil.copy(migrated, quick / 'bot.sqlite3')}"
    discord = Discord({1 << 22: [CHANNEL]})
    async with serve(discord), start(discord, url, quick / "log") as bot:
        async with asyncio.timeout(30):
            while not find_beat(url).exists():  # noqa: ASYNC110 - another process
                await asyncio.sleep(0.1)
        status, imported = await check_health(url)
        assert status == 0
        assert not [name for name in HEAVY if f"| {name}\n" in imported.replace("  ", "")]
        assert await bot.stop() == 0
    status, said = await check_health(url)
    assert status == 1
    assert said.endswith("no bot of these settings is connected and able to store anything\n")


async def test_a_beat_that_cannot_be_stored_is_no_sign_of_health(
    quick: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TILEMATE_DATABASE_URL", f"sqlite:///{quick / 'bot.sqlite3'}")
    full = False

    async def store() -> None:
        if full:
            raise Outage("database or disk is full")

    file = find_beat(f"sqlite+aiosqlite:///{quick / 'bot.sqlite3'}")
    with show_beats(file, store) as beat:
        assert not has_beaten()
        await beat()
        assert has_beaten()
        full = True
        with pytest.raises(Outage):
            await beat()
        assert not has_beaten()
        full = False
        await beat()
    assert not has_beaten()


@pytest.mark.parametrize(
    ("ago", "well"), [(0.0, True), (80.0, True), (STOPPED.total_seconds(), False), (-60.0, False)]
)
def test_an_old_beat_or_one_of_before_a_restart_proves_nothing(
    quick: Path, monkeypatch: pytest.MonkeyPatch, ago: float, well: bool
) -> None:
    monkeypatch.setenv("TILEMATE_DATABASE_URL", f"sqlite:///{quick / 'bot.sqlite3'}")
    (quick / "bot.sqlite3.beat").write_text(str(time.monotonic() - ago))
    assert has_beaten() is well


def test_each_part_of_the_shards_has_a_beat_of_its_own_that_tells_no_password(
    quick: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(quick))
    url = "postgresql://ann:hunter2@db/games"
    parts = {find_beat(url, part) for part in ("0-1/4", "2-3/4", "")}
    assert len(parts) == 3
    assert find_beat(url.replace("://", "+asyncpg://"), "0-1/4") in parts
    assert not any("hunter2" in str(part) for part in parts)


@pytest.mark.parametrize("encoding", ["utf-8", "utf-16"])
def test_settings_in_a_file_are_known_too(
    quick: Path, monkeypatch: pytest.MonkeyPatch, encoding: str
) -> None:
    monkeypatch.chdir(quick)
    monkeypatch.delenv("TILEMATE_DATABASE_URL", raising=False)
    url = f"sqlite:///{quick / 'bot.sqlite3'}"
    (quick / ".env").write_text("# grüße", "cp1252")
    assert not has_beaten()
    (quick / ".env").write_text(f"TILEMATE_DATABASE_URL={url}\n", encoding)
    assert not has_beaten()
    find_beat(url).write_text(str(time.monotonic()))
    assert has_beaten()
    assert STOPPED.total_seconds() == heartbeat.STALE
