"""How SQLite and PostgreSQL are opened: one engine that writes, and one that reads.

SQLite has one writing connection: writers queue for it in order, instead of inside SQLite.
Reads run beside it on a few connections of their own, which see the last commit. In
versions up to 3.51.2 a commit and a checkpoint on two connections at once can damage the
file (the "WAL-reset bug"). Reading connections do neither: every commit and checkpoint is
made by the one that writes, one after the other, so such versions are safe as long as one
bot alone uses a file. PostgreSQL takes care of itself: a read is a READ ONLY transaction.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Mapping
from contextlib import closing
from pathlib import Path
from typing import Any

import aiosqlite
from sqlalchemy import event
from sqlalchemy.engine import URL, Connection, Dialect, make_url
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import AsyncAdaptedQueuePool, ConnectionPoolEntry

# each is asserted on the open connection: a pragma that is refused is refused in silence
WRITING = {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1, "busy_timeout": 2000}
READING = {"query_only": 1, "busy_timeout": 2000}

_READERS = 3


def open_engine(address: URL) -> AsyncEngine:
    """Return an engine that writes, by the connection rules of its database.

    Its errors name no parameters: an answer must not reach a log.
    """
    if address.get_backend_name() != "sqlite":
        return create_async_engine(address, pool_pre_ping=True, hide_parameters=True)
    if address.database and not _in_memory(address):
        Path(address.database).parent.mkdir(parents=True, exist_ok=True)
        # aiosqlite would leave its thread behind if the file cannot be opened
        sqlite3.connect(address.database).close()
    # a deferred transaction that turns writer half-way fails at once when another has written
    return _sqlite(address, WRITING, "BEGIN IMMEDIATE", 1)


def open_readers(writer: AsyncEngine) -> AsyncEngine:
    """Return an engine that only reads what `writer` commits."""
    if writer.dialect.name != "sqlite":
        # all that is read is of one moment, as in SQLite
        return writer.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
    if _in_memory(writer.url):
        return writer
    return _sqlite(writer.url, READING, "BEGIN", _READERS)


def _sqlite(address: URL, pragmas: Mapping[str, object], begin: str, most: int) -> AsyncEngine:
    engine = create_async_engine(
        address,
        poolclass=AsyncAdaptedQueuePool,
        pool_size=most,
        max_overflow=0,
        hide_parameters=True,
        connect_args={"async_creator_fn": _connect},
    )
    event.listen(engine.sync_engine, "do_connect", _try)
    event.listen(engine.sync_engine, "connect", _prepare(pragmas))
    event.listen(engine.sync_engine, "begin", _begin(begin))
    event.listen(engine.sync_engine, "invalidate", _let_go)
    return engine


def file_of(url: str) -> Path | None:
    """The file of a SQLite database; None for any other."""
    address = make_url(url)
    if address.get_backend_name() != "sqlite" or _in_memory(address):
        return None
    return Path(str(address.database))


def _in_memory(address: URL) -> bool:
    return address.database in (None, "", ":memory:")


def _try(
    dialect: Dialect, entry: ConnectionPoolEntry, arguments: list[Any], options: dict[str, Any]
) -> None:
    # of a file that cannot be used aiosqlite leaves a thread behind, which outlives the loop
    with closing(sqlite3.connect(arguments[0])) as connection:
        connection.execute("PRAGMA schema_version")


async def _connect(*arguments: Any, **options: Any) -> aiosqlite.Connection:
    """Connect to the end, however often who waits is cancelled: half-way it would be left open."""
    connection = aiosqlite.connect(*arguments, **options)
    opening = asyncio.ensure_future(connection.__aenter__())
    try:
        return await asyncio.shield(opening)
    except asyncio.CancelledError:
        await asyncio.wait({opening})
        await connection.close()
        raise


def _prepare(
    pragmas: Mapping[str, object],
) -> Callable[[DBAPIConnection, ConnectionPoolEntry], None]:
    def prepare(connection: DBAPIConnection, _: ConnectionPoolEntry) -> None:
        driver: Any = connection
        driver.isolation_level = None
        try:
            with closing(connection.cursor()) as cursor:
                for pragma, value in pragmas.items():
                    cursor.execute(f"PRAGMA {pragma} = {value}")
        except Exception:
            # no pool knows it yet, and its thread would outlive the event loop
            connection.close()
            raise

    return prepare


def _let_go(connection: DBAPIConnection, entry: ConnectionPoolEntry, error: object) -> None:
    # whoever was cancelled may still hold a statement, which keeps even a closed connection's lock
    connection.rollback()


def _begin(statement: str) -> Callable[[Connection], None]:
    def begin(connection: Connection) -> None:
        connection.exec_driver_sql(statement)

    return begin
