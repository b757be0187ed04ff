"""Bring a database to the schema this code expects."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

from sqlalchemy import func, inspect, select, text
from sqlalchemy.engine import Connection
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

if TYPE_CHECKING:
    from alembic.config import Config

_PLACES = (Path(__file__).parent.parent / "migrations", Path(__file__).parents[2] / "migrations")
"""Inside an installed package, or at the top of a checkout."""

_MIGRATING = 7_116_309_211
"""The number of PostgreSQL's lock for those who migrate; any would do."""


class FromTheFuture(Exception):
    """The database is of a newer version than this code."""


async def migrate(engine: AsyncEngine) -> None:
    """Upgrade to the newest revision in one transaction; does nothing if it is there already.

    Raises `FromTheFuture`.
    """
    async with begin_migration(engine) as connection:
        await connection.run_sync(_upgrade, list_revisions()[-1])


@asynccontextmanager
async def begin_migration(engine: AsyncEngine) -> AsyncGenerator[AsyncConnection]:
    """A transaction in which a table may be made anew, as SQLite has to for most changes.

    What points to its rows stays: by its foreign keys, SQLite would delete that with the old table.
    """
    async with engine.connect() as connection:
        await _set_foreign_keys(connection, 0)
        try:
            async with connection.begin():
                yield connection
        finally:
            await _set_foreign_keys(connection, 1)


async def is_current(engine: AsyncEngine) -> bool:
    """Whether the schema is what this code expects; raises `FromTheFuture`."""
    async with engine.connect() as connection:
        there = await connection.run_sync(_find_revision)
    if there is None:
        return False
    known = list_revisions()
    if there not in known:
        raise FromTheFuture
    return there == known[-1]


def list_revisions() -> list[str]:
    """The revisions of the scripts, the newest last, by the numbers that begin their names."""
    return sorted(
        path.name.partition("_")[0] for path in _find_scripts().glob("versions/[0-9]*.py")
    )


async def _set_foreign_keys(connection: AsyncConnection, on: int) -> None:
    if connection.dialect.name == "sqlite":
        # SQLite ignores this within a transaction
        raw: Any = (await connection.get_raw_connection()).driver_connection
        await raw.execute_fetchall(f"PRAGMA foreign_keys = {on}")


def config() -> Config:
    """The migration scripts shipped with this code."""
    from alembic.config import Config

    result = Config()
    result.set_main_option("script_location", str(_find_scripts()))
    return result


def _find_scripts() -> Path:
    return next(place for place in _PLACES if (place / "env.py").is_file())


def _upgrade(connection: Connection, revision: str) -> None:
    if _find_revision(connection) == revision:
        return
    # nearly every start needs none of it, nor its 9 MiB
    from alembic import command
    from alembic.util import CommandError

    if connection.dialect.name == "postgresql":
        # several processes may start at once
        connection.execute(select(func.pg_advisory_xact_lock(_MIGRATING)))
    settings = config()
    settings.attributes["connection"] = connection
    try:
        command.upgrade(settings, revision)
    except CommandError:
        raise FromTheFuture from None
    if connection.dialect.name == "sqlite":
        lost = connection.exec_driver_sql("PRAGMA foreign_key_check").first()
        if lost:
            raise ValueError(f"a row of {lost[0]} points to nothing")


def _find_revision(connection: Connection) -> str | None:
    """The revision of the database; None for a new one."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    return connection.scalar(text("SELECT version_num FROM alembic_version"))
