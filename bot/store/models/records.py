"""The tables of results from elsewhere."""

from __future__ import annotations

from datetime import date, datetime

from sqlalchemy import BigInteger, Index
from sqlalchemy.orm import Mapped, mapped_column

from bot.store.models.base import Base, player_key


class RecordColumns:
    """A player's result in one puzzle of a game played elsewhere."""

    scope_id: Mapped[int] = mapped_column(BigInteger, primary_key=True, autoincrement=False)
    """Who are ranked together: the server, or the channel outside one."""
    game: Mapped[str] = mapped_column(primary_key=True)
    player_id: Mapped[int] = player_key(primary_key=True)
    puzzle: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    guild_id: Mapped[int | None] = mapped_column(BigInteger)
    message_id: Mapped[int | None] = mapped_column(BigInteger, index=True)
    figure: Mapped[int]
    solved: Mapped[bool]
    on: Mapped[date]
    """The day it counts for."""
    at: Mapped[datetime]


class RecordRow(RecordColumns, Base):
    """A result from elsewhere that counts; who comes first stays."""

    __tablename__ = "records"

    __table_args__ = (
        # holds all that a leaderboard needs
        Index("ix_records_board", "scope_id", "game", "on", "player_id", "solved", "figure"),
        {"sqlite_with_rowid": False},
    )


class RecordTallyRow(Base):
    """A player's results in a game played elsewhere, added up; never the truth: `records` is."""

    __tablename__ = "record_tallies"

    scope_id: Mapped[int] = mapped_column(BigInteger, primary_key=True, autoincrement=False)
    game: Mapped[str] = mapped_column(primary_key=True)
    player_id: Mapped[int] = player_key(primary_key=True)
    games: Mapped[int]
    solved: Mapped[int]
    total: Mapped[int]
    """Of the figures."""

    __table_args__ = {"sqlite_with_rowid": False}  # noqa: RUF012 - the form SQLAlchemy asks for


class UnclaimedRow(Base):
    """A result of somebody whom a summary only names; nothing says yet who that is."""

    __tablename__ = "unclaimed_records"

    guild_id: Mapped[int] = mapped_column(BigInteger, primary_key=True, autoincrement=False)
    name: Mapped[str] = mapped_column(primary_key=True)
    game: Mapped[str] = mapped_column(primary_key=True)
    puzzle: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    message_id: Mapped[int | None] = mapped_column(BigInteger, index=True)
    figure: Mapped[int]
    solved: Mapped[bool]
    on: Mapped[date]
    at: Mapped[datetime] = mapped_column(index=True)


class RecordNameRow(Base):
    """Whom a server's summaries call by that name, as a moderator has said."""

    __tablename__ = "record_names"

    guild_id: Mapped[int] = mapped_column(BigInteger, primary_key=True, autoincrement=False)
    name: Mapped[str] = mapped_column(primary_key=True)
    player_id: Mapped[int] = player_key()
