"""Brings a database to the schema that this code expects."""

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
"""In an installed package, or at the top of a checkout."""

_MIGRATING = 7_116_309_211
"""The number of PostgreSQL's lock for migrations; any would do."""


class FromTheFuture(Exception):
    """The database is of a newer version than this code."""


async def migrate(engine: AsyncEngine) -> None:
    """Upgrade to the newest revision in one transaction, unless it is there already.

    Raises `FromTheFuture`.
    """
    async with begin_migration(engine) as connection:
        await connection.run_sync(_upgrade, list_revisions()[-1])


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
    """Return whether the schema is what this code expects; raises `FromTheFuture`."""
    async with engine.connect() as connection:
        revision = await connection.run_sync(_find_revision)
    if revision is None:
        return False
    known = list_revisions()
    if revision not in known:
        raise FromTheFuture
    return revision == known[-1]


def list_revisions() -> list[str]:
    """Return the revisions of the scripts, the newest last, as their file names begin."""
    return sorted(
        path.name.partition("_")[0] for path in _find_scripts().glob("versions/[0-9]*.py")
    )


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


def _upgrade(connection: Connection, revision: str) -> None:
    if _find_revision(connection) == revision:
        return
    # nearly every start needs no alembic, which takes 9 MiB
    from alembic import command
    from alembic.util import CommandError

    if connection.dialect.name == "postgresql":
        # several processes may start at once
        connection.execute(select(func.pg_advisory_xact_lock(_MIGRATING)))
    settings = make_config()
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
    """Return the revision of the database; None for a new one."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    return connection.scalar(text("SELECT version_num FROM alembic_version"))
