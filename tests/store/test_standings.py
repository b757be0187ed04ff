"""Leaderboards and statistics, added up in SQL as they would be in plain Python."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from datetime import date
from itertools import product
from random import Random
from typing import Any

import pytest
from sqlalchemy import select

from bot.domain.leaderboards import League, Ranking, View
from bot.domain.modes import MODES, SOLO
from bot.domain.players import NOBODY, Place, Player, Preferences
from bot.domain.standings import Period, Result, Span
from bot.store import Store
from bot.store.contests import Contest
from bot.store.counting import kept_spans
from bot.store.models import TallyRow
from tests.store import histories
from tests.store.histories import PEOPLE, PLACES, TODAY, random_results, store_results

LEAGUES = [
    *[League()] * 4,
    *(League(mode=mode) for mode in MODES.values()),
    *(League(boards=boards) for boards in (2, 4)),
    League(length=6),
]
ANN = PEOPLE[0]
CALENDAR = [period for period in Period if period is not Period.SEASON]
"""The season is a server's own matter."""


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


def some(*choices: Iterable[Any]) -> list[tuple[Any, ...]]:
    """A hundred of all combinations: to count them all by hand takes minutes."""
    return Random(1).sample([*product(*choices)], 100)


async def weigh_all(store: Store) -> None:
    async with store.write() as tx:
        for word in await tx.words.list_due():
            await tx.words.weigh(word)


async def test_a_leaderboard_is_what_counting_by_hand_gives(
    store: Store, history: list[Result]
) -> None:
    await weigh_all(store)
    async with store.read() as look:
        for place, league, view, period in some(PLACES, LEAGUES, View, CALENDAR):
            contest = Contest(place, league, TODAY, period.span(TODAY), view, least=3)
            wanted = histories.ranking(here(history, place), ANN, contest)
            assert await look.leaderboards.ranking(contest, ANN) == wanted, contest


async def test_an_explanation_is_what_counting_by_hand_gives(
    store: Store, history: list[Result]
) -> None:
    await weigh_all(store)
    compared = 0
    async with store.read() as look:
        for place, league, player, period in some(PLACES, LEAGUES, PEOPLE, CALENDAR):
            contest = Contest(place, league, TODAY, period.span(TODAY), least=3)
            results = here(history, place)
            found = await look.leaderboards.explain(contest, player)
            assert (found and found.mean) == histories.fair_means(results, contest).get(player)
            if found:
                assert found.standing.value == found.mean.figure
                assert found.standing in histories.standings(results, contest)
                compared += found.mean.compared
    assert compared


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
    async with store.read() as look:
        for page, asker in product(range(3), (crowd[0], *shy)):
            wanted = histories.ranking(stored, asker, contest, page, shy)
            assert await look.leaderboards.ranking(contest, asker, page) == wanted


def crowd_result(player: Player, number: int) -> Result:
    return replace(
        random_results(Random(1), 1)[0],
        player=player,
        place=PLACES[0],
        mode=SOLO,
        length=5,
        limit=6,
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
    async with store.read() as look:
        assert await look.words.list_due() == []
        found = await look.leaderboards.ranking(contest, ANN)
    assert found == histories.ranking(stored, ANN, contest)


async def test_assisted_games_are_counted_apart(store: Store, history: list[Result]) -> None:
    async with store.read() as look:
        for place, league in product(PLACES, LEAGUES):
            wanted = histories.assisted_games(here(history, place), league)
            assert await look.leaderboards.assisted_games(Contest(place, league, TODAY)) == wanted


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
    await weigh_all(store)
    before = await tallies(store)
    spans = {span for one in history for span in kept_spans(one.on)}
    assert before
    assert len(spans) > 2
    async with store.write() as tx:
        for scope in (1, 2, 31):
            for player in PEOPLE:
                for league, span in product(LEAGUES, spans):
                    await tx.results.recount(scope, player, league, span)
    assert await tallies(store) == before


async def test_nothing_is_kept_of_who_is_erased(store: Store, history: list[Result]) -> None:
    gone, *others = PEOPLE
    left = [one for one in history if one.player != gone]
    async with store.write() as tx:
        await tx.remember(NOBODY)
        await tx.people.erase(gone)
    await weigh_all(store)
    contest = Contest(PLACES[0], League(), TODAY)
    async with store.read() as look:
        found = await look.leaderboards.ranking(contest, gone)
    assert found == histories.ranking(here(left, PLACES[0]), gone, contest)
    assert {one.player for one in found.page} <= set(others)


async def test_results_of_nobody_count_nowhere(store: Store) -> None:
    async with store.write() as tx:
        await tx.remember(NOBODY)
        (one, *_) = random_results(Random(0), 1)
        await store_results(tx, [one])
        other = replace(one, player=NOBODY, game_id=1, place=Place(5, 5))
        await tx.results.add([other])
        contest = Contest(Place(5, 5), League(), TODAY)
        assert await tx.leaderboards.ranking(contest, Player(1)) == Ranking()


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
