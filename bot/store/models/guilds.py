"""The tables of what servers have chosen, and of words reported to them."""

from __future__ import annotations

from datetime import date, datetime

from sqlalchemy import JSON, BigInteger, Index, false, text
from sqlalchemy.orm import Mapped, mapped_column

from bot.store.models.base import Base, Serial, player_key

_WITH_DAILY = text("daily_channel_id IS NOT NULL")
WITH_NEWS = text("(season_kind <> 'off' OR weekly_day IS NOT NULL)")
"""In queries too, as `games.ACTIVE` is."""


SHARED = text("shared")
"""In queries too, as `games.ACTIVE` is."""


class GuildRow(Base):
    """A server's settings."""

    __tablename__ = "guilds"

    id: Mapped[int] = mapped_column(BigInteger, primary_key=True, autoincrement=False)
    language: Mapped[str]
    length: Mapped[int]
    hard: Mapped[str]
    theme: Mapped[str]
    channel_ids: Mapped[list[int]] = mapped_column(JSON)
    threads: Mapped[bool]
    idle_public: Mapped[int]
    idle_solo: Mapped[int]
    daily_channel_id: Mapped[int | None] = mapped_column(BigInteger)
    daily_hour: Mapped[int]
    time_zone: Mapped[str]
    ping_role_id: Mapped[int | None] = mapped_column(BigInteger)
    daily_hints: Mapped[bool] = mapped_column(server_default=false())
    daily_list_id: Mapped[int | None] = mapped_column(Serial)
    offensive: Mapped[bool]
    spelling: Mapped[str]
    extra_words: Mapped[list[str]] = mapped_column(JSON)
    banned_words: Mapped[dict[str, str]] = mapped_column(JSON)
    """Each with the moment since when."""
    dropped_words: Mapped[dict[str, str]] = mapped_column(JSON)
    """Extra words of before, each with the moment until when."""
    start_who: Mapped[str]
    start_role_id: Mapped[int | None] = mapped_column(BigInteger)
    stop_who: Mapped[str]
    stop_role_id: Mapped[int | None] = mapped_column(BigInteger)
    least_games: Mapped[int]
    absence: Mapped[str]
    shared: Mapped[bool] = mapped_column(server_default=false())
    season_kind: Mapped[str]
    season_since: Mapped[date]
    season_first: Mapped[date]
    season_end: Mapped[date]
    weekly_day: Mapped[int | None]
    """Monday is 0."""
    weekly_hour: Mapped[int]
    weekly_since: Mapped[datetime | None]
    news_channel_id: Mapped[int | None] = mapped_column(BigInteger)
    news_refused: Mapped[date | None]
    record_channel_ids: Mapped[list[int]] = mapped_column(JSON)
    record_reaction: Mapped[bool]
    record_edits: Mapped[bool]
    record_days: Mapped[int]

    __table_args__ = (
        Index("ix_guilds_shared", "id", sqlite_where=SHARED, postgresql_where=SHARED),
        Index(
            "ix_guilds_daily_channel_id",
            "daily_channel_id",
            sqlite_where=_WITH_DAILY,
            postgresql_where=_WITH_DAILY,
        ),
        Index("ix_guilds_news", "id", sqlite_where=WITH_NEWS, postgresql_where=WITH_NEWS),
    )


class PresentGuildRow(Base):
    """A server that the bot was in when it was last told of its servers."""

    __tablename__ = "present_guilds"

    guild_id: Mapped[int] = mapped_column(BigInteger, primary_key=True, autoincrement=False)


class LeftGuildRow(Base):
    """A server that the bot has left, and when: its data goes some time later."""

    __tablename__ = "left_guilds"

    id: Mapped[int] = mapped_column(BigInteger, primary_key=True, autoincrement=False)
    at: Mapped[datetime] = mapped_column(index=True)


class WordReportRow(Base):
    """A player finds a word unfit to be an answer."""

    __tablename__ = "word_reports"

    scope_id: Mapped[int] = mapped_column(BigInteger, primary_key=True, autoincrement=False)
    """The server, or the channel outside one."""
    language: Mapped[str] = mapped_column(primary_key=True)
    word: Mapped[str] = mapped_column(primary_key=True)
    player_id: Mapped[int] = player_key(primary_key=True)
    reason: Mapped[str]
    at: Mapped[datetime]
    settled: Mapped[bool] = mapped_column(default=False, server_default=false())
    """Whether the server has banned the word or kept it since."""
