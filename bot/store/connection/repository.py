"""The base of all repositories."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from typing import Any, Generic, TypeVar

from sqlalchemy import Select, Table
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncSession

from bot.domain.players import Player
from bot.store.models import Base

Q = TypeVar("Q", bound=Select[Any])
Rows = Mapping[str, Any] | Sequence[Mapping[str, Any]]
Q_co = TypeVar("Q_co", bound="Queries", covariant=True)


class Queries:
    """Reads, and changes nothing; in a writing transaction it locks what it loads."""

    def __init__(self, db: AsyncSession, *, locking: bool = False) -> None:
        self._db = db
        self._locking = locking

    def over(self, kind: Callable[[AsyncSession], Q_co]) -> Q_co:
        """Return another repository in the same transaction."""
        return kind(self._db)

    def _latest(self, query: Q, table: type[Base] | Table) -> Q:
        return latest(query, table, self._locking)

    def _meet(self, people: Iterable[Player]) -> None:
        """Note people as they are stored, so that they are not stored again."""
        self._known.update({player.id: player for player in people})

    @property
    def _known(self) -> dict[int, Player]:
        return self._db.info.setdefault("people", {})


class Changes(Queries):
    """Reads with locks, and changes."""

    def __init__(self, db: AsyncSession) -> None:
        super().__init__(db, locking=True)

    @property
    def _dialect(self) -> str:
        return self._db.get_bind().dialect.name

    def _insert(self, kind: type[Base]) -> sqlite.Insert | postgresql.Insert:
        return insert_into(kind, self._dialect)

    async def _execute(self, statement: Any, rows: Rows | None = None) -> None:
        """Change rows that no loaded value depends on."""
        await self._db.execute(statement, rows, execution_options={"synchronize_session": False})

    async def _put(self, kind: type[Base], rows: Rows) -> None:
        """Store one row or more; where the key exists, change the other columns they have."""
        one = rows if isinstance(rows, Mapping) else rows[0]
        await self._execute(_upsert(kind, self._dialect, tuple(one)), rows)


def latest(query: Q, table: type[Base] | Table, locking: bool) -> Q:
    """Return the query for rows as they are now, with a lock where others may write.

    PostgreSQL waits for earlier changes; SQLite has one writer and needs no lock. Keys never
    change, so rows that refer to a locked row can still be written: otherwise, two guesses that
    both lock their match could wait for each other.
    """
    fresh = query.execution_options(populate_existing=True)
    return fresh.with_for_update(of=table, key_share=True) if locking else fresh


def table_of(kind: type[Base]) -> Table:
    """Return the table itself: SQLAlchemy then looks for no loaded objects to change."""
    return Base.metadata.tables[kind.__tablename__]


@cache
def insert_into(kind: type[Base], dialect: str) -> sqlite.Insert | postgresql.Insert:
    """Return an insert statement of the dialect."""
    rows = table_of(kind)
    return sqlite.insert(rows) if dialect == "sqlite" else postgresql.insert(rows)


# building a statement takes longer than executing it
@cache
def _upsert(
    kind: type[Base], dialect: str, columns: tuple[str, ...]
) -> sqlite.Insert | postgresql.Insert:
    new, keys = insert_into(kind, dialect), table_of(kind).primary_key
    # a row of nothing but its key is written again, which waits for whoever has locked it
    changed = [name for name in columns if name not in keys.columns] or columns
    return new.on_conflict_do_update(
        index_elements=[*keys], set_={name: new.excluded[name] for name in changed}
    )


class Repository(Generic[Q_co]):
    """An attribute of a transaction: the repository of that kind, made when first asked for."""

    def __init__(self, kind: Callable[[AsyncSession], Q_co]) -> None:
        self._kind = kind
        self._name = ""

    def __set_name__(self, owner: type[Queries], name: str) -> None:
        self._name = name

    def __get__(self, transaction: Queries, owner: type[Queries]) -> Q_co:
        # from now on the attribute of the transaction itself is found first
        made = transaction.__dict__[self._name] = transaction.over(self._kind)
        return made
