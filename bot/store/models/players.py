"""The tables of people and their choices."""

from __future__ import annotations

from datetime import date
from typing import Any

from sqlalchemy import JSON, BigInteger, String, false
from sqlalchemy.orm import Mapped, mapped_column

from bot.store.models.base import Base, player_key


class PlayerRow(Base):
    """A person."""

    __tablename__ = "players"

    id: Mapped[int] = mapped_column(BigInteger, primary_key=True, autoincrement=False)
    name: Mapped[str] = mapped_column(String(100))
    locale: Mapped[str | None] = mapped_column(String(10))
    """The one their Discord was last set to; typed messages do not tell it."""


class PreferenceRow(Base):
    """A player's own choices; null leaves one to the server."""

    __tablename__ = "preferences"

    player_id: Mapped[int] = player_key(primary_key=True, index=False)
    theme: Mapped[str | None]
    language: Mapped[str | None]
    start: Mapped[str | None]
    hidden: Mapped[bool] = mapped_column(default=False, server_default=false())
    refused: Mapped[list[Any] | None] = mapped_column(JSON(none_as_null=True))


class ReminderRow(Base):
    """A player who wants to be reminded of a server's daily."""

    __tablename__ = "reminders"

    player_id: Mapped[int] = player_key(primary_key=True, index=False)
    guild_id: Mapped[int] = mapped_column(
        BigInteger, primary_key=True, autoincrement=False, index=True
    )
    since: Mapped[date | None]
    """The day on which they asked, if known."""


class DepartureRow(Base):
    """A player who was found to have left a server, and the day on which that was found."""

    __tablename__ = "departures"

    player_id: Mapped[int] = player_key(primary_key=True, index=False)
    guild_id: Mapped[int] = mapped_column(
        BigInteger, primary_key=True, autoincrement=False, index=True
    )
    on: Mapped[date]
