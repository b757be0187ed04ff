"""The leaderboard of all servers: who takes part, and what they add up to."""

from __future__ import annotations

from dataclasses import replace
from itertools import product
from random import Random

import pytest

from bot.domain.guild_settings import GuildSettings
from bot.domain.leaderboard_requests import Contest, LeaderboardRequest, NotEverywhere, Scope
from bot.domain.leaderboards import League, View
from bot.domain.modes import SOLO, TOGETHER
from bot.domain.players import Preferences
from bot.domain.standings import Result
from bot.services.standings import Standings
from bot.store import Store
from tests.services.test_standings import ANN, BEN, CYD, DAN, add, ask, daily, result
from tests.store import histories
from tests.store.histories import (
    CALENDAR,
    NOW,
    PLACES,
    SUMMED,
    TODAY,
    random_results,
    store_results,
    weigh_all,
)

HERE, _, THERE, ALONE = PLACES


async def share(store: Store, *guild_ids: int) -> None:
    async with store.write() as tx:
        for guild_id in guild_ids:
            await tx.guilds.save(guild_id, GuildSettings(shared=True))


@pytest.fixture
async def history(store: Store) -> list[Result]:
    """Results of two servers that take part, without words: each server compares its own."""
    results = [replace(one, answer=None) for one in random_results(Random(4), 200)]
    async with store.write() as tx:
        stored = await store_results(tx, results)
        await tx.preferences.save(BEN, Preferences(hidden=True))
    await weigh_all(store)
    await share(store, 1, 2)
    return [one for one in stored if one.place != ALONE and one.player != BEN]


async def test_all_servers_are_what_counting_by_hand_gives(
    store: Store, history: list[Result]
) -> None:
    leagues = (League(), League(mode=SOLO), League(boards=2))
    async with store.read() as tx:
        for place, league, view, period in product((HERE, ALONE), leagues, SUMMED, CALENDAR):
            span = period.span(TODAY)
            contest = Contest(place, league, TODAY, span, view, least=3, everywhere=True)
            wanted = histories.ranking(history, ANN, contest)
            assert await tx.leaderboards.rank(contest, ANN) == wanted, contest
            assert await tx.leaderboards.rank(contest, BEN) == wanted, contest


async def test_a_rating_goes_from_one_server_to_another(store: Store) -> None:
    here = [daily(2), daily(2, CYD, won=False)]
    there = [daily(1, CYD), daily(1, DAN, won=False), daily(1, BEN)]
    await add(store, *here, *(replace(one, place=THERE) for one in there))
    async with store.write() as tx:
        await tx.preferences.save(BEN, Preferences(hidden=True))
    await share(store, 1, 2)
    request = LeaderboardRequest(view=View.RATING, scope=Scope.GLOBAL)
    found = (await Standings(store, lambda: NOW).leaderboard(ask(), request)).ranking
    assert [(one.player, one.games) for one in found.page] == [(CYD, 2), (ANN, 1), (DAN, 1)]


async def test_who_does_not_take_part_is_not_compared(store: Store) -> None:
    await add(store, result(), replace(result(player=BEN), place=THERE))
    standings = Standings(store, lambda: NOW)

    async def count() -> int:
        request = LeaderboardRequest(scope=Scope.GLOBAL)
        return (await standings.leaderboard(ask(), request)).ranking.players

    assert await count() == 0
    await share(store, 2)
    assert await count() == 1
    await share(store, 1)
    assert await count() == 2
    async with store.write() as tx:
        await tx.left_guilds.add(2, NOW)
    assert await count() == 1


async def test_games_together_are_not_compared_between_servers(store: Store) -> None:
    request = LeaderboardRequest(mode=TOGETHER, scope=Scope.GLOBAL)
    with pytest.raises(NotEverywhere):
        await Standings(store, lambda: NOW).leaderboard(ask(), request)
