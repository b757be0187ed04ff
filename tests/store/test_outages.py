"""A database that is out of reach for a while is an outage in one line, and no defect."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from bot.domain.outages import Broken, Outage
from bot.store import Store

pytestmark = pytest.mark.parametrize("original", ["sqlite"], indirect=True)


async def set_pragma(store: Store, pragma: str) -> None:
    def work(file: sqlite3.Connection) -> None:
        file.execute(f"PRAGMA {pragma}").fetchall()

    async with store.engine.connect() as connection:
        driver: Any = (await connection.get_raw_connection()).driver_connection
    # after the transaction, which would fail by itself; the store has one connection to write
    await driver.ask(work)


async def keep(store: Store, value: str) -> None:
    async with store.write() as tx:
        await tx.facts.set("kept", value)


@pytest.mark.parametrize(
    ("broken", "mended", "told"),
    [
        ("query_only = 1", "query_only = 0", "readonly database; let the bot write to the file"),
        ("max_page_count = 1", "max_page_count = 1000000", "full; make room on its disk$"),
    ],
)
async def test_a_file_that_is_full_or_read_only_is_written_again_when_it_can_be(
    store: Store, broken: str, mended: str, told: str
) -> None:
    await set_pragma(store, broken)
    with pytest.raises(Outage, match=told) as raised:
        await keep(store, "x" * 100_000)
    assert "\n" not in str(raised.value)
    await set_pragma(store, mended)
    await keep(store, "later")
    async with store.read() as tx:
        assert await tx.facts.get("kept") == "later"


async def test_a_lock_that_outlasts_all_patience_is_an_outage(store: Store, quick: Path) -> None:
    await set_pragma(store, "busy_timeout = 50")
    with closing(sqlite3.connect(quick / "test.sqlite3", isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(Outage, match="database is locked; end the other program"):
            await keep(store, "early")
        other.execute("ROLLBACK")
    await keep(store, "later")


async def test_a_file_that_is_removed_under_a_running_bot_takes_no_more(
    store: Store, quick: Path
) -> None:
    await keep(store, "early")
    file = quick / "test.sqlite3"
    file.rename(quick / "elsewhere")
    with pytest.raises(
        Broken, match="put it back where it was, or stop the bot, and put a backup back"
    ):
        await keep(store, "lost")
    file.touch()
    with pytest.raises(Broken, match="removed or replaced"):
        await keep(store, "lost")
    (quick / "elsewhere").replace(file)
    await keep(store, "later")


async def test_a_damaged_file_is_one_line_that_says_what_to_do(store: Store, quick: Path) -> None:
    for number in range(40):
        await keep(store, f"{number}" * 2_000)
    await store.close()
    file = quick / "test.sqlite3"
    whole = file.read_bytes()
    file.write_bytes(whole[:100] + b"\xff" * (len(whole) - 100))
    damaged = Store.open(str(store.engine.url))
    with pytest.raises(Broken, match="stop the bot, and put a backup back with") as raised:
        await keep(damaged, "later")
    assert "\n" not in str(raised.value)
    await damaged.close()
