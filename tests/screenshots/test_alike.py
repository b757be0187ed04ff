"""Tiles that look alike: marks in their borders are read, and without any, nothing is certain."""

from __future__ import annotations

from io import BytesIO

import pytest
from PIL import Image, ImageDraw, ImageFont

from bot.screenshots import find_grids, read_board
from engine import Mark, Word, load, score
from tests.screenshots.painted import BLUE, LIGHT, paint, save

FONT = "bot/board/inter-bold.otf"


def draw(*words: str) -> bytes:
    """Draw grey tiles, whose marks could be in their borders alone."""
    picture = Image.new("RGB", (520, 700), "white")
    pen, face = ImageDraw.Draw(picture), ImageFont.truetype(FONT, 50)
    for row, word in enumerate(words):
        for column, letter in enumerate(word.upper()):
            left, top = 60 + 80 * column, 60 + 80 * row
            pen.rectangle((left, top, left + 72, top + 72), fill="#787c7e")
            pen.text((left + 36, top + 36), letter, "white", face, "mm")
    saved = BytesIO()
    picture.save(saved, "PNG")
    return saved.getvalue()


def test_two_rows_of_one_colour_are_asked_about() -> None:
    (grid,) = find_grids(draw("crane", "moist")).grids
    board = read_board(grid, load("en", 5))
    assert [row.word for row in board.rows] == ["crane", "moist"]
    assert all(len(row.doubtful) == 5 for row in board.rows)


@pytest.mark.parametrize("outline", [2, 4, 7])
@pytest.mark.parametrize("fills", [LIGHT, BLUE])
def test_marks_in_the_borders_of_tiles_are_read(outline: int, fills: dict[Mark, str]) -> None:
    words = ["crane", "moist", "until"]
    (grid,) = find_grids(save(paint(words, "unlit", outline=outline, fills=fills))).grids
    board = read_board(grid, load("en", 5))
    assert [row.word for row in board.rows] == words
    assert [row.feedback for row in board.rows] == [
        score(Word(one), Word("unlit")) for one in words
    ]
    assert board.certain


def test_empty_tiles_below_outlined_rows_are_no_rows() -> None:
    (grid,) = find_grids(save(paint(["crane"], "unlit", outline=3, typed="mo"))).grids
    assert len(grid.rows) == 1
