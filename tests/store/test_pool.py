"""How many connections a process opens to PostgreSQL, and what the rest of the work does."""

from __future__ import annotations

import asyncio

import pytest
from sqlalchemy import text

from bot.store import Store


@pytest.mark.parametrize("url", ["postgresql"], indirect=True)
async def test_more_work_than_connections_waits_in_line(url: str) -> None:
    store, most = Store.open(url, connections=2), 0

    async def work() -> None:
        nonlocal most
        async with store.engine.connect() as connection:
            most = max(most, store.engine.sync_engine.pool.checkedout())  # pyright: ignore
            await connection.execute(text("select pg_sleep(0.05)"))

    await asyncio.gather(*(work() for _ in range(12)))
    assert most == 2
    await store.close()
