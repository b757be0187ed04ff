"""Rows whose tiles all look alike are never certain: their marks may be where nobody looked."""

from __future__ import annotations

from io import BytesIO

from PIL import Image, ImageDraw, ImageFont

from bot.screenshots import find_grids, read_board
from engine import load

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
