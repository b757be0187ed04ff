"""SIGTERM ends the bot within ten seconds with status 0, on a slow disk and amid searches."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
import subprocess
import time
from contextlib import closing
from pathlib import Path

import pytest

from tests.loopback.server import Discord, serve, start

GUILD, CHANNELS = 1 << 22, range(100, 106)
LATEST = 10.0
"""Seconds from the signal to the end."""

_SLOW = """
#include <unistd.h>
#include <sys/syscall.h>
static void wait_a_while(void) { usleep(900000); }
int fsync(int file) { wait_a_while(); return syscall(SYS_fsync, file); }
int fdatasync(int file) { wait_a_while(); return syscall(SYS_fdatasync, file); }
"""


@pytest.fixture
def slow_disk(tmp_path: Path) -> str:
    """A library that makes every fsync of a program take 0.9 seconds."""
    compiler = shutil.which("cc")
    if compiler is None:
        pytest.skip("no C compiler here to slow a disk with")
    source, library = tmp_path / "slow.c", tmp_path / "slow.so"
    source.write_text(_SLOW)
    subprocess.run([compiler, "-shared", "-fPIC", "-o", library, source], check=True)
    return str(library)


async def test_guesses_that_wait_for_a_slow_disk_keep_no_bot_from_stopping(
    slow_disk: str, quick: Path, migrated: Path
) -> None:
    file = Path(shutil.copy(migrated, quick / "slow"))
    discord, url, log = Discord({GUILD: [*CHANNELS]}), f"sqlite:///{file}", quick / "log"
    async with serve(discord), start(discord, url, log, LD_PRELOAD=slow_disk) as bot:
        for channel in CHANNELS:
            begun = await discord.command("wordle play", channel, channel, mode="together")
            await begun.await_answer(60)
        for channel in CHANNELS:
            await discord.command("wordle solve", channel, channel, boards=8, length=5)
        sent = [
            await discord.command("wordle guess", channel, 10 * channel + who, word=word)
            for who, word in enumerate(("crane", "moist", "bully"))
            for channel in CHANNELS
        ]
        await sent[0].answered.wait()
        told = time.monotonic()
        assert await asyncio.wait_for(bot.stop(), 60) == 0
        assert time.monotonic() - told < LATEST
        assert "Traceback" not in bot.log
    with closing(sqlite3.connect(file)) as database:
        assert [*database.execute("PRAGMA integrity_check")] == [("ok",)]
        (stored,) = database.execute("SELECT count(*) FROM turns").fetchone()
    assert stored >= sum(one.answered.is_set() for one in sent) > 0


async def test_a_gateway_that_does_not_answer_keeps_no_bot_from_stopping(
    quick: Path, migrated: Path
) -> None:
    file = Path(shutil.copy(migrated, quick / "silent"))
    discord, url, log = Discord({GUILD: [*CHANNELS]}), f"sqlite:///{file}", quick / "log"
    async with serve(discord), start(discord, url, log) as bot:
        discord.gateway.silent = True
        await discord.gateway.drop()
        # by then the bot waits for the answer to its next connection
        await asyncio.sleep(2)
        assert await asyncio.wait_for(bot.stop(), LATEST) == 0
