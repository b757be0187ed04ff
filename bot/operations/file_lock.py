"""A lock beside a SQLite file, which a bot holds while it runs: only one may use the file."""

from __future__ import annotations

import sqlite3
from collections.abc import Generator
from contextlib import closing, contextmanager
from pathlib import Path

from bot.operations.owners import (
    check_writable,
    is_blank,
    keep_owner,
    lacks_folder,
    say_blank,
    say_no_folder,
)
from bot.store.connection.pools import find_file
from bot.store.connection.unusable import Unusable, raising_unusable

_PATIENCE = 0.2
"""Seconds to wait for whoever only asks if the file is held, which takes less."""


def is_held(file: Path) -> bool:
    """Return whether a bot holds a SQLite file, be it on Discord or not."""
    lock = _name_lock(file)
    if not lock.is_file():
        return False
    try:
        with closing(sqlite3.connect(f"{lock.as_uri()}?mode=ro", timeout=0, uri=True)) as asking:
            asking.execute("SELECT 1 FROM sqlite_master").fetchall()
    except sqlite3.Error as error:
        return error.sqlite_errorname == "SQLITE_BUSY"
    return False


@contextmanager
def hold_database(url: str, *, replacing: bool = False) -> Generator[None]:
    """Keep other bots from a SQLite file; with PostgreSQL do nothing, as bots may share it.

    A backup or a check-up needs no lock. Raises `OperatorError` if a bot holds it, or this process
    may not write to it, or unless it is `replacing` the file, if that has lost all it held or its
    folder is missing.
    """
    file = find_file(url)
    if file is None:
        yield
        return
    if not replacing and lacks_folder(file):
        raise Unusable(say_no_folder(file))
    with raising_unusable(url):
        file.parent.mkdir(parents=True, exist_ok=True)
    check_writable(file)
    if not replacing and is_blank(file):
        raise Unusable(say_blank(file))
    if file.is_file() and file.stat().st_nlink > 1:
        raise Unusable(
            f"{file} has a second name (a hard link), by which another bot could use it unnoticed;"
            " keep only one of them"
        )
    with raising_unusable(url):
        # SQLite can lock files on every system, and the lock of a killed process is freed
        lock = sqlite3.connect(_make_lock(file), timeout=_PATIENCE, isolation_level=None)
    with closing(lock):
        with raising_unusable(url):
            _take(lock, file)
        yield


def _take(lock: sqlite3.Connection, file: Path) -> None:
    try:
        lock.execute("BEGIN EXCLUSIVE")
    except sqlite3.Error as error:
        if error.sqlite_errorname != "SQLITE_BUSY":
            raise
        why = "another bot uses it; stop that one, or name another file"
        raise Unusable(f"cannot use {file}: {why}") from None


def _make_lock(file: Path) -> Path:
    """Return the file to lock, which belongs to whoever the database belongs to."""
    lock = _name_lock(file)
    if not lock.is_dir():
        lock.touch()
        keep_owner(lock, file if file.is_file() else file.parent)
    return lock


def _name_lock(file: Path) -> Path:
    """Return the lock of the file itself, whatever links lead to it."""
    return Path(f"{file.resolve()}.lock")
