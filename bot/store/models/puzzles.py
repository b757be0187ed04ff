"""The table of puzzles."""

from __future__ import annotations

from datetime import datetime
from typing import Any

from sqlalchemy import JSON, BigInteger, Index, text
from sqlalchemy.orm import Mapped, mapped_column, relationship

from bot.store.models.base import Base, Serial, player_key
from bot.store.models.players import PlayerRow

_OPEN_PRIVATE = text("open AND NOT shared AND strategy IS NULL")
_OPEN_SHARED = text("open AND shared")


class PuzzleRow(Base):
    """A puzzle with its rows."""

    __tablename__ = "puzzles"

    id: Mapped[int] = mapped_column(Serial, primary_key=True)
    guild_id: Mapped[int | None] = mapped_column(BigInteger)
    channel_id: Mapped[int] = mapped_column(BigInteger)
    message_id: Mapped[int | None] = mapped_column(BigInteger)
    player_id: Mapped[int] = player_key()
    open: Mapped[bool]
    shared: Mapped[bool]
    private: Mapped[bool]
    leads: Mapped[bool]
    strategy: Mapped[str | None]
    limit: Mapped[int | None]
    language: Mapped[str]
    length: Mapped[int]
    hard: Mapped[str]
    words: Mapped[str]
    boards: Mapped[int]
    lexicon_version: Mapped[str]
    created_at: Mapped[datetime]
    played_at: Mapped[datetime]
    previous_id: Mapped[int | None] = mapped_column(BigInteger)
    version: Mapped[int]
    entries: Mapped[list[Any]] = mapped_column(JSON)
    draft: Mapped[list[Any] | None] = mapped_column(JSON(none_as_null=True))
    pending: Mapped[list[Any] | None] = mapped_column(JSON(none_as_null=True))
    help: Mapped[list[Any]] = mapped_column(JSON)
    revealed: Mapped[str | None]

    player: Mapped[PlayerRow] = relationship(lazy="joined")

    __table_args__ = (
        Index(
            "uq_puzzles_open_private",
            "channel_id",
            "player_id",
            unique=True,
            sqlite_where=_OPEN_PRIVATE,
            postgresql_where=_OPEN_PRIVATE,
        ),
        Index(
            "uq_puzzles_open_shared",
            "channel_id",
            unique=True,
            sqlite_where=_OPEN_SHARED,
            postgresql_where=_OPEN_SHARED,
        ),
        Index("ix_puzzles_channel_id_player_id", "channel_id", "player_id"),
    )
