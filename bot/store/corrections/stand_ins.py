"""Decisions about results that outlast the data of the player whom they concern."""

from __future__ import annotations

from typing import Any

from sqlalchemy import delete, select, update

from bot.domain.deleted_players import NO_FIGURE, is_stand_in, make_stand_in
from bot.domain.players import NOBODY, Place, Player
from bot.store.connection.repository import Changes
from bot.store.models import CorrectionRow, ExclusionRow, PlayerRow, RecordAccountRow
from bot.store.models.corrections import STANDS
from bot.store.records.accounts import RecordAccountQueries

_DECISIONS = (CorrectionRow, ExclusionRow)


class StoredStandIns(Changes):
    """Who stands for players that have deleted their data, to change."""

    async def hand_over(self, player: Player) -> None:
        """Let what holds for a player who is being deleted hold for their stand-in.

        Corrected results elsewhere stay struck, without their figures. Being shut out also comes to
        hold for each further account of theirs, which are about to be parted.
        """
        await self._spread_exclusions(player)
        stand_in = make_stand_in(player)
        row = {"id": stand_in.id, "name": stand_in.name}
        await self._execute(self._insert(PlayerRow).values(row).on_conflict_do_nothing())
        struck: dict[str, Any] = {
            "player_id": stand_in.id,
            **{"before_figure": NO_FIGURE.figure, "before_solved": NO_FIGURE.solved},
            **{"after_figure": None, "after_solved": None},
        }
        corrected = update(CorrectionRow).filter_by(player_id=player.id, own=False)
        await self._execute(corrected.where(STANDS).values(struck))
        excluded = update(ExclusionRow).filter_by(player_id=player.id).where(STANDS)
        await self._execute(excluded.values(player_id=stand_in.id))
        await self._forget([stand_in.id])

    async def forget_unneeded(self) -> None:
        """Forget stand-ins of whom no decision holds any more."""
        known = select(PlayerRow.id).where(PlayerRow.id < NOBODY.id)
        stand_ins = [one for one in await self._db.scalars(known) if is_stand_in(one)]
        for kind in _DECISIONS:
            undone = update(kind).where(kind.player_id.in_(stand_ins), kind.undone_at.is_not(None))
            await self._execute(undone.values(player_id=NOBODY.id))
        await self._forget(stand_ins)

    async def _forget(self, stand_ins: list[int]) -> None:
        unneeded = [
            ~select(kind.id).where(kind.player_id == PlayerRow.id).exists() for kind in _DECISIONS
        ]
        theirs = PlayerRow.id.in_(stand_ins)
        await self._execute(delete(PlayerRow).where(theirs, *unneeded))

    async def _spread_exclusions(self, player: Player) -> None:
        link = RecordAccountRow
        theirs = (link.account_id == player.id) | (link.player_id == player.id)
        guilds = select(link.guild_id).where(theirs).distinct()
        for guild_id in [*await self._db.scalars(guilds)]:
            place = Place(0, guild_id)
            accounts = await self.over(RecordAccountQueries).find_all(place, player)
            ids = [one.id for one in accounts]
            held = select(ExclusionRow).where(ExclusionRow.player_id.in_(ids), STANDS)
            one = await self._db.scalar(held.filter_by(guild_id=guild_id).limit(1))
            if one is not None:
                rows = [
                    {"guild_id": guild_id, "player_id": account, "by_id": one.by_id, "at": one.at}
                    for account in ids
                ]
                shut = self._insert(ExclusionRow).on_conflict_do_nothing()
                await self._db.execute(shut, rows)
