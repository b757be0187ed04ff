"""What all tables share. Discord's ids are 64-bit; times are UTC."""

from __future__ import annotations

from datetime import UTC, date, datetime
from typing import Any

from sqlalchemy import (
    BigInteger,
    DateTime,
    Dialect,
    ForeignKey,
    Integer,
    MetaData,
    String,
    TypeDecorator,
)
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column


class Moment(TypeDecorator[datetime]):
    """An aware UTC datetime; SQLite forgets the zone, so it is put back."""

    impl = DateTime(timezone=True)
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        """Return the value in UTC."""
        return value and value.astimezone(UTC)

    def process_result_value(self, value: Any, dialect: Dialect) -> datetime | None:
        """Return the value as an aware datetime."""
        return value and (value if value.tzinfo else value.replace(tzinfo=UTC))


class Day(TypeDecorator[date]):
    """A date as its proleptic ordinal: SQL can then add days in every dialect."""

    impl = Integer()
    cache_ok = True

    def process_bind_param(self, value: date | None, dialect: Dialect) -> int | None:
        """Return the date's ordinal."""
        return value and value.toordinal()

    def process_result_value(self, value: Any, dialect: Dialect) -> date | None:
        """Return the date of an ordinal."""
        return value and date.fromordinal(value)


class Base(DeclarativeBase):
    """The base class of all tables."""

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
        date: Day(),
        str: String(64),
    }


# SQLite numbers rows only for a plain INTEGER primary key
Serial = BigInteger().with_variant(Integer(), "sqlite")


def player_key(*, primary_key: bool = False, index: bool = True) -> Mapped[Any]:
    """Make a column that refers to a player; indexed, so that a person's rows are found."""
    return mapped_column(
        BigInteger,
        ForeignKey("players.id"),
        primary_key=primary_key,
        autoincrement=False,
        index=index,
    )
