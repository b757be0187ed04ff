"""Ratings as they are asked for."""

from __future__ import annotations

import pytest

from bot.domain.leaderboard_requests import LeaderboardRequest
from bot.domain.leaderboards import Ranking, View
from bot.domain.players import NOBODY, Player, Preferences
from bot.services import ratings
from bot.services.standings import Standings
from bot.store import Store
from tests.services.test_standings import ANN, BEN, CYD, DAN, add, ask, daily
from tests.store.histories import NOW

RATINGS = LeaderboardRequest(view=View.RATING)


async def erase(store: Store, player: Player) -> None:
    async with store.write() as tx:
        await tx.remember(NOBODY)
        await tx.people.erase(player)


async def test_who_hides_is_a_player_among_ratings_and_may_ask_why(store: Store) -> None:
    await add(store, daily(1), daily(1, BEN, won=False), daily(1, CYD, won=False))
    async with store.write() as tx:
        await tx.preferences.save(ANN, Preferences(hidden=True))
    standings = Standings(store, lambda: NOW)
    found = (await standings.leaderboard(ask(BEN), RATINGS)).ranking
    assert [one.player.name for one in found.page] == ["a player", "player 2", "player 3"]
    # nobody has played enough for a place yet
    assert [one.provisional for one in found.page] == [True, True, True]
    assert (await standings.explain(ask(), RATINGS)).standing.place == 1


async def test_ratings_of_many_results_are_kept_for_a_while(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    await add(store, *(daily(1, player) for player in (ANN, BEN, CYD, DAN)))
    standings = Standings(store, lambda: NOW)
    assert (await standings.leaderboard(ask(), RATINGS)).ranking.players == 4
    await erase(store, BEN)
    monkeypatch.setattr(ratings, "MANY", 1)
    assert (await standings.leaderboard(ask(), RATINGS)).ranking.players == 3
    await erase(store, CYD)
    kept = (await standings.leaderboard(ask(), RATINGS)).ranking
    assert kept.players == 3
    assert sum(one.player.name == "a player" for one in kept.page) == 1


async def test_ratings_that_are_continued_are_those_computed_anew(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ratings, "MANY", 1)
    monkeypatch.setattr(ratings, "_KEPT", 0.0)
    standings = Standings(store, lambda: NOW)

    async def check() -> Ranking:
        fresh = await Standings(store, lambda: NOW).leaderboard(ask(), RATINGS)
        assert (await standings.leaderboard(ask(), RATINGS)) == fresh
        return fresh.ranking

    await add(store, daily(3), daily(3, BEN, won=False), daily(3, CYD, won=False))
    first = await check()
    await add(store, daily(1, BEN), daily(1, won=False))
    later = await check()
    assert first != later
    # a match of before is another one now
    await erase(store, CYD)
    assert len((await check()).page) == 2
