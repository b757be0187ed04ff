"""The tables of matches: one answer on several private boards."""

from __future__ import annotations

from datetime import date, datetime

from sqlalchemy import JSON, BigInteger, ForeignKey, Index, String, false, text
from sqlalchemy.orm import Mapped, mapped_column, relationship

from bot.domain.codes import CODE
from bot.domain.matches import MOST_CLUE
from bot.store.models.base import Base, Serial, player_key
from bot.store.models.lists import WITH_LIST
from bot.store.models.players import PlayerRow

IS_OPEN = text("stage <> 'over'")
"""Used in queries too, like `games.ACTIVE`."""

WITH_THREAD = text("thread_id > 0")
_RACING = text("mode = 'race' AND stage <> 'over'")
_TIMED = text("deadline IS NOT NULL")
_ENDED = text("ended_by_id IS NOT NULL")


class MatchRow(Base):
    """One answer for several private boards."""

    __tablename__ = "matches"

    id: Mapped[int] = mapped_column(Serial, primary_key=True)
    guild_id: Mapped[int | None] = mapped_column(BigInteger)
    channel_id: Mapped[int] = mapped_column(BigInteger)
    message_id: Mapped[int | None] = mapped_column(BigInteger)
    mode: Mapped[str]
    stage: Mapped[str]
    starter_id: Mapped[int] = player_key()
    language: Mapped[str]
    list_id: Mapped[int | None] = mapped_column(Serial)
    """The class list it is played with."""
    list_name: Mapped[str | None]
    list_mixed: Mapped[bool] = mapped_column(default=False, server_default=false())
    """Whether nobody chose which length its words have."""
    lexicon_version: Mapped[str]
    length: Mapped[int]
    limit: Mapped[int]
    hard: Mapped[str]
    answers: Mapped[list[str]] = mapped_column(JSON)
    created_at: Mapped[datetime]
    deadline: Mapped[datetime | None]
    """When it ends by itself; none once it is over."""
    closed: Mapped[bool] = mapped_column(default=False, server_default=false())
    """Whether only invited players may enter."""
    scope_id: Mapped[int | None] = mapped_column(BigInteger)
    """The server of a daily, or the channel outside one."""
    day: Mapped[date | None]
    number: Mapped[int | None]
    salt: Mapped[str | None]
    rival: Mapped[str | None]
    goal: Mapped[str] = mapped_column(default="fewest", server_default="fewest")
    clue: Mapped[str | None] = mapped_column(String(MOST_CLUE))
    """What its starter says about a word they have set."""
    code: Mapped[str | None] = mapped_column(String(CODE))
    """By which the word can be played elsewhere, once somebody has asked for one."""
    announced: Mapped[bool] = mapped_column(default=False, server_default=false())
    called: Mapped[bool] = mapped_column(default=False, server_default=false())
    """Whether those who had not played were told that it closes."""
    thread_id: Mapped[int | None] = mapped_column(BigInteger)
    """The thread of those who have finished a daily; `CLOSED` once it is closed or deleted."""
    ended_by_id: Mapped[int | None] = player_key(index=False)
    """Who has ended it for everybody."""
    claimed_at: Mapped[datetime | None]
    """When somebody began to announce it; a claim that leads to nothing expires."""

    starter: Mapped[PlayerRow] = relationship(lazy="joined", foreign_keys=[starter_id])

    __table_args__ = (
        Index("uq_matches_daily", "scope_id", "language", "day", unique=True),
        Index("uq_matches_code", "code", unique=True),
        Index("ix_matches_scope_id_day", "scope_id", "day"),
        Index("ix_matches_list_id", "list_id", sqlite_where=WITH_LIST, postgresql_where=WITH_LIST),
        Index("ix_matches_thread", "id", sqlite_where=WITH_THREAD, postgresql_where=WITH_THREAD),
        Index("ix_matches_ended", "ended_by_id", sqlite_where=_ENDED, postgresql_where=_ENDED),
        Index("ix_matches_open", "channel_id", sqlite_where=IS_OPEN, postgresql_where=IS_OPEN),
        Index("ix_matches_deadline", "deadline", sqlite_where=_TIMED, postgresql_where=_TIMED),
        Index(
            "uq_matches_race",
            "channel_id",
            unique=True,
            sqlite_where=_RACING,
            postgresql_where=_RACING,
        ),
    )


class EntrantRow(Base):
    """A player in a match."""

    __tablename__ = "entrants"

    match_id: Mapped[int] = mapped_column(
        Serial, ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True
    )
    player_id: Mapped[int] = player_key(primary_key=True)
    place: Mapped[int]
    """The order of entering, from 1."""
    ready: Mapped[bool]
    let_in: Mapped[bool] = mapped_column(default=False, server_default=false())
    """Whether they are in the thread of those who have finished."""
