"""A card of a player's skill and luck: a bar for each game, from oldest to newest."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bot.board.card import CARD_GAP, CARD_MARGIN, LARGE, LINE
from bot.board.coach import CARD_PRINT, CARD_WIDTH
from bot.board.glyphs import font, make_legible, shorten
from bot.board.palettes import PALETTES, Palette
from bot.board.picture import png
from bot.domain.players import Theme
from bot.pillow import Image, ImageDraw
from engine import Mark

_INSIDE = CARD_WIDTH - 2 * CARD_MARGIN
_FEW = 10
"""Games for which there is room from the beginning: of fewer, bars grow no wider."""

_FULL, _HIGH = 99, 198
_LOW = 3
"""Half the height of a bar that shows no difference."""

_SCALE = (0, 50, _FULL)
"""Figures that a line marks."""

_AXIS, _SMALL = 48, 20

_DOWN = LINE + _HIGH + 2 * CARD_GAP
"""The distance from one row of bars to the next."""


@dataclass(frozen=True)
class Bars:
    """Figures from 0 to 99, and their mean in words; bars rise or fall from `base`."""

    name: str
    figures: tuple[int, ...]
    mean: str
    base: int


def draw_skill(name: str, rows: Sequence[Bars], theme: Theme) -> bytes:
    """Draw the rows as a PNG, one below the other."""
    palette, top = PALETTES[theme], CARD_MARGIN + LINE + CARD_GAP
    size = (CARD_WIDTH, top + len(rows) * _DOWN + CARD_MARGIN - CARD_GAP)
    draw = ImageDraw.Draw(canvas := Image.new("RGB", size, palette.ground))
    shown = shorten(make_legible(name), _INSIDE, font(LARGE))
    draw.text((CARD_MARGIN, CARD_MARGIN), shown, palette.caption, font(LARGE), "la")
    for at, row in enumerate(rows):
        _draw_bars(draw, top + at * _DOWN, row, palette)
    return png(canvas)


def _draw_bars(draw: ImageDraw.ImageDraw, top: int, row: Bars, palette: Palette) -> None:
    """Draw the name and the mean, and the bars below them."""
    right, face = CARD_WIDTH - CARD_MARGIN, font(CARD_PRINT)
    draw.text((CARD_MARGIN, top), make_legible(row.name), palette.caption, face, "la")
    draw.text((right, top), make_legible(row.mean), palette.caption, face, "ra")
    foot = top + LINE + _HIGH
    base = foot - _HIGH * row.base // _FULL
    for figure in _SCALE:
        y = foot - _HIGH * figure // _FULL
        draw.text(
            (CARD_MARGIN + _AXIS - CARD_GAP, y), str(figure), palette.caption, font(_SMALL), "rm"
        )
        draw.line(
            (CARD_MARGIN + _AXIS, y, right, y), palette.outline, 2 if figure == row.base else 1
        )
    step = (_INSIDE - _AXIS) // max(_FEW, len(row.figures))
    for at, figure in enumerate(row.figures):
        left, end = CARD_MARGIN + _AXIS + at * step, foot - _HIGH * figure // _FULL
        fill = palette.fills[Mark.CORRECT if figure >= row.base else Mark.PRESENT]
        box = (left, min(base - _LOW, end), left + step - 6, max(base + _LOW, end))
        draw.rectangle(box, fill)
