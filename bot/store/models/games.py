"""The tables of games: boards, their guesses, and the votes cast on the way."""

from __future__ import annotations

from datetime import datetime

from sqlalchemy import JSON, BigInteger, ForeignKey, Index, false, text, true
from sqlalchemy.orm import Mapped, mapped_column

from bot.store.models.base import Base, Serial, player_key
from bot.store.models.lists import WITH_LIST

ACTIVE = text("phase = 'active'")
"""Used in queries too: with a bound parameter, SQLite would not see which index it may use."""

_ACTIVE_PUBLIC = text("phase = 'active' AND owner_id IS NULL")
_ACTIVE_PRIVATE = text("phase = 'active' AND owner_id IS NOT NULL AND match_id IS NULL")
_TIMED = text("count_at IS NOT NULL")


class GameRow(Base):
    """A game; its guesses are in `turns`."""

    __tablename__ = "games"

    id: Mapped[int] = mapped_column(Serial, primary_key=True)
    guild_id: Mapped[int | None] = mapped_column(BigInteger)
    channel_id: Mapped[int] = mapped_column(BigInteger)
    message_id: Mapped[int | None] = mapped_column(BigInteger)
    mode: Mapped[str]
    phase: Mapped[str]
    starter_id: Mapped[int] = player_key()
    owner_id: Mapped[int | None] = player_key()
    match_id: Mapped[int | None] = mapped_column(Serial, ForeignKey("matches.id"))
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
    boards: Mapped[int]
    answers: Mapped[list[str]] = mapped_column(JSON)
    created_at: Mapped[datetime]
    drawn_at: Mapped[datetime]
    """When its answers were chosen; in a match, before the board began."""
    touched_at: Mapped[datetime]
    alternate: Mapped[bool] = mapped_column(default=False, server_default=false())
    count_at: Mapped[datetime | None]
    """When the vote for the next guess is counted; none once the game has ended."""
    assisted: Mapped[bool] = mapped_column(default=False, server_default=false())
    disputed_at: Mapped[datetime | None]
    """When somebody last voted to end it."""

    __table_args__ = (
        Index("ix_games_list_id", "list_id", sqlite_where=WITH_LIST, postgresql_where=WITH_LIST),
        Index(
            "uq_games_active_public",
            "channel_id",
            unique=True,
            sqlite_where=_ACTIVE_PUBLIC,
            postgresql_where=_ACTIVE_PUBLIC,
        ),
        Index(
            "uq_games_active_private",
            "channel_id",
            "owner_id",
            "mode",
            unique=True,
            sqlite_where=_ACTIVE_PRIVATE,
            postgresql_where=_ACTIVE_PRIVATE,
        ),
        Index("uq_games_match_id_owner_id", "match_id", "owner_id", unique=True),
        Index("ix_games_active", "channel_id", sqlite_where=ACTIVE, postgresql_where=ACTIVE),
        Index(
            "ix_games_active_touched_at",
            "touched_at",
            sqlite_where=ACTIVE,
            postgresql_where=ACTIVE,
        ),
        Index("ix_games_count_at", "count_at", sqlite_where=_TIMED, postgresql_where=_TIMED),
        Index("ix_games_recent", "channel_id", "language", "length", "id"),
    )


class TurnRow(Base):
    """A guess."""

    __tablename__ = "turns"

    game_id: Mapped[int] = mapped_column(
        Serial, ForeignKey("games.id", ondelete="CASCADE"), primary_key=True
    )
    turn: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    player_id: Mapped[int] = player_key()
    guess: Mapped[str]
    at: Mapped[datetime]


class SupportRow(Base):
    """A vote by another than the first who voted for the guess made; `agreed` if it was for it."""

    __tablename__ = "supports"

    game_id: Mapped[int] = mapped_column(
        Serial, ForeignKey("games.id", ondelete="CASCADE"), primary_key=True
    )
    turn: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    player_id: Mapped[int] = player_key(primary_key=True)
    at: Mapped[datetime]
    agreed: Mapped[bool] = mapped_column(default=True, server_default=true())


class BallotRow(Base):
    """A vote for the next guess; it is deleted when that is made."""

    __tablename__ = "ballots"

    game_id: Mapped[int] = mapped_column(
        Serial, ForeignKey("games.id", ondelete="CASCADE"), primary_key=True
    )
    player_id: Mapped[int] = player_key(primary_key=True)
    guess: Mapped[str]
    at: Mapped[datetime]


class StopVoteRow(Base):
    """A vote to end a game."""

    __tablename__ = "stop_votes"

    game_id: Mapped[int] = mapped_column(
        Serial, ForeignKey("games.id", ondelete="CASCADE"), primary_key=True
    )
    player_id: Mapped[int] = player_key(primary_key=True)
    at: Mapped[datetime]


class LastPlayedRow(Base):
    """The game of a channel that a player last began, joined, opened or guessed in."""

    __tablename__ = "last_played"

    player_id: Mapped[int] = player_key(primary_key=True, index=False)
    channel_id: Mapped[int] = mapped_column(BigInteger, primary_key=True, autoincrement=False)
    game_id: Mapped[int] = mapped_column(
        Serial, ForeignKey("games.id", ondelete="CASCADE"), index=True
    )
    at: Mapped[datetime]


class GameHintRow(Base):
    """Help that a player took in a game, after `turn` turns."""

    __tablename__ = "game_hints"

    game_id: Mapped[int] = mapped_column(
        Serial, ForeignKey("games.id", ondelete="CASCADE"), primary_key=True
    )
    turn: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    rung: Mapped[str] = mapped_column(primary_key=True)
    player_id: Mapped[int] = player_key(primary_key=True)
    at: Mapped[datetime]
