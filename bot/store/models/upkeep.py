"""The tables of what the bot itself has to remember."""

from __future__ import annotations

from datetime import datetime

from sqlalchemy import BigInteger, Text
from sqlalchemy.orm import Mapped, mapped_column

from bot.store.models.base import Base


class InteractionRow(Base):
    """An interaction that has taken effect; its id is the idempotency key."""

    __tablename__ = "interactions"

    id: Mapped[int] = mapped_column(BigInteger, primary_key=True, autoincrement=False)
    at: Mapped[datetime] = mapped_column(index=True)


class FactRow(Base):
    """A fact that the bot itself remembers, such as which commands Discord has."""

    __tablename__ = "facts"

    name: Mapped[str] = mapped_column(primary_key=True)
    value: Mapped[str] = mapped_column(Text)
