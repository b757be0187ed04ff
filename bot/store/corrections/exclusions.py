"""Players whose results a server records no more."""

from __future__ import annotations

from datetime import datetime
from typing import Any

from sqlalchemy import ColumnElement, func, select, update
from sqlalchemy.orm import aliased

from bot.domain.corrections import RecordBan
from bot.domain.deleted_players import make_stand_in
from bot.domain.players import HIDDEN, Player
from bot.store.connection.repository import Changes, Queries
from bot.store.models import ExclusionRow, PlayerRow
from bot.store.models.corrections import STANDS
from bot.store.standings.contests import may_be_named

_LINKS = (ExclusionRow.player_id, ExclusionRow.by_id, ExclusionRow.undone_by_id)


class ExclusionQueries(Queries):
    """Exclusions, to read."""

    async def find_since(self, guild_id: int | None, *accounts: Player) -> datetime | None:
        """Return since when somebody is shut out by any of their accounts; None if by none.

        That outlasts the deletion of their data.
        """
        theirs = _concerns(*accounts)
        query = select(func.min(ExclusionRow.at)).filter_by(guild_id=guild_id)
        return await self._db.scalar(query.where(theirs, STANDS))

    async def list_latest(self, guild_id: int, most: int) -> list[RecordBan]:
        """Return a server's latest exclusions; players who hide are not named."""
        people = [aliased(PlayerRow) for _ in _LINKS]
        columns: list[Any] = []
        for person in people:
            columns += [person.id, person.name, may_be_named(person.id)]
        query = select(ExclusionRow.at, *columns)
        for link, person in zip(_LINKS, people, strict=True):
            query = query.outerjoin(person, person.id == link)
        latest = query.where(ExclusionRow.guild_id == guild_id).order_by(ExclusionRow.id.desc())
        return [_exclusion(*row) for row in await self._db.execute(latest.limit(most))]


class StoredExclusions(ExclusionQueries, Changes):
    """Exclusions, to read and change."""

    async def add(self, guild_id: int, player: Player, by: Player, now: datetime) -> None:
        """Shut a player out; nothing changes for one who already is."""
        if await self.find_since(guild_id, player) is not None:
            return
        new = self._insert(ExclusionRow).values(
            guild_id=guild_id, player_id=player.id, by_id=by.id, at=now
        )
        await self._execute(new.on_conflict_do_nothing())

    async def undo(self, guild_id: int, player: Player, by: Player, now: datetime) -> None:
        """Let a player in again; nothing changes for one who is not shut out."""
        theirs = update(ExclusionRow).filter_by(guild_id=guild_id).where(_concerns(player))
        await self._execute(theirs.where(STANDS).values(undone_by_id=by.id, undone_at=now))


def _concerns(*accounts: Player) -> ColumnElement[bool]:
    known = (who.id for one in accounts for who in (one, make_stand_in(one)))
    return ExclusionRow.player_id.in_([*known])


def _exclusion(at: datetime, *people: Any) -> RecordBan:
    player, by, undone_by = (
        who and (Player(who, name) if named else HIDDEN)
        for who, name, named in zip(people[::3], people[1::3], people[2::3], strict=True)
    )
    return RecordBan(player, by, at, undone_by)
