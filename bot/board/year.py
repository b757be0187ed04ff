"""A card of a player's year: this month as a calendar, and a line for each month before it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bot.board.card import CARD_MARGIN, LARGE, LINE
from bot.board.coach import CARD_PRINT, CARD_WIDTH
from bot.board.glyphs import font, make_legible, shorten
from bot.board.paint import blank, draw_slab
from bot.board.palettes import PALETTES, Palette
from bot.board.picture import png
from bot.domain.players import Theme
from bot.pillow import Image, ImageDraw
from engine import Mark

MOST_IN_BAR = 3
"""Games of a day beyond which its bar grows no higher."""

WEEK = 7
_ACROSS, _DOWN = (CARD_WIDTH - 2 * CARD_MARGIN) // WEEK, 66
"""The distance from one day of the calendar to the next, and from one week to the next."""

_TILE = (_ACROSS - 8, _DOWN - 8)
LABEL = 120
STEP = (CARD_WIDTH - 2 * CARD_MARGIN - LABEL) // 31
_HIGH = 42
_LOW = 5
"""The height of the bar of a day without games."""


@dataclass(frozen=True)
class Month:
    """The games and wins of each day of a month so far."""

    name: str
    days: tuple[tuple[int, int], ...]


@dataclass(frozen=True)
class ThisMonth:
    """This month: its days so far, how many it has in all, and the weekday of the first, from 0."""

    month: Month
    weekdays: tuple[str, ...]
    length: int
    first: int

    @property
    def weeks(self) -> int:
        """How many lines it takes."""
        return -(-(self.first + self.length) // WEEK)


def draw_year(name: str, now: ThisMonth, before: Sequence[Month], theme: Theme) -> bytes:
    """Draw this month large, and the months before it as lines in which each day is a bar."""
    palette, top = PALETTES[theme], CARD_MARGIN + LINE
    below = top + 2 * LINE + now.weeks * _DOWN
    high = below + (len(before) * LINE + CARD_MARGIN // 2 if before else 0) + CARD_MARGIN // 2
    draw = ImageDraw.Draw(canvas := Image.new("RGB", (CARD_WIDTH, high), palette.ground))
    shown = shorten(make_legible(name), CARD_WIDTH - 2 * CARD_MARGIN, font(LARGE))
    draw.text((CARD_MARGIN, CARD_MARGIN), shown, palette.caption, font(LARGE), "la")
    draw.text(
        (CARD_MARGIN, top), make_legible(now.month.name), palette.caption, font(CARD_PRINT), "la"
    )
    _draw_calendar(canvas, top + LINE, now, palette)
    for at, month in enumerate(before):
        _draw_line(draw, below + at * LINE + _HIGH, month, palette)
    return png(canvas)


def _draw_calendar(canvas: Image.Image, top: int, now: ThisMonth, palette: Palette) -> None:
    """Draw the names of the days, and a tile for each day; those to come are numbers only."""
    draw, face = ImageDraw.Draw(canvas), font(CARD_PRINT)
    wide, high = _TILE
    for at, weekday in enumerate(now.weekdays):
        shown = shorten(make_legible(weekday), wide, face)
        draw.text((CARD_MARGIN + at * _ACROSS + wide / 2, top), shown, palette.dim, face, "ma")
    for day in range(now.length):
        down, across = divmod(now.first + day, WEEK)
        corner = (CARD_MARGIN + across * _ACROSS, top + LINE + down * _DOWN)
        ink = palette.dim
        if day < len(now.month.days):
            painted, ink = _paint_day(now.month.days[day], palette)
            canvas.paste(painted, corner, painted)
        middle = (corner[0] + wide / 2, corner[1] + high / 2)
        draw.text(middle, str(day + 1), ink, face, "mm")


def _paint_day(day: tuple[int, int], palette: Palette) -> tuple[Image.Image, str]:
    """Paint the tile of a day, and return it with the colour of its number."""
    games, wins = day
    if not games:
        return blank(_TILE, palette.outline), palette.caption
    mark = Mark.CORRECT if wins else Mark.PRESENT
    return draw_slab(_TILE, mark, "", palette), palette.inks[mark]


def _draw_line(draw: ImageDraw.ImageDraw, foot: int, month: Month, palette: Palette) -> None:
    """Draw the name of a month and its days; a day with more games has a higher bar."""
    label = shorten(make_legible(month.name), LABEL - 8, font(CARD_PRINT))
    draw.text((CARD_MARGIN, foot), label, palette.caption, font(CARD_PRINT), "ls")
    for day, (games, wins) in enumerate(month.days):
        left = CARD_MARGIN + LABEL + day * STEP
        high = _HIGH * min(games, MOST_IN_BAR) // MOST_IN_BAR if games else _LOW
        fill = palette.fills[Mark.CORRECT if wins else Mark.PRESENT] if games else palette.dim
        draw.rectangle((left, foot - high, left + STEP - 4, foot), fill)
