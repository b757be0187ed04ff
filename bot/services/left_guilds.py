"""The servers the bot is in, those it has left, and when their data goes."""

from __future__ import annotations

from collections.abc import Collection
from datetime import timedelta

from bot.domain.clock import Clock
from bot.domain.points import POINTS_DUE
from bot.domain.records.backfills import HISTORY_OFFERED
from bot.services.health import Duty
from bot.store import Store

LEFT_KEPT = timedelta(days=30)
"""How long the data of a server is kept once the bot has left it."""

_STEPS, _ROWS = 20, 500
"""Steps in which a table's rows go each minute, and rows that go in one."""


class LeftGuilds:
    """Notes which servers the bot joins and leaves, and deletes the data of those left."""

    def __init__(self, store: Store, duty: Duty, clock: Clock) -> None:
        self._store = store
        self._duty = duty
        self._clock = clock

    async def leave(self, guild_id: int) -> None:
        """Note that the bot has left a server: its data goes after `LEFT_KEPT`."""
        async with self._store.write() as tx:
            await tx.left_guilds.add(guild_id, self._clock())

    async def come_back(self, guild_id: int) -> None:
        """Note that the bot is in a server, perhaps again: its data stays."""
        async with self._store.write() as tx:
            await tx.left_guilds.note([guild_id])
            await tx.left_guilds.remove(guild_id)

    async def see_guilds(self, present: Collection[int]) -> int:
        """Note what changed while the bot was away; return how many servers it has left.

        `present` are all servers of this process, those that Discord cannot reach now too.
        """
        here, now = {*present}, self._clock()
        async with self._store.read() as tx:
            known, left = await tx.left_guilds.list_present(), await tx.left_guilds.list_left()
        gone = {one for one in known - here - left if self._duty.shards.serve(one)}
        if gone or here - known or here & left:
            async with self._store.write() as tx:
                await tx.left_guilds.note(here - known)
                for guild_id in here & left:
                    await tx.left_guilds.remove(guild_id)
                for guild_id in gone:
                    await tx.left_guilds.add(guild_id, now)
        return len(gone)

    async def forget_old(self) -> None:
        """Delete the data of servers left long ago, a little at a time: nobody waits for it."""
        async with self._store.read() as tx:
            left = await tx.left_guilds.list_before(self._clock() - LEFT_KEPT)
        for guild_id in left:
            await self._forget(guild_id)

    async def _forget(self, guild_id: int) -> None:
        """Find rows beside those who write, and delete them a few at a time."""
        while True:
            async with self._store.read() as tx:
                rows = await tx.left_guilds.find_rows(guild_id, _STEPS * _ROWS)
            if rows is None:
                async with self._store.write() as tx:
                    for name in (HISTORY_OFFERED, POINTS_DUE):
                        await tx.facts.drop(f"{name}{guild_id}")
                    await tx.left_guilds.remove(guild_id)
                return
            for first in range(0, len(rows.keys), _ROWS):
                some = rows.keys[first : first + _ROWS]
                async with self._store.write() as tx:
                    await tx.left_guilds.delete(rows._replace(keys=some))
            if len(rows.keys) == _STEPS * _ROWS:
                return
