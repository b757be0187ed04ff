"""The database, and the two ways to use it: `read` and `write`.

Conflicts have one policy. A unique key, an interaction's id or a version column decides who was
first. `add` and `save` return what is stored now, or None if somebody was faster; the service
decides what that means for a person.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Coroutine
from contextlib import asynccontextmanager
from typing import Any

from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncEngine, AsyncSession, async_sessionmaker

from bot.metrics import DATABASE_SECONDS
from bot.store.connection.held_file import HeldFile
from bot.store.connection.pools import (
    CONNECTIONS,
    READING_PRAGMAS,
    WRITING,
    find_file,
    open_engine,
    open_readers,
)
from bot.store.connection.unusable import (
    Unusable,
    raising_outage,
    raising_unusable,
    read_address,
)
from bot.store.migrate import find_revision, is_current, migrate
from bot.store.transaction import ReadTransaction, Transaction

_PATIENCE = 5.0
"""Seconds that a closing store waits for the tasks it cancelled."""


class Store:
    """The database. Everything read or written goes through `read` or `write`."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self._file = HeldFile(find_file(engine.url))
        self.readers = open_readers(engine)
        self._writing = async_sessionmaker(engine, expire_on_commit=False)
        self._reading = async_sessionmaker(self.readers, autoflush=False)
        self._using: set[asyncio.Task[Any]] = set()
        self._closed = False

    @classmethod
    def open(cls, url: str, connections: int = CONNECTIONS) -> Store:
        """Return a store for `url`; it connects lazily, and creates a SQLite file and its folder.

        To PostgreSQL it opens at most so many `connections`. Raises `Unusable`.
        """
        address = read_address(url)
        with raising_unusable(address):
            return cls(open_engine(address, connections))

    @asynccontextmanager
    async def read(self) -> AsyncGenerator[ReadTransaction]:
        """Read the database as of one moment, beside whoever writes; locks nothing.

        Raises `Outage` if it is out of reach, as `write` does.
        """
        with DATABASE_SECONDS.labels("read").time(), raising_outage():
            async with self._session(self._reading) as db:
                yield ReadTransaction(db)

    @asynccontextmanager
    async def write(self) -> AsyncGenerator[Transaction]:
        """Commit on leaving the block, roll back if it raises.

        A caller cancelled during the commit leaves a whole transaction behind, and reads by
        interaction id whether it took effect.
        """
        with DATABASE_SECONDS.labels("write").time(), raising_outage():
            self._file.check()
            async with self._session(self._writing) as db:
                yield Transaction(db)
                await _to_its_end(db.commit())

    @asynccontextmanager
    async def _session(
        self, sessions: async_sessionmaker[AsyncSession]
    ) -> AsyncGenerator[AsyncSession]:
        user = asyncio.current_task()
        if self._closed or user is None:
            raise asyncio.CancelledError
        self._using.add(user)
        db = sessions()
        try:
            yield db
        finally:
            await _to_its_end(db.close())
            self._using.discard(user)

    async def prepare(self) -> None:
        """Migrate to this code's schema and assert the connection rules; raises `Unusable`."""
        with raising_unusable(self.engine.url):
            await migrate(self.engine)
            await self.check()

    async def is_current(self) -> bool:
        """Return whether the schema is this code's own, and change nothing; raises `Unusable`."""
        with raising_unusable(self.engine.url):
            return await is_current(self.engine)

    async def find_revision(self) -> str | None:
        """Return the revision of the schema, or None of a new database; raises `Unusable`."""
        with raising_unusable(self.engine.url):
            return await find_revision(self.engine)

    async def check(self) -> None:
        """Assert the connection rules; raises `Unusable` naming the one that does not hold."""
        if self.engine.dialect.name != "sqlite":
            return
        rules = {self.readers: READING_PRAGMAS, self.engine: WRITING}
        for engine, pragmas in rules.items():
            async with engine.connect() as connection:
                for pragma, wanted in pragmas.items():
                    found = await connection.scalar(text(f"PRAGMA {pragma}"))
                    if found != wanted:
                        raise Unusable(f"SQLite: {pragma} is {found!r}, expected {wanted!r}")

    async def close(self) -> None:
        """Cancel all reads and writes, and close every connection.

        Otherwise, aiosqlite's thread would outlive the program.
        """
        self._closed = True
        for user in self._using:
            user.cancel()
        if self._using:
            await asyncio.wait(self._using, timeout=_PATIENCE)
        # the writer last: the last connection to a SQLite file cleans it up
        await self.readers.dispose()
        await self.engine.dispose()


async def _to_its_end(work: Coroutine[Any, Any, None]) -> None:
    """Await `work` to its end, however often this is cancelled meanwhile."""
    task = asyncio.ensure_future(work)
    cancelled: asyncio.CancelledError | None = None
    while not task.done():
        try:
            await asyncio.wait({task})
        except asyncio.CancelledError as error:
            cancelled = error
    task.result()
    if cancelled:
        raise cancelled
