"""Screenshots of boards, painted: a page with tiles, as games elsewhere show them."""

from __future__ import annotations

from collections.abc import Sequence
from io import BytesIO

from PIL import Image, ImageDraw

from bot.board.glyphs import font
from engine import Mark, Word, parse, score
from engine.words import ALPHABETS

INKS = {Mark.ABSENT: "#787c7e", Mark.PRESENT: "#c9b458", Mark.CORRECT: "#6aaa64"}
SIDE, GAP, ROWS = 62, 5, 6


def shot(
    words: Sequence[str], answer: str, *, letters: bool = True, rows: int = ROWS, kind: str = "PNG"
) -> bytes:
    """A screenshot of these guesses at an answer."""
    return _save(_page([paint(words, answer, letters=letters, rows=rows)]), kind)


def several(boards: Sequence[tuple[Sequence[str], str]], *, letters: bool = True) -> bytes:
    """A screenshot of several boards side by side, each with its guesses and its answer."""
    return _save(_page([paint(*board, letters=letters) for board in boards]))


def blank(width: int = 400, height: int = 300) -> bytes:
    """A picture without anything in it."""
    return _save(Image.new("RGB", (width, height), "#8899aa"))


def paint(
    words: Sequence[str], answer: str, *, letters: bool = True, rows: int = ROWS
) -> Image.Image:
    """Paint the tiles of one board."""
    length, step, rows = len(answer), SIDE + GAP, max(rows, len(words))
    board = Image.new("RGB", (length * step - GAP, rows * step - GAP), "white")
    draw, face = ImageDraw.Draw(board), font(SIDE * 6 // 10)
    for row in range(rows):
        for at in range(length):
            box = (at * step, row * step, at * step + SIDE - 1, row * step + SIDE - 1)
            if row >= len(words):
                draw.rectangle(box, "white", "#d3d6da", 2)
                continue
            marks = score(_word(words[row]), _word(answer))
            draw.rectangle(box, INKS[marks[at]])
            if letters:
                middle = (box[0] + SIDE / 2, box[1] + SIDE / 2)
                draw.text(middle, words[row][at].upper(), "white", face, "mm")
    return board


def _page(boards: Sequence[Image.Image]) -> Image.Image:
    wide = sum(board.width for board in boards) + 60 * (len(boards) + 1)
    page = Image.new("RGB", (wide, max(board.height for board in boards) + 160), "white")
    left = 60
    for board in boards:
        page.paste(board, (left, 80))
        left += board.width + 60
    return page


def _word(text: str) -> Word:
    return parse(text, ALPHABETS["en"])


def _save(page: Image.Image, kind: str = "PNG") -> bytes:
    file = BytesIO()
    page.save(file, kind)
    return file.getvalue()
