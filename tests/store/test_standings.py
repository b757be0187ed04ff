"""Leaderboards and statistics, added up in SQL as they would be in plain Python."""

from __future__ import annotations

from dataclasses import replace
from datetime import date
from itertools import product
from random import Random

import pytest
from sqlalchemy import select

from bot.domain.modes import MODES
from bot.domain.players import NOBODY, Place, Player
from bot.domain.standings import ALL_TIME, Period, Ranking, Result, Span
from bot.store import Store
from bot.store.counting import kept_spans
from bot.store.models import TallyRow
from tests.store import histories
from tests.store.histories import PEOPLE, PLACES, TODAY, random_results, store_results

POOLS = (None, *MODES.values())


def here(results: list[Result], place: Place) -> list[Result]:
    if place.guild_id is None:
        return [one for one in results if one.place.channel_id == place.channel_id]
    return [one for one in results if one.place.guild_id == place.guild_id]


@pytest.fixture(params=range(2))
async def history(request: pytest.FixtureRequest, store: Store) -> list[Result]:
    async with store.write() as tx:
        return await store_results(tx, random_results(Random(request.param), 120))


async def tallies(store: Store) -> list[object]:
    query = select(*TallyRow.__table__.columns).order_by(*TallyRow.__table__.primary_key)
    async with store.engine.connect() as connection:
        return [tuple(row) for row in await connection.execute(query)]


async def test_a_leaderboard_is_what_counting_by_hand_gives(
    store: Store, history: list[Result]
) -> None:
    async with store.read() as look:
        for place in PLACES:
            for mode in POOLS:
                for period in Period:
                    asker, most, span = PEOPLE[-1], 3, period.span(TODAY)
                    wanted = histories.ranking(here(history, place), asker, mode, span, most)
                    found = await look.results.ranking(
                        place, asker, TODAY, mode=mode, span=span, most=most
                    )
                    assert found == wanted, (place, mode, period)


async def test_assisted_games_are_counted_apart(store: Store, history: list[Result]) -> None:
    async with store.read() as look:
        for place in PLACES:
            for mode in POOLS:
                wanted = histories.assisted_games(here(history, place), mode)
                assert await look.results.assisted_games(place, mode, ALL_TIME) == wanted


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
    before = await tallies(store)
    spans = {span for one in history for span in kept_spans(one.on)}
    assert before
    assert len(spans) > 2
    async with store.write() as tx:
        for scope in (1, 2, 31):
            for player in PEOPLE:
                for mode, span in product(POOLS, spans):
                    await tx.results.recount(scope, player, mode, span)
    assert await tallies(store) == before


async def test_nothing_is_kept_of_who_is_erased(store: Store, history: list[Result]) -> None:
    gone, *others = PEOPLE
    left = [one for one in history if one.player != gone]
    async with store.write() as tx:
        await tx.remember(NOBODY)
        await tx.people.erase(gone)
        found = await tx.results.ranking(PLACES[0], gone, TODAY)
    assert found == histories.ranking(here(left, PLACES[0]), gone, None, ALL_TIME, 15)
    assert {one.player for one in found.best} <= set(others)


async def test_results_of_nobody_count_nowhere(store: Store) -> None:
    async with store.write() as tx:
        await tx.remember(NOBODY)
        (one, *_) = random_results(Random(0), 1)
        await store_results(tx, [one])
        other = replace(one, player=NOBODY, game_id=1, place=Place(5, 5))
        await tx.results.add([other])
        assert await tx.results.ranking(Place(5, 5), Player(1), TODAY) == Ranking()


@pytest.mark.parametrize(
    ("period", "first", "end"),
    [
        (Period.TODAY, date(2027, 1, 1), date(2027, 1, 2)),
        (Period.YESTERDAY, date(2026, 12, 31), date(2027, 1, 1)),
        (Period.WEEK, date(2026, 12, 28), date(2027, 1, 4)),
        (Period.LAST_WEEK, date(2026, 12, 21), date(2026, 12, 28)),
        (Period.MONTH, date(2027, 1, 1), date(2027, 2, 1)),
        (Period.LAST_MONTH, date(2026, 12, 1), date(2027, 1, 1)),
        (Period.YEAR, date(2027, 1, 1), date(2028, 1, 1)),
        (Period.LAST_YEAR, date(2026, 1, 1), date(2027, 1, 1)),
    ],
)
def test_periods_are_those_of_the_calendar(period: Period, first: date, end: date) -> None:
    assert period.span(date(2027, 1, 1)) == Span(first, end)
