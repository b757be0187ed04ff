"""One bot alone uses a SQLite file: it holds a lock beside the file for as long as it lives."""

from __future__ import annotations

import sqlite3
from collections.abc import Generator
from contextlib import closing, contextmanager

from bot.settings import SettingsError
from bot.store.connection.pools import find_file


@contextmanager
def hold_database(url: str) -> Generator[None]:
    """Keep other bots from a SQLite file; PostgreSQL is for many, and held by none.

    Who copies or examines the file asks for no lock. Raises `SettingsError` if a bot holds it.
    """
    file = find_file(url)
    if file is None:
        yield
        return
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        # SQLite locks files on every system, and the system frees them of whoever is killed
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
