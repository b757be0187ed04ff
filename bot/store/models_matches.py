"""The tables of matches: one answer on several private boards."""

from __future__ import annotations

from datetime import date, datetime

from sqlalchemy import BigInteger, ForeignKey, Index, Text, false, text
from sqlalchemy.orm import Mapped, foreign, mapped_column, relationship

from bot.store.models import Base, GameRow, PlayerRow, Serial

RACING = text("mode = 'race' AND stage <> 'over'")


class MatchRow(Base):
    """One answer for several private boards."""

    __tablename__ = "matches"

    id: Mapped[int] = mapped_column(Serial, primary_key=True)
    guild_id: Mapped[int | None] = mapped_column(BigInteger)
    channel_id: Mapped[int] = mapped_column(BigInteger)
    message_id: Mapped[int | None] = mapped_column(BigInteger)
    mode: Mapped[str]
    stage: Mapped[str]
    starter_id: Mapped[int] = mapped_column(BigInteger, ForeignKey("players.id"))
    language: Mapped[str]
    lexicon_version: Mapped[str]
    length: Mapped[int]
    limit: Mapped[int]
    hard: Mapped[str]
    answers: Mapped[str] = mapped_column(Text)
    created_at: Mapped[datetime]
    deadline: Mapped[datetime | None]
    closed: Mapped[bool] = mapped_column(default=False, server_default=false())
    """Whether only those who were invited may enter."""
    scope_id: Mapped[int | None] = mapped_column(BigInteger)
    """The server of a daily, or the channel outside one."""
    day: Mapped[date | None]
    number: Mapped[int | None]
    salt: Mapped[str | None]
    rival: Mapped[str | None]
    announced: Mapped[bool] = mapped_column(default=False, server_default=false())

    starter: Mapped[PlayerRow] = relationship(lazy="joined")
    entrants: Mapped[list[EntrantRow]] = relationship(
        order_by="EntrantRow.place", lazy="selectin", passive_deletes=True
    )
    games: Mapped[list[GameRow]] = relationship(
        primaryjoin=lambda: MatchRow.id == foreign(GameRow.match_id),
        lazy="selectin",
        viewonly=True,
    )

    __table_args__ = (
        Index("uq_matches_daily", "scope_id", "language", "day", unique=True),
        Index("ix_matches_stage_deadline", "stage", "deadline"),
        Index(
            "uq_matches_race",
            "channel_id",
            unique=True,
            sqlite_where=RACING,
            postgresql_where=RACING,
        ),
    )


class EntrantRow(Base):
    __tablename__ = "entrants"

    match_id: Mapped[int] = mapped_column(
        Serial, ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True
    )
    player_id: Mapped[int] = mapped_column(BigInteger, ForeignKey("players.id"), primary_key=True)
    place: Mapped[int]
    """The order of entering, from 1."""
    ready: Mapped[bool]

    player: Mapped[PlayerRow] = relationship(lazy="joined")
