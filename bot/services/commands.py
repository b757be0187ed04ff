"""Which commands Discord was told last, kept over restarts."""

from __future__ import annotations

from bot.store import Store

_NAME = "commands"


class SyncedCommands:
    def __init__(self, store: Store) -> None:
        self._store = store

    async def get(self) -> str | None:
        """The hash of the commands told last."""
        async with self._store.transaction() as tx:
            return await tx.facts.get(_NAME)

    async def set(self, value: str) -> None:
        async with self._store.transaction() as tx:
            await tx.facts.set(_NAME, value)
