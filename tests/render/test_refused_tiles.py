"""Whoever brings too many tiles for one board is asked whether there are several."""

from __future__ import annotations

import pytest

from bot.board.look import DEFAULT
from bot.domain.errors import TilesUneven
from bot.render.refused_tiles import uneven

ASKED = "set the option `boards` to {}"


def refuse(boards: int, *, more: int = 0, set_to: int = 1) -> str:
    """What is said of a word with tiles for so many boards, and some more."""
    return uneven(TilesUneven(1, set_to, 5, 5 * boards + more, None), DEFAULT.say)


@pytest.mark.parametrize("boards", [2, 4, 8])
def test_tiles_for_as_many_boards_as_a_puzzle_has_are_asked_about(boards: int) -> None:
    assert ASKED.format(boards) in refuse(boards)


@pytest.mark.parametrize("boards", [3, 5, 6, 7, 9, 16])
def test_tiles_for_any_other_number_are_not(boards: int) -> None:
    assert "option" not in refuse(boards)


def test_neither_are_tiles_that_fill_no_board_or_were_brought_for_several() -> None:
    assert "option" not in refuse(8, more=1)
    assert "option" not in refuse(8, set_to=2)
