"""What the bot itself remembers: the commands and pictures Discord was given, and a heartbeat."""

from __future__ import annotations

import json
from collections.abc import Callable
from datetime import timedelta

from bot.domain.clock import Clock
from bot.settings import Shards
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
_HEARTBEAT = "heartbeat "


class Health:
    """How a process does that serves `shards`, and who else serves."""

    def __init__(self, store: Store, clock: Clock, shards: Shards | None = None) -> None:
        self._store = store
        self._clock = clock
        self.shards = shards or Shards()

    async def beat(self) -> None:
        """Say that the bot is connected."""
        async with self._store.write() as tx:
            await tx.facts.set(f"{_HEARTBEAT}{self.shards}", self._clock().isoformat())

    async def alive(self) -> bool:
        """Whether the last heartbeat of this part is recent."""
        return self.shards in await self.list_alive()

    async def list_alive(self) -> list[Shards]:
        """The parts whose last heartbeat is recent, the first one first."""
        async with self._store.read() as tx:
            beats = await tx.facts.list_named(_HEARTBEAT)
        recent = (self._clock() - STOPPED).isoformat()
        return sorted(Shards.parse(name) for name, at in beats.items() if at > recent)

    async def count_games(self) -> int:
        """The games under way."""
        async with self._store.read() as tx:
            return await tx.games.count_active()


class Duty:
    """Of which servers a process does what is due: of its own, and of those nobody serves now.

    So jobs move when a process is killed. Who does them twice all the same, for a moment, finds
    each claimed in its row.
    """

    def __init__(self, health: Health) -> None:
        self._health = health

    @property
    def shards(self) -> Shards:
        return self._health.shards

    async def find(self) -> Callable[[int | None], bool]:
        """Whether what is due in a server, or in direct messages, is to be done here."""
        mine = self.shards
        if mine == Shards():
            return lambda _: True
        others = [part for part in await self._health.list_alive() if part != mine]
        first = not others or mine < others[0]

        def ours(guild_id: int | None) -> bool:
            return mine.serve(guild_id) or (
                first and not any(part.serve(guild_id) for part in others)
            )

        return ours


class InMemory:
    """Says of a Discord in memory what holds of it: no commands are known, nothing is served."""

    async def get(self) -> None: ...
    async def set(self, value: str) -> None: ...
    async def beat(self) -> None: ...
