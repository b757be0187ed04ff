"""Players whose results a server records no more."""

from __future__ import annotations

from datetime import datetime

from sqlalchemy import ColumnElement, func, select, update

from bot.domain.deleted_players import make_stand_in
from bot.domain.players import Player
from bot.store.connection.repository import Changes, Queries
from bot.store.models import ExclusionRow
from bot.store.models.corrections import STANDS


class ExclusionQueries(Queries):
    """Exclusions, to read."""

    async def find_since(self, guild_id: int | None, *accounts: Player) -> datetime | None:
        """Return since when somebody is shut out by any of their accounts; None if by none.

        That outlasts the deletion of their data.
        """
        theirs = _concerns(*accounts)
        query = select(func.min(ExclusionRow.at)).filter_by(guild_id=guild_id)
        return await self._db.scalar(query.where(theirs, STANDS))


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
