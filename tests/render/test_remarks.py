"""The line at the end of a game: where it stands, and that it changes."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.board.look import DEFAULT
from bot.domain.games import Phase
from bot.domain.modes import SOLO
from bot.render.games import game
from bot.render.remarks import VARIANTS, Finish, find_finish, remark
from bot.services.games.view import GameView
from bot.texts import LOCALES, load
from tests.render.test_message import CRANE, session


@pytest.mark.parametrize(
    ("phase", "guesses", "finish"),
    [
        (Phase.WON, ["crane"], Finish.ONE),
        (Phase.WON, ["moist", "crane"], Finish.TWO),
        (Phase.WON, ["moist", "buddy", "crane"], None),
        (Phase.WON, ["moist", "buddy", "flask", "whelp", "vegan", "crane"], Finish.LAST),
        (Phase.LOST, ["moist", "buddy", "flask", "whelp", "vegan", "crate"], Finish.NEAR),
        (Phase.LOST, ["moist", "buddy", "flask", "whelp", "vegan", "pluck"], Finish.LOST),
        (Phase.STOPPED, ["moist"], None),
        (Phase.ACTIVE, ["moist"], None),
    ],
)
def test_an_ending_that_deserves_it_is_remarked_on(
    phase: Phase, guesses: list[str], finish: Finish | None
) -> None:
    ended = session(SOLO, phase, [CRANE], guesses)
    assert find_finish(ended) is finish
    said = game(GameView(ended, remarks=True), DEFAULT).text
    plain = game(GameView(ended), DEFAULT).text
    assert (said != plain) == (finish is not None)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("guesses", [["crane"], ["moist", "crane"]])
def test_two_games_in_a_row_never_get_the_same_line(locale: str, guesses: list[str]) -> None:
    ended = session(SOLO, Phase.WON, [CRANE], guesses)
    views = [GameView(replace(ended, id=number), remarks=True) for number in range(VARIANTS)]
    assert len({remark(view, load(locale)) for view in views}) == VARIANTS
