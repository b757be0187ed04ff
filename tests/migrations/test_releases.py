"""A database of every release starts with today's code, and nothing in it is lost."""

from __future__ import annotations

import json
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.engine import make_url

from bot.store import Store
from tests.conftest import memory_folder

played: Any = pytest.importorskip("tests.migrations.played", reason="no PostgreSQL in a wheel here")
TODAY = "today"
RELEASES: list[str] = sorted(
    {one.name.split(".sqlite")[0] for one in played.RELEASES.glob("*.sqlite.*")}
)


@pytest.fixture(scope="module")
def files() -> Iterator[Path]:
    """The files of every release, and of this version as if it were released today."""
    with memory_folder() as folder:
        played.write(TODAY, Path(folder))
        for one in played.RELEASES.glob("*.gz"):
            Path(folder, one.name).symlink_to(one)
        yield Path(folder)


def load(url: str, dump: str) -> None:
    address = make_url(url)
    if address.get_backend_name() == "sqlite":
        played.load_file(Path(address.database or ""), dump)
    else:
        played.load_server(url.replace("+asyncpg", ""), dump)


@pytest.mark.parametrize("version", [*RELEASES, TODAY])
async def test_a_database_of_a_release_starts_and_nothing_is_lost(
    version: str, files: Path, url: str
) -> None:
    name = f"{version}.{make_url(url).get_backend_name()}"
    load(url, played.read(files / f"{name}.sql.gz"))
    told = json.loads(played.read(files / f"{name}.json.gz"))
    store = Store.open(url)
    await store.prepare()
    shown = await played.show(store, datetime.fromisoformat(told["now"]))
    await store.close()
    assert [
        part for part, before in told["shown"].items() if not played.holds(shown[part], before)
    ] == []
    # all of it is there to be lost
    assert len(told["shown"]["boards"]) >= 15
    assert {"ben", "cyd"} <= told["shown"]["exports"].keys()
    assert sum(map(len, told["shown"]["leaderboards"].values())) > 20


def test_what_came_later_may_stand_beside_what_was_there() -> None:
    before = {"boards": {"1": ["won"]}}
    assert played.holds({"boards": {"1": ["won"], "2": []}, "badges": []}, before)
    emptied: list[dict[str, Any]] = [
        {},
        {"boards": {}},
        {"boards": {"1": ["lost"]}},
        {"boards": {"1": []}},
    ]
    assert not any(played.holds(one, before) for one in emptied)
