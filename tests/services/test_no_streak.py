"""Who has no streak has no place among streaks."""

from __future__ import annotations

from bot.board.look import DEFAULT
from bot.domain.leaderboard_requests import LeaderboardRequest
from bot.domain.leaderboards import View
from bot.render.explanation import explanation
from bot.render.leaderboards import leaderboard
from bot.services.standings import Standings
from bot.store import Store
from tests.services.test_standings import ANN, BEN, add, ask, daily
from tests.store.histories import NOW

STREAKS = LeaderboardRequest(view=View.STREAK)


async def test_without_a_streak_nobody_has_a_place_among_streaks(store: Store) -> None:
    await add(store, daily(1), daily(0), daily(0, BEN, won=False))
    standings = Standings(store, lambda: NOW)
    ranking = (await standings.leaderboard(ask(BEN), STREAKS)).ranking
    assert ([one.player for one in ranking.page], ranking.own) == ([ANN], None)
    theirs, own = [
        str(explanation(await standings.explain(ask(one), STREAKS), STREAKS, DEFAULT).text)
        for one in (BEN, ANN)
    ]
    assert theirs.startswith("You have no streak at the moment.")
    assert "#" not in theirs
    assert "**2**" in own


async def test_where_nobody_has_a_streak_the_leaderboard_says_how_one_begins(store: Store) -> None:
    await add(store, daily(0, BEN, won=False))
    found = await Standings(store, lambda: NOW).open_leaderboard(ask(BEN), STREAKS)
    assert str(leaderboard(found, DEFAULT).text).startswith("No streaks here.")
