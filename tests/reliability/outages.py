"""A real bot whose database is out of reach for a while, and what people are told meanwhile."""

from __future__ import annotations

import asyncio
import os
import resource
import shutil
import sqlite3
import subprocess
from collections import Counter
from collections.abc import Callable, Generator
from contextlib import AbstractContextManager, closing, contextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import NamedTemporaryFile
from typing import Any

import psutil
from sqlalchemy import text

from bot.store import Store
from tests.loopback.rest import Delivery
from tests.loopback.server import Bot, Discord, serve, start

GUILD, CHANNELS = 1 << 22, range(100, 110)

_CHATTR = shutil.which("chattr") or "false"

Trouble = Callable[[Bot], AbstractContextManager[object]]


@dataclass(frozen=True)
class Outlasted:
    """How guesses fared that were made during an outage, and one after it.

    `told` were told that the bot is back soon. `unanswered` got
    nothing within Discord's three seconds. `unhandled` are lines of the log with a traceback, and
    `later` guesses were played when it was over.
    """

    guesses: int
    played: int
    told: int
    unanswered: int
    unhandled: int
    later: int


async def outlast(url: str, folder: Path, trouble: Trouble, seconds: float) -> Outlasted:
    """Guess in every channel while there is trouble for so long, and again when it is over."""
    discord = Discord({GUILD: [*CHANNELS]})
    async with serve(discord), start(discord, url, folder / "outage.log") as bot:
        for channel in CHANNELS:
            begun = await discord.command("wordle play", channel, channel, mode="together")
            await begun.await_answer()
        with trouble(bot):
            during = [await _guess(discord, channel, "crane") for channel in CHANNELS]
            await asyncio.sleep(seconds)
        for guess in during:
            await guess.await_answer()
        after = [await _guess(discord, channel, "moist") for channel in CHANNELS]
        for guess in after:
            await guess.await_answer()
        assert await bot.stop() == 0
        played = await _count_played(url)
        return Outlasted(
            guesses=len(during),
            played=played["crane"],
            told=sum("I can't reach my memory right now" in str(guess.shown) for guess in during),
            unanswered=sum(guess.wait > 3 for guess in during),
            unhandled=bot.log.count("Traceback"),
            later=played["moist"],
        )


@contextmanager
def lock(file: Path, _: Bot) -> Generator[None]:
    """Another program writes to a SQLite file, and does not end."""
    with closing(sqlite3.connect(file, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield
        other.execute("ROLLBACK")


@contextmanager
def fill(file: Path, bot: Bot) -> Generator[None]:
    """A SQLite file cannot grow; the log of the bot, which is shorter, still can."""
    process, full = bot.process.pid, file.with_name(f"{file.name}-wal").stat().st_size
    # Python ignores the signal for this, so the write fails as on a full disk
    _, most = resource.prlimit(process, resource.RLIMIT_FSIZE)
    resource.prlimit(process, resource.RLIMIT_FSIZE, (full, most))
    yield
    resource.prlimit(process, resource.RLIMIT_FSIZE, (most, most))


@contextmanager
def protect(file: Path, _: Bot) -> Generator[None]:
    """Nobody can write to a SQLite file, not even a bot that has it open."""
    files = [file, file.with_name(f"{file.name}-wal")]
    subprocess.run([_CHATTR, "+i", *files], check=True)
    try:
        yield
    finally:
        subprocess.run([_CHATTR, "-i", *files], check=True)


def can_protect(folder: Path) -> bool:
    """Whether files here can be protected: that takes privileges and a fitting file system."""
    with NamedTemporaryFile(dir=folder) as file:
        if subprocess.run([_CHATTR, "+i", file.name], check=False).returncode:
            return False
        try:
            os.pwrite(file.fileno(), b"?", 0)
        except OSError:
            return True
        finally:
            subprocess.run([_CHATTR, "-i", file.name], check=True)
    return False


@contextmanager
def freeze(server: Any, _: Bot) -> Generator[None]:
    """PostgreSQL answers nothing."""
    main = psutil.Process(server.get_pid())
    frozen = [main, *main.children(recursive=True)]
    for process in frozen:
        process.suspend()
    yield
    for process in frozen:
        process.resume()


@contextmanager
def halt(server: Any, _: Bot) -> Generator[None]:
    """PostgreSQL is stopped, and started again."""
    server.stop()
    yield
    server.ensure_postgres_running()


async def _guess(discord: Discord, channel: int, word: str) -> Delivery:
    return await discord.command("wordle guess", channel, channel, word=word)


async def _count_played(url: str) -> Counter[str]:
    store = Store.open(url)
    async with store.readers.connect() as connection:
        played = Counter(await connection.scalars(text("SELECT guess FROM turns")))
    await store.close()
    return played
