"""Settings of servers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict, replace
from datetime import date, datetime
from types import SimpleNamespace
from typing import Any

from sqlalchemy import bindparam, func, select, update

from bot.domain.guild_settings import SETTINGS, GuildSettings, make_default_settings
from bot.domain.permits import Permit, Who
from bot.domain.players import Place
from bot.domain.points import PointRules
from bot.domain.records.taught_games import TaughtGame
from bot.domain.records.values import Unit
from bot.domain.schedules import GuildBulletins
from bot.domain.seasons import BulletinKind, SeasonKind, SeasonPlan, WeeklyPlan
from bot.domain.setting_kinds import SettingKind
from bot.domain.standings import Span
from bot.store.connection.repository import Changes, Queries, table_of
from bot.store.models import BulletinRow, GuildRow, LeftGuildRow, SeasonRow
from bot.store.models.guilds import WITH_BULLETINS
from engine import Word

_GUILDS = table_of(GuildRow)

SETTING_COLUMNS = tuple(column.label(f"guilds_{column.name}") for column in _GUILDS.c)
"""The columns of a server's settings, for other queries."""

_SELECT = select(*_GUILDS.c).where(_GUILDS.c.id == bindparam("guild_id"))

_PLAN = [column for column in _GUILDS.c if column.name.startswith(("season_", "weekly_"))]
"""When a server has seasons and weekly posts."""


class GuildQueries(Queries):
    """Settings of servers, to read."""

    async def settings(self, place: Place) -> GuildSettings:
        """Return the server's settings; the defaults if it has none, or outside a server."""
        guild_id = place.guild_id
        if guild_id not in self._read:
            asked = {"guild_id": guild_id}
            row = guild_id and (await self._db.execute(_SELECT, asked)).first()
            self._read[guild_id] = _settings(row) if row else None
        known = self._read[guild_id]
        return known.follow(place) if known else make_default_settings(place)

    def note(self, guild_id: int | None, values: Sequence[Any]) -> None:
        """Keep `SETTING_COLUMNS` that another query has read."""
        if guild_id not in self._read:
            made = SimpleNamespace(**dict(zip(_GUILDS.c.keys(), values, strict=True)))
            self._read[guild_id] = None if made.id is None else _settings(made)

    @property
    def _read(self) -> dict[int | None, GuildSettings | None]:
        """The settings read so far, None for a server without any."""
        return self._db.info.setdefault("settings", {})

    async def list_with_bulletins(self) -> list[GuildBulletins]:
        """Return the servers with seasons or a weekly leaderboard."""
        frozen = select(func.max(SeasonRow.end)).where(SeasonRow.guild_id == GuildRow.id)
        posted = select(func.max(BulletinRow.on)).where(
            BulletinRow.guild_id == GuildRow.id, BulletinRow.kind == BulletinKind.WEEKLY
        )
        query = select(
            GuildRow.id,
            GuildRow.time_zone,
            *_PLAN,
            frozen.scalar_subquery().label("frozen"),
            posted.scalar_subquery().label("posted"),
        ).where(WITH_BULLETINS, GuildRow.id.not_in(select(LeftGuildRow.id)))
        return [
            GuildBulletins(
                row.id,
                row.time_zone,
                _seasons(row),
                _weekly(row),
                row.frozen or date.min,
                row.posted,
            )
            for row in await self._db.execute(query)
        ]


class StoredGuilds(GuildQueries, Changes):
    """Settings of servers, to read and change."""

    async def lock(self, place: Place) -> GuildSettings:
        """Return the settings to change; others who call this wait until the transaction ends."""
        if self._dialect == "postgresql":
            # a server without settings has no row to lock
            await self._db.execute(select(func.pg_advisory_xact_lock(place.guild_id)))
        row = await self._db.get(GuildRow, place.guild_id, with_for_update=True)
        return _settings(row).follow(place) if row else make_default_settings(place)

    async def save(self, guild_id: int, settings: GuildSettings) -> None:
        """Store a server's settings."""
        await self._db.merge(_row(guild_id, settings))
        await self._db.flush()
        self._db.info.pop("settings", None)

    async def note_refusal(self, guild_id: int, on: date | None) -> None:
        """Remember the day on which a post was refused, None if the latest was accepted."""
        changed = GuildRow.bulletin_refused.is_distinct_from(on)
        refused = update(GuildRow).where(GuildRow.id == guild_id, changed)
        await self._execute(refused.values(bulletin_refused=on))


