"""Settings of servers."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime

from sqlalchemy import select

from bot.domain.guilds import GuildDaily, GuildSettings, Permit, Who
from bot.domain.leaderboards import Absence
from bot.domain.players import Place, Theme
from bot.store.models import GuildRow, LeftGuildRow, MatchRow
from bot.store.repository import Changes, Queries
from engine import Hard, Word
from engine.lexicon import Spelling


class GuildQueries(Queries):
    async def settings(self, place: Place) -> GuildSettings:
        """The server's settings; the defaults where none were made or outside a server."""
        if place.guild_id not in self._known:
            await self.look_up([place])
        return self._known[place.guild_id]

    async def look_up(self, places: Iterable[Place]) -> None:
        """Read the settings of many servers at once, for `settings` to return."""
        guild_ids = {place.guild_id for place in places}
        self._known.update(dict.fromkeys(guild_ids, GuildSettings()))
        if ids := guild_ids - {None}:
            rows = await self._db.scalars(select(GuildRow).where(GuildRow.id.in_(ids)))
            self._known.update({row.id: _settings(row) for row in rows})

    @property
    def _known(self) -> dict[int | None, GuildSettings]:
        return self._db.info.setdefault("settings", {})

    async def with_daily(self) -> list[GuildDaily]:
        """The servers that have their daily posted."""
        last = (
            select(MatchRow.day)
            .where(
                MatchRow.scope_id == GuildRow.id,
                MatchRow.language == GuildRow.language,
                MatchRow.announced,
            )
            .order_by(MatchRow.day.desc())
            .limit(1)
        )
        query = select(GuildRow, last.scalar_subquery())
        posted = [
            GuildRow.daily_channel_id.is_not(None),
            GuildRow.id.not_in(select(LeftGuildRow.id)),
        ]
        rows = await self._db.execute(query.where(*posted))
        return [GuildDaily(row.id, _settings(row), day) for row, day in rows]


class StoredGuilds(GuildQueries, Changes):
    async def lock(self, guild_id: int) -> GuildSettings:
        """The settings, locked against another change until the transaction ends."""
        row = await self._db.get(GuildRow, guild_id, with_for_update=True)
        return _settings(row) if row else GuildSettings()

    async def save(self, guild_id: int, settings: GuildSettings) -> None:
        await self._db.merge(_row(guild_id, settings))
        await self._db.flush()
        self._db.info.pop("settings", None)


def _row(guild_id: int, settings: GuildSettings) -> GuildRow:
    return GuildRow(
        id=guild_id,
        language=settings.language,
        length=settings.length,
        hard=settings.hard,
        theme=settings.theme,
        channel_ids=sorted(settings.channels),
        threads=settings.threads,
        idle_public=settings.idle_public,
        idle_solo=settings.idle_solo,
        daily_channel_id=settings.daily_channel,
        daily_hour=settings.daily_hour,
        time_zone=settings.time_zone,
        ping_role_id=settings.ping_role,
        daily_hints=settings.daily_hints,
        offensive=settings.offensive,
        spelling=settings.spelling,
        extra_words=list(settings.extra),
        banned_words={word: since.isoformat() for word, since in settings.banned.items()},
        start_who=settings.start.who,
        start_role_id=settings.start.role_id,
        stop_who=settings.stop.who,
        stop_role_id=settings.stop.role_id,
        least_games=settings.least_games,
        absence=settings.absence,
        shared=settings.shared,
        record_channel_ids=sorted(settings.record_channels),
        record_reaction=settings.record_reaction,
        record_edits=settings.record_edits,
        record_days=settings.record_days,
    )


def _settings(row: GuildRow) -> GuildSettings:
    return GuildSettings(
        language=row.language,
        length=row.length,
        hard=Hard(row.hard),
        theme=Theme(row.theme),
        channels=frozenset(row.channel_ids),
        threads=row.threads,
        idle_public=row.idle_public,
        idle_solo=row.idle_solo,
        daily_channel=row.daily_channel_id,
        daily_hour=row.daily_hour,
        time_zone=row.time_zone,
        ping_role=row.ping_role_id,
        daily_hints=row.daily_hints,
        offensive=row.offensive,
        spelling=Spelling(row.spelling),
        extra=tuple(Word(word) for word in row.extra_words),
        banned={
            Word(word): datetime.fromisoformat(since) for word, since in row.banned_words.items()
        },
        start=Permit(Who(row.start_who), row.start_role_id),
        stop=Permit(Who(row.stop_who), row.stop_role_id),
        least_games=row.least_games,
        absence=Absence(row.absence),
        shared=row.shared,
        record_channels=frozenset(row.record_channel_ids),
        record_reaction=row.record_reaction,
        record_edits=row.record_edits,
        record_days=row.record_days,
    )
