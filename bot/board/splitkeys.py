"""The painted keyboard of several boards: below each letter, its mark on each board."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from bot.board.glyphs import font
from bot.board.palettes import Palette
from bot.pillow import Image, ImageDraw
from engine import Board, Mark, keyboard

_GAP = 6
PLATE = 44
"""The height of the plate with the letter."""

KEY_LETTER = 32
_SLIT = 3
_HEIGHTS = {2: 18, 4: 14}
_LOWEST = 11
"""The height of a segment, by the number of boards."""


@dataclass(frozen=True)
class _Keyboard:
    draw: ImageDraw.ImageDraw
    palette: Palette
    width: int
    """The width of a key."""


def measure_keys(rows: Sequence[str], boards: int) -> int:
    """Return the height of the whole keyboard."""
    return len(rows) * (_key_height(boards) + _GAP) - _GAP


def draw_keys(
    canvas: Image.Image,
    corner: tuple[int, int],
    rows: Sequence[str],
    boards: Sequence[Board | None],
    palette: Palette,
) -> None:
    """Draw the keyboard across `canvas`; a letter absent everywhere is dim and has no key.

    A solved board is None: it no longer counts, and its segments stay empty.
    """
    best = [keyboard(board.turns) if board else None for board in boards]
    left, top = corner
    step = (canvas.width - 2 * left + _GAP) // max(map(len, rows))
    sheet = _Keyboard(ImageDraw.Draw(canvas), palette, step - _GAP)
    for number, row in enumerate(rows):
        inset = (canvas.width - (len(row) * step - _GAP)) // 2
        at = top + number * (_key_height(len(boards)) + _GAP)
        for column, letter in enumerate(row):
            marks = [known.get(letter) if known else None for known in best]
            _draw_key(sheet, (inset + column * step, at), letter, marks)


def _key_height(boards: int) -> int:
    return PLATE + _SLIT + boards // 2 * (_SLIT + _segment(boards))


def _segment(boards: int) -> int:
    return _HEIGHTS.get(boards, _LOWEST)


def _draw_key(
    sheet: _Keyboard, corner: tuple[int, int], letter: str, marks: Sequence[Mark | None]
) -> None:
    (left, top), draw, palette, face = corner, sheet.draw, sheet.palette, font(KEY_LETTER)
    right, tried = left + sheet.width - 1, {mark for mark in marks if mark is not None}
    if tried - {Mark.ABSENT}:
        box = (left, top, right, top + _key_height(len(marks)) - 1)
        draw.rounded_rectangle(box, 8, outline=palette.outline, width=2)
        _draw_segments(sheet, (left, top + PLATE + _SLIT), marks)
    ink = palette.dim
    if tried != {Mark.ABSENT}:
        draw.rounded_rectangle((left, top, right, top + PLATE - 1), 8, palette.key)
        ink = palette.ground
    baseline = top + PLATE / 2 - face.getbbox("H", anchor="ms")[1] / 2
    draw.text((left + sheet.width / 2, baseline), letter.upper(), ink, face, "ms")


def _draw_segments(sheet: _Keyboard, corner: tuple[int, int], marks: Sequence[Mark | None]) -> None:
    """Draw a bar where the letter is correct, and a short pill where it is present."""
    height, palette = _segment(len(marks)), sheet.palette
    places = _places(corner, sheet.width, len(marks))
    for mark, (left, top, right) in zip(marks, places, strict=True):
        bottom, inset = top + height - 1, (right - left) // 5
        if mark is Mark.CORRECT:
            sheet.draw.rectangle((left, top, right, bottom), palette.fills[mark])
        elif mark is Mark.PRESENT:
            pill = (left + inset, top, right - inset, bottom)
            sheet.draw.rounded_rectangle(pill, height / 2, palette.fills[mark])


def _places(corner: tuple[int, int], width: int, boards: int) -> Iterator[tuple[int, int, int]]:
    """Yield the left, upper and right edges of the segments, in two columns like the boards."""
    left, top = corner
    half = (width - 3 * _SLIT) // 2
    for board in range(boards):
        down, across = divmod(board, 2)
        edge = left + _SLIT + across * (width - 2 * _SLIT - half)
        yield edge, top + down * (_segment(boards) + _SLIT), edge + half - 1
