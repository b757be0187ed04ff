"""The table of class lists."""

from __future__ import annotations

from sqlalchemy import JSON, BigInteger, Index, false, text
from sqlalchemy.orm import Mapped, mapped_column

from bot.store.models.base import Base, Serial

_IN_USE = text("NOT retired")


RETIRED = text("retired")
WITH_LIST = text("list_id IS NOT NULL")
"""Used in queries too, like `games.ACTIVE`."""


class ClassListRow(Base):
    """A list of words that a server brought to play with.

    A deleted or replaced list is `retired`: it stays while a game is played with it.
    """

    __tablename__ = "class_lists"

    id: Mapped[int] = mapped_column(Serial, primary_key=True)
    guild_id: Mapped[int] = mapped_column(BigInteger, index=True)
    name: Mapped[str]
    language: Mapped[str]
    words: Mapped[list[str]] = mapped_column(JSON)
    retired: Mapped[bool] = mapped_column(default=False, server_default=false())

    __table_args__ = (
        Index(
            "uq_class_lists_name",
            "guild_id",
            "name",
            unique=True,
            sqlite_where=_IN_USE,
            postgresql_where=_IN_USE,
        ),
        Index("ix_class_lists_retired", "id", sqlite_where=RETIRED, postgresql_where=RETIRED),
    )
