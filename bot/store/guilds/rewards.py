"""Roles given for deeds: where there are any, and who holds one by our doing."""

from __future__ import annotations

from datetime import date
from typing import Any

from sqlalchemy import delete, func, select, union

from bot.domain.rewards import Held
from bot.store.connection.repository import Changes, Queries
from bot.store.guilds.guilds import SETTING_COLUMNS, GuildQueries
from bot.store.models import GuildRow, HeldRoleRow, LeftGuildRow, RewardRow, SeasonRow
from bot.store.models.guilds import REWARDING


class RewardQueries(Queries):
    """Roles given for deeds, to read."""

    async def list_states(self) -> list[tuple[int, str, date]]:
        """Return the servers that give roles, or did, with what these followed at last.

        The day is that after the last season. The settings of each are read along.
        """
        giving = union(
            select(GuildRow.id).where(REWARDING), select(HeldRoleRow.guild_id).distinct()
        ).subquery()
        frozen = select(func.max(SeasonRow.end)).where(SeasonRow.guild_id == giving.c.id)
        query = (
            select(giving.c.id, RewardRow.state, frozen.scalar_subquery(), *SETTING_COLUMNS)
            .outerjoin(RewardRow, RewardRow.guild_id == giving.c.id)
            .outerjoin(GuildRow, GuildRow.id == giving.c.id)
            .where(giving.c.id.not_in(select(LeftGuildRow.id)))
        )
        rows: Any = (await self._db.execute(query)).all()
        for guild_id, _, _, *settings in rows:
            self.over(GuildQueries).note(guild_id, settings)
        return [(row[0], row[1] or "", row[2] or date.min) for row in rows]

    async def list_held(self, guild_id: int) -> frozenset[Held]:
        """Return who holds which role by our doing."""
        query = select(HeldRoleRow.role_id, HeldRoleRow.player_id)
        rows = await self._db.execute(query.where(HeldRoleRow.guild_id == guild_id))
        return frozenset(Held(*row) for row in rows)


class StoredRewards(RewardQueries, Changes):
    """Roles given for deeds, to read and change."""

    async def give(self, guild_id: int, held: Held) -> None:
        """Store that a player holds a role."""
        row = {"guild_id": guild_id, "role_id": held.role_id, "player_id": held.player_id}
        await self._execute(self._insert(HeldRoleRow).on_conflict_do_nothing(), row)

    async def take(self, guild_id: int, held: Held) -> None:
        """Store that a player no longer holds a role by our doing."""
        row = {"guild_id": guild_id, "role_id": held.role_id, "player_id": held.player_id}
        await self._execute(delete(HeldRoleRow).filter_by(**row))

    async def set_state(self, guild_id: int, state: str) -> None:
        """Store what the roles of a server follow now."""
        await self._put(RewardRow, {"guild_id": guild_id, "state": state})
