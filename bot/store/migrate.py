"""Brings a database to the schema that this code expects."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from sqlalchemy import URL, NullPool, create_engine, func, inspect, select, text
from sqlalchemy.engine import Connection
from sqlalchemy.exc import DBAPIError, NoSuchTableError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bot.store.fingerprint import find_difference

if TYPE_CHECKING:
    from alembic.config import Config

_PLACES = (Path(__file__).parent.parent / "migrations", Path(__file__).parents[2] / "migrations")
"""In an installed package, or at the top of a checkout."""

_VERSION = "alembic_version"
"""The table in which alembic keeps the revision."""

_MIGRATING = 7_116_309_211
"""The number of PostgreSQL's lock for migrations; any would do."""


_UNLIKE = re.compile(r"no such|does not exist|already exists|duplicate column")
"""What databases say to a migration of tables that are not as it expects them."""


class FromTheFuture(Exception):
    """The database is of a newer version than this code."""


class Outgrown(Exception):
    """The database is of an older version than this code can bring to its own."""


class Foreign(Exception):
    """The database holds tables of another program."""


@dataclass
class Altered(Exception):
    """The database says that it is at a revision, but its tables are others."""

    revision: str
    difference: str


@dataclass
class Unmigrated(Exception):
    """The models have changed, and no migration makes the tables that they ask for."""

    difference: str


async def migrate(engine: AsyncEngine) -> None:
    """Upgrade to the newest revision in one transaction, unless it is there already.

    Raises `FromTheFuture`, `Outgrown`, `Foreign`, `Altered` or `Unmigrated`; then nothing changes.
    """
    if not await is_current(engine):
        async with begin_migration(engine) as connection:
            await connection.run_sync(_upgrade, list_revisions()[-1])
        await _empty_log(engine)


@asynccontextmanager
async def begin_migration(engine: AsyncEngine) -> AsyncGenerator[AsyncConnection]:
    """Begin a transaction in which tables may be rebuilt, as SQLite needs for most changes.

    Foreign keys are off, or SQLite would delete with the old table whatever refers to its rows.
    """
    async with engine.connect() as connection:
        await _set_foreign_keys(connection, 0)
        try:
            async with connection.begin():
                yield connection
        finally:
            await _set_foreign_keys(connection, 1)


async def is_current(engine: AsyncEngine) -> bool:
    """Return whether the schema is what this code expects; an older one is not.

    Raises `FromTheFuture`, `Outgrown`, `Foreign`, `Altered` or `Unmigrated`.
    """
    newest = list_revisions()[-1]
    if engine.dialect.name == "sqlite":
        # hundreds of small questions, each of which would be a hand-over to the engine's thread
        return await asyncio.to_thread(_is_file_at, Path(engine.url.database or ""), newest)
    async with engine.connect() as connection:
        return await connection.run_sync(_is_at, newest)


async def find_revision(engine: AsyncEngine) -> str | None:
    """Return the revision of the database; None for a new one.

    Raises `FromTheFuture`, `Outgrown` or `Foreign`.
    """
    async with engine.connect() as connection:
        return await connection.run_sync(_find_revision)


def list_revisions() -> list[str]:
    """Return the revisions of the scripts, the newest last, as their file names begin."""
    return sorted(
        path.name.partition("_")[0] for path in _find_scripts().glob("versions/[0-9]*.py")
    )


async def _empty_log(engine: AsyncEngine) -> None:
    """Bring what was written to the file itself, which may be moved without its log."""
    if engine.dialect.name == "sqlite":
        async with engine.connect() as connection:
            raw: Any = (await connection.get_raw_connection()).driver_connection
            await raw.execute_fetchall("PRAGMA wal_checkpoint(TRUNCATE)")


async def _set_foreign_keys(connection: AsyncConnection, on: int) -> None:
    if connection.dialect.name == "sqlite":
        # SQLite ignores this within a transaction
        raw: Any = (await connection.get_raw_connection()).driver_connection
        await raw.execute_fetchall(f"PRAGMA foreign_keys = {on}")


def make_config() -> Config:
    """Return alembic's configuration for the scripts shipped with this code."""
    from alembic.config import Config

    result = Config()
    result.set_main_option("script_location", str(_find_scripts()))
    return result


def _find_scripts() -> Path:
    return next(place for place in _PLACES if (place / "env.py").is_file())


def _upgrade(connection: Connection, newest: str) -> None:
    if _is_at(connection, newest):
        return
    # nearly every start needs no alembic, which takes 9 MiB
    from alembic import command

    if connection.dialect.name == "postgresql":
        # several processes may start at once
        connection.execute(select(func.pg_advisory_xact_lock(_MIGRATING)))
    before = _find_revision(connection)
    settings = make_config()
    settings.attributes["connection"] = connection
    try:
        command.upgrade(settings, newest)
    except (DBAPIError, NoSuchTableError, KeyError) as error:
        if before and (not isinstance(error, DBAPIError) or _UNLIKE.search(str(error.orig))):
            raise Altered(before, str(getattr(error, "orig", error)).partition("\n")[0]) from error
        raise
    if difference := find_difference(connection):
        raise _explain(before or newest, difference)
    if connection.dialect.name == "sqlite":
        lost = connection.exec_driver_sql("PRAGMA foreign_key_check").first()
        if lost:
            raise ValueError(f"a row of {lost[0]} points to nothing")


def _is_file_at(file: Path, newest: str) -> bool:
    if not file.is_file():
        return False
    address = URL.create("sqlite", database=str(file))
    with create_engine(address, poolclass=NullPool).connect() as connection:
        return _is_at(connection, newest)


def _is_at(connection: Connection, newest: str) -> bool:
    """Return whether the database is at the newest revision, and has the tables of it."""
    revision = _find_revision(connection)
    if revision != newest:
        return False
    if difference := find_difference(connection):
        raise _explain(newest, difference)
    return True


def _explain(revision: str, difference: str) -> Altered | Unmigrated:
    """Return who has to act: an operator whose tables were altered, or who changed the models."""
    from alembic import command

    with create_engine("sqlite://").connect() as fresh:
        settings = make_config()
        settings.attributes["connection"] = fresh
        command.upgrade(settings, "head")
        lacking = find_difference(fresh)
    return Unmigrated(lacking) if lacking else Altered(revision, difference)


def _find_revision(connection: Connection) -> str | None:
    """Return the revision of the database; None for a new one."""
    tables = set(inspect(connection).get_table_names())
    named = "SELECT version_num FROM alembic_version"
    revision: str | None = connection.scalar(text(named)) if _VERSION in tables else None
    known = list_revisions()
    if revision is None and tables - {_VERSION}:
        raise Foreign
    if revision and revision not in known:
        if not re.match(r"\d{4}(_|$)", revision):
            raise Foreign
        raise Outgrown if revision < known[0] else FromTheFuture
    return revision
