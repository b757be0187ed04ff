"""How alembic reaches the database: by a connection handed over, or by the settings."""

from __future__ import annotations

import asyncio
from typing import Any, Literal

from alembic import context
from alembic.operations.ops import MigrationScript
from alembic.runtime.migration import MigrationContext
from sqlalchemy import make_url
from sqlalchemy.engine import Connection
from sqlalchemy.sql.elements import False_, True_

from bot.configuration import Configuration
from bot.store.connection.pools import open_engine
from bot.store.migrate import begin_migration, list_revisions
from bot.store.models import Base
from bot.store.models.base import Day, Moment


def render_item(kind: str, item: Any, _: Any) -> str | Literal[False]:
    """Write our column types as plain ones, so that scripts do not depend on our classes."""
    if kind == "type" and isinstance(item, Moment):
        return "sa.DateTime(timezone=True)"
    if kind == "type" and isinstance(item, Day):
        return "sa.Integer()"
    if kind == "server_default" and isinstance(getattr(item, "arg", None), False_ | True_):
        # as 0 and 1, which SQLite knows, PostgreSQL would refuse them
        return f"sa.{item.arg}()"
    return False


def number(_: MigrationContext, __: Any, scripts: list[MigrationScript]) -> None:
    """Number a new script after the existing ones: file names say which is the newest."""
    for script in scripts:
        script.rev_id = f"{int(list_revisions()[-1]) + 1:04}"


def run(connection: Connection) -> None:
    context.configure(
        connection=connection,
        # a test passes a changed model
        target_metadata=context.config.attributes.get("metadata", Base.metadata),
        render_as_batch=True,
        compare_server_default=True,
        render_item=render_item,
        process_revision_directives=number,
    )
    with context.begin_transaction():
        context.run_migrations()


async def run_configured() -> None:
    engine = open_engine(make_url(Configuration.read().database_url))
    async with begin_migration(engine) as connection:
        await connection.run_sync(run)
    await engine.dispose()


if (given := context.config.attributes.get("connection")) is not None:
    run(given)
else:
    asyncio.run(run_configured())
