"""Settings of servers."""

from __future__ import annotations

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from bot.domain.guilds import GuildSettings, Permit, Who
from bot.domain.players import Place, Theme
from bot.store.models_guilds import GuildRow
from engine import Hard, Word


class Guilds:
    def __init__(self, db: AsyncSession) -> None:
        self._db = db

    async def settings(self, place: Place) -> GuildSettings:
        """The server's settings; the defaults where none were made or outside a server."""
        row = place.guild_id and await self._db.get(GuildRow, place.guild_id)
        return _settings(row) if row else GuildSettings()

    async def locked(self, guild_id: int) -> GuildSettings:
        """The same, locked against another change until the transaction ends."""
        row = await self._db.get(GuildRow, guild_id, with_for_update=True)
        return _settings(row) if row else GuildSettings()

    async def with_daily(self) -> list[tuple[int, GuildSettings]]:
        """The servers that have their daily posted, by id."""
        rows = await self._db.scalars(
            select(GuildRow).where(GuildRow.daily_channel_id.is_not(None))
        )
        return [(row.id, _settings(row)) for row in rows]

    async def save(self, guild_id: int, settings: GuildSettings) -> None:
        await self._db.merge(_row(guild_id, settings))
        await self._db.flush()


def _row(guild_id: int, settings: GuildSettings) -> GuildRow:
    return GuildRow(
        id=guild_id,
        language=settings.language,
        length=settings.length,
        hard=settings.hard,
        theme=settings.theme,
        channel_ids=" ".join(map(str, sorted(settings.channels))),
        threads=settings.threads,
        idle_public=settings.idle_public,
        idle_solo=settings.idle_solo,
        daily_channel_id=settings.daily_channel,
        daily_hour=settings.daily_hour,
        time_zone=settings.time_zone,
        ping_role_id=settings.ping_role,
        daily_hints=settings.daily_hints,
        offensive=settings.offensive,
        extra_words=" ".join(settings.extra),
        banned_words=" ".join(settings.banned),
        start_who=settings.start.who,
        start_role_id=settings.start.role_id,
        stop_who=settings.stop.who,
        stop_role_id=settings.stop.role_id,
    )


def _settings(row: GuildRow) -> GuildSettings:
    return GuildSettings(
        language=row.language,
        length=row.length,
        hard=Hard(row.hard),
        theme=Theme(row.theme),
        channels=frozenset(map(int, row.channel_ids.split())),
        threads=row.threads,
        idle_public=row.idle_public,
        idle_solo=row.idle_solo,
        daily_channel=row.daily_channel_id,
        daily_hour=row.daily_hour,
        time_zone=row.time_zone,
        ping_role=row.ping_role_id,
        daily_hints=row.daily_hints,
        offensive=row.offensive,
        extra=tuple(Word(word) for word in row.extra_words.split()),
        banned=tuple(Word(word) for word in row.banned_words.split()),
        start=Permit(Who(row.start_who), row.start_role_id),
        stop=Permit(Who(row.stop_who), row.stop_role_id),
    )
