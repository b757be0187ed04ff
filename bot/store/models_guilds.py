"""The tables of what servers and players have chosen."""

from __future__ import annotations

from sqlalchemy import BigInteger, ForeignKey, Index, Text, false
from sqlalchemy.orm import Mapped, mapped_column, relationship

from bot.store.models import Base, PlayerRow


class GuildRow(Base):
    """A server's settings; lists are separated by spaces."""

    __tablename__ = "guilds"

    id: Mapped[int] = mapped_column(BigInteger, primary_key=True, autoincrement=False)
    language: Mapped[str]
    length: Mapped[int]
    hard: Mapped[str]
    theme: Mapped[str]
    channel_ids: Mapped[str] = mapped_column(Text)
    threads: Mapped[bool]
    idle_public: Mapped[int]
    idle_solo: Mapped[int]
    daily_channel_id: Mapped[int | None] = mapped_column(BigInteger)
    daily_hour: Mapped[int]
    time_zone: Mapped[str]
    ping_role_id: Mapped[int | None] = mapped_column(BigInteger)
    daily_hints: Mapped[bool] = mapped_column(server_default=false())
    offensive: Mapped[bool]
    extra_words: Mapped[str] = mapped_column(Text)
    banned_words: Mapped[str] = mapped_column(Text)
    start_who: Mapped[str]
    start_role_id: Mapped[int | None] = mapped_column(BigInteger)
    stop_who: Mapped[str]
    stop_role_id: Mapped[int | None] = mapped_column(BigInteger)


class PreferenceRow(Base):
    """A player's own choices; what is null is left to the server."""

    __tablename__ = "preferences"

    player_id: Mapped[int] = mapped_column(
        BigInteger, ForeignKey("players.id"), primary_key=True, autoincrement=False
    )
    theme: Mapped[str | None]
    language: Mapped[str | None]


class ReminderRow(Base):
    """A player who wants to be reminded of a server's daily."""

    __tablename__ = "reminders"

    player_id: Mapped[int] = mapped_column(
        BigInteger, ForeignKey("players.id"), primary_key=True, autoincrement=False
    )
    guild_id: Mapped[int] = mapped_column(BigInteger, primary_key=True, autoincrement=False)

    player: Mapped[PlayerRow] = relationship(lazy="joined")

    __table_args__ = (Index("ix_reminders_guild_id", "guild_id"),)
