"""Copies everything stored from one database to another of any kind."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager

from sqlalchemy import Table, func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.operator_errors import OperatorError
from bot.store.connection.unusable import raising_unusable
from bot.store.database import Store
from bot.store.models import Base

TABLES = Base.metadata.sorted_tables

_AT_ONCE = 1000
"""Rows held in memory."""


@asynccontextmanager
async def open_transfer(
    old: Store, new: Store
) -> AsyncGenerator[tuple[AsyncConnection, AsyncConnection]]:
    """Open the database to read and the PostgreSQL one to fill; commit everything at the end.

    Raises `OperatorError` if `new` is not empty.
    """
    with raising_unusable(new.engine.url):
        async with old.readers.connect() as source, new.engine.begin() as target:
            if any([(await target.execute(select(table).limit(1))).first() for table in TABLES]):
                raise OperatorError(
                    "TILEMATE_DATABASE_URL: this database is in use; name an empty one"
                )
            yield source, target


async def copy_rows(source: AsyncConnection, target: AsyncConnection) -> AsyncGenerator[int]:
    """Store in `target` everything in `source`, and yield how many rows were stored so far."""
    number = 0
    for table in TABLES:
        async with source.stream(select(table)) as rows:
            async for some in rows.mappings().partitions(_AT_ONCE):
                await target.execute(insert(table), [dict(row) for row in some])
                number += len(some)
                yield number
        await _number_on(table, target)


async def _number_on(table: Table, target: AsyncConnection) -> None:
    """Let new rows be numbered after the copied ones."""
    if (column := table.autoincrement_column) is not None:
        number = func.coalesce(func.max(column), 0) + 1
        serial = func.pg_get_serial_sequence(table.name, column.name)
        await target.execute(select(func.setval(serial, number, False)))
