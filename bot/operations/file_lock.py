"""A lock beside a SQLite file, which a bot holds while it runs: only one may use the file."""

from __future__ import annotations

import sqlite3
from collections.abc import Generator
from contextlib import closing, contextmanager

from bot.settings import SettingsError
from bot.store.connection.pools import find_file


@contextmanager
def hold_database(url: str) -> Generator[None]:
    """Keep other bots from a SQLite file; with PostgreSQL do nothing, as bots may share it.

    A backup or a check-up needs no lock. Raises `SettingsError` if a bot holds it.
    """
    file = find_file(url)
    if file is None:
        yield
        return
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        # SQLite can lock files on every system, and the lock of a killed process is freed
        lock = sqlite3.connect(f"{file}.lock", timeout=0, isolation_level=None)
    except (OSError, sqlite3.Error) as error:
        raise SettingsError(f"TILEMATE_DATABASE_URL: cannot use {file}: {error}") from None
    with closing(lock):
        try:
            lock.execute("BEGIN EXCLUSIVE")
        except sqlite3.Error as error:
            taken = error.sqlite_errorname == "SQLITE_BUSY"
            why = "another bot uses it; stop that one, or name another file" if taken else error
            raise SettingsError(f"TILEMATE_DATABASE_URL: cannot use {file}: {why}") from None
        yield
