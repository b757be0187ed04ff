"""Rows that a notice hides are there, and asked about: none is left out in silence."""

from __future__ import annotations

import pytest
from PIL import ImageFilter

from bot.screenshots import UnreadablePicture, find_grids, read_board
from engine import Mark, Word, load, score
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


@pytest.mark.parametrize("side", [12, 14, 16])
@pytest.mark.parametrize("gap", [1, 2, 3])
@pytest.mark.parametrize(("quality", "radius"), [(40, 1.0), (57, 0.5), (57, 1.0), (70, 0.7)])
def test_no_row_of_a_blurred_share_is_left_out_in_silence(
    side: int, gap: int, quality: int, radius: float
) -> None:
    night = {Mark.ABSENT: "#1d1d1f", Mark.PRESENT: "#b8901e", Mark.CORRECT: "#379d54"}
    words = ("trash", "saner", "tubby")
    sharp = paint(words, "tubby", side=side, gap=gap, letters=False, ground="#000000", fills=night)
    blurred = save(sharp.filter(ImageFilter.GaussianBlur(radius)), "JPEG", quality=quality)
    try:
        boards = [read_board(one, load("en", one.length)) for one in find_grids(blurred).grids]
    except UnreadablePicture:
        return
    expected = [score(Word(one), Word("tubby")) for one in words]
    read = [[row.feedback for row in board.rows] for board in boards]
    assert read == [expected] or not all(board.certain for board in boards)


def test_nothing_is_hidden_where_letters_were_only_typed() -> None:
    (grid,) = find_grids(save(paint(WORDS[:2], "unlit", typed="unt"))).grids
    board = read_board(grid, load("en", 5))
    assert board.certain
    assert len(board.rows) == 2
