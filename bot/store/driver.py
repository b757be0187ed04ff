"""SQLite for SQLAlchemy's dialect of aiosqlite, without a thread to ask at every step.

A thread is woken about a hundred times for one guess otherwise, which costs several times as
much as the database does. Most statements take microseconds, and run where they are asked for.
What waits for the disk, for another process or for many rows runs in a thread of the connection.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import islice
from typing import Any, TypeVar

T = TypeVar("T")

_STEPS = 10_000
"""Steps of SQLite's machine, a millisecond or so, after which a look moves to the thread."""

_TRIES = 7
"""How often more a writer waits for its patience to end."""

_SHORT = ("SELECT", "INSERT", "UPDATE", "BEGIN", "SAVEPOINT", "RELEASE", "ROLLBACK", "PRAGMA")
"""How statements begin that run at once."""


class Connection:
    """A connection with `aiosqlite.Connection`'s methods, as far as SQLAlchemy calls them."""

    def __init__(self, file: str, pragmas: Mapping[str, object]) -> None:
        """Open the file and set its pragmas; raises `sqlite3.Error`."""
        self._connection: sqlite3.Connection | None = None
        self._patience = pragmas["busy_timeout"]
        self._thread = ThreadPoolExecutor(1, "sqlite")
        self._looks = 0
        database = sqlite3.connect(file, check_same_thread=False, isolation_level=None)
        try:
            for pragma, value in pragmas.items():
                database.execute(f"PRAGMA {pragma} = {value}")
        except sqlite3.Error:
            database.close()
            raise
        database.set_progress_handler(self._is_long, _STEPS)
        self._connection = database

    @property
    def database(self) -> sqlite3.Connection:
        if self._connection is None:
            raise ValueError("connection closed")
        return self._connection

    def cursor(self) -> Cursor:
        return Cursor(self, self.database.cursor())

    async def run(self, statement: str, work: Callable[[], T]) -> T:
        """Do the work of a statement, at once if it is short."""
        if not statement.startswith(_SHORT):
            return await self.wait_for(work)
        if statement.startswith("BEGIN IMMEDIATE"):
            return await self._begin(work)
        if not statement.startswith("SELECT"):
            return work()
        self._looks = 1
        try:
            return work()
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_INTERRUPT:
                raise
        finally:
            self._looks = 0
        return await self.wait_for(work, self.database.interrupt)

    async def wait_for(self, work: Callable[[], T], cancel: Callable[[], None] | None = None) -> T:
        """Do the work in the thread, to its end, however often who waits is cancelled.

        `cancel` brings that end nearer.
        """
        job = asyncio.get_running_loop().run_in_executor(self._thread, work)
        cancelled: asyncio.CancelledError | None = None
        while not job.done():
            try:
                await asyncio.wait({job})
            except asyncio.CancelledError as error:
                cancelled = error
                if cancel:
                    cancel()
        if cancelled:
            job.exception()
            raise cancelled
        return job.result()

    async def create_function(self, *arguments: Any, **options: Any) -> None:
        self.database.create_function(*arguments, **options)

    async def commit(self) -> None:
        if self.database.in_transaction:
            await self.wait_for(self.database.commit)

    async def rollback(self) -> None:
        if self.database.in_transaction:
            self.database.rollback()

    async def close(self) -> None:
        self.stop()

    def stop(self) -> None:
        """Close it; nothing of it is left."""
        database, self._connection = self._connection, None
        if database is not None:
            database.close()
        self._thread.shutdown(wait=False)

    async def _begin(self, work: Callable[[], T]) -> T:
        """Begin to write; a writer of another process is waited for in the thread.

        Several times as long as for anything else: who waits has been promised an answer.
        """
        self.database.execute("PRAGMA busy_timeout = 0")
        try:
            return work()
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_BUSY:
                raise
        finally:
            self.database.execute(f"PRAGMA busy_timeout = {self._patience}")
        for _ in range(_TRIES):
            try:
                return await self.wait_for(work)
            except sqlite3.OperationalError as error:
                if error.sqlite_errorcode != sqlite3.SQLITE_BUSY:
                    raise
        return await self.wait_for(work)

    def _is_long(self) -> bool:
        """Whether to interrupt a look: SQLite asks now and then, at first perhaps too early."""
        if self._looks:
            self._looks += 1
        return self._looks > 2


class Cursor:
    """A cursor with `aiosqlite.Cursor`'s methods; a look is read as a whole."""

    arraysize = 1

    def __init__(self, connection: Connection, cursor: sqlite3.Cursor) -> None:
        self._connection = connection
        self._cursor = cursor
        self._rows: Iterator[Any] = iter(())

    async def __aenter__(self) -> Cursor:
        return self

    @property
    def description(self) -> Any:
        return self._cursor.description

    @property
    def rowcount(self) -> int:
        return self._cursor.rowcount

    @property
    def lastrowid(self) -> int | None:
        return self._cursor.lastrowid

    async def execute(self, statement: str, parameters: Sequence[Any] = ()) -> Cursor:
        def work() -> list[Any]:
            return self._cursor.execute(statement, parameters).fetchall()

        self._rows = iter(await self._connection.run(statement, work))
        return self

    async def executemany(self, statement: str, rows: Iterable[Sequence[Any]]) -> Cursor:
        await self._connection.wait_for(lambda: self._cursor.executemany(statement, rows))
        return self

    async def fetchall(self) -> list[Any]:
        return [*self._rows]

    async def fetchmany(self, size: int = 1) -> list[Any]:
        return [*islice(self._rows, size)]

    async def close(self) -> None:
        self._cursor.close()
