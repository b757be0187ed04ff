"""SQLite's statements: each is one question to the thread, and none holds up the event loop."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncGenerator, Callable
from contextlib import closing, suppress
from pathlib import Path
from typing import TypeVar

import pytest

from bot.store.connection.driver import Connection, connect
from bot.store.connection.pools import WRITING

T = TypeVar("T")

COUNT = """SELECT * FROM (
    WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < {})
    SELECT max(i) FROM n
)"""
LONG, SHORT = COUNT.format(2_000_000), COUNT.format(100)


@pytest.fixture
async def connection(quick: Path) -> AsyncGenerator[Connection]:
    connection = await connect(str(quick / "driver.sqlite3"), WRITING)
    yield connection
    await connection.close()


async def answer(connection: Connection, statement: str) -> object:
    cursor = await connection.cursor().execute(statement)
    return (await cursor.fetchall())[0][0]


class Counted(Connection):
    asked = 0

    async def ask(self, work: Callable[[sqlite3.Connection], T]) -> T:
        self.asked += 1
        return await super().ask(work)


async def test_a_statement_is_one_question_to_the_thread() -> None:
    connection = Counted(lambda: sqlite3.connect(":memory:", isolation_level=None))
    await connection.begin()
    cursor = await connection.cursor().__aenter__()
    await cursor.execute("CREATE TABLE t (i INTEGER)")
    await cursor.executemany("INSERT INTO t VALUES (?)", [(1,), (2,)])
    await cursor.execute("SELECT i FROM t")
    assert await cursor.fetchmany(1) == [(1,)]
    assert await cursor.fetchall() == [(2,)]
    await cursor.close()
    assert connection.asked == 3
    await connection.close()


async def test_a_long_look_lets_others_go_on(connection: Connection) -> None:
    looking = asyncio.ensure_future(answer(connection, LONG))
    await asyncio.sleep(0)
    assert not looking.done()
    assert await looking == 2_000_000


async def test_a_long_look_that_is_cancelled_ends_at_once_and_the_next_works(
    connection: Connection,
) -> None:
    looking = asyncio.ensure_future(answer(connection, COUNT.format(200_000_000)))
    await asyncio.sleep(0.05)
    looking.cancel()
    with suppress(asyncio.CancelledError):
        await asyncio.wait_for(looking, 10)
    assert looking.cancelled()
    assert await answer(connection, SHORT) == 100


async def test_who_begins_to_write_waits_for_the_writer_of_another_process(
    connection: Connection, quick: Path
) -> None:
    with closing(sqlite3.connect(quick / "driver.sqlite3", isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        beginning = asyncio.ensure_future(connection.cursor().execute("BEGIN IMMEDIATE"))
        await asyncio.sleep(2.5)
        assert not beginning.done()
        other.execute("COMMIT")
        await beginning
    assert await answer(connection, "PRAGMA busy_timeout") == WRITING["busy_timeout"]
    await connection.rollback()


async def test_who_opens_a_new_file_waits_for_another_who_does(quick: Path) -> None:
    file = str(quick / "new.sqlite3")
    with closing(sqlite3.connect(file, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        opening = asyncio.ensure_future(connect(file, WRITING))
        await asyncio.sleep(0.2)
        other.execute("COMMIT")
        connection = await opening
    assert await answer(connection, "PRAGMA journal_mode") == WRITING["journal_mode"]
    await connection.close()
