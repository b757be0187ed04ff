"""The migrations go up, down and up again, keep data, and end at the models."""

from __future__ import annotations

import asyncio
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Boolean, Column, MetaData, String, false, inspect
from sqlalchemy.engine import Connection

from bot.domain.modes import TOGETHER
from bot.domain.players import Asker, Place, Player
from bot.operations.database import is_healthy
from bot.store import Store, migrate
from bot.store.migrate import begin_migration, list_revisions, make_config
from bot.store.models import Base
from tests.bots import services_over
from tests.store.rows import read_all

ROOT = Path(__file__).parents[2]
Walk = Callable[[Config, str], None]


def downgrade(connection: Connection, revision: str) -> None:
    settings = make_config()
    settings.attributes["connection"] = connection
    command.downgrade(settings, revision)


def drift(connection: Connection) -> list[object]:
    compared = MigrationContext.configure(connection, opts={"compare_server_default": True})
    return list(compare_metadata(compared, Base.metadata))


def test_revisions_follow_each_other_as_the_names_of_their_files_say() -> None:
    walked = ScriptDirectory.from_config(make_config()).walk_revisions()
    assert [script.revision for script in walked] == list_revisions()[::-1]


async def test_up_down_up_ends_without_drift(store: Store) -> None:
    async with store.engine.begin() as connection:
        assert await connection.run_sync(drift) == []
        await connection.run_sync(downgrade, "base")
        left = await connection.run_sync(lambda sync: inspect(sync).get_table_names())
        assert left == ["alembic_version"]
    await migrate(store.engine)
    async with store.engine.connect() as connection:
        assert await connection.run_sync(drift) == []


async def test_what_a_changed_model_asks_for_is_written_in_our_style_and_keeps_all_data(
    store: Store, tmp_path: Path
) -> None:
    """As `make migration` does; the table that is made anew is one that others point to."""
    await play(store)
    settings = scripts_in(tmp_path)
    async with begin_migration(store.engine) as connection:
        await connection.run_sync(run, settings, write_next, "Make up a column")
    name = f"versions/{following()}_make_up_a_column.py"
    lint("check", tmp_path / "migrations" / name)
    lint("format", "--check", tmp_path / "migrations" / name)
    before = await read_all(store)
    for walk, revision in ((command.upgrade, following()), (command.downgrade, "-1")) * 2:
        async with begin_migration(store.engine) as connection:
            await connection.run_sync(run, settings, walk, revision)
            columns = await connection.run_sync(columns_of_games)
        assert ("made_up" in columns) == (walk is command.upgrade)
        assert await read_all(store) == before
    async with store.engine.connect() as connection:
        assert await connection.run_sync(drift) == []


def following() -> str:
    """The revision that a new script would have."""
    return f"{int(list_revisions()[-1]) + 1:04}"


def scripts_in(folder: Path) -> Config:
    """A copy of the scripts, for a schema in which a game has a column more."""
    shutil.copytree(ScriptDirectory.from_config(make_config()).dir, folder / "migrations")
    written = shutil.copy(ROOT / "pyproject.toml", folder)
    settings = Config(toml_file=written, attributes={"metadata": with_a_column()})
    settings.set_main_option("script_location", str(folder / "migrations"))
    return settings


def lint(*arguments: str | Path) -> None:
    subprocess.run([sys.executable, "-m", "ruff", *arguments], check=True)


def with_a_column() -> MetaData:
    changed = MetaData(naming_convention=Base.metadata.naming_convention)
    for table in Base.metadata.sorted_tables:
        table.to_metadata(changed)
    changed.tables["games"].append_column(Column("made_up", String(64)))
    # what SQLite writes as 0 is no boolean for PostgreSQL
    said = Column("made_up_too", Boolean, nullable=False, server_default=false())
    changed.tables["games"].append_column(said)
    return changed


def write_next(settings: Config, message: str) -> None:
    command.revision(settings, message, autogenerate=True)


def columns_of_games(connection: Connection) -> set[str]:
    return {column["name"] for column in inspect(connection).get_columns("games")}


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
        assert not await is_healthy(url)
        await store.close()


async def test_migrating_twice_changes_nothing_and_keeps_data(store: Store) -> None:
    async with store.write() as tx:
        await tx.facts.set("kept", "yes")
    await migrate(store.engine)
    async with store.write() as tx:
        assert await tx.facts.get("kept") == "yes"
