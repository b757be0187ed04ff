"""The floor under the guesses of several boards: no strategy gets below it."""

from __future__ import annotations

from itertools import permutations

import pytest

from engine import BadArgument, Words, simulate
from engine.solver.floor import find_floor

FEW = Words.read(["batch", "catch", "hatch", "light", "night", "crane", "moist", "clumb"])


@pytest.mark.parametrize("boards", [1, 2, 3])
def test_no_strategy_gets_below_the_floor(boards: int) -> None:
    puzzles = [" ".join(answers) for answers in permutations(FEW.answers, boards)]
    assert boards <= find_floor(FEW, boards) <= simulate("best", FEW, puzzles[::7]).mean


def test_more_boards_have_a_higher_floor() -> None:
    floors = [find_floor(Words.load(), boards) for boards in (1, 2, 4, 8)]
    assert [round(floor, 2) for floor in floors] == [2.94, 3.88, 5.75, 9.5]


def test_there_are_as_many_answers_as_boards() -> None:
    with pytest.raises(BadArgument):
        find_floor(FEW, 9)
