"""The card of a week: players in order, each with a tile for every day."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bot.board.card import CARD_GAP, CARD_MARGIN, LINE, Ranked, begin_card, draw_ranked
from bot.board.coach import CARD_PRINT, CARD_WIDTH
from bot.board.glyphs import font, make_legible, shorten
from bot.board.paint import blank, draw_slab
from bot.board.palettes import PALETTES, Palette
from bot.board.picture import png
from bot.domain.players import Theme
from bot.pillow import Image, ImageDraw
from engine import Mark

_TILE = (80, 48)
_ACROSS = (CARD_WIDTH - 2 * CARD_MARGIN - _TILE[0]) // 6
_ROW = LINE + CARD_GAP + _TILE[1] + CARD_GAP


@dataclass(frozen=True)
class WeekDay:
    """A day of a player: what stands on its tile, and the tile's colour; blank without either."""

    result: str = ""
    mark: Mark | None = None


@dataclass(frozen=True)
class WeekRow:
    """A player with the figure that ranks, and their days."""

    ranked: Ranked
    days: tuple[WeekDay, ...]


def draw_week(rows: Sequence[WeekRow], weekdays: Sequence[str], theme: Theme) -> bytes:
    """Draw the names of the days, then each player with their tiles, as a PNG."""
    palette = PALETTES[theme]
    canvas, draw = begin_card(CARD_MARGIN + LINE + len(rows) * _ROW + CARD_MARGIN // 2, theme)
    for at, weekday in enumerate(weekdays):
        shown = shorten(make_legible(weekday), _TILE[0], font(CARD_PRINT))
        draw.text(
            (_find_left(at) + _TILE[0] / 2, CARD_MARGIN), shown, palette.dim, font(CARD_PRINT), "ma"
        )
    for at, row in enumerate(rows):
        top = CARD_MARGIN + LINE + at * _ROW
        placed = any(one.ranked.place for one in rows)
        draw_ranked(canvas, top, row.ranked, palette, placed=placed)
        _draw_days(canvas, top + LINE + CARD_GAP, row.days, palette)
    return png(canvas)


def _draw_days(canvas: Image.Image, top: int, days: Sequence[WeekDay], palette: Palette) -> None:
    draw = ImageDraw.Draw(canvas)
    for at, day in enumerate(days):
        if day.mark is None:
            painted = blank(_TILE, palette.outline)
        else:
            painted = draw_slab(_TILE, day.mark, "", palette)
        canvas.paste(painted, (_find_left(at), top), painted)
        if day.mark is not None:
            middle = (_find_left(at) + _TILE[0] / 2, top + _TILE[1] / 2)
            draw.text(middle, day.result, palette.inks[day.mark], font(CARD_PRINT), "mm")


def _find_left(at: int) -> int:
    return CARD_MARGIN + at * _ACROSS
