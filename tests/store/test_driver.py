"""SQLite's statements: the short ones at once, the long ones beside everything else."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncGenerator
from contextlib import closing, suppress
from pathlib import Path

import pytest

from bot.store.connections import WRITING
from bot.store.driver import Connection

COUNT = """SELECT * FROM (
    WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < {})
    SELECT max(i) FROM n
)"""
LONG, SHORT = COUNT.format(2_000_000), COUNT.format(100)


@pytest.fixture
async def connection(quick: Path) -> AsyncGenerator[Connection]:
    connection = Connection(str(quick / "driver.sqlite3"), WRITING)
    yield connection
    await connection.close()


async def answer(connection: Connection, statement: str) -> object:
    cursor = await connection.cursor().execute(statement)
    return (await cursor.fetchall())[0][0]


async def test_a_short_look_is_taken_without_waiting(connection: Connection) -> None:
    looking = asyncio.ensure_future(answer(connection, SHORT))
    await asyncio.sleep(0)
    assert looking.done()
    assert looking.result() == 100


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
