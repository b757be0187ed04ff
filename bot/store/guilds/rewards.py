"""Roles given for deeds: where there are any, and who holds one by our doing."""

from __future__ import annotations

from sqlalchemy import delete, select, union

from bot.domain.rewards import Held
from bot.store.connection.repository import Changes, Queries
from bot.store.models import GuildRow, HeldRoleRow, LeftGuildRow, RewardRow
from bot.store.models.guilds import REWARDING


class RewardQueries(Queries):
    """Roles given for deeds, to read."""

    async def list_states(self) -> dict[int, str]:
        """Return the servers that give roles, or did, with what these followed at last."""
        giving = union(
            select(GuildRow.id).where(REWARDING), select(HeldRoleRow.guild_id).distinct()
        ).subquery()
        query = (
            select(giving.c.id, RewardRow.state)
            .outerjoin(RewardRow, RewardRow.guild_id == giving.c.id)
            .where(giving.c.id.not_in(select(LeftGuildRow.id)))
        )
        return {guild_id: state or "" for guild_id, state in await self._db.execute(query)}

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
        await self._put(RewardRow, {"guild_id": guild_id, "state": state}, "state")
