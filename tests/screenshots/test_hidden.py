"""Rows that a notice hides are there, and asked about: none is left out in silence."""

from __future__ import annotations

import pytest

from bot.screenshots import find_grids, read_board
from engine import Word, load, score
from tests.screenshots.painted import cover, paint, save

WORDS = ("crane", "moist", "until", "unlit")


@pytest.mark.parametrize("share", [0.7, 0.95])
@pytest.mark.parametrize("row", [1, 2])
def test_a_row_that_is_hidden_is_a_gap_between_the_others(row: int, share: float) -> None:
    (grid,) = find_grids(save(cover(paint(WORDS, "unlit"), row, share))).grids
    board = read_board(grid, load("en", 5))
    assert [one.word for one in board.rows] == [
        None if at == row else word for at, word in enumerate(WORDS)
    ]
    assert len(board.rows[row].doubtful) == 5
    others = [one.feedback for at, one in enumerate(board.rows) if at != row]
    assert others == [score(Word(one), Word("unlit")) for at, one in enumerate(WORDS) if at != row]


@pytest.mark.parametrize("row", [0, 1, 2, 3])
@pytest.mark.parametrize("share", [0.4, 0.7, 0.95])
def test_a_board_with_a_hidden_row_is_never_certain(row: int, share: float) -> None:
    (grid,) = find_grids(save(cover(paint(WORDS, "unlit"), row, share))).grids
    assert not read_board(grid, load("en", 5)).certain


def test_nothing_is_hidden_where_letters_were_only_typed() -> None:
    (grid,) = find_grids(save(paint(WORDS[:2], "unlit", typed="unt"))).grids
    board = read_board(grid, load("en", 5))
    assert board.certain
    assert len(board.rows) == 2
