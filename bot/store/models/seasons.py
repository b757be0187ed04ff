"""The tables of seasons that are over, and of what is posted about standings."""

from __future__ import annotations

from datetime import date, datetime

from sqlalchemy import BigInteger, ForeignKey, Index, false, text
from sqlalchemy.orm import Mapped, mapped_column

from bot.store.models.base import Base, Serial, player_key

WAITS = text("NOT settled")
"""Used in queries too, like `games.ACTIVE`."""


class SeasonRow(Base):
    """A season that is over; only the first attempt to freeze it is stored."""

    __tablename__ = "seasons"

    id: Mapped[int] = mapped_column(Serial, primary_key=True)
    guild_id: Mapped[int] = mapped_column(BigInteger)
    first: Mapped[date]
    end: Mapped[date]
    length: Mapped[int]
    players: Mapped[int]
    frozen_at: Mapped[datetime]

    __table_args__ = (Index("uq_seasons", "guild_id", "end", unique=True),)


class SeasonPlaceRow(Base):
    """A player's place at the end of a season, which no later correction changes."""

    __tablename__ = "season_places"

    season_id: Mapped[int] = mapped_column(
        Serial, ForeignKey("seasons.id", ondelete="CASCADE"), primary_key=True
    )
    player_id: Mapped[int] = player_key(primary_key=True)
    row: Mapped[int]
    """The order in which they are listed, from 0."""
    place: Mapped[int]
    """From 1; equals share a place."""
    value: Mapped[int]
    games: Mapped[int]
    wins: Mapped[int]
    provisional: Mapped[bool]
    crowned: Mapped[bool] = mapped_column(default=False, server_default=false())
    """Whether they were a champion: the best who had not left."""

    __table_args__ = (Index("ix_season_places_row", "season_id", "row"),)


class BulletinRow(Base):
    """A post that is due once in a server."""

    __tablename__ = "bulletins"

    guild_id: Mapped[int] = mapped_column(BigInteger, primary_key=True, autoincrement=False)
    kind: Mapped[str] = mapped_column(primary_key=True)
    on: Mapped[date] = mapped_column(primary_key=True)
    claimed_at: Mapped[datetime | None]
    """When somebody began to post it; a claim that is not settled expires."""
    settled: Mapped[bool] = mapped_column(default=False, server_default=false())
    """Whether it was posted, or needs no posting."""

    __table_args__ = (
        Index("ix_bulletins_waiting", "on", sqlite_where=WAITS, postgresql_where=WAITS),
    )
