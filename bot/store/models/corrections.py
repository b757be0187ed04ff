"""The tables of corrected results, and of the results as they were before."""

from __future__ import annotations

from datetime import date, datetime

from sqlalchemy import BigInteger, Index, text
from sqlalchemy.orm import Mapped, mapped_column

from bot.store.models.base import Base, Serial, player_key
from bot.store.models.standings import ResultColumns

STANDS = text("undone_at IS NULL")
"""Used in queries too, like `games.ACTIVE`."""

SUPERSEDED = text("undone_at IS NOT NULL AND undone_by_id IS NULL")
"""Whether a later correction of the same result took the place of one."""


class CorrectionRow(Base):
    """A result that a server's manager corrected; a result has one standing correction at most."""

    __tablename__ = "corrections"

    id: Mapped[int] = mapped_column(Serial, primary_key=True)
    guild_id: Mapped[int] = mapped_column(BigInteger)
    own: Mapped[bool]
    """Whether it is a result of one of our games."""
    game: Mapped[str]
    """Its mode, or which game it was recorded of."""
    number: Mapped[int] = mapped_column(BigInteger)
    """The id of our game, or of the puzzle."""
    player_id: Mapped[int] = player_key()
    on: Mapped[date]
    before_figure: Mapped[int]
    before_solved: Mapped[bool]
    after_figure: Mapped[int | None]
    """None if it was struck."""
    after_solved: Mapped[bool | None]
    by_id: Mapped[int] = player_key()
    at: Mapped[datetime]
    undone_by_id: Mapped[int | None] = player_key()
    undone_at: Mapped[datetime | None]
    """When it was undone; or, if by nobody, when a later correction took its place."""

    __table_args__ = (
        Index("ix_corrections_guild", "guild_id", "id"),
        Index(
            "uq_corrections_standing",
            "guild_id",
            "own",
            "game",
            "number",
            "player_id",
            unique=True,
            sqlite_where=STANDS,
            postgresql_where=STANDS,
        ),
    )


class ExclusionRow(Base):
    """A player whose results a server records no more; a player is shut out once at a time."""

    __tablename__ = "exclusions"

    id: Mapped[int] = mapped_column(Serial, primary_key=True)
    guild_id: Mapped[int] = mapped_column(BigInteger)
    player_id: Mapped[int] = player_key()
    by_id: Mapped[int] = player_key()
    at: Mapped[datetime]
    undone_by_id: Mapped[int | None] = player_key()
    undone_at: Mapped[datetime | None]

    __table_args__ = (
        Index("ix_exclusions_guild", "guild_id", "id"),
        Index(
            "uq_exclusions_standing",
            "guild_id",
            "player_id",
            unique=True,
            sqlite_where=STANDS,
            postgresql_where=STANDS,
        ),
    )


class JoiningRow(Base):
    """An account whose records were made another player's, and who parted them again.

    Which account is whose stands in `record_accounts`; this is what everybody can read of it.
    """

    __tablename__ = "joinings"

    id: Mapped[int] = mapped_column(Serial, primary_key=True)
    guild_id: Mapped[int] = mapped_column(BigInteger)
    account_id: Mapped[int] = player_key()
    player_id: Mapped[int] = player_key()
    by_id: Mapped[int] = player_key()
    at: Mapped[datetime]
    undone_by_id: Mapped[int | None] = player_key()
    undone_at: Mapped[datetime | None]

    __table_args__ = (Index("ix_joinings_guild", "guild_id", "id"),)


class StruckResultRow(ResultColumns, Base):
    """A struck result, which comes back if the correction is undone."""

    __tablename__ = "struck_results"
    __table_args__ = (Index("ix_struck_results_player_id", "player_id"),)
