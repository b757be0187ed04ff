"""Leaderboards and statistics, added up in SQL as they would be in plain Python."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta
from random import Random

import pytest
from sqlalchemy import select

from bot.domain.modes import MODES
from bot.domain.players import NOBODY, Place, Player
from bot.domain.standings import Ranking, Result
from bot.store import Store
from bot.store.models import TallyRow
from tests.store import histories
from tests.store.histories import NOW, PEOPLE, PLACES, TODAY, random_results, store_results

WEEK = NOW - timedelta(days=7)
POOLS = (None, *MODES.values())


def here(results: list[Result], place: Place) -> list[Result]:
    if place.guild_id is None:
        return [one for one in results if one.place.channel_id == place.channel_id]
    return [one for one in results if one.place.guild_id == place.guild_id]


@pytest.fixture(params=range(2))
async def history(request: pytest.FixtureRequest, store: Store) -> list[Result]:
    async with store.write() as tx:
        return await store_results(tx, random_results(Random(request.param), 120))


async def kept(store: Store) -> list[object]:
    query = select(*TallyRow.__table__.columns).order_by(*TallyRow.__table__.primary_key)
    async with store.engine.connect() as connection:
        return [tuple(row) for row in await connection.execute(query)]


async def test_a_leaderboard_is_what_counting_by_hand_gives(
    store: Store, history: list[Result]
) -> None:
    async with store.read() as look:
        for place in PLACES:
            for mode in POOLS:
                for since in (None, WEEK):
                    asker, most = PEOPLE[-1], 3
                    wanted = histories.ranking(here(history, place), asker, mode, since, most)
                    found = await look.results.ranking(
                        place, asker, TODAY, mode=mode, since=since, most=most
                    )
                    assert found == wanted, (place, mode, since)


async def test_assisted_games_are_counted_apart(store: Store, history: list[Result]) -> None:
    async with store.read() as look:
        for place in PLACES:
            for mode in POOLS:
                wanted = histories.assisted_games(here(history, place), mode)
                assert await look.results.assisted_games(place, mode, None) == wanted


async def test_statistics_are_what_counting_by_hand_gives(
    store: Store, history: list[Result]
) -> None:
    async with store.read() as look:
        for place in PLACES:
            for player in PEOPLE:
                theirs = [one for one in here(history, place) if one.player == player]
                found = await look.results.tally(player, place, TODAY)
                assert found == (histories.tally(player, theirs) if theirs else None)


async def test_outside_servers_statistics_are_of_everywhere_outside(store: Store) -> None:
    results = [one for one in random_results(Random(1), 100) if one.place == PLACES[3]]
    async with store.write() as tx:
        stored = await store_results(tx, results)
        ann = [one for one in stored if one.player == PEOPLE[0]]
        found = await tx.results.tally(PEOPLE[0], Place(99), TODAY)
    assert found == histories.tally(PEOPLE[0], ann)


async def test_what_is_kept_equals_what_is_counted_again(
    store: Store, history: list[Result]
) -> None:
    before = await kept(store)
    assert before
    async with store.write() as tx:
        for scope in (1, 2, 31):
            for player in PEOPLE:
                for mode in POOLS:
                    await tx.results.recount(scope, player, mode)
    assert await kept(store) == before


async def test_nothing_is_kept_of_who_is_erased(store: Store, history: list[Result]) -> None:
    gone, *others = PEOPLE
    left = [one for one in history if one.player != gone]
    async with store.write() as tx:
        await tx.remember(NOBODY)
        await tx.people.erase(gone)
        found = await tx.results.ranking(PLACES[0], gone, TODAY)
    assert found == histories.ranking(here(left, PLACES[0]), gone, None, None, 15)
    assert {one.player for one in found.best} <= set(others)


async def test_results_of_nobody_count_nowhere(store: Store) -> None:
    async with store.write() as tx:
        await tx.remember(NOBODY)
        (one, *_) = random_results(Random(0), 1)
        await store_results(tx, [one])
        other = replace(one, player=NOBODY, game_id=1, place=Place(5, 5))
        await tx.results.add([other])
        assert await tx.results.ranking(Place(5, 5), Player(1), TODAY) == Ranking()
