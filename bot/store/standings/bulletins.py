"""Posts that are due once in a server, and whether they were made."""

from __future__ import annotations

from datetime import date, datetime

from sqlalchemy import ColumnElement, Integer, Update, exists, or_, select, type_coerce, update

from bot.domain.seasons import QUIET_SEASON, Bulletin, BulletinKind
from bot.store.connection.repository import Changes, Queries
from bot.store.models import BulletinRow, ResultRow
from bot.store.models.seasons import WAITS

_PLAYED = exists().where(
    ResultRow.scope_id == BulletinRow.guild_id,
    type_coerce(ResultRow.on, Integer) >= type_coerce(BulletinRow.on, Integer) - QUIET_SEASON.days,
)
"""Whether anybody has finished a game shortly before the day of a bulletin, or since."""


class BulletinQueries(Queries):
    """Bulletins, to read."""

    async def list_waiting(self, since: date) -> list[Bulletin]:
        """Return the bulletins to post; weekly ones only of that day or later.

        The end of a season waits until somebody plays where nobody has for as long as `QUIET`.
        """
        season = BulletinRow.kind == BulletinKind.SEASON
        wanted = or_(season & _PLAYED, ~season & (BulletinRow.on >= since))
        query = select(BulletinRow).where(WAITS, wanted)
        rows = await self._db.scalars(query.order_by(BulletinRow.on))
        return [Bulletin(row.guild_id, BulletinKind(row.kind), row.on) for row in rows]

    async def has_season_end(self, guild_id: int, on: date) -> bool:
        """Return whether the end of a season is posted on that day, or was, and does not wait."""
        end = Bulletin(guild_id, BulletinKind.SEASON, on)
        query = select(BulletinRow.on).where(*_is(end), or_(BulletinRow.settled, _PLAYED))
        return await self._db.scalar(query) is not None


class StoredBulletins(BulletinQueries, Changes):
    """Bulletins, to read and change."""

    async def add(self, bulletin: Bulletin, *, settled: bool = False) -> None:
        """Store a bulletin to post, unless it is known or already `settled`."""
        row = self._insert(BulletinRow).values(
            guild_id=bulletin.guild_id,
            kind=bulletin.kind,
            on=bulletin.on,
            settled=settled,
        )
        await self._execute(row.on_conflict_do_nothing())

    async def claim(self, bulletin: Bulletin, now: datetime, since: datetime) -> bool:
        """Claim a bulletin; False if it is settled, or was claimed after `since`."""
        free = or_(BulletinRow.claimed_at.is_(None), BulletinRow.claimed_at <= since)
        claim = _update(bulletin).where(BulletinRow.settled.is_(False), free)
        done = claim.values(claimed_at=now).returning(BulletinRow.guild_id)
        return await self._db.scalar(done) is not None

    async def finish(self, bulletin: Bulletin) -> None:
        """Settle a bulletin: it needs no more posting."""
        await self._execute(_update(bulletin).values(settled=True))

    async def release(self, bulletin: Bulletin) -> None:
        """Give a claim back, so that posting is tried again."""
        await self._execute(_update(bulletin).values(claimed_at=None))


def _update(bulletin: Bulletin) -> Update:
    return update(BulletinRow).where(*_is(bulletin))


def _is(bulletin: Bulletin) -> tuple[ColumnElement[bool], ...]:
    return (
        BulletinRow.guild_id == bulletin.guild_id,
        BulletinRow.kind == bulletin.kind,
        BulletinRow.on == bulletin.on,
    )
