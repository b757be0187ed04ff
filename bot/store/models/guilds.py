"""The tables of servers' settings, and of words reported there."""

from __future__ import annotations

from datetime import date, datetime
from typing import Any

from sqlalchemy import JSON, BigInteger, Boolean, Index, Integer, String, false, text
from sqlalchemy.orm import Mapped, MappedColumn, mapped_column

from bot.domain.guild_settings import SETTINGS
from bot.domain.setting_kinds import Setting, SettingKind
from bot.store.models.base import Base, Serial, player_key

_WITH_DAILY = text("daily_channel IS NOT NULL")
WITH_BULLETINS = text("(season_kind <> 'off' OR weekly_day IS NOT NULL)")
"""Used in queries too, like `games.ACTIVE`."""

REWARDING = text(
    "(best_role IS NOT NULL OR wordle_role IS NOT NULL OR champion_role IS NOT NULL"
    " OR streak_role IS NOT NULL OR long_streak_role IS NOT NULL"
    " OR longest_streak_role IS NOT NULL)"
)

SHARED = text("shared")
"""Used in queries too, like `games.ACTIVE`."""


class GuildRow(Base):
    """A server's settings; each of `SETTINGS` adds a column to these."""

    __tablename__ = "guilds"

    id: Mapped[int] = mapped_column(BigInteger, primary_key=True, autoincrement=False)
    followed: Mapped[bool] = mapped_column(default=False, server_default=false())
    idle_public: Mapped[int]
    idle_private: Mapped[int]
    daily_hour: Mapped[int]
    time_zone: Mapped[str]
    daily_list: Mapped[int | None] = mapped_column(Serial)
    extra: Mapped[list[str]] = mapped_column(JSON)
    banned: Mapped[dict[str, str]] = mapped_column(JSON)
    """Each word with the time since when."""
    dropped: Mapped[dict[str, str]] = mapped_column(JSON)
    """Former extra words, each with the time until when."""
    start_who: Mapped[str]
    start_role_id: Mapped[int | None] = mapped_column(BigInteger)
    stop_who: Mapped[str]
    stop_role_id: Mapped[int | None] = mapped_column(BigInteger)
    season_kind: Mapped[str]
    season_since: Mapped[date]
    season_first: Mapped[date]
    season_end: Mapped[date]
    weekly_day: Mapped[int | None]
    """Monday is 0."""
    weekly_hour: Mapped[int]
    weekly_since: Mapped[datetime | None]
    bulletin_refused: Mapped[date | None]
    taught: Mapped[list[dict[str, Any]] | None] = mapped_column(JSON)
    """Games of which the server showed two shares."""
    points: Mapped[list[int] | None] = mapped_column(JSON)
    """Those of a word found in 1 to 6 guesses, and of a loss; empty if they are the usual ones."""
    double_day: Mapped[int | None]
    """The weekday whose results count double; Monday is 0."""

    __table_args__ = (
        Index("ix_guilds_shared", "id", sqlite_where=SHARED, postgresql_where=SHARED),
        Index(
            "ix_guilds_daily_channel", "id", sqlite_where=_WITH_DAILY, postgresql_where=_WITH_DAILY
        ),
        Index("ix_guilds_rewarding", "id", sqlite_where=REWARDING, postgresql_where=REWARDING),
        Index(
            "ix_guilds_bulletins",
            "id",
            sqlite_where=WITH_BULLETINS,
            postgresql_where=WITH_BULLETINS,
        ),
    )


def _make_column(setting: Setting) -> MappedColumn[Any]:
    """Make a column with the default, for servers that exist when it is added."""
    default = setting.default
    match setting.kind:
        case SettingKind.SWITCH:
            return mapped_column(Boolean, nullable=False, server_default=_TRUTH[default])
        case SettingKind.CHOICE:
            kind = Integer if isinstance(default, int) else String
            return mapped_column(kind, nullable=False, server_default=str(default))
        case SettingKind.CHANNEL | SettingKind.ROLE:
            return mapped_column(BigInteger, nullable=True)
        case SettingKind.CHANNELS:
            # PostgreSQL cannot compare the default of a JSON column with the one it should have
            return mapped_column(JSON, nullable=True)


_TRUTH = {False: text("false"), True: text("true")}
"""Both databases read these, where SQLite alone would write 0 and 1 into a migration."""

for _name, _setting in SETTINGS.items():
    setattr(GuildRow, _name, _make_column(_setting))


class RewardRow(Base):
    """What the roles of a server followed when they were last given and taken."""

    __tablename__ = "rewards"

    guild_id: Mapped[int] = mapped_column(BigInteger, primary_key=True, autoincrement=False)
    state: Mapped[str]


class HeldRoleRow(Base):
    """A role that the bot gave to a player, to be taken back by itself."""

    __tablename__ = "held_roles"

    guild_id: Mapped[int] = mapped_column(BigInteger, primary_key=True, autoincrement=False)
    role_id: Mapped[int] = mapped_column(BigInteger, primary_key=True, autoincrement=False)
    player_id: Mapped[int] = player_key(primary_key=True)


class PresentGuildRow(Base):
    """A server that the bot was last known to be in."""

    __tablename__ = "present_guilds"

    guild_id: Mapped[int] = mapped_column(BigInteger, primary_key=True, autoincrement=False)


class LeftGuildRow(Base):
    """A server that the bot has left, and when: its data is deleted some time later."""

    __tablename__ = "left_guilds"

    id: Mapped[int] = mapped_column(BigInteger, primary_key=True, autoincrement=False)
    at: Mapped[datetime] = mapped_column(index=True)


class WordReportRow(Base):
    """A player's report that a word is unfit to be an answer."""

    __tablename__ = "word_reports"

    scope_id: Mapped[int] = mapped_column(BigInteger, primary_key=True, autoincrement=False)
    """The server, or the channel outside one."""
    language: Mapped[str] = mapped_column(primary_key=True)
    word: Mapped[str] = mapped_column(primary_key=True)
    player_id: Mapped[int] = player_key(primary_key=True)
    reason: Mapped[str]
    at: Mapped[datetime]
    settled: Mapped[bool] = mapped_column(default=False, server_default=false())
    """Whether the server has since banned or kept the word."""
