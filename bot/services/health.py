"""Whether the bot is alive: a heartbeat in the database, looked at from outside."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime, timedelta

from bot.store import Store

BEAT = timedelta(seconds=30)
STOPPED = 3 * BEAT
_NAME = "heartbeat"


class HealthService:
    def __init__(self, store: Store, clock: Callable[[], datetime]) -> None:
        self._store = store
        self._clock = clock

    async def beat(self) -> None:
        """Say that the bot is connected."""
        async with self._store.transaction() as tx:
            await tx.facts.set(_NAME, self._clock().isoformat())

    async def alive(self) -> bool:
        """Whether the last heartbeat is recent."""
        async with self._store.transaction() as tx:
            last = await tx.facts.get(_NAME)
        return last is not None and self._clock() - datetime.fromisoformat(last) < STOPPED
