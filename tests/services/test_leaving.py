"""What is kept of a server that the bot has left."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

from sqlalchemy import select

from bot.app import Services
from bot.configuration import Shards
from bot.domain.records.backfills import HISTORY_OFFERED
from bot.store import Store
from bot.store.guilds.left_guilds import list_links
from bot.store.models import Base
from tests.bots import services_over
from tests.store.day import HERE, Day
from tests.store.statements import recorded

GUILD = HERE.guild_id or 0


async def rows(store: Store) -> dict[str, list[Any]]:
    """All rows of the server, by table."""
    found: dict[str, list[Any]] = {}
    async with store.engine.connect() as connection:
        for columns in list_links():
            table = columns[0].table
            for column in columns:
                query = select(table).where(column == GUILD)
                found.setdefault(table.name, []).extend(await connection.execute(query))
    return {name: rows for name, rows in found.items() if rows}


async def lived(store: Store) -> Day:
    day = Day(store)
    for work in (day.settle, day.play, day.compete, day.challenge, day.solve):
        await work()
    return day


async def sweep(services: Services, times: int = 20) -> None:
    for _ in range(times):
        await services.timers.sweep()


async def test_the_data_of_a_server_goes_thirty_days_after_it_was_left(store: Store) -> None:
    day = await lived(store)
    played = {"games", "matches", "results", "tallies", "guilds", "puzzles", "word_reports"}
    assert played <= {*await rows(store)}
    offered = f"{HISTORY_OFFERED}{GUILD}"
    async with store.write() as tx:
        await tx.facts.set(offered, "yes")
    await day.services.left_guilds.leave(GUILD)
    day.now += timedelta(days=29)
    await sweep(day.services, 1)
    assert await rows(store)
    day.now += timedelta(days=2)
    await sweep(day.services, 1)
    assert await rows(store) == {}
    async with store.read() as tx:
        assert await tx.left_guilds.list_before(day.now) == []
        assert await tx.facts.get(offered) is None


async def test_a_server_that_comes_back_keeps_its_data(store: Store) -> None:
    day = await lived(store)
    await day.services.left_guilds.leave(GUILD)
    await day.services.left_guilds.come_back(GUILD)
    day.now += timedelta(days=31)
    await sweep(day.services, 1)
    assert "results" in await rows(store)


async def test_a_server_left_while_the_bot_was_away_is_noticed_at_the_next_start(
    store: Store,
) -> None:
    guilds = (await lived(store)).services.left_guilds
    assert await guilds.see_guilds([GUILD, 8]) == 0
    assert await guilds.see_guilds([8]) == 1
    assert await guilds.see_guilds([8]) == 0
    async with store.read() as tx:
        assert await tx.left_guilds.list_left() == {GUILD}
    assert await guilds.see_guilds([GUILD, 8]) == 0
    async with store.read() as tx:
        assert await tx.left_guilds.list_left() == set()


async def test_the_servers_of_other_processes_are_not_taken_for_left(store: Store) -> None:
    halves = [services_over(store, shards=Shards(part, part, 2)).left_guilds for part in (0, 1)]
    assert await halves[0].see_guilds([2 << 22]) == 0
    assert await halves[1].see_guilds([3 << 22]) == 0
    assert await halves[0].see_guilds([]) == 1
    async with store.read() as tx:
        assert await tx.left_guilds.list_left() == {2 << 22}


async def test_what_is_deleted_of_a_server_is_looked_for_beside_those_who_write(
    store: Store,
) -> None:
    day = await lived(store)
    await day.services.left_guilds.leave(GUILD)
    day.now += timedelta(days=31)
    with recorded(store) as statements:
        await sweep(day.services, 1)
    deletes = [one for one, _ in statements if one.startswith("DELETE FROM games")]
    assert deletes
    assert not any("guild_id" in one for one in deletes)


def test_every_table_that_names_a_server_is_known() -> None:
    known = {column for columns in list_links() for column in columns}
    named = {
        column
        for table in Base.metadata.sorted_tables
        for column in table.columns
        if "guild" in column.name or "scope" in column.name
    }
    assert named <= known
