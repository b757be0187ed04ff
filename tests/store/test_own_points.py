"""Stored points of servers with rules of their own: always right, and never slow for long."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from sqlalchemy import select

from bot.domain.guild_settings import GuildSettings
from bot.domain.leaderboard_requests import Contest
from bot.domain.leaderboards import League, View
from bot.domain.modes import DAILY, SOLO
from bot.domain.players import Asker, Player, Rights
from bot.domain.points import POINTS_DUE, PointRules
from bot.domain.standings import Period, Result, Span
from bot.store import Store
from bot.store.models import TallyRow
from tests.bots import services_over
from tests.store import histories
from tests.store.histories import NOW, PEOPLE, PLACES, TODAY, random_results, store_results
from tests.store.statements import recorded

ANN, HERE = PEOPLE[0], PLACES[0]
GUILD = HERE.guild_id or 0
TEN, FLAT = PointRules((10, 8, 6, 4, 2, 1, 0), 5), PointRules((3, 3, 3, 3, 3, 3, 1))
USUAL = PointRules()
BOSS = Rights(manager=True)


def results() -> list[Result]:
    return [one for one in random_results(Random(2), 160) if one.place.guild_id == GUILD]


async def settle(store: Store, rules: PointRules) -> None:
    async with store.write() as tx:
        await tx.guilds.save(GUILD, GuildSettings(points=rules))


async def add_up(store: Store, most: int = 7) -> int:
    """Add up everything in small steps; return how many sums that were."""
    added = 0
    while True:
        async with store.write() as tx:
            now = await tx.points.add_up(GUILD, most)
        if not now:
            return added
        added += now


async def compare(store: Store, stored: list[Result], rules: PointRules, *, kept: bool) -> None:
    """Hold the leaderboard against a count by hand; `kept` says whether stored sums know it."""
    for league in (League(), League(mode=SOLO), League(mode=DAILY), League(boards=2)):
        for period in (Period.ALL, Period.YEAR, Period.MONTH):
            span = period.span(TODAY)
            contest = Contest(HERE, league, TODAY, span, View.POINTS, least=2, points=rules)
            async with store.read() as tx:
                with recorded(store) as statements:
                    found = await tx.leaderboards.rank(contest, ANN)
            assert found == histories.ranking(stored, ANN, contest), contest
            assert any("results.guesses" in one for one, _ in statements) is not kept, contest


async def list_tallies(store: Store) -> list[Any]:
    query = select(*TallyRow.__table__.columns).order_by(*TallyRow.__table__.primary_key)
    async with store.engine.connect() as connection:
        return [tuple(row) for row in await connection.execute(query)]


async def test_what_was_played_before_a_choice_is_added_up_step_by_step(store: Store) -> None:
    async with store.write() as tx:
        stored = await store_results(tx, results())
    await settle(store, TEN)
    async with store.write() as tx:
        assert await tx.points.add_up(GUILD, 5) == 5
    added = await add_up(store)
    assert added > 50
    await compare(store, stored, TEN, kept=True)
    assert await add_up(store) == 0


async def test_what_is_played_afterwards_is_added_on_the_way(store: Store) -> None:
    await settle(store, TEN)
    every = results()
    async with store.write() as tx:
        stored = await store_results(tx, every[:60])
    await compare(store, stored, TEN, kept=True)
    async with store.write() as tx:
        stored += await store_results(tx, every[60:])
    await compare(store, stored, TEN, kept=True)
    assert await add_up(store) == 0
    before = await list_tallies(store)
    async with store.write() as tx:
        for row in before:
            scope_id, _, length, boards, first, end, player_id, *_ = row
            if scope_id == GUILD and row[1] == "ranked":
                league, span = League(length, None, boards), Span(first, end)
                await tx.results.recount(GUILD, Player(player_id), league, span)
    assert await list_tallies(store) == before


@pytest.mark.parametrize("rules", [FLAT, PointRules(TEN.worth, 0), PointRules(double_day=5)])
async def test_a_change_counts_at_once_and_is_stored_later(store: Store, rules: PointRules) -> None:
    await settle(store, TEN)
    every = results()
    async with store.write() as tx:
        stored = await store_results(tx, every[:80])
    await settle(store, rules)
    await compare(store, stored, rules, kept=False)
    async with store.write() as tx:
        stored += await store_results(tx, every[80:])
    found = await _rank(store, rules)
    assert found == histories.ranking(stored, ANN, _contest(rules))
    await add_up(store)
    await compare(store, stored, rules, kept=True)


async def test_usual_points_need_none_of_that(store: Store) -> None:
    async with store.write() as tx:
        stored = await store_results(tx, results())
    assert await add_up(store) == 0
    await compare(store, stored, USUAL, kept=True)
    await settle(store, TEN)
    await add_up(store)
    await settle(store, USUAL)
    assert await add_up(store) == 0
    await compare(store, stored, USUAL, kept=True)


async def test_the_clock_sees_to_it_after_a_manager_has_chosen(store: Store) -> None:
    services = services_over(store, clock=lambda: NOW, dice=Random(1))
    async with store.write() as tx:
        stored = await store_results(tx, results())
    boss = Asker(1, HERE, ANN, BOSS)
    await services.guilds.change(boss, "points", ["10 8 6 4 2 1 0"])
    await compare(store, stored, PointRules(TEN.worth), kept=False)
    # what ends by the rules before, meanwhile, is seen a minute later
    for due in ([str(GUILD)], []):
        await services.timers.sweep()
        async with store.read() as tx:
            assert [*await tx.facts.list_named(POINTS_DUE)] == due
    await compare(store, stored, PointRules(TEN.worth), kept=True)
    async with store.read() as tx:
        assert await tx.facts.list_named("points due ") == {}


def _contest(rules: PointRules) -> Contest:
    return Contest(HERE, League(), TODAY, view=View.POINTS, points=rules)


async def _rank(store: Store, rules: PointRules) -> Any:
    async with store.read() as tx:
        return await tx.leaderboards.rank(_contest(rules), ANN)
