"""The tables of results from elsewhere."""

from __future__ import annotations

from datetime import date, datetime

from sqlalchemy import JSON, BigInteger, Index, false, text
from sqlalchemy.orm import Mapped, mapped_column

from bot.store.models.base import Base, player_key

PASTED = 0
"""The message id of a result that was pasted."""

CORRECTED = -1
"""The message id of a corrected result, which counts instead of any message's."""

_NAMED = text("name IS NOT NULL")


class RecordRow(Base):
    """A player's result in one puzzle of a game played elsewhere, from one message."""

    __tablename__ = "records"

    scope_id: Mapped[int] = mapped_column(BigInteger, primary_key=True, autoincrement=False)
    """The server in which it is ranked, or the channel outside one."""
    game: Mapped[str] = mapped_column(primary_key=True)
    player_id: Mapped[int] = player_key(primary_key=True)
    puzzle: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    message_id: Mapped[int] = mapped_column(BigInteger, primary_key=True, autoincrement=False)
    """`PASTED`, `CORRECTED`, below that of another account, else of a message."""
    guild_id: Mapped[int | None] = mapped_column(BigInteger)
    channel_id: Mapped[int] = mapped_column(BigInteger)
    figure: Mapped[int]
    solved: Mapped[bool]
    on: Mapped[date]
    """The day it counts for."""
    at: Mapped[datetime]
    counts: Mapped[bool]
    """Whether it is the first result for the player's puzzle."""
    name: Mapped[str | None]
    """The player's name in a summary that does not mention them."""
    imported: Mapped[bool] = mapped_column(default=False, server_default=false())
    """Whether it was first found in older messages."""
    first_figure: Mapped[int | None]
    """What its message said first, if its author has changed it."""
    first_solved: Mapped[bool | None]
    confirmed: Mapped[bool | None]
    """Whether its author said that it is a result, although it was doubted."""

    __table_args__ = (
        # covers all that a leaderboard needs
        Index(
            "ix_records_board", "scope_id", "game", "on", "player_id", "solved", "figure", "counts"
        ),
        Index("ix_records_message", "channel_id", "message_id"),
        Index("ix_records_name", "scope_id", "name", sqlite_where=_NAMED, postgresql_where=_NAMED),
        {"sqlite_with_rowid": False},
    )


class DeletedRecordRow(Base):
    """What was posted first of a puzzle whose result is gone, while it could be posted again."""

    __tablename__ = "deleted_records"

    scope_id: Mapped[int] = mapped_column(BigInteger, primary_key=True, autoincrement=False)
    game: Mapped[str] = mapped_column(primary_key=True)
    player_id: Mapped[int] = player_key(primary_key=True)
    puzzle: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    figure: Mapped[int]
    solved: Mapped[bool]
    on: Mapped[date]
    at: Mapped[datetime]
    until: Mapped[date | None] = mapped_column(index=True)
    """The last day on which its puzzle may come; None if it always may."""


class RecordTallyRow(Base):
    """A player's results in a game played elsewhere, added up; the truth is in `records`."""

    __tablename__ = "record_tallies"

    scope_id: Mapped[int] = mapped_column(BigInteger, primary_key=True, autoincrement=False)
    game: Mapped[str] = mapped_column(primary_key=True)
    player_id: Mapped[int] = player_key(primary_key=True)
    year: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    """0 for all time."""
    games: Mapped[int]
    solved: Mapped[int]
    total: Mapped[int]
    """The sum of the figures."""

    __table_args__ = {"sqlite_with_rowid": False}  # noqa: RUF012 - the form SQLAlchemy asks for


class UnclaimedRow(Base):
    """A result of somebody whom a summary only names, and who is not known yet."""

    __tablename__ = "unclaimed_records"

    guild_id: Mapped[int] = mapped_column(BigInteger, primary_key=True, autoincrement=False)
    name: Mapped[str] = mapped_column(primary_key=True)
    message_id: Mapped[int] = mapped_column(BigInteger, primary_key=True, autoincrement=False)
    channel_id: Mapped[int] = mapped_column(BigInteger)
    game: Mapped[str]
    puzzle: Mapped[int]
    figure: Mapped[int]
    solved: Mapped[bool]
    on: Mapped[date]
    at: Mapped[datetime]
    since: Mapped[datetime] = mapped_column(index=True)
    """When it was stored; it is not kept forever."""
    imported: Mapped[bool] = mapped_column(default=False, server_default=false())

    __table_args__ = (Index("ix_unclaimed_records_message", "channel_id", "message_id"),)


class RecordNameRow(Base):
    """The player behind a name in a server's summaries, as a moderator said."""

    __tablename__ = "record_names"

    guild_id: Mapped[int] = mapped_column(BigInteger, primary_key=True, autoincrement=False)
    name: Mapped[str] = mapped_column(primary_key=True)
    player_id: Mapped[int] = player_key()


class RecordAccountRow(Base):
    """Another account of a player in a server, as a moderator said: its results are the player's.

    What counts of its results is copied to the player, with the account's id below 0 as message.
    """

    __tablename__ = "record_accounts"

    guild_id: Mapped[int] = mapped_column(BigInteger, primary_key=True, autoincrement=False)
    account_id: Mapped[int] = player_key(primary_key=True)
    player_id: Mapped[int] = player_key()


class GroupStreakRow(Base):
    """The days in a row in which a group solved the Wordle, as a summary says."""

    __tablename__ = "group_streaks"

    guild_id: Mapped[int] = mapped_column(BigInteger, primary_key=True, autoincrement=False)
    message_id: Mapped[int] = mapped_column(BigInteger, primary_key=True, autoincrement=False)
    channel_id: Mapped[int] = mapped_column(BigInteger)
    on: Mapped[date]
    days: Mapped[int]
    imported: Mapped[bool] = mapped_column(default=False, server_default=false())

    __table_args__ = (Index("ix_group_streaks_message", "channel_id", "message_id"),)


class BackfillRow(Base):
    """How far a channel's older messages have been read; a server reads one channel at a time."""

    __tablename__ = "backfills"

    guild_id: Mapped[int] = mapped_column(BigInteger, primary_key=True, autoincrement=False)
    channel_id: Mapped[int] = mapped_column(BigInteger)
    state: Mapped[str]
    first: Mapped[int] = mapped_column(BigInteger)
    """Messages before this id are read, backwards to `cursor`."""
    cursor: Mapped[int] = mapped_column(BigInteger)
    read: Mapped[int]
    changed: Mapped[int]
    gone: Mapped[int] = mapped_column(default=0, server_default=text("0"))
    forgets: Mapped[bool] = mapped_column(default=False, server_default=false())
    """Whether the results of messages that are gone are deleted."""
    thread_id: Mapped[int | None] = mapped_column(BigInteger)
    """The thread that is being read; None for the channel itself."""
    threads: Mapped[list[int]] = mapped_column(JSON)
    """Threads that have been read."""
    unread: Mapped[list[list[int]]] = mapped_column(JSON)
    """The first few messages that look like a result and could not be read, with channels."""
    unread_count: Mapped[int]
    notice_channel_id: Mapped[int] = mapped_column(BigInteger)
    notice_id: Mapped[int | None] = mapped_column(BigInteger)
    """The message that shows the progress."""
