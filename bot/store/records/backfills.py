"""How far the older messages of channels have been read."""

from __future__ import annotations

from typing import Any

from sqlalchemy import and_, func, or_, select, update
from sqlalchemy.orm import InstrumentedAttribute

from bot.domain.players import Place
from bot.domain.records.backfills import Backfill, BackfillReport, BackfillState, FoundResults
from bot.store.connection.repository import Changes, Queries
from bot.store.models import BackfillRow, LeftGuildRow, RecordRow, UnclaimedRow


class BackfillQueries(Queries):
    """Backfills, to read."""

    async def get(self, guild_id: int) -> Backfill | None:
        """Return the server's latest backfill, locked where others may write."""
        query = select(BackfillRow).where(BackfillRow.guild_id == guild_id)
        row = await self._db.scalar(self._latest(query, BackfillRow))
        return row and _backfill(row)

    async def list_running(self) -> list[Backfill]:
        """Return the running backfills of servers that the bot has not left."""
        query = select(BackfillRow).where(
            BackfillRow.state == BackfillState.RUNNING,
            BackfillRow.guild_id.not_in(select(LeftGuildRow.id)),
        )
        return [_backfill(row) for row in await self._db.scalars(query)]

    async def report(self, backfill: Backfill) -> BackfillReport:
        """Count the results, and their people, in the messages read so far."""
        results, people, posts = await self._count(RecordRow, RecordRow.player_id, backfill)
        nameless, names, more = await self._count(UnclaimedRow, UnclaimedRow.name, backfill)
        repeated = posts + more - results - nameless
        return BackfillReport(backfill, FoundResults(results, people, nameless, names, repeated))

    async def _count(
        self,
        table: type[RecordRow | UnclaimedRow],
        who: InstrumentedAttribute[Any],
        backfill: Backfill,
    ) -> tuple[int, int, int]:
        """Count the results in the messages read so far, whose they are, and with repeated ones."""
        room, channel = backfill.current_place.channel_id, backfill.place.channel_id
        done = {channel, *backfill.threads} - {room}
        read = and_(table.channel_id == room, table.message_id >= max(backfill.cursor, 1))
        before = and_(table.channel_id.in_(done), table.message_id >= 1)
        puzzles = (
            select(who.label("who"), func.count().label("posts"))
            .where(or_(read, before), table.message_id < backfill.first)
            .group_by(table.game, table.puzzle, who)
            .subquery()
        )
        posts = func.coalesce(func.sum(puzzles.c.posts), 0)
        counts = select(func.count(), func.count(puzzles.c.who.distinct()), posts)
        results, people, repeated = (await self._db.execute(counts.select_from(puzzles))).one()
        return results, people, int(repeated)


class StoredBackfills(BackfillQueries, Changes):
    """Backfills, to read and change."""

    async def save(self, backfill: Backfill) -> None:
        """Store how far a backfill is."""
        await self._db.merge(
            BackfillRow(
                guild_id=backfill.place.guild_id,
                channel_id=backfill.place.channel_id,
                state=backfill.state,
                first=backfill.first,
                cursor=backfill.cursor,
                read=backfill.read,
                changed=backfill.changed,
                gone=backfill.gone,
                forgets=backfill.forgets,
                thread_id=backfill.thread_id,
                threads=list(backfill.threads),
                unread=[[*one] for one in backfill.unread],
                unread_count=backfill.unread_count,
                notice_channel_id=backfill.notice_channel_id,
                notice_id=backfill.notice_id,
            )
        )
        await self._db.flush()

    async def set_notice(self, guild_id: int, message_id: int) -> None:
        """Remember which message shows the progress."""
        of_guild = update(BackfillRow).where(BackfillRow.guild_id == guild_id)
        await self._execute(of_guild.values(notice_id=message_id))


def _backfill(row: BackfillRow) -> Backfill:
    return Backfill(
        place=Place(row.channel_id, row.guild_id),
        first=row.first,
        cursor=row.cursor,
        notice_channel_id=row.notice_channel_id,
        notice_id=row.notice_id,
        state=BackfillState(row.state),
        read=row.read,
        changed=row.changed,
        gone=row.gone,
        forgets=row.forgets,
        thread_id=row.thread_id,
        threads=tuple(row.threads),
        unread=tuple((channel, message) for channel, message in row.unread),
        unread_count=row.unread_count,
    )
