"""Reading a channel's older messages, which a server's managers begin and stop."""

from __future__ import annotations

from dataclasses import replace

from bot.domain.players import Asker, Place
from bot.domain.records.backfills import (
    Backfill,
    BackfillReport,
    BackfillRunning,
    BackfillState,
    NothingToTakeBack,
    NotWatched,
)
from bot.services.guilds import require_manager
from bot.store import Store, Transaction


class Backfills:
    """Begins, stops and reports backfills."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def begin(self, asker: Asker, channel_id: int, *, forgets: bool = False) -> Backfill:
        """Begin with the newest message; a server runs one backfill at a time.

        The results of messages that are gone are deleted if it `forgets` them.
        Raises `NoServer`, `MayNotManage`, `NotWatched` or `BackfillRunning`.
        """
        guild_id = require_manager(asker)
        # ids of interactions and messages are one sequence: later messages are recorded live
        first = asker.interaction_id
        place, notice = Place(channel_id, guild_id), asker.place.channel_id
        begun = Backfill(place, first, first, notice, forgets=forgets)
        async with self._store.write() as tx:
            settings = await tx.guilds.lock(asker.place)
            if channel_id not in settings.record_channels:
                raise NotWatched
            now = await tx.backfills.get(guild_id)
            if now and now.runs:
                raise BackfillRunning
            await tx.backfills.save(begun)
        return begun

    async def stop(self, asker: Asker) -> BackfillReport | None:
        """Stop the server's backfill, if one runs; raises `NoServer` or `MayNotManage`."""
        guild_id = require_manager(asker)
        async with self._store.write() as tx:
            await _end(tx, guild_id, BackfillState.STOPPED)
        return await self.find(guild_id)

    async def take_back(self, asker: Asker) -> BackfillReport:
        """Delete every result that was found only by reading older messages; once more, none.

        Results that were recorded live, or by hand, stay. Raises `NoServer`, `MayNotManage`,
        `BackfillRunning`, or `NothingToTakeBack`.
        """
        guild_id = require_manager(asker)
        async with self._store.read() as tx:
            backfill = await tx.backfills.get(guild_id)
        if backfill is None:
            raise NothingToTakeBack
        if backfill.runs:
            raise BackfillRunning
        left = True
        while left:
            # guesses go in between
            async with self._store.write() as tx:
                left = await tx.record_messages.forget_imported(backfill.rooms)
        undone = replace(backfill, state=BackfillState.UNDONE, changed=0)
        async with self._store.write() as tx:
            await tx.backfills.save(undone)
        async with self._store.read() as tx:
            return await tx.backfills.report(undone)

    async def end(self, backfill: Backfill, state: BackfillState) -> Backfill:
        """End a backfill in a state, unless it has ended; return how far it is."""
        async with self._store.write() as tx:
            ended = await _end(tx, backfill.place.guild_id or 0, state)
            return ended or replace(backfill, state=state)

    async def set_notice(self, backfill: Backfill, message_id: int) -> Backfill:
        """Remember which message shows the progress."""
        async with self._store.write() as tx:
            await tx.backfills.set_notice(backfill.place.guild_id or 0, message_id)
        return replace(backfill, notice_id=message_id)

    async def list_running(self) -> list[Backfill]:
        """Return the backfills to go on with."""
        async with self._store.read() as tx:
            return await tx.backfills.list_running()

    async def find(self, guild_id: int) -> BackfillReport | None:
        """Return the server's latest backfill, and the results in the messages it has read."""
        async with self._store.read() as tx:
            backfill = await tx.backfills.get(guild_id)
            return backfill and await tx.backfills.report(backfill)


async def _end(tx: Transaction, guild_id: int, state: BackfillState) -> Backfill | None:
    now = await tx.backfills.get(guild_id)
    if now is None or not now.runs:
        return now
    ended = replace(now, state=state)
    await tx.backfills.save(ended)
    return ended
