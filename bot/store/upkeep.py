"""Small things the bot itself remembers, by name."""

from __future__ import annotations

from bot.store.models import FactRow
from bot.store.repository import Changes, Queries


class FactQueries(Queries):
    async def get(self, name: str) -> str | None:
        row = await self._db.get(FactRow, name)
        return row and row.value


class StoredFacts(FactQueries, Changes):
    async def set(self, name: str, value: str) -> None:
        await self._db.merge(FactRow(name=name, value=value))
        await self._db.flush()
