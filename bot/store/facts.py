"""Small facts that the bot itself remembers, by name."""

from __future__ import annotations

from sqlalchemy import delete, select

from bot.store.connection.repository import Changes, Queries
from bot.store.models import FactRow


class FactQueries(Queries):
    """Facts, to read."""

    async def get(self, name: str) -> str | None:
        """Return the value of a fact; None without one."""
        row = await self._db.get(FactRow, name)
        return row and row.value

    async def list_named(self, prefix: str) -> dict[str, str]:
        """Return the values of all names with a prefix, by the rest of the name."""
        last = prefix[:-1] + chr(ord(prefix[-1]) + 1)
        query = select(FactRow).where(FactRow.name >= prefix, FactRow.name < last)
        return {row.name.removeprefix(prefix): row.value for row in await self._db.scalars(query)}


class StoredFacts(FactQueries, Changes):
    """Facts, to read and change."""

    async def set(self, name: str, value: str) -> None:
        """Store a fact."""
        await self._put(FactRow, {"name": name, "value": value})

    async def drop(self, name: str) -> None:
        """Delete a fact, if it is there."""
        await self._execute(delete(FactRow).where(FactRow.name == name))
