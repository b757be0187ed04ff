"""Players' own choices."""

from __future__ import annotations

from datetime import date

from sqlalchemy import delete, exists, select

from bot.domain.players import HelpStart, Player, Preferences, Theme
from bot.store.connection.repository import Changes, Queries
from bot.store.models import PlayerRow, PreferenceRow, ReminderRow, ResultRow
from engine import Word


class PreferenceQueries(Queries):
    """Preferences, to read."""

    async def of(self, player: Player) -> Preferences:
        """Return the player's preferences."""
        query = (
            select(PreferenceRow, ReminderRow)
            .select_from(PlayerRow)
            .outerjoin(PreferenceRow, PreferenceRow.player_id == PlayerRow.id)
            .outerjoin(ReminderRow, ReminderRow.player_id == PlayerRow.id)
            .where(PlayerRow.id == player.id)
        )
        rows: list[tuple[PreferenceRow | None, ReminderRow | None]]
        rows = [(chosen, reminder) for chosen, reminder in await self._db.execute(query)]
        chosen = rows[0][0] if rows else None
        return Preferences(
            theme=Theme(chosen.theme) if chosen and chosen.theme else None,
            language=chosen and chosen.language,
            reminded_in=frozenset(reminder.guild_id for _, reminder in rows if reminder),
            hidden=bool(chosen and chosen.hidden),
            start=HelpStart(chosen.start) if chosen and chosen.start else None,
            refused=tuple((code, Word(word)) for code, word in (chosen and chosen.refused) or ()),
        )

    async def find_theme(self, player: Player) -> tuple[Theme | None, bool]:
        """Return the theme a player has chosen, and whether they have finished a game anywhere."""
        played = exists().where(ResultRow.player_id == player.id)
        chosen = select(PreferenceRow.theme).where(PreferenceRow.player_id == player.id)
        found = await self._db.execute(select(chosen.scalar_subquery(), played))
        theme, has_played = found.one()
        return (Theme(theme) if theme else None), has_played

    async def list_reminded(self, guild_id: int) -> dict[Player, date | None]:
        """Return everyone who wants to be reminded of this server's daily, and since when."""
        query = (
            select(PlayerRow.id, PlayerRow.name, PlayerRow.locale, ReminderRow.since)
            .join(ReminderRow, ReminderRow.player_id == PlayerRow.id)
            .where(ReminderRow.guild_id == guild_id)
            .order_by(PlayerRow.id)
        )
        found = await self._db.execute(query)
        return {Player(one, name, locale): since for one, name, locale, since in found}


class StoredPreferences(PreferenceQueries, Changes):
    """Preferences, to read and change."""

    async def stop_reminding(self, player: Player, guild_id: int) -> None:
        """Remind a player no more of a server's daily."""
        there = [ReminderRow.player_id == player.id, ReminderRow.guild_id == guild_id]
        await self._execute(delete(ReminderRow).where(*there))

    async def save(self, player: Player, chosen: Preferences, today: date | None = None) -> None:
        """Store the choices of `player`, who must be stored already."""
        row = {
            "player_id": player.id,
            "theme": chosen.theme,
            "language": chosen.language,
            "hidden": chosen.hidden,
            "start": chosen.start,
            "refused": chosen.refused or None,
        }
        await self._put(PreferenceRow, row)
        others = ReminderRow.guild_id.not_in(chosen.reminded_in)
        await self._execute(delete(ReminderRow).where(ReminderRow.player_id == player.id, others))
        for one in sorted(chosen.reminded_in):
            asked = {"player_id": player.id, "guild_id": one, "since": today}
            await self._execute(self._insert(ReminderRow).on_conflict_do_nothing(), asked)
