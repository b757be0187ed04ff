"""What is stored, table by table."""

from __future__ import annotations

from sqlalchemy import select

from bot.store import Store
from bot.store.models import Base


async def read_all(store: Store) -> dict[str, list[tuple[object, ...]]]:
    """All rows of all tables."""
    async with store.engine.connect() as connection:
        return {
            name: sorted(map(tuple, await connection.execute(select(table))), key=repr)
            for name, table in Base.metadata.tables.items()
        }
