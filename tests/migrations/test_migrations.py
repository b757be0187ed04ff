"""The migrations go up, down and up again, keep data, and end at the models."""

from __future__ import annotations

import asyncio

from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import inspect
from sqlalchemy.engine import Connection

from bot.operations.database import healthy
from bot.store import Store, migrate
from bot.store.migrate import NEWEST, config
from bot.store.models import Base


def downgrade(connection: Connection, revision: str) -> None:
    settings = config()
    settings.attributes["connection"] = connection
    command.downgrade(settings, revision)


def drift(connection: Connection) -> list[object]:
    return list(compare_metadata(MigrationContext.configure(connection), Base.metadata))


def test_the_code_names_the_newest_revision() -> None:
    assert ScriptDirectory.from_config(config()).get_heads() == [NEWEST]


async def test_up_down_up_ends_without_drift(store: Store) -> None:
    async with store.engine.begin() as connection:
        assert await connection.run_sync(drift) == []
        await connection.run_sync(downgrade, "base")
        left = await connection.run_sync(lambda sync: inspect(sync).get_table_names())
        assert left == ["alembic_version"]
    await migrate(store.engine)
    async with store.engine.connect() as connection:
        assert await connection.run_sync(drift) == []


async def test_two_processes_that_start_at_once_migrate_once(url: str) -> None:
    stores = [Store.open(url) for _ in range(2)]
    await asyncio.gather(*(store.prepare() for store in stores))
    for store in stores:
        assert not await healthy(url)
        await store.close()


async def test_migrating_twice_changes_nothing_and_keeps_data(store: Store) -> None:
    async with store.write() as tx:
        await tx.facts.set("kept", "yes")
    await migrate(store.engine)
    async with store.write() as tx:
        assert await tx.facts.get("kept") == "yes"
