"""Bring a database to the schema this code expects."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import func, select
from sqlalchemy.engine import Connection
from sqlalchemy.ext.asyncio import AsyncEngine

_PLACES = (Path(__file__).parent.parent / "migrations", Path(__file__).parents[2] / "migrations")
"""Inside an installed package, or at the top of a checkout."""


_MIGRATING = 7_116_309_211
"""The number of PostgreSQL's lock for those who migrate; any would do."""


async def migrate(engine: AsyncEngine, revision: str = "head") -> None:
    """Upgrade to `revision` in one transaction; does nothing if it is there already."""
    async with engine.begin() as connection:
        await connection.run_sync(_upgrade, revision)


async def is_current(engine: AsyncEngine) -> bool:
    """Whether the schema is what this code expects; raises `CommandError` if it is newer."""
    async with engine.connect() as connection:
        there = await connection.run_sync(_find_heads)
    scripts = ScriptDirectory.from_config(config())
    for revision in there:
        scripts.get_revision(revision)
    return there == _newest()


def config() -> Config:
    """The migration scripts shipped with this code."""
    scripts = next(place for place in _PLACES if (place / "env.py").is_file())
    result = Config()
    result.set_main_option("script_location", str(scripts))
    return result


def _upgrade(connection: Connection, revision: str) -> None:
    if revision == "head" and _find_heads(connection) == _newest():
        return
    if connection.dialect.name == "postgresql":
        # several processes may start at once
        connection.execute(select(func.pg_advisory_xact_lock(_MIGRATING)))
    settings = config()
    settings.attributes["connection"] = connection
    command.upgrade(settings, revision)


def _find_heads(connection: Connection) -> tuple[str, ...]:
    """The revisions at which a database is."""
    return MigrationContext.configure(connection).get_current_heads()


@cache
def _newest() -> tuple[str, ...]:
    """The revisions at which the scripts end."""
    return tuple(ScriptDirectory.from_config(config()).get_heads())
