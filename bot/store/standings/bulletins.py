"""Posts that are due once in a server, and whether they were made."""

from __future__ import annotations

from datetime import date, datetime

from sqlalchemy import Update, or_, select, update

from bot.domain.seasons import Bulletin, BulletinKind
from bot.store.connection.repository import Changes, Queries
from bot.store.models import BulletinRow
from bot.store.models.seasons import WAITS


class BulletinQueries(Queries):
    """Bulletins, to read."""

    async def list_waiting(self, since: date) -> list[Bulletin]:
        """Return the bulletins to post; weekly ones only of that day or later."""
        wanted = or_(BulletinRow.kind == BulletinKind.SEASON, BulletinRow.on >= since)
        query = select(BulletinRow).where(WAITS, wanted)
        rows = await self._db.scalars(query.order_by(BulletinRow.on))
        return [Bulletin(row.guild_id, BulletinKind(row.kind), row.on) for row in rows]

    async def find_last_places(self, guild_id: int) -> str | None:
        """Return the checksum of the places that the latest weekly post showed."""
        query = select(BulletinRow.places).where(
            BulletinRow.guild_id == guild_id,
            BulletinRow.kind == BulletinKind.WEEKLY,
            BulletinRow.places.is_not(None),
        )
        return await self._db.scalar(query.order_by(BulletinRow.on.desc()).limit(1))


class StoredBulletins(BulletinQueries, Changes):
    """Bulletins, to read and change."""

    async def add(
        self, bulletin: Bulletin, *, places: str | None = None, settled: bool = False
    ) -> None:
        """Store a bulletin to post, unless it is known or already `settled`."""
        row = self._insert(BulletinRow).values(
            guild_id=bulletin.guild_id,
            kind=bulletin.kind,
            on=bulletin.on,
            places=places,
            settled=settled,
        )
        await self._execute(row.on_conflict_do_nothing())

    async def claim(self, bulletin: Bulletin, now: datetime, since: datetime) -> bool:
        """Claim a bulletin; False if it is settled, or was claimed after `since`."""
        free = or_(BulletinRow.claimed_at.is_(None), BulletinRow.claimed_at <= since)
        claim = _update(bulletin).where(BulletinRow.settled.is_(False), free)
        done = claim.values(claimed_at=now).returning(BulletinRow.guild_id)
        return await self._db.scalar(done) is not None

    async def finish(self, bulletin: Bulletin, *, posted: bool) -> None:
        """Settle a bulletin; if it was not posted, nobody has seen its places."""
        seen = {} if posted else {"places": None}
        await self._execute(_update(bulletin).values(settled=True, **seen))

    async def release(self, bulletin: Bulletin) -> None:
        """Give a claim back, so that posting is tried again."""
        await self._execute(_update(bulletin).values(claimed_at=None))


def _update(bulletin: Bulletin) -> Update:
    return update(BulletinRow).where(
        BulletinRow.guild_id == bulletin.guild_id,
        BulletinRow.kind == bulletin.kind,
        BulletinRow.on == bulletin.on,
    )
