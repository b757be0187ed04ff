"""What the bot itself remembers: the commands and pictures Discord was given, and a heartbeat."""

from __future__ import annotations

import json
from collections.abc import Callable
from datetime import datetime, timedelta

from bot.store import Store

_COMMANDS = "commands"


class SyncedCommands:
    def __init__(self, store: Store) -> None:
        self._store = store

    async def get(self) -> str | None:
        """The hash of the commands told last."""
        async with self._store.read() as tx:
            return await tx.facts.get(_COMMANDS)

    async def set(self, value: str) -> None:
        async with self._store.write() as tx:
            await tx.facts.set(_COMMANDS, value)


_EMOJIS = "emojis"


class Uploads:
    def __init__(self, store: Store) -> None:
        self._store = store

    async def get(self) -> dict[str, str]:
        """The checksum of each uploaded picture, by name."""
        async with self._store.read() as tx:
            return json.loads(await tx.facts.get(_EMOJIS) or "{}")

    async def set(self, checksums: dict[str, str]) -> None:
        async with self._store.write() as tx:
            await tx.facts.set(_EMOJIS, json.dumps(checksums))


BEAT = timedelta(seconds=30)
STOPPED = 3 * BEAT
_HEARTBEAT = "heartbeat"


class Health:
    def __init__(self, store: Store, clock: Callable[[], datetime]) -> None:
        self._store = store
        self._clock = clock

    async def beat(self) -> None:
        """Say that the bot is connected."""
        async with self._store.write() as tx:
            await tx.facts.set(_HEARTBEAT, self._clock().isoformat())

    async def alive(self) -> bool:
        """Whether the last heartbeat is recent."""
        async with self._store.read() as tx:
            last = await tx.facts.get(_HEARTBEAT)
        return last is not None and self._clock() - datetime.fromisoformat(last) < STOPPED

    async def count_games(self) -> int:
        """The games under way."""
        async with self._store.read() as tx:
            return await tx.games.count_active()


class InMemory:
    """Says of a Discord in memory what holds of it: no commands are known, nothing is served."""

    async def get(self) -> None: ...
    async def set(self, value: str) -> None: ...
    async def beat(self) -> None: ...
