"""Carries all that is stored from one database into another, of whatever kind."""

from __future__ import annotations

from sqlalchemy import Table, func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.settings import SettingsError
from bot.store.backup import replay_games
from bot.store.database import Store
from bot.store.models import Base
from bot.store.unusable import usable

_AT_ONCE = 1000
"""Rows that are held in memory."""


async def carry_over(old: Store, new: Store) -> int:
    """Store in `new`, which is PostgreSQL, whatever `old` holds; return the number of its games.

    Every game is played again before anything is committed. Raises `SettingsError` if something
    is stored in `new` already, and `Damaged` for a game that cannot be played again.
    """
    games = 0
    with usable(new.engine.url):
        async with old.readers.connect() as source, new.engine.begin() as target:
            tables = Base.metadata.sorted_tables
            if any([(await target.execute(select(table).limit(1))).first() for table in tables]):
                raise SettingsError(
                    "TILEMATE_DATABASE_URL: this database is in use; name an empty one"
                )
            for table in tables:
                await _carry(table, source, target)
            async for number in replay_games(target):
                games = number
    return games


async def _carry(table: Table, source: AsyncConnection, target: AsyncConnection) -> None:
    async with source.stream(select(table)) as rows:
        async for some in rows.mappings().partitions(_AT_ONCE):
            await target.execute(insert(table), [dict(row) for row in some])
    if (column := table.autoincrement_column) is not None:
        # what is stored next is numbered after what was carried over
        number = func.coalesce(func.max(column), 0) + 1
        serial = func.pg_get_serial_sequence(table.name, column.name)
        await target.execute(select(func.setval(serial, number, False)))
