"""The migrations go up, down and up again, keep data, and end at the models."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import inspect
from sqlalchemy.engine import Connection

from bot.domain.modes import TOGETHER
from bot.domain.players import Asker, Place, Player
from bot.operations.database import healthy
from bot.store import Store, migrate
from bot.store.migrate import NEWEST, begin_migration, config
from bot.store.models import Base
from tests.bots import services_over
from tests.store.rows import read_all

Walk = Callable[[Config, str], None]


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


NEXT = '''
"""A second revision, as one may come: it makes a table anew that others point to."""
import sqlalchemy as sa
from alembic import op

revision, down_revision = "0009", "{first}"

def upgrade():
    with op.batch_alter_table("games") as games:
        games.add_column(sa.Column("note", sa.String(), nullable=True))

def downgrade():
    with op.batch_alter_table("games") as games:
        games.drop_column("note")
'''


async def test_a_later_revision_goes_up_down_and_up_and_keeps_all_data(
    store: Store, tmp_path: Path
) -> None:
    await play(store)
    scripts = ScriptDirectory.from_config(config())
    (tmp_path / "0009.py").write_text(NEXT.format(first=scripts.get_current_head()))
    before = await read_all(store)
    for walk, revision in ((command.upgrade, "0009"), (command.downgrade, "-1")) * 2:
        settings = config()
        places = (str(Path(scripts.dir) / "versions"), str(tmp_path))
        settings.set_main_option("path_separator", "newline")
        settings.set_main_option("version_locations", "\n".join(places))
        async with begin_migration(store.engine) as connection:
            await connection.run_sync(run, settings, walk, revision)
        assert await read_all(store) == before
    async with store.engine.connect() as connection:
        assert await connection.run_sync(drift) == []


def run(connection: Connection, settings: Config, walk: Walk, revision: str) -> None:
    settings.attributes["connection"] = connection
    walk(settings, revision)


async def play(store: Store) -> None:
    """A game that was won, and one that goes on."""
    games = services_over(store).games
    place, ann = Place(1, 7), Player(1, "ann")
    game = (await games.begin(Asker(1, place, ann), TOGETHER)).session
    await games.guess(Asker(2, place, ann), game.game.answers[0])
    await games.begin(Asker(3, place, ann), TOGETHER)
    await games.guess(Asker(4, place, ann), "crane")


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
