"""The table of words that people think of."""

from __future__ import annotations

from datetime import datetime

from sqlalchemy import BigInteger, ForeignKey, Index, Text
from sqlalchemy.orm import Mapped, mapped_column, relationship

from bot.store.models import Base, PlayerRow, Serial


class StumpRow(Base):
    __tablename__ = "stumps"

    id: Mapped[int] = mapped_column(Serial, primary_key=True)
    guild_id: Mapped[int | None] = mapped_column(BigInteger)
    channel_id: Mapped[int] = mapped_column(BigInteger)
    player_id: Mapped[int] = mapped_column(BigInteger, ForeignKey("players.id"))
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
