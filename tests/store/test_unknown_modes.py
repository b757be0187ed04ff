"""Results of a mode that this version does not know are left out, and stop nothing else."""

from __future__ import annotations

from dataclasses import replace

import pytest
from sqlalchemy import text

from bot.domain.guild_settings import GuildSettings
from bot.domain.leaderboard_requests import LeaderboardRequest
from bot.domain.leaderboards import View
from bot.domain.modes import SOLO, VOTE
from bot.domain.points import PointRules
from bot.domain.standings import Result
from bot.domain.statistics import Kinds, StatsPage
from bot.services.standings import Standings
from bot.store import Store
from tests.services.test_standings import ANN, BEN, CYD, HERE, ask, result
from tests.store.histories import NOW, store_results, weigh_all

PEOPLE = (ANN, BEN, CYD)
RULES = PointRules((10, 8, 6, 4, 2, 1, 0))


def play(guesses: int) -> list[Result]:
    """The same word, found alone by each."""
    return [result(guesses, player, answer="crane") for player in PEOPLE]


@pytest.fixture
async def standings(store: Store) -> Standings:
    """A server in which most was played in a mode that was taken back since."""
    taken_back = [replace(one, mode=VOTE, answer=None) for one in [*play(2), *play(2)]]
    async with store.write() as tx:
        settings = GuildSettings(least_games=1, points=RULES)
        await tx.guilds.save(HERE.guild_id or 0, settings)
        await store_results(tx, [*taken_back, *play(3)])
    async with store.engine.begin() as connection:
        for table in ("results", "tallies"):
            rename = text(f"UPDATE {table} SET mode = 'three' WHERE mode = 'vote'")  # noqa: S608
            assert (await connection.execute(rename)).rowcount
    return Standings(store, lambda: NOW)


async def test_the_leaderboard_opens_with_the_games_that_are_known(standings: Standings) -> None:
    opened = await standings.open_leaderboard(ask(), LeaderboardRequest())
    assert opened.request.mode is None
    assert {one.player for one in opened.ranking.page} == {*PEOPLE}
    assert {one.games for one in opened.ranking.page} == {1}
    assert {one.league.mode for one in opened.played} == {None, SOLO}


async def test_statistics_list_the_modes_that_are_known(standings: Standings) -> None:
    shown = await standings.turn_page(ask(), ANN.id, StatsPage.KINDS)
    assert isinstance(shown, Kinds)
    assert [(one.of.mode, one.games) for one in shown.parts] == [(SOLO, 1)]


async def test_what_a_player_has_is_of_the_modes_that_are_known(standings: Standings) -> None:
    shown = await standings.stats(ask(), ANN)
    assert shown.games == 1


async def test_words_and_points_are_added_up_all_the_same(
    store: Store, standings: Standings
) -> None:
    async with store.engine.begin() as connection:
        await connection.execute(text("UPDATE tallies SET points_by = ''"))
        # words of such games are weighed like those of others
        changed = text("UPDATE results SET answer = 'crane' WHERE mode = 'three'")
        await connection.execute(changed)
    await weigh_all(store)
    async with store.write() as tx:
        assert await tx.points.add_up(HERE.guild_id or 0, 100)
        assert await tx.points.add_up(HERE.guild_id or 0, 100) == 0
    ranked = await standings.leaderboard(ask(), LeaderboardRequest(view=View.POINTS))
    assert {one.value for one in ranked.ranking.page} == {6}
