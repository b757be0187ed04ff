"""How alembic reaches the database: a connection handed over, or the configured one."""

from __future__ import annotations

import asyncio
from typing import Any, Literal

from alembic import context
from sqlalchemy import make_url
from sqlalchemy.engine import Connection

from bot.settings import Settings
from bot.store.connection.pools import open_engine
from bot.store.migrate import begin_migration
from bot.store.models import Base
from bot.store.models.base import Day, Moment


def render_item(kind: str, item: Any, _: Any) -> str | Literal[False]:
    """Write a type of ours as the column it is: scripts outlive the class."""
    if kind == "type" and isinstance(item, Moment):
        return "sa.DateTime(timezone=True)"
    if kind == "type" and isinstance(item, Day):
        return "sa.Integer()"
    return False


def run(connection: Connection) -> None:
    context.configure(
        connection=connection,
        target_metadata=Base.metadata,
        render_as_batch=True,
        compare_server_default=True,
        render_item=render_item,
    )
    with context.begin_transaction():
        context.run_migrations()


async def run_configured() -> None:
    engine = open_engine(make_url(Settings.read().database_url))
    async with begin_migration(engine) as connection:
        await connection.run_sync(run)
    await engine.dispose()


if (given := context.config.attributes.get("connection")) is not None:
    run(given)
else:
    asyncio.run(run_configured())
