"""Skill and luck over time: the coach's figures, kept once they are known."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime
from random import Random

import pytest
from sqlalchemy import select, update

from bot.app import Services
from bot.domain.hints import Hint
from bot.domain.modes import SOLO, TOGETHER, Mode
from bot.domain.options import Options
from bot.domain.players import Asker, Place, Player
from bot.domain.skill import SkillHistory
from bot.domain.statistics import StatsPage
from bot.services.coach.views import GameAnalysis
from bot.store import Store
from bot.store.models import ResultRow
from tests.bots import services_over

NOW = datetime(2026, 11, 21, 12, tzinfo=UTC)
HERE, ANN = Place(2, 1), Player(1, "ann")
ME = Asker(1, HERE, ANN)


@pytest.fixture
def services(store: Store) -> Services:
    return services_over(store, lambda: NOW, Random(5))


async def play(services: Services, number: int, *words: str, mode: Mode = SOLO) -> int:
    """Win a game after these guesses; return its id."""
    ask = replace(ME, interaction_id=100 * number)
    session = (await services.games.begin(ask, mode, Options())).session
    for turn, word in enumerate([*words, session.game.answers[0]], start=1):
        await services.games.guess(replace(ask, interaction_id=100 * number + turn), word)
    return session.id


async def look(services: Services, *, complete: bool = True) -> SkillHistory:
    found = await services.standings.turn_page(ME, ANN.id, StatsPage.SKILL)
    assert isinstance(found, SkillHistory)
    return await services.coach.judge(ME, found) if complete else found


async def test_figures_are_those_the_coach_tells_and_are_kept(services: Services) -> None:
    games = [await play(services, 1, "crane", "moist"), await play(services, 2, "fuzzy")]
    assert (await look(services, complete=False)).skills == []
    found = await look(services)
    assert [game.id for game in found.games] == games
    for game in found.games:
        told = await services.coach.analyse_game(ME, game.id)
        assert isinstance(told, GameAnalysis)
        assert game.judged
        analysis = told.coached.analysis
        assert (game.judged.skill, game.judged.luck) == (analysis.skill, analysis.luck)
    assert await look(services, complete=False) == found


async def keep(store: Store, **figures: object) -> None:
    async with store.engine.begin() as connection:
        await connection.execute(update(ResultRow).values(**figures))


async def test_what_is_kept_is_judged_again_only_by_another_word_list(
    services: Services, store: Store
) -> None:
    await play(services, 1, "crane")
    found = await look(services)
    await keep(store, skill=1, luck=2)
    assert (await look(services)).skills == [1]
    await keep(store, judged_by="older")
    assert await look(services) == await look(services, complete=False) == found


async def test_only_games_of_ones_own_that_are_over_for_all_are_judged(
    services: Services,
) -> None:
    solo = await play(services, 1, "crane")
    await play(services, 2, "moist", mode=TOGETHER)
    daily = (await services.matches.daily(replace(ME, interaction_id=3))).board
    assert daily
    await services.games.guess(replace(ME, interaction_id=4), daily.session.game.answers[0])
    assert [game.id for game in (await look(services)).games] == [solo]


async def test_a_judged_game_is_in_the_export_and_goes_with_its_player(
    services: Services,
) -> None:
    await play(services, 1, "crane")
    (game,) = (await look(services)).games
    (row,) = (await services.players.export(ANN))["results"]
    assert game.judged
    assert (row["skill"], row["luck"]) == (game.judged.skill, game.judged.luck)
    found = await look(services, complete=False)
    await services.players.erase(ANN)
    again = replace(found, games=tuple(replace(one, judged=None) for one in found.games))
    await services.coach.judge(ME, again)
    assert await services.players.export(ANN) == {}


async def test_no_word_is_kept_of_a_game_that_counts_nowhere(
    services: Services, store: Store
) -> None:
    view = await services.games.begin(ME, SOLO)
    await services.hints.hint(replace(ME, interaction_id=2), view.session.id, Hint.NUDGE)
    await services.games.guess(replace(ME, interaction_id=3), view.session.game.answers[0])
    async with store.engine.connect() as connection:
        row = (await connection.execute(select(ResultRow.assisted, ResultRow.answer))).one()
    assert tuple(row) == (True, None)
