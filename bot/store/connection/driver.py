"""An aiosqlite connection that asks its thread only once per statement.

SQLAlchemy asks for a cursor, executes, fetches and closes: with aiosqlite's own cursor, the thread
and the event loop wake each other for every step, about a hundred times per guess. And there is
only one writer: if each of its statements waited for its turn in a busy event loop, every guess
would wait for the transaction in progress.
"""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Callable, Generator, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import Future
from contextlib import closing, contextmanager, suppress
from functools import partial
from itertools import islice
from pathlib import Path
from typing import Any, TypeVar

import aiosqlite

T = TypeVar("T")

MOMENT = 0.001
"""Seconds that the event loop blocks for a statement; most take a tenth of that."""

_PATIENCE = 5.0
"""Seconds to keep trying to open a locked file; as long as SQLite itself waits."""


async def connect(file: str, pragmas: Mapping[str, object], *, make: bool = True) -> Connection:
    """Open the file, or `make` it, and set its pragmas; raises `sqlite3.Error`.

    Opening is finished even if the caller is cancelled: half-way, the connection would stay open.
    """
    connection = Connection(partial(_open, file, pragmas, make))
    opening = asyncio.ensure_future(connection.begin())
    try:
        await asyncio.shield(opening)
    except asyncio.CancelledError:
        await asyncio.wait({opening})
        if opening.exception() is None:
            await connection.close()
        raise
    return connection


def _open(file: str, pragmas: Mapping[str, object], make: bool) -> sqlite3.Connection:
    if make:
        connection = sqlite3.connect(file, isolation_level=None)
    else:
        address = f"{Path(file).absolute().as_uri()}?mode=rw"
        connection = sqlite3.connect(address, isolation_level=None, uri=True)
    # a damaged letter costs the row that holds it, not all that are read with it
    connection.text_factory = _decode
    try:
        for pragma, value in pragmas.items():
            _set(connection, pragma, value)
    except sqlite3.Error:
        connection.close()
        raise
    return connection


def _decode(text: bytes) -> str:
    return text.decode("utf-8", "replace")


def _set(connection: sqlite3.Connection, pragma: str, value: object) -> None:
    until = time.monotonic() + _PATIENCE
    while True:
        try:
            connection.execute(f"PRAGMA {pragma} = {value}")
            return
        except sqlite3.OperationalError as error:
            # if two switch a new file to WAL at once, one of them fails without waiting
            if error.sqlite_errorcode != sqlite3.SQLITE_BUSY or time.monotonic() > until:
                raise
            time.sleep(MOMENT)


class Connection(aiosqlite.Connection):
    """A connection whose cursors are made for SQLAlchemy."""

    def __init__(self, connector: Callable[[], sqlite3.Connection]) -> None:
        super().__init__(connector, iter_chunk_size=1)
        # the thread must not keep a stopping program alive
        self._thread.daemon = True
        self._opening = ""

    async def begin(self) -> None:
        """Open it; if that fails, leave nothing behind."""
        try:
            await self
        except sqlite3.Error:
            self._thread.join()
            raise

    def cursor(self) -> Cursor:  # pyright: ignore[reportIncompatibleMethodOverride]
        """Return a cursor that asks the thread once per statement."""
        return Cursor(self)

    async def ask(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Do some work in the database's thread, blocking the event loop for a moment at most."""
        if not self._running:
            raise ValueError("the connection is closed")
        answer: Future[T] = Future()
        queue: Any = self._tx  # pyright: ignore[reportUnknownMemberType,reportUnknownVariableType]
        queue.put_nowait((None, partial(_answer, answer, work, self._conn)))
        with suppress(TimeoutError):
            return answer.result(MOMENT)
        return await asyncio.wrap_future(answer)

    async def read(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Do work that only reads, as `ask` does; it is interrupted if the caller is cancelled."""
        try:
            return await self.ask(work)
        except asyncio.CancelledError:
            await self.interrupt()
            raise

    def begin_with(self, statement: str) -> None:
        """Begin a transaction with this statement, together with the next statement."""
        self._opening = statement

    @contextmanager
    def open_cursor(self, database: sqlite3.Connection) -> Generator[sqlite3.Cursor]:
        """Open a cursor in the transaction that is to begin; for use in the thread."""
        opening, self._opening = self._opening, ""
        # an open statement would hold the lock even after the connection is closed
        with closing(database.cursor()) as cursor:
            if opening:
                cursor.execute(opening)
            yield cursor

    async def commit(self) -> None:
        """Commit, if a transaction is open."""
        self._opening = ""
        if self.in_transaction:
            await self.ask(sqlite3.Connection.commit)

    async def rollback(self) -> None:
        """Roll back, if a transaction is open."""
        self._opening = ""
        if self.in_transaction:
            await self.ask(sqlite3.Connection.rollback)


def _answer(
    answer: Future[T], work: Callable[[sqlite3.Connection], T], database: sqlite3.Connection
) -> None:
    """Do the work, unless nobody waits any more; for use in the thread."""
    if not answer.set_running_or_notify_cancel():
        return
    try:
        answer.set_result(work(database))
    except BaseException as error:
        answer.set_exception(error)


class Cursor:
    """A cursor that reads all rows of a statement at once."""

    arraysize = 1

    def __init__(self, connection: Connection) -> None:
        self._connection = connection
        self._rows: Iterator[Any] = iter(())
        self.description: Any = None
        self.rowcount = -1
        self.lastrowid: int | None = None

    async def __aenter__(self) -> Cursor:
        return self

    async def execute(self, statement: str, parameters: Sequence[Any] = ()) -> Cursor:
        """Execute a statement and read all its rows."""

        def work(database: sqlite3.Connection) -> list[Any]:
            with self._connection.open_cursor(database) as cursor:
                rows = cursor.execute(statement, parameters).fetchall()
                self._keep(cursor)
                return rows

        reads = statement.startswith(("SELECT", "WITH"))
        ask = self._connection.read if reads else self._connection.ask
        self._rows = iter(await ask(work))
        return self

    async def executemany(self, statement: str, rows: Iterable[Sequence[Any]]) -> Cursor:
        """Execute a statement for each of the rows."""

        def work(database: sqlite3.Connection) -> None:
            with self._connection.open_cursor(database) as cursor:
                self._keep(cursor.executemany(statement, rows))

        await self._connection.ask(work)
        return self

    async def fetchall(self) -> list[Any]:
        """Return the rows that are left."""
        return [*self._rows]

    async def fetchmany(self, size: int = 1) -> list[Any]:
        """Return the next rows."""
        return [*islice(self._rows, size)]

    async def close(self) -> None:
        """Do nothing: every statement is closed in the thread that ran it."""

    def _keep(self, cursor: sqlite3.Cursor) -> None:
        self.description = cursor.description
        self.rowcount = cursor.rowcount
        self.lastrowid = cursor.lastrowid
