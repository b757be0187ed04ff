"""A mode of any limit, length and boards: all that is said of its games agrees."""

from __future__ import annotations

import asyncio
import re
import shutil
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random
from unittest.mock import patch

from hypothesis import given, settings
from hypothesis import strategies as st

from bot.board.look import DEFAULT
from bot.domain.leaderboard_requests import LeaderboardRequest
from bot.domain.leaderboards import Explanation
from bot.domain.modes import MODES, SOLO, Mode
from bot.domain.options import Options
from bot.render import games as cards
from bot.render.leaderboards import leaderboard
from bot.render.standings import stats
from bot.services.coach.views import BoardsAnalysis
from bot.store import Store
from engine.lexicon import load
from tests.bots import services_over
from tests.conftest import memory_folder
from tests.services import Clock, asker


@dataclass(frozen=True)
class Played:
    """What is said of one finished game, and what it was."""

    card: str
    share: str
    average: float | None
    distribution: tuple[tuple[int, int], ...]
    lost: int
    standings: list[tuple[int, int]]
    shown: str
    explained: int
    analysed: tuple[int, bool]
    statistics: str


async def play(migrated: Path, mode: Mode, options: Options, used: int, *, won: bool) -> Played:
    """Play one game of a mode to its end, with `used` guesses in all."""
    with memory_folder() as folder:
        path = shutil.copy(migrated, Path(folder) / "made-up.sqlite3")
        store = Store.open(f"sqlite+aiosqlite:///{path}")
        services = services_over(store, Clock(), Random(7))
        view = await services.games.begin(asker(1), mode, options)
        answers = view.session.game.answers
        wrong = [word for word in load("en", options.length or 5).answers if word not in answers]
        guesses = [*wrong[: used - len(answers) * won], *(answers if won else ())]
        for number, guess in enumerate(guesses, start=2):
            view = (await services.games.guess(asker(number), guess)).view
        assert not view.session.active
        tally = await services.standings.stats(asker(98))
        request = LeaderboardRequest(mode=mode, length=options.length, boards=options.boards or 1)
        found = await services.standings.leaderboard(asker(99), request)
        why = await services.standings.explain(asker(99), request)
        assert isinstance(why, Explanation)
        game = await services.coach.analyse_game(asker(97))
        found_out = game.joint if isinstance(game, BoardsAnalysis) else game.coached.analysis
        await store.close()
    return Played(
        card=cards.game(view, DEFAULT).text,
        share=cards.share(view, DEFAULT).text or cards.share(view, DEFAULT).title,
        average=tally.average,
        distribution=tally.distribution,
        lost=tally.lost,
        standings=[(one.games, one.wins) for one in found.ranking.page],
        shown=leaderboard(found, DEFAULT).footer,
        explained=why.mean.cost,
        analysed=(len(found_out.rows), found_out.solved),
        statistics=stats(tally, DEFAULT).text,
    )


@settings(max_examples=30, deadline=None)
@given(
    guesses=st.integers(1, 10),
    length=st.sampled_from([4, 5, 7]),
    boards=st.sampled_from([1, 1, 2, 4]),
    part=st.floats(0, 1),
    won=st.booleans(),
)
def test_card_statistics_leaderboard_and_share_agree_in_a_mode_of_any_kind(
    migrated: Path, guesses: int, length: int, boards: int, part: float, *, won: bool
) -> None:
    mode, limit = replace(SOLO, guesses=guesses), guesses + boards - 1
    used = boards + round(part * (limit - boards)) if won else limit
    with patch.dict(MODES, {SOLO.key: mode}):
        played = asyncio.run(
            play(migrated, mode, Options(length=length, boards=boards), used, won=won)
        )
    # each board beyond the first allows one more guess, and takes one
    counted = used - (boards - 1)
    assert re.search(rf"\b{used if won else 'X'}/{limit}\b", played.share)
    assert played.standings == [(1, int(won))]
    assert played.explained == (counted if won else guesses + 1)
    assert played.distribution == (((counted, 1),) if won else ())
    assert played.lost == (not won)
    assert played.analysed == (used, won)
    assert played.average == (counted if won else None)
    if won:
        assert re.search(rf"\b{used} guess", played.card)
    assert f"counts as {guesses + 1} guesses" in played.shown


def test_a_mode_with_its_own_guesses_is_no_part_of_the_common_leaderboard() -> None:
    assert SOLO.own_board
    assert not replace(SOLO, guesses=3).own_board
