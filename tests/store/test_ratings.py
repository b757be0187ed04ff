"""Ratings from stored results are those that the same results give by hand."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from datetime import date, timedelta
from itertools import product
from random import Random

import pytest

from bot.domain.leaderboard_requests import Contest
from bot.domain.leaderboards import League, View
from bot.domain.modes import DAILY, RACE, SOLO
from bot.domain.players import NOBODY
from bot.domain.ratings import Rated, RatedMatch, RatedPart, rate
from bot.domain.standings import ALL_TIME, Result
from bot.store import ReadTransaction, Store
from bot.store.standings.ratings import PlayedMatch, read_match
from tests.store.histories import (
    CALENDAR,
    NOW,
    PEOPLE,
    PLACES,
    TODAY,
    cost,
    count_in,
    random_results,
    store_results,
)
from tests.store.test_histories import here

LEAGUES = (League(), League(mode=DAILY), League(mode=SOLO), League(length=6), League(boards=2))
ANN = PEOPLE[0]


def rate_by_hand(results: Iterable[Result], contest: Contest) -> tuple[Rated, ...]:
    days: dict[date, list[Result]] = {}
    for one in count_in(results, contest.league, ALL_TIME):
        if one.day and contest.span.first <= one.day < contest.span.end:
            days.setdefault(one.day, []).append(one)
    over = [day for day in days.values() if len(day) > 1]
    return rate(
        RatedMatch(DAILY, day[0].on, tuple(map(part, day)))
        for day in sorted(over, key=lambda day: max(one.finished_at for one in day))
    )


def part(one: Result) -> RatedPart:
    return RatedPart(one.player.id, (cost(one), 0.0), one.won)


async def load(tx: ReadTransaction, contest: Contest) -> tuple[Rated, ...]:
    return rate(map(read_match, await tx.ratings.list_matches(contest)))


async def check(store: Store, results: list[Result]) -> int:
    """Compare all leaderboards; return how many players have a rating on them."""
    found = 0
    async with store.read() as tx:
        for place, league, period in product(PLACES, LEAGUES, CALENDAR):
            contest = Contest(place, league, TODAY, period.span(TODAY), View.RATING)
            rated = await load(tx, contest)
            assert {*rated} == {*rate_by_hand(here(results, place), contest)}, contest
            found += len(rated)
    return found


def test_time_breaks_ties_of_a_race_and_of_no_daily() -> None:
    slow, fast = (f"{number}|4|1|{NOW}|{NOW + timedelta(0, 90 // number)}" for number in (1, 2))
    for mode, tied in ((DAILY, True), (RACE, False)):
        match = read_match(PlayedMatch(mode.key, TODAY, f"{slow}\n{fast}"))
        first, second = (one.last[0].place for one in rate([match]))
        assert (first == second) is tied, mode.key


def random_days(seed: int) -> list[Result]:
    """Dailies that end at different moments, so that it is known which match ended first."""
    return [
        replace(one, finished_at=one.finished_at + timedelta(seconds=number))
        for number, one in enumerate(random_results(Random(seed), 1_500))
        if one.day
    ]


@pytest.mark.parametrize("seed", range(2))
async def test_ratings_follow_late_results_and_erased_players(store: Store, seed: int) -> None:
    results = random_days(seed)
    async with store.write() as tx:
        await tx.remember(NOBODY)
        stored = await store_results(tx, results[50:])
    assert await check(store, stored)
    async with store.write() as tx:
        # those of before come last
        stored += await store_results(tx, results[:50])
    assert await check(store, stored)
    async with store.write() as tx:
        await tx.people.erase(ANN)
    assert await check(store, [one for one in stored if one.player != ANN])
