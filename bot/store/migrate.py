"""Bring a database to the schema this code expects."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from functools import cache
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import func, select
from sqlalchemy.engine import Connection
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

_PLACES = (Path(__file__).parent.parent / "migrations", Path(__file__).parents[2] / "migrations")
"""Inside an installed package, or at the top of a checkout."""


_MIGRATING = 7_116_309_211
"""The number of PostgreSQL's lock for those who migrate; any would do."""


async def migrate(engine: AsyncEngine, revision: str = "head") -> None:
    """Upgrade to `revision` in one transaction; does nothing if it is there already."""
    async with begin_migration(engine) as connection:
        await connection.run_sync(_upgrade, revision)


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


async def _set_foreign_keys(connection: AsyncConnection, on: int) -> None:
    if connection.dialect.name == "sqlite":
        # SQLite ignores this within a transaction
        raw: Any = (await connection.get_raw_connection()).driver_connection
        await raw.execute_fetchall(f"PRAGMA foreign_keys = {on}")


def config() -> Config:
    """The migration scripts shipped with this code."""
    scripts = next(place for place in _PLACES if (place / "env.py").is_file())
    result = Config()
    result.set_main_option("script_location", str(scripts))
    return result


def _upgrade(connection: Connection, revision: str) -> None:
    there = MigrationContext.configure(connection).get_current_heads()
    if revision == "head" and there == _newest():
        return
    if connection.dialect.name == "postgresql":
        # several processes may start at once
        connection.execute(select(func.pg_advisory_xact_lock(_MIGRATING)))
    settings = config()
    settings.attributes["connection"] = connection
    command.upgrade(settings, revision)
    if connection.dialect.name == "sqlite":
        lost = connection.exec_driver_sql("PRAGMA foreign_key_check").first()
        if lost:
            raise ValueError(f"a row of {lost[0]} points to nothing")


@cache
def _newest() -> tuple[str, ...]:
    """The revisions at which the scripts end."""
    return tuple(ScriptDirectory.from_config(config()).get_heads())
