"""A card of a player's year: a line for each month, and a bar for each day."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PIL import Image, ImageDraw

from bot.board.card import LARGE, LINE, MARGIN
from bot.board.coach import PRINT, WIDE
from bot.board.glyphs import font, make_legible, shorten
from bot.board.palettes import PALETTES
from bot.board.picture import png
from bot.domain.players import Theme
from engine import Mark

MOST = 3
"""Games of a day beyond which its bar grows no higher."""

_LABEL = 120
_DAYS = 31
_STEP = (WIDE - 2 * MARGIN - _LABEL) // _DAYS
_HIGH = 42
_LOW = 5
"""The height of the bar of a day without games."""


@dataclass(frozen=True)
class Month:
    """The games and wins of each day of a month so far."""

    name: str
    days: tuple[tuple[int, int], ...]


def draw_year(name: str, months: Sequence[Month], theme: Theme) -> bytes:
    """Draw the months as a PNG; a day with more games has a higher bar."""
    palette, below = PALETTES[theme], MARGIN + LINE + MARGIN // 2
    canvas = Image.new("RGB", (WIDE, below + len(months) * LINE + MARGIN // 2), palette.ground)
    draw = ImageDraw.Draw(canvas)
    shown = shorten(make_legible(name), WIDE - 2 * MARGIN, font(LARGE))
    draw.text((MARGIN, MARGIN), shown, palette.caption, font(LARGE), "la")
    for at, month in enumerate(months):
        foot = below + at * LINE + _HIGH
        label = shorten(make_legible(month.name), _LABEL - 8, font(PRINT))
        draw.text((MARGIN, foot), label, palette.caption, font(PRINT), "ls")
        for day, (games, wins) in enumerate(month.days):
            left = MARGIN + _LABEL + day * _STEP
            high = _HIGH * min(games, MOST) // MOST if games else _LOW
            fill = palette.fills[Mark.CORRECT if wins else Mark.PRESENT] if games else palette.dim
            draw.rectangle((left, foot - high, left + _STEP - 4, foot), fill)
    return png(canvas)
