"""The tables of puzzles: solve sessions, and words that people think of."""

from __future__ import annotations

from datetime import datetime

from sqlalchemy import BigInteger, ForeignKey, Index, Text, false, text
from sqlalchemy.orm import Mapped, mapped_column, relationship

from bot.store.models.base import Base, Serial, player_key
from bot.store.models.players import PlayerRow

OPEN_PRIVATE = text("open AND NOT shared")
OPEN_SHARED = text("open AND shared")


class SolveRow(Base):
    __tablename__ = "solves"

    id: Mapped[int] = mapped_column(Serial, primary_key=True)
    guild_id: Mapped[int | None] = mapped_column(BigInteger)
    channel_id: Mapped[int] = mapped_column(BigInteger)
    message_id: Mapped[int | None] = mapped_column(BigInteger)
    player_id: Mapped[int] = player_key()
    open: Mapped[bool]
    shared: Mapped[bool] = mapped_column(server_default=false())
    leads: Mapped[bool] = mapped_column(server_default=false())
    language: Mapped[str]
    length: Mapped[int]
    hard: Mapped[str]
    words: Mapped[str] = mapped_column(server_default="answers")
    boards: Mapped[int] = mapped_column(server_default="1")
    lexicon_version: Mapped[str]
    created_at: Mapped[datetime]
    version: Mapped[int] = mapped_column(server_default="1")
    draft_number: Mapped[int | None]
    draft_guess: Mapped[str | None]
    draft_marks: Mapped[str | None] = mapped_column(Text)
    pending: Mapped[str | None] = mapped_column(Text)

    player: Mapped[PlayerRow] = relationship(lazy="joined")
    turns: Mapped[list[SolveTurnRow]] = relationship(
        order_by="SolveTurnRow.turn",
        lazy="selectin",
        passive_deletes=True,
        cascade="all, delete-orphan",
    )
    hints: Mapped[list[SolveHintRow]] = relationship(lazy="selectin", passive_deletes=True)

    __table_args__ = (
        Index(
            "uq_solves_open_private",
            "channel_id",
            "player_id",
            unique=True,
            sqlite_where=OPEN_PRIVATE,
            postgresql_where=OPEN_PRIVATE,
        ),
        Index(
            "uq_solves_open_shared",
            "channel_id",
            unique=True,
            sqlite_where=OPEN_SHARED,
            postgresql_where=OPEN_SHARED,
        ),
    )


class SolveTurnRow(Base):
    __tablename__ = "solve_turns"

    solve_id: Mapped[int] = mapped_column(
        Serial, ForeignKey("solves.id", ondelete="CASCADE"), primary_key=True
    )
    turn: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    guess: Mapped[str]
    feedback: Mapped[str] = mapped_column(Text)
    """The hints of every board, ``-`` for one solved before."""


class SolveHintRow(Base):
    """Help taken in a solve session, after so many turns."""

    __tablename__ = "solve_hints"

    solve_id: Mapped[int] = mapped_column(
        Serial, ForeignKey("solves.id", ondelete="CASCADE"), primary_key=True
    )
    turn: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    rung: Mapped[str] = mapped_column(primary_key=True)
    player_id: Mapped[int] = player_key()
    at: Mapped[datetime]


class StumpRow(Base):
    __tablename__ = "stumps"

    id: Mapped[int] = mapped_column(Serial, primary_key=True)
    guild_id: Mapped[int | None] = mapped_column(BigInteger)
    channel_id: Mapped[int] = mapped_column(BigInteger)
    player_id: Mapped[int] = player_key()
    language: Mapped[str]
    length: Mapped[int]
    strategy: Mapped[str]
    lexicon_version: Mapped[str]
    created_at: Mapped[datetime]
    version: Mapped[int]
    turns: Mapped[str] = mapped_column(Text)
    """One a line: the guess, then its marks."""
    guess: Mapped[str | None]
    marks: Mapped[str]
    revealed: Mapped[str | None]

    player: Mapped[PlayerRow] = relationship(lazy="joined")

    __table_args__ = (Index("ix_stumps_channel_id_player_id", "channel_id", "player_id"),)
