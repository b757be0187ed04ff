"""A database that cannot be used is one line that names the variable, and no secret."""

from __future__ import annotations

import sys
import threading
from pathlib import Path

import pytest
from sqlalchemy import text

from bot.domain.outages import Outage
from bot.operations.database import is_healthy, migrate
from bot.operator_errors import OperatorError
from bot.store import Store
from bot.store.connection.unusable import Unusable

SECRET = "hunter2"


async def refused(url: str) -> str:
    with pytest.raises(OperatorError) as told:
        await migrate(url)
    message = str(told.value)
    assert message.startswith("TILEMATE_DATABASE_URL: ")
    assert "\n" not in message
    assert SECRET not in message
    return message


async def test_a_folder_that_is_a_file(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    told = f"there is no folder {tmp_path}/file; is the address right?"
    assert told in await refused(f"sqlite+aiosqlite:///{tmp_path}/file/x.sqlite3")


async def test_a_folder_in_place_of_a_file(tmp_path: Path) -> None:
    assert "is a folder; name a file in it" in await refused(f"sqlite+aiosqlite:///{tmp_path}")


async def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"\xff" * 5_000)
    before = threading.active_count()
    assert "file is not a database" in await refused(f"sqlite+aiosqlite:///{tmp_path}/file")
    assert threading.active_count() == before


async def test_a_server_that_may_be_back_is_tried_again() -> None:
    """A service that starts before its database is not left down by its exit status."""
    with pytest.raises(OperatorError) as told:
        await migrate(f"postgresql+asyncpg://ann:{SECRET}@127.0.0.1:1/games")
    assert told.value.status == 1
    assert "cannot reach postgresql://ann:***@127.0.0.1:1/games: " in str(told.value)
    assert str(told.value).endswith("; start it, or correct the address")


@pytest.mark.parametrize("port", ["1", "port"])
async def test_a_server_that_is_not_there(port: str) -> None:
    await refused(f"postgresql+asyncpg://ann:{SECRET}@127.0.0.1:{port}/games")


async def test_a_password_with_signs_that_confuse_an_address() -> None:
    await refused(f"postgresql+asyncpg://ann:@:{SECRET}:@127.0.0.1:1/games")


async def test_a_database_the_server_does_not_have(postgres: str) -> None:
    path, _, query = postgres.partition("?")
    missing = f"{path.rsplit('/', 1)[0]}/missing?{query}"
    assert 'database "missing" does not exist' in await refused(missing)
    assert not await is_healthy(missing)


@pytest.mark.parametrize("revision", ["9999", "9999_future"])
async def test_a_schema_newer_than_the_code(store: Store, revision: str) -> None:
    async with store.engine.begin() as connection:
        await connection.execute(
            text("UPDATE alembic_version SET version_num = :named"), {"named": revision}
        )
    with pytest.raises(Unusable, match="newer version"):
        await store.prepare()


async def test_no_driver(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    assert "pip install" in await refused("postgresql+asyncpg://127.0.0.1:1/games")


async def test_where_no_bot_has_run_none_is_healthy(url: str) -> None:
    assert not await is_healthy(url)


@pytest.mark.parametrize("original", ["postgresql"], indirect=True)
async def test_a_server_without_a_connection_to_spare_is_an_outage(store: Store) -> None:
    """As one is that starts or stops; the driver tells each in a way of its own."""
    async with store.engine.begin() as connection:
        await connection.execute(text("DROP ROLE IF EXISTS visitor"))
        await connection.execute(text("CREATE ROLE visitor LOGIN CONNECTION LIMIT 0"))
    url = store.engine.url.set(username="visitor")
    visitor = Store.open(url.render_as_string(hide_password=False))
    with pytest.raises(Outage, match="too many connections for role"):
        async with visitor.read() as tx:
            await tx.facts.get("kept")
    await visitor.close()
    async with store.engine.begin() as connection:
        await connection.execute(text("DROP ROLE visitor"))
