"""How SQLite and PostgreSQL are opened: one engine that writes, and one that reads.

SQLite has one writing connection: writers queue for it in order, instead of inside SQLite. Reads
run beside it on a few connections of their own, which see the last commit. In versions up to
3.51.2, a commit and a checkpoint on two connections at once can damage the file (the "WAL-reset
bug"). Reading connections do neither: the writing one makes every commit and checkpoint, one after
the other, so such versions are safe as long as only one bot uses a file. PostgreSQL needs no such
care: a read is a READ ONLY transaction.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from pathlib import Path
from typing import Any

from sqlalchemy import event
from sqlalchemy.engine import URL, Connection
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import AsyncAdaptedQueuePool

from bot.store.connection import driver
from bot.store.connection.unusable import read_address

# each is asserted on the open connection: SQLite refuses a pragma silently
WRITING = {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1, "busy_timeout": 16_000}
READING_PRAGMAS = {"query_only": 1, "busy_timeout": 2000}

CONNECTIONS = 10
"""Connections to PostgreSQL, where the operator says nothing."""

_READERS = 3
_QUEUE = 120.0
"""Seconds to wait for a turn; whoever waits was promised an answer."""


def open_engine(address: URL, most: int = CONNECTIONS) -> AsyncEngine:
    """Return an engine that writes, by the connection rules of its database.

    On PostgreSQL it has at `most` so many connections, for which all else waits in line. Its
    errors show no parameters: an answer must not reach a log.
    """
    if address.get_backend_name() != "sqlite":
        return create_async_engine(
            address,
            pool_size=most,
            max_overflow=0,
            pool_timeout=_QUEUE,
            pool_pre_ping=True,
            hide_parameters=True,
        )
    if address.database and not _in_memory(address):
        Path(address.database).parent.mkdir(parents=True, exist_ok=True)
    # a deferred transaction fails when it starts to write after somebody else has written
    return _sqlite(address, WRITING, "BEGIN IMMEDIATE", 1, make=True)


def open_readers(writer: AsyncEngine) -> AsyncEngine:
    """Return an engine that only reads what `writer` commits."""
    if writer.dialect.name != "sqlite":
        # everything read is from one moment, as in SQLite
        return writer.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
    if _in_memory(writer.url):
        return writer
    return _sqlite(writer.url, READING_PRAGMAS, "BEGIN", _READERS, make=False)


def _sqlite(
    address: URL, pragmas: Mapping[str, object], begin: str, most: int, *, make: bool
) -> AsyncEngine:
    engine = create_async_engine(
        address,
        poolclass=AsyncAdaptedQueuePool,
        pool_size=most,
        max_overflow=0,
        pool_timeout=_QUEUE,
        hide_parameters=True,
        connect_args={"async_creator_fn": _connect(pragmas, make=make)},
    )
    event.listen(engine.sync_engine, "begin", _begin(begin))
    return engine


def find_file(url: URL | str) -> Path | None:
    """Return the file of a SQLite database; None for any other."""
    address = read_address(url)
    if address.get_backend_name() != "sqlite" or _in_memory(address):
        return None
    return Path(str(address.database))


def _in_memory(address: URL) -> bool:
    return address.database in (None, "", ":memory:")


def _connect(
    pragmas: Mapping[str, object], *, make: bool
) -> Callable[..., Awaitable[driver.Connection]]:
    """Return what opens a connection; the first may `make` the file.

    A file that was taken away is not made again: what its log still holds would be lost.
    """
    opened = False

    async def connect(file: str, **_: Any) -> driver.Connection:
        nonlocal opened
        new = make and not opened
        connection = await driver.connect(file, pragmas, make=new or file == ":memory:")
        opened = True
        return connection

    return connect


def _begin(statement: str) -> Callable[[Connection], None]:
    def begin(connection: Connection) -> None:
        opened: Any = connection.connection.driver_connection
        opened.begin_with(statement)

    return begin
