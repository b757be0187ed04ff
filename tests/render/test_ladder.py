"""What the first rung of the ladder of hints says."""

from __future__ import annotations

import pytest

from bot.board.look import DEFAULT
from bot.render.puzzles.ladder import nudge
from engine.solver.hints import Feature, Nudge
from tests.reading import plain


@pytest.mark.parametrize(
    ("count", "total", "share", "said"),
    [
        (1, 1, 1.0, "The word ends in -ER."),
        (1, 2, 0.9, "The word probably ends in -ER."),
        (5, 10, 0.9, "The word probably ends in -ER."),
        (6, 10, 0.9, "Most of the words left end in -ER."),
        (4, 10, 0.3, "Many of the words left end in -ER."),
    ],
)
def test_a_nudge_is_as_sure_as_the_words_left_allow(
    count: int, total: int, share: float, said: str
) -> None:
    found = Nudge(Feature.ENDS, "er", count, total, share)
    assert plain(nudge(found, DEFAULT.say)).replace("**", "") == said
