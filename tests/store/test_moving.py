"""A bot outgrows its file: all that is stored goes to PostgreSQL."""

from __future__ import annotations

import asyncio
import re
import shutil
import sys
from collections.abc import AsyncGenerator
from itertools import count
from pathlib import Path

import pytest
from sqlalchemy import text

from bot.operations.database import backup, restore
from bot.operator_errors import OperatorError
from bot.store import Store
from tests.store.day import ANN, Day, live_a_day
from tests.store.rows import read_all


@pytest.fixture(scope="module")
def day_lived(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The file of a bot that has been used for a day."""
    file = tmp_path_factory.mktemp("day") / "lived.sqlite3"

    async def live() -> None:
        store = Store.open(f"sqlite+aiosqlite:///{file}")
        await store.prepare()
        await live_a_day(store)
        await store.close()

    asyncio.run(live())
    return file


@pytest.fixture
async def lived(day_lived: Path, quick: Path) -> AsyncGenerator[Store]:
    """A store on a copy of that file."""
    store = Store.open(f"sqlite+aiosqlite:///{shutil.copy(day_lived, quick / 'lived.sqlite3')}")
    yield store
    await store.close()


@pytest.mark.parametrize("url", ["postgresql"], indirect=True)
async def test_every_row_is_carried_over_and_the_games_go_on(
    lived: Store, url: str, quick: Path
) -> None:
    games, _ = await backup(str(lived.engine.url), quick / "copy")
    assert await restore(url, quick / "copy") == (games, None)
    new = Store.open(url)
    assert await read_all(new) == await read_all(lived)
    stored = len((await read_all(new))["games"])
    day = Day(new)
    day.ids = count(10**6)
    await day.play()
    assert len((await read_all(new))["games"]) == stored + 3
    await new.close()


@pytest.mark.parametrize("url", ["postgresql"], indirect=True)
async def test_a_terminal_shows_how_far_it_is(
    lived: Store,
    url: str,
    quick: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    await backup(str(lived.engine.url), quick / "copy")
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    games, _ = await restore(url, quick / "copy")
    rows = sum(map(len, (await read_all(lived)).values()))
    shown = capsys.readouterr().err
    assert re.search(rf"checking games \[#+\] {games}/{games}", shown)
    assert re.search(rf"copying rows \[[#.]+\] \d+/{rows:,}", shown)
    assert shown.endswith("\r\x1b[K")


@pytest.mark.parametrize("url", ["postgresql"], indirect=True)
async def test_a_database_in_use_is_not_filled(lived: Store, url: str, quick: Path) -> None:
    await backup(str(lived.engine.url), quick / "copy")
    new = Store.open(url)
    await new.prepare()
    async with new.write() as tx:
        await tx.remember(ANN)
    before = await read_all(new)
    with pytest.raises(OperatorError, match=r"^TILEMATE_DATABASE_URL: .*; name an empty one$"):
        await restore(url, quick / "copy")
    assert await read_all(new) == before
    await new.close()


@pytest.mark.parametrize("url", ["postgresql"], indirect=True)
async def test_a_database_of_another_program_is_not_filled(
    lived: Store, url: str, quick: Path
) -> None:
    await backup(str(lived.engine.url), quick / "copy")
    other = Store.open(url)
    async with other.engine.begin() as connection:
        await connection.execute(text("CREATE TABLE invoices (id int)"))
    with pytest.raises(OperatorError, match="another program; name an empty one"):
        await restore(url, quick / "copy")
    await other.close()
