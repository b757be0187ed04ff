"""What the bot itself remembers: its commands and pictures on Discord, and its heartbeat."""

from __future__ import annotations

import json
import secrets
from collections.abc import Callable
from datetime import timedelta

import structlog

from bot.configuration import Shards
from bot.domain.clock import Clock
from bot.store import Store

log: structlog.stdlib.BoundLogger = structlog.get_logger()

_COMMANDS = "commands"


class SyncedCommands:
    """Remembers which commands Discord has."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def get(self) -> str | None:
        """Return the hash of the commands that Discord has."""
        async with self._store.read() as tx:
            return await tx.facts.get(_COMMANDS)

    async def set(self, value: str) -> None:
        """Store the hash of the commands that Discord has."""
        async with self._store.write() as tx:
            await tx.facts.set(_COMMANDS, value)


_EMOJIS = "emojis"


class Uploads:
    """Remembers which pictures were uploaded."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def get(self) -> dict[str, str]:
        """Return the checksum of each uploaded picture, by name."""
        async with self._store.read() as tx:
            return json.loads(await tx.facts.get(_EMOJIS) or "{}")

    async def set(self, checksums: dict[str, str]) -> None:
        """Store the checksums of the uploaded pictures, by name."""
        async with self._store.write() as tx:
            await tx.facts.set(_EMOJIS, json.dumps(checksums))


BEAT = timedelta(seconds=30)
STOPPED = 3 * BEAT
_HEARTBEAT = "heartbeat "


class Health:
    """Tells whether the process that serves `shards` is alive, and which others are."""

    def __init__(self, store: Store, clock: Clock, shards: Shards | None = None) -> None:
        self._store = store
        self._clock = clock
        self.shards = shards or Shards()
        self._own = secrets.token_hex(4)
        self._beaten: str | None = None

    async def beat(self) -> None:
        """Store that the bot is connected now; log it if another process says so of its part."""
        name, beat = f"{_HEARTBEAT}{self.shards}", f"{self._clock().isoformat()} {self._own}"
        async with self._store.write() as tx:
            before = await tx.facts.get(name)
            await tx.facts.set(name, beat)
        # what is there before the first beat may be left of a process that was killed
        if self._beaten and before != self._beaten:
            log.error("another process serves the same part; stop one", shards=str(self.shards))
        self._beaten = beat

    async def withdraw(self) -> None:
        """Take the heartbeat of this process back: it stops, and others do its duties at once."""
        if self._beaten:
            async with self._store.write() as tx:
                await tx.facts.drop(f"{_HEARTBEAT}{self.shards}")

    async def is_alive(self) -> bool:
        """Return whether the last heartbeat of this process is recent."""
        return self.shards in await self.list_alive()

    async def list_alive(self) -> list[Shards]:
        """Return the parts whose last heartbeat is recent, in order."""
        async with self._store.read() as tx:
            beats = await tx.facts.list_named(_HEARTBEAT)
        now = self._clock()
        # one far ahead is from before a clock was set back, and would stay recent for as long
        recent, ahead = (now - STOPPED).isoformat(), (now + STOPPED).isoformat()
        return sorted(Shards.parse(name) for name, at in beats.items() if recent < at < ahead)

    async def count_games(self) -> int:
        """Count the running games."""
        async with self._store.read() as tx:
            return await tx.games.count_active()


class Duty:
    """Decides which servers' jobs a process does: those of its own, and of those nobody serves now.

    So jobs move when a process is killed. If two processes do them at once for a moment, each job
    is still claimed in its row.
    """

    def __init__(self, health: Health) -> None:
        self._health = health

    @property
    def shards(self) -> Shards:
        """The part that this process serves."""
        return self._health.shards

    async def find(self) -> Callable[[int | None], bool]:
        """Return a function that says whether a server's jobs (None: direct messages) are ours."""
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
    """Stands in for what is remembered of Discord when that is in memory: nothing."""

    async def get(self) -> None:
        """Return None: no commands are known."""

    async def set(self, value: str) -> None:
        """Forget the value."""

    async def beat(self) -> None:
        """Do nothing: nobody watches."""
