"""The tables. Identifiers from Discord are 64-bit; moments are UTC."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

from sqlalchemy import (
    BigInteger,
    DateTime,
    Dialect,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Text,
    TypeDecorator,
    false,
    text,
)
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column, relationship

ACTIVE_PUBLIC = text("phase = 'active' AND owner_id IS NULL")
ACTIVE_PRIVATE = text("phase = 'active' AND owner_id IS NOT NULL AND match_id IS NULL")
ACTIVE = text("phase = 'active'")


class Moment(TypeDecorator[datetime]):
    """An aware UTC datetime; SQLite forgets the zone, so it is put back."""

    impl = DateTime(timezone=True)
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        return value and value.astimezone(UTC)

    def process_result_value(self, value: Any, dialect: Dialect) -> datetime | None:
        return value and (value if value.tzinfo else value.replace(tzinfo=UTC))


class Base(DeclarativeBase):
    metadata = MetaData(
        naming_convention={
            "ix": "ix_%(table_name)s_%(column_0_N_name)s",
            "uq": "uq_%(table_name)s_%(column_0_N_name)s",
            "ck": "ck_%(table_name)s_%(constraint_name)s",
            "fk": "fk_%(table_name)s_%(column_0_N_name)s_%(referred_table_name)s",
            "pk": "pk_%(table_name)s",
        }
    )
    type_annotation_map = {  # noqa: RUF012 - the name and form SQLAlchemy asks for
        datetime: Moment(),
        str: String(64),
    }


# SQLite numbers rows by itself only under a plain INTEGER primary key
Serial = BigInteger().with_variant(Integer(), "sqlite")


class PlayerRow(Base):
    __tablename__ = "players"

    id: Mapped[int] = mapped_column(BigInteger, primary_key=True, autoincrement=False)
    name: Mapped[str] = mapped_column(String(100))


class GameRow(Base):
    __tablename__ = "games"

    id: Mapped[int] = mapped_column(Serial, primary_key=True)
    guild_id: Mapped[int | None] = mapped_column(BigInteger)
    channel_id: Mapped[int] = mapped_column(BigInteger)
    message_id: Mapped[int | None] = mapped_column(BigInteger)
    mode: Mapped[str]
    phase: Mapped[str]
    starter_id: Mapped[int] = mapped_column(BigInteger, ForeignKey("players.id"))
    owner_id: Mapped[int | None] = mapped_column(BigInteger, ForeignKey("players.id"))
    language: Mapped[str]
    lexicon_version: Mapped[str]
    length: Mapped[int]
    limit: Mapped[int]
    hard: Mapped[str]
    boards: Mapped[int]
    answers: Mapped[str] = mapped_column(Text)
    created_at: Mapped[datetime]
    touched_at: Mapped[datetime]
    match_id: Mapped[int | None] = mapped_column(Serial)
    alternate: Mapped[bool] = mapped_column(default=False, server_default=false())
    deadline: Mapped[datetime | None]
    assisted: Mapped[bool] = mapped_column(default=False, server_default=false())

    starter: Mapped[PlayerRow] = relationship(foreign_keys=starter_id, lazy="joined")
    owner: Mapped[PlayerRow | None] = relationship(foreign_keys=owner_id, lazy="joined")
    turns: Mapped[list[TurnRow]] = relationship(
        order_by="TurnRow.turn", lazy="selectin", passive_deletes=True
    )
    ballots: Mapped[list[BallotRow]] = relationship(
        order_by="BallotRow.at", lazy="selectin", passive_deletes=True
    )

    __table_args__ = (
        Index(
            "uq_games_active_public",
            "channel_id",
            unique=True,
            sqlite_where=ACTIVE_PUBLIC,
            postgresql_where=ACTIVE_PUBLIC,
        ),
        Index(
            "uq_games_active_private",
            "channel_id",
            "owner_id",
            "mode",
            unique=True,
            sqlite_where=ACTIVE_PRIVATE,
            postgresql_where=ACTIVE_PRIVATE,
        ),
        Index("uq_games_match_id_owner_id", "match_id", "owner_id", unique=True),
        Index(
            "ix_games_active_touched_at",
            "touched_at",
            sqlite_where=ACTIVE,
            postgresql_where=ACTIVE,
        ),
        Index("ix_games_channel_id_language_length", "channel_id", "language", "length"),
    )


class BallotRow(Base):
    """A vote for the next guess; it goes when that is made."""

    __tablename__ = "ballots"

    game_id: Mapped[int] = mapped_column(
        Serial, ForeignKey("games.id", ondelete="CASCADE"), primary_key=True
    )
    player_id: Mapped[int] = mapped_column(BigInteger, ForeignKey("players.id"), primary_key=True)
    guess: Mapped[str]
    at: Mapped[datetime]

    player: Mapped[PlayerRow] = relationship(lazy="joined")


class StopVoteRow(Base):
    """A vote to end a game."""

    __tablename__ = "stop_votes"

    game_id: Mapped[int] = mapped_column(
        Serial, ForeignKey("games.id", ondelete="CASCADE"), primary_key=True
    )
    player_id: Mapped[int] = mapped_column(BigInteger, ForeignKey("players.id"), primary_key=True)
    at: Mapped[datetime]


class TurnRow(Base):
    __tablename__ = "turns"

    game_id: Mapped[int] = mapped_column(
        Serial, ForeignKey("games.id", ondelete="CASCADE"), primary_key=True
    )
    turn: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    player_id: Mapped[int] = mapped_column(BigInteger, ForeignKey("players.id"))
    guess: Mapped[str]
    at: Mapped[datetime]

    player: Mapped[PlayerRow] = relationship(lazy="joined")


class ResultRow(Base):
    __tablename__ = "results"

    game_id: Mapped[int] = mapped_column(
        Serial, ForeignKey("games.id", ondelete="CASCADE"), primary_key=True
    )
    player_id: Mapped[int] = mapped_column(BigInteger, ForeignKey("players.id"), primary_key=True)
    guild_id: Mapped[int | None] = mapped_column(BigInteger)
    channel_id: Mapped[int] = mapped_column(BigInteger)
    mode: Mapped[str]
    language: Mapped[str]
    length: Mapped[int]
    hard: Mapped[str]
    won: Mapped[bool]
    guesses: Mapped[int]
    limit: Mapped[int]
    finished_at: Mapped[datetime]
    assisted: Mapped[bool] = mapped_column(default=False, server_default=false())

    player: Mapped[PlayerRow] = relationship(lazy="joined")

    __table_args__ = (
        Index("ix_results_guild_id_finished_at", "guild_id", "finished_at"),
        Index("ix_results_player_id_finished_at", "player_id", "finished_at"),
    )


class InteractionRow(Base):
    """An interaction that has taken effect; its id is the idempotency key."""

    __tablename__ = "interactions"

    id: Mapped[int] = mapped_column(BigInteger, primary_key=True, autoincrement=False)
    at: Mapped[datetime] = mapped_column(index=True)


class FactRow(Base):
    """Something the bot itself remembers, such as which commands Discord was told."""

    __tablename__ = "facts"

    name: Mapped[str] = mapped_column(primary_key=True)
    value: Mapped[str] = mapped_column(Text)
