"""A history of many games, added up in SQL as it would be in plain Python."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Iterable, Iterator
from itertools import product
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import pytest
from sqlalchemy import select

from bot.domain.leaderboard_requests import Contest
from bot.domain.leaderboards import League, View
from bot.domain.modes import MODES
from bot.domain.players import NOBODY, Place
from bot.domain.points import MOST_POINTS, PointRules
from bot.domain.standings import Period, Result
from bot.store import Store
from bot.store.models import TallyRow
from bot.store.standings.sums import list_kept_spans
from tests.conftest import copy_database
from tests.store import histories
from tests.store.histories import (
    CALENDAR,
    PEOPLE,
    PLACES,
    SUMMED,
    TODAY,
    random_results,
    store_results,
    weigh_all,
)

LEAGUES = [
    League(),
    *(League(mode=mode) for mode in MODES.values()),
    *(League(boards=boards) for boards in (2, 4)),
    League(length=6),
]
OFTEN = [*[League()] * 3, *LEAGUES]
ANN = PEOPLE[0]


class Lived(NamedTuple):
    """A database in which all these games were played."""

    original: Path | str
    results: list[Result]


@pytest.fixture(scope="module", params=range(2))
def lived(
    request: pytest.FixtureRequest, original: Path | str, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Lived]:
    copy = copy_database(original, tmp_path_factory.mktemp("lived"))
    with asyncio.Runner() as runner:
        url = runner.run(copy.__aenter__())
        results = runner.run(_play(url, Random(request.param)))
        yield Lived(Path(url.partition("///")[2]) if isinstance(original, Path) else url, results)
        runner.run(copy.__aexit__(None, None, None))


async def _play(url: str, dice: Random) -> list[Result]:
    store = Store.open(url)
    async with store.write() as tx:
        results = await store_results(tx, random_results(dice, 120))
    await store.close()
    return results


@pytest.fixture
async def store(lived: Lived, quick: Path) -> AsyncGenerator[Store]:
    async with copy_database(lived.original, quick) as url:
        store = Store.open(url)
        yield store
        await store.close()


@pytest.fixture
def history(lived: Lived) -> list[Result]:
    return lived.results


def here(results: list[Result], place: Place) -> list[Result]:
    if place.guild_id is None:
        return [one for one in results if one.place.channel_id == place.channel_id]
    return [one for one in results if one.place.guild_id == place.guild_id]


async def tallies(store: Store) -> list[object]:
    query = select(*TallyRow.__table__.columns).order_by(*TallyRow.__table__.primary_key)
    async with store.engine.connect() as connection:
        return [tuple(row) for row in await connection.execute(query)]


def some(*choices: Iterable[Any]) -> list[tuple[Any, ...]]:
    """A hundred of all combinations: to count them all by hand takes minutes."""
    return Random(1).sample([*product(*choices)], 100)


async def test_a_leaderboard_is_what_counting_by_hand_gives(
    store: Store, history: list[Result]
) -> None:
    await weigh_all(store)
    async with store.write() as tx:
        history = [*history, *await store_results(tx, random_results(Random(9), 40))]
    # words that others have played since are weighed again
    await weigh_all(store)
    async with store.read() as tx:
        for place, league, view, period in some(PLACES, OFTEN, SUMMED, CALENDAR):
            contest = Contest(place, league, TODAY, period.span(TODAY), view, least=3)
            wanted = histories.ranking(here(history, place), ANN, contest)
            assert await tx.leaderboards.rank(contest, ANN) == wanted, contest


async def test_a_leaderboard_tells_whether_words_were_compared(
    store: Store, history: list[Result]
) -> None:
    await weigh_all(store)
    told: set[bool] = set()
    async with store.read() as tx:
        for place, league in product(PLACES, LEAGUES):
            contest = Contest(place, league, TODAY, Period.ALL.span(TODAY), least=3)
            means = histories.fair_means(here(history, place), contest)
            compared = any(mean.compared for mean in means.values())
            assert (await tx.leaderboards.rank(contest, ANN)).compared == compared, contest
            told.add(compared)
    assert told == {True, False}


async def test_an_explanation_is_what_counting_by_hand_gives(
    store: Store, history: list[Result]
) -> None:
    await weigh_all(store)
    compared = 0
    async with store.read() as tx:
        for place, league, player, period in some(PLACES, OFTEN, PEOPLE, CALENDAR):
            contest = Contest(place, league, TODAY, period.span(TODAY), least=3)
            results = here(history, place)
            found = await tx.leaderboards.explain(contest, player)
            assert (found and found.mean) == histories.fair_means(results, contest).get(player)
            if found:
                assert found.standing.value == found.mean.figure
                assert found.standing in histories.standings(results, contest)
                compared += found.mean.compared
    assert compared


async def test_a_servers_own_points_are_what_counting_day_by_day_gives(
    store: Store, history: list[Result]
) -> None:
    dice = Random(3)
    doubled = 0
    async with store.read() as tx:
        for place, league, period in product(PLACES, LEAGUES, (Period.ALL, Period.WEEK)):
            figures = tuple(dice.randint(0, MOST_POINTS) for _ in range(7))
            rules = PointRules(dice.choice([figures, ()]), dice.choice([None, *range(7)]))
            span = period.span(TODAY)
            contest = Contest(place, league, TODAY, span, View.POINTS, least=3, points=rules)
            results = here(history, place)
            assert await tx.leaderboards.rank(contest, ANN) == histories.ranking(
                results, ANN, contest
            ), contest
            for standing in histories.standings(results, contest) * rules.own:
                found = await tx.leaderboards.explain(contest, standing.player)
                assert found
                assert found.standing == standing
                assert sum(one.plain + one.extra for one in found.earned) == standing.value
                assert sum(one.games for one in found.earned) == standing.games
                doubled += sum(one.extra for one in found.earned)
    assert doubled


async def test_assisted_games_are_counted_apart(store: Store, history: list[Result]) -> None:
    async with store.read() as tx:
        for place, league in product(PLACES, LEAGUES):
            wanted = histories.assisted_games(here(history, place), league)
            assert await tx.leaderboards.count_assisted(Contest(place, league, TODAY)) == wanted


async def test_statistics_are_what_counting_by_hand_gives(
    store: Store, history: list[Result]
) -> None:
    async with store.read() as tx:
        for place in PLACES:
            for player in PEOPLE:
                theirs = [one for one in here(history, place) if one.player == player]
                found = await tx.results.tally(player, place, TODAY)
                assert found == (histories.tally(player, theirs) if theirs else None)


async def test_what_is_kept_equals_what_is_counted_again(
    store: Store, history: list[Result]
) -> None:
    await weigh_all(store)
    before = await tallies(store)
    spans = {span for one in history for span in list_kept_spans(one.on)}
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
    async with store.read() as tx:
        found = await tx.leaderboards.rank(contest, gone)
    assert found == histories.ranking(here(left, PLACES[0]), gone, contest)
    assert {one.player for one in found.page} <= set(others)