def _row(guild_id: int, settings: GuildSettings) -> GuildRow:
    return GuildRow(
        id=guild_id,
        **{name: _write(getattr(settings, name), one.kind) for name, one in SETTINGS.items()},
        followed=settings.followed,
        idle_public=settings.idle_public,
        idle_private=settings.idle_private,
        daily_hour=settings.daily_hour,
        time_zone=settings.time_zone,
        daily_list=settings.daily_list,
        extra=list(settings.extra),
        banned={word: since.isoformat() for word, since in settings.banned.items()},
        dropped={word: until.isoformat() for word, until in settings.dropped.items()},
        start_who=settings.start.who,
        start_role_id=settings.start.role_id,
        stop_who=settings.stop.who,
        stop_role_id=settings.stop.role_id,
        season_kind=settings.seasons.kind,
        season_since=settings.seasons.since,
        season_first=settings.seasons.span.first,
        season_end=settings.seasons.span.end,
        weekly_day=settings.weekly.weekday,
        weekly_hour=settings.weekly.hour,
        weekly_since=settings.weekly.since,
        bulletin_refused=settings.bulletin_refused,
        taught=[{**asdict(one), "earliest": one.earliest.isoformat()} for one in settings.taught],
        points=list(settings.points.worth),
        double_day=settings.points.double_day,
    )


def _settings(row: Any) -> GuildSettings:
    return GuildSettings(
        **{name: _read(getattr(row, name), one.default) for name, one in SETTINGS.items()},
        followed=row.followed,
        idle_public=row.idle_public,
        idle_private=row.idle_private,
        daily_hour=row.daily_hour,
        time_zone=row.time_zone,
        daily_list=row.daily_list,
        extra=tuple(Word(word) for word in row.extra),
        banned=_read_moments(row.banned),
        dropped=_read_moments(row.dropped),
        start=Permit(Who(row.start_who), row.start_role_id),
        stop=Permit(Who(row.stop_who), row.stop_role_id),
        seasons=_seasons(row),
        weekly=_weekly(row),
        bulletin_refused=row.bulletin_refused,
        taught=tuple(map(_taught, row.taught or ())),
        points=PointRules(tuple(row.points or ()), row.double_day),
    )


def _write(value: Any, kind: SettingKind) -> Any:
    """Return a value as its column stores it; JSON has no sets."""
    return sorted(value) if kind is SettingKind.CHANNELS else value


def _read(stored: Any, default: Any) -> Any:
    """Return what is stored as what its setting is: a number, a member, or a set of ids."""
    if default is None or stored is None:
        return default if stored is None else stored
    return type(default)(stored)


def _taught(stored: Mapping[str, Any]) -> TaughtGame:
    earliest = date.fromisoformat(stored.get("earliest", date.min.isoformat()))
    return replace(TaughtGame(**stored), unit=Unit(stored["unit"]), earliest=earliest)


def _seasons(row: Any) -> SeasonPlan:
    span = Span(row.season_first, row.season_end)
    return SeasonPlan(SeasonKind(row.season_kind), row.season_since, span)


def _weekly(row: Any) -> WeeklyPlan:
    return WeeklyPlan(row.weekly_day, row.weekly_hour, row.weekly_since)


def _read_moments(words: Mapping[str, str]) -> dict[Word, datetime]:
    return {Word(word): datetime.fromisoformat(moment) for word, moment in words.items()}
