"""The tables of results, and of their sums."""

from __future__ import annotations

from datetime import date, datetime

from sqlalchemy import BigInteger, ForeignKey, Index, false, text
from sqlalchemy.orm import Mapped, mapped_column, relationship

from bot.store.models.base import Base, Serial, player_key
from bot.store.models.players import PlayerRow

ASSISTED = text("assisted")

_DAILY = text("day IS NOT NULL")

_WORD = text("answer IS NOT NULL")

RANKED = "ranked"
"""What stands for a mode in the league of all modes that are ranked together."""


class ResultColumns:
    """One player's part in one finished game."""

    game_id: Mapped[int] = mapped_column(
        Serial, ForeignKey("games.id", ondelete="CASCADE"), primary_key=True
    )
    player_id: Mapped[int] = player_key(primary_key=True, index=False)
    guild_id: Mapped[int | None] = mapped_column(BigInteger)
    channel_id: Mapped[int] = mapped_column(BigInteger)
    scope_id: Mapped[int] = mapped_column(BigInteger)
    """The server in which it is ranked, or the channel outside one."""
    mode: Mapped[str]
    language: Mapped[str]
    length: Mapped[int]
    hard: Mapped[str]
    won: Mapped[bool]
    guesses: Mapped[int]
    limit: Mapped[int]
    boards: Mapped[int]
    finished_at: Mapped[datetime]
    assisted: Mapped[bool] = mapped_column(default=False, server_default=false())
    on: Mapped[date]
    """The day it counts for."""
    day: Mapped[date | None]
    """The day of a daily."""
    answer: Mapped[str | None]
    """The answer, where others may have had the same."""
    others: Mapped[int | None]
    """Hundredths of a guess that others needed on average for that word."""
    skill: Mapped[int | None]
    luck: Mapped[int | None]
    """The coach's figures, once somebody has asked for them."""
    judged_by: Mapped[str | None]
    """The version of the word list used for both."""
    deeds: Mapped[int | None]
    """The `Badge` deeds it shows, a bit each; null until looked at, if it is of before badges."""


class ResultRow(ResultColumns, Base):
    """A result that counts."""

    __tablename__ = "results"

    player: Mapped[PlayerRow] = relationship(lazy="joined")

    __table_args__ = (
        # covers all that a leaderboard of a few days needs
        Index(
            "ix_results_scope",
            "scope_id",
            "on",
            "player_id",
            "mode",
            "length",
            "boards",
            "assisted",
            "won",
            "guesses",
            "others",
        ),
        # covers all that a player's statistics need
        Index(
            "ix_results_player",
            "player_id",
            "scope_id",
            "on",
            "finished_at",
            "game_id",
            "won",
            "guesses",
            "boards",
            "assisted",
            "mode",
            "day",
            "deeds",
        ),
        Index(
            "ix_results_days",
            "player_id",
            "scope_id",
            "day",
            "won",
            "assisted",
            "mode",
            "on",
            sqlite_where=_DAILY,
            postgresql_where=_DAILY,
        ),
        Index("ix_results_channel", "player_id", "channel_id", "finished_at"),
        Index(
            "ix_results_word",
            "scope_id",
            "language",
            "answer",
            sqlite_where=_WORD,
            postgresql_where=_WORD,
        ),
        Index(
            "ix_results_assisted",
            "scope_id",
            "mode",
            "length",
            "boards",
            "on",
            # repeated, or SQLite does not see that the index covers the query
            "assisted",
            "game_id",
            sqlite_where=ASSISTED,
            postgresql_where=ASSISTED,
        ),
    )


class TallyRow(Base):
    """A player's results in one league of a month, a year or all time, added up on the way.

    `mode` is that of the league, or `RANKED` for all that are ranked together; assisted games are
    in none. The days are those from `first` up to, but not including, `end`. The truth is in
    `results`, which can always be added up again.
    """

    __tablename__ = "tallies"

    scope_id: Mapped[int] = mapped_column(BigInteger, primary_key=True, autoincrement=False)
    mode: Mapped[str] = mapped_column(primary_key=True)
    length: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    boards: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    first: Mapped[date] = mapped_column(primary_key=True)
    end: Mapped[date] = mapped_column(primary_key=True)
    player_id: Mapped[int] = player_key(primary_key=True)
    games: Mapped[int]
    wins: Mapped[int]
    guesses: Mapped[int]
    """The guesses of the games won, counted as on a single board."""
    others: Mapped[int]
    """Hundredths that others needed for the words of the `compared` games."""
    compared: Mapped[int]
    points: Mapped[int] = mapped_column(default=0, server_default=text("0"))
    """What the games are worth where a server has its own points."""
    points_by: Mapped[str] = mapped_column(default="", server_default=text("''"))
    """The `PointRules.stamp` of those points: with another one, they are to be added up again."""
    streak: Mapped[int] = mapped_column(default=0)
    """Of dailies, the latest days in a row that were won without help; else 0."""
    last_day: Mapped[date | None]
    """The last of these days."""
    kept: Mapped[date | None]
    """The latest day that a shield kept, in them or before."""
    streak_by: Mapped[str] = mapped_column(default="", server_default=text("''"))
    """The `StreakRules.stamp` by which they were counted: with another one, count them again."""

    __table_args__ = {"sqlite_with_rowid": False}  # noqa: RUF012 - the form SQLAlchemy asks for


class DueWordRow(Base):
    """A word with new results, whose difficulty has to be computed again."""

    __tablename__ = "due_words"

    scope_id: Mapped[int] = mapped_column(BigInteger, primary_key=True, autoincrement=False)
    language: Mapped[str] = mapped_column(primary_key=True)
    answer: Mapped[str] = mapped_column(primary_key=True)
