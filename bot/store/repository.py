"""What all repositories share."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Generic, TypeVar

from sqlalchemy import Select
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncSession

from bot.store.models import Base

Row = TypeVar("Row", bound=Base)
Q_co = TypeVar("Q_co", bound="Queries", covariant=True)


class Queries:
    """Looks, and changes nothing; in a writing transaction it locks what it loads."""

    def __init__(self, db: AsyncSession, *, locking: bool = False) -> None:
        self._db = db
        self._locking = locking

    def over(self, kind: Callable[[AsyncSession], Q_co]) -> Q_co:
        """Another repository, in the same transaction."""
        return kind(self._db)

    def _latest(self, query: Select[Row], table: type[Row]) -> Select[Row]:
        """The query for rows as they are now; with a lock where others may write.

        PostgreSQL waits for the change before; SQLite has one writer and needs no lock. Keys never
        change, so a row that points here can be written meanwhile: two guesses that both hold
        their match so would wait for each other.
        """
        fresh = query.execution_options(populate_existing=True)
        return fresh.with_for_update(of=table, key_share=True) if self._locking else fresh

    def _keep(self, rows: Iterable[Base]) -> None:
        """Hold rows until the end, so that nothing is asked for twice."""
        self._db.info.setdefault("kept", set[Base]()).update(rows)


class Changes(Queries):
    """Looks, with locks, and changes."""

    def __init__(self, db: AsyncSession) -> None:
        super().__init__(db, locking=True)

    def _insert(self, table: type[Base]) -> sqlite.Insert | postgresql.Insert:
        dialect = self._db.get_bind().dialect.name
        # into the table and not its class: nobody waits for SQLAlchemy to see that none is loaded
        rows = Base.metadata.tables[table.__tablename__]
        return sqlite.insert(rows) if dialect == "sqlite" else postgresql.insert(rows)

    async def _execute(self, statement: Any) -> None:
        """Change rows that no loaded value depends on."""
        await self._db.execute(statement, execution_options={"synchronize_session": False})


class Repository(Generic[Q_co]):
    """An attribute of a transaction: the repository of that kind, over its session."""

    def __init__(self, kind: Callable[[AsyncSession], Q_co]) -> None:
        self._kind = kind

    def __get__(self, transaction: Queries, owner: type[Queries]) -> Q_co:
        return transaction.over(self._kind)
