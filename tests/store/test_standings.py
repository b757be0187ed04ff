"""Leaderboards and statistics, added up in SQL as they would be in plain Python."""

from __future__ import annotations

from dataclasses import replace
from datetime import date, timedelta
from itertools import product
from random import Random

import pytest

from bot.domain.leaderboard_requests import Contest
from bot.domain.leaderboards import Absence, League, Ranking, View
from bot.domain.modes import DAILY, SOLO
from bot.domain.players import NOBODY, Place, Player, Preferences
from bot.domain.standings import Period, Result, Span
from bot.store import Store
from tests.store import histories
from tests.store.histories import (
    CALENDAR,
    PEOPLE,
    PLACES,
    TODAY,
    random_results,
    store_results,
    weigh_all,
)

ANN = PEOPLE[0]


def random_dailies() -> list[Result]:
    """Dailies of one server, of which most people miss most."""
    return [
        replace(one, length=5, limit=6, boards=1, guesses=min(one.guesses, 6), answer=None)
        for one in random_results(Random(1), 500)
        if one.day and one.place.guild_id == 1
    ]


async def test_missed_dailies_cost_what_counting_by_hand_gives(store: Store) -> None:
    async with store.write() as tx:
        results = await store_results(tx, random_dailies())
    missed = 0
    async with store.read() as tx:
        for absence, period in product(Absence, CALENDAR):
            span = period.span(TODAY)
            league = League(mode=DAILY)
            contest = Contest(PLACES[0], league, TODAY, span, least=3, absence=absence)
            wanted = histories.ranking(results, ANN, contest)
            assert await tx.leaderboards.rank(contest, ANN) == wanted, contest
            for player, mean in histories.fair_means(results, contest).items():
                found = await tx.leaderboards.explain(contest, player)
                assert found
                assert (found.mean, found.standing.value) == (mean, mean.figure)
                missed += mean.missed
    assert missed


async def test_pages_follow_each_other_and_who_hides_is_not_named(store: Store) -> None:
    crowd = [Player(number, f"player {number}") for number in range(1, 24)]
    results = [crowd_result(player, number) for number, player in enumerate(crowd)]
    shy = {crowd[2], crowd[-1]}
    async with store.write() as tx:
        for player in crowd:
            await tx.remember(player)
        stored = await store_results(tx, results)
        for player in shy:
            await tx.preferences.save(player, Preferences(hidden=True))
    contest = Contest(PLACES[0], League(), TODAY)
    async with store.read() as tx:
        for page, asker in product(range(3), (crowd[0], *shy)):
            wanted = histories.ranking(stored, asker, contest, page, shy)
            assert await tx.leaderboards.rank(contest, asker, page) == wanted


def crowd_result(player: Player, number: int) -> Result:
    return replace(
        random_results(Random(1), 1)[0],
        player=player,
        place=PLACES[0],
        mode=SOLO,
        length=5,
        limit=6,
        boards=1,
        assisted=False,
        won=True,
        guesses=1 + number // 3 % 6,
        day=None,
        answer=None,
    )


async def test_words_weigh_the_same_in_whatever_order_results_come(store: Store) -> None:
    results = [one for one in random_results(Random(5), 80) if one.place.guild_id == 1]
    async with store.write() as tx:
        stored = await store_results(tx, results[:40])
    await weigh_all(store)
    async with store.write() as tx:
        stored += await store_results(tx, results[40:])
    await weigh_all(store)
    contest = Contest(PLACES[0], League(), TODAY)
    async with store.read() as tx:
        assert await tx.words.list_due() == []
        found = await tx.leaderboards.rank(contest, ANN)
    assert found == histories.ranking(stored, ANN, contest)


async def test_outside_servers_statistics_are_of_everywhere_outside(store: Store) -> None:
    results = [one for one in random_results(Random(1), 100) if one.place == PLACES[3]]
    async with store.write() as tx:
        stored = await store_results(tx, results)
        ann = [one for one in stored if one.player == PEOPLE[0]]
        found = await tx.results.tally(PEOPLE[0], Place(99), TODAY)
    assert found == histories.tally(PEOPLE[0], ann)


async def test_results_of_nobody_count_nowhere(store: Store) -> None:
    async with store.write() as tx:
        await tx.remember(NOBODY)
        (one, *_) = random_results(Random(0), 1)
        await store_results(tx, [one])
        other = replace(one, player=NOBODY, game_id=1, place=Place(5, 5))
        await tx.results.add([other])
        contest = Contest(Place(5, 5), League(), TODAY)
        assert await tx.leaderboards.rank(contest, Player(1)) == Ranking(least=contest.least)


@pytest.mark.parametrize(
    "span",
    [Period.LAST_MONTH.span(TODAY), Period.LAST_WEEK.span(TODAY)],
    ids=["kept", "counted"],
)
async def test_of_what_is_over_streaks_are_as_they_were_at_the_end_of_its_last_day(
    store: Store, span: Span
) -> None:
    won_before_end = {1: (3, 2), 2: (4, 3), 3: (2, 1), 4: (3, 2, 0)}
    results = [
        replace(crowd_result(PEOPLE[who - 1], 1), mode=DAILY, day=day, on=day)
        for who, days in won_before_end.items()
        for day in (span.end - timedelta(before) for before in days)
    ]
    async with store.write() as tx:
        await store_results(tx, results)
    contest = Contest(PLACES[0], League(mode=DAILY), TODAY, span, View.STREAK)
    async with store.read() as tx:
        found = await tx.leaderboards.rank(contest, ANN)
    # who missed its last day has lost the streak, whatever they won later
    assert {one.player.id: one.value for one in found.page} == {3: 2}


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
