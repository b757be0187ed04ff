"""Settings of servers."""

from __future__ import annotations

from sqlalchemy.ext.asyncio import AsyncSession

from bot.domain.guilds import GuildSettings
from bot.domain.people import Place
from bot.store.models import GuildRow
from engine import Hard


class Guilds:
    def __init__(self, db: AsyncSession) -> None:
        self._db = db

    async def settings(self, place: Place) -> GuildSettings:
        """The server's settings; the defaults where none were made or outside a server."""
        row = place.guild_id and await self._db.get(GuildRow, place.guild_id)
        if not row:
            return GuildSettings()
        return GuildSettings(language=row.language, length=row.length, hard=Hard(row.hard))

    async def save(self, guild_id: int, settings: GuildSettings) -> None:
        await self._db.merge(
            GuildRow(
                id=guild_id,
                language=settings.language,
                length=settings.length,
                hard=settings.hard,
            )
        )
        await self._db.flush()
