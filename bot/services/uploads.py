"""Which pictures Discord was given, kept over restarts."""

from __future__ import annotations

import json

from bot.store import Store

_NAME = "emojis"


class Uploads:
    def __init__(self, store: Store) -> None:
        self._store = store

    async def get(self) -> dict[str, str]:
        """The checksum of each uploaded picture, by name."""
        async with self._store.transaction() as tx:
            return json.loads(await tx.facts.get(_NAME) or "{}")

    async def set(self, checksums: dict[str, str]) -> None:
        async with self._store.transaction() as tx:
            await tx.facts.set(_NAME, json.dumps(checksums))
