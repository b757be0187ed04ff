"""Connections: how SQLite and PostgreSQL are opened, and one transaction per use case."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncGenerator, Coroutine
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any

from sqlalchemy import event, make_url, text
from sqlalchemy.engine import URL, Connection, Dialect
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import (
    AsyncEngine,
    async_sessionmaker,
    create_async_engine,
)
from sqlalchemy.pool import AsyncAdaptedQueuePool, ConnectionPoolEntry

from bot.store.migrate import migrate
from bot.store.transaction import Transaction
from bot.store.unusable import Unusable, usable

# each is asserted on the open connection: a pragma that is refused is refused in silence
_PRAGMAS = {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1, "busy_timeout": 2000}


class Store:
    """The database. Everything read or written goes through `read` or `write`."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self._sessions = async_sessionmaker(engine, expire_on_commit=False)

    @classmethod
    def open(cls, url: str) -> Store:
        """Return a store on `url`; connects lazily, creating a SQLite file and its folder.

        Raises `Unusable`.
        """
        try:
            address = make_url(url)
        except (ArgumentError, ValueError):
            # not repeated: it may hold a password
            raise Unusable("this cannot be read as an address") from None
        with usable(address):
            return cls(open_engine(address))

    @asynccontextmanager
    async def read(self) -> AsyncGenerator[Transaction]:
        """Look, and change nothing."""
        async with self._sessions() as db:
            yield Transaction(db)

    @asynccontextmanager
    async def write(self) -> AsyncGenerator[Transaction]:
        """Commit on leaving the block, roll back if it raises.

        A caller that is cancelled during the commit leaves a whole transaction behind, and
        re-reads by interaction id.
        """
        async with self._sessions() as db:
            yield Transaction(db)
            await _to_its_end(db.commit())

    async def prepare(self) -> None:
        """Migrate to this code's schema and assert the connection rules; raises `Unusable`."""
        with usable(self.engine.url):
            await migrate(self.engine)
            await self.check()

    async def check(self) -> None:
        """Assert the connection rules; raises `Unusable` naming the one that does not hold."""
        if self.engine.dialect.name != "sqlite":
            return
        async with self.engine.connect() as connection:
            for pragma, wanted in _PRAGMAS.items():
                found = await connection.scalar(text(f"PRAGMA {pragma}"))
                if found != wanted:
                    raise Unusable(f"SQLite: {pragma} is {found!r}, expected {wanted!r}")

    async def close(self) -> None:
        """Close every connection; aiosqlite's thread would outlive the program otherwise."""
        await self.engine.dispose()


async def _to_its_end(work: Coroutine[Any, Any, None]) -> None:
    """Await `work`; if cancelled meanwhile, first let it finish: nothing may close it halfway."""
    task = asyncio.ensure_future(work)
    try:
        await asyncio.shield(task)
    except asyncio.CancelledError:
        await asyncio.wait({task})
        raise


def open_engine(url: str | URL) -> AsyncEngine:
    """Return an engine that follows the connection rules of its database.

    Its errors name no parameters: an answer must not reach a log.
    """
    address = make_url(url)
    if address.get_backend_name() != "sqlite":
        return create_async_engine(address, pool_pre_ping=True, hide_parameters=True)
    if address.database and address.database != ":memory:":
        Path(address.database).parent.mkdir(parents=True, exist_ok=True)
        # aiosqlite would leave its thread behind if the file cannot be opened
        sqlite3.connect(address.database).close()
    # one writer beats a pool: writers queue here, in order, instead of inside SQLite
    engine = create_async_engine(
        address,
        poolclass=AsyncAdaptedQueuePool,
        pool_size=1,
        max_overflow=0,
        hide_parameters=True,
    )
    event.listen(engine.sync_engine, "do_connect", _try)
    event.listen(engine.sync_engine, "connect", _prepare)
    event.listen(engine.sync_engine, "begin", _begin_immediately)
    return engine


def _try(
    dialect: Dialect, entry: ConnectionPoolEntry, arguments: list[Any], options: dict[str, Any]
) -> None:
    # of a file that cannot be used aiosqlite leaves a thread behind, which outlives the loop
    with closing(sqlite3.connect(arguments[0])) as connection:
        connection.execute("PRAGMA schema_version")


def _prepare(connection: DBAPIConnection, _: ConnectionPoolEntry) -> None:
    driver: Any = connection
    driver.isolation_level = None
    try:
        with closing(connection.cursor()) as cursor:
            for pragma, value in _PRAGMAS.items():
                cursor.execute(f"PRAGMA {pragma} = {value}")
    except Exception:
        # no pool knows it yet, and its thread would outlive the event loop
        connection.close()
        raise


def _begin_immediately(connection: Connection) -> None:
    # a deferred transaction that turns writer half-way fails at once when another has written
    connection.exec_driver_sql("BEGIN IMMEDIATE")
