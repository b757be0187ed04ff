"""What players have chosen for themselves."""

from __future__ import annotations

from sqlalchemy import delete, select
from sqlalchemy.ext.asyncio import AsyncSession

from bot.domain.players import Player, Preferences, Theme
from bot.store.models_guilds import PreferenceRow, ReminderRow


class ChosenPreferences:
    def __init__(self, db: AsyncSession) -> None:
        self._db = db

    async def of(self, player: Player) -> Preferences:
        row = await self._db.get(PreferenceRow, player.id)
        reminded = await self._db.scalars(
            select(ReminderRow.guild_id).where(ReminderRow.player_id == player.id)
        )
        return Preferences(
            theme=Theme(row.theme) if row and row.theme else None,
            language=row and row.language,
            reminded_in=frozenset(reminded),
        )

    async def save(self, player: Player, chosen: Preferences) -> None:
        """Keep what `player`, who is stored already, has chosen."""
        await self._db.merge(
            PreferenceRow(player_id=player.id, theme=chosen.theme, language=chosen.language)
        )
        mine = ReminderRow.player_id == player.id
        await self._db.execute(delete(ReminderRow).where(mine))
        self._db.add_all(
            ReminderRow(player_id=player.id, guild_id=guild_id) for guild_id in chosen.reminded_in
        )
        await self._db.flush()

    async def reminded(self, guild_id: int) -> list[Player]:
        """Everyone to be reminded of this server's daily."""
        rows = await self._db.scalars(
            select(ReminderRow)
            .where(ReminderRow.guild_id == guild_id)
            .order_by(ReminderRow.player_id)
        )
        return [Player(row.player.id, row.player.name) for row in rows]
