"""Small things the bot itself remembers, by name."""

from __future__ import annotations

from sqlalchemy.ext.asyncio import AsyncSession

from bot.store.models import FactRow


class Facts:
    def __init__(self, db: AsyncSession) -> None:
        self._db = db

    async def get(self, name: str) -> str | None:
        row = await self._db.get(FactRow, name)
        return row and row.value

    async def set(self, name: str, value: str) -> None:
        await self._db.merge(FactRow(name=name, value=value))
        await self._db.flush()
