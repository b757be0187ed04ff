"""A picture of an analysed game: the board, and beside each row what it brought, in bars."""

from __future__ import annotations

from math import log

from PIL import Image, ImageDraw

from bot.board.glyphs import font
from bot.board.layout import Layout
from bot.board.look import Look
from bot.board.palettes import PALETTES
from bot.board.picture import Painting, draw_footer, draw_turns, png
from bot.texts import Texts
from engine import Mark, Turn
from engine.solver.report import Analysis, RowAnalysis

LABELS, BARS = 130, 240
"""Widths of the words beside the board, and of the longest bar, in pixels."""

MOST = 2.0
"""Guesses given away, or won by luck, that the longest bar stands for."""

_THICK, _FINE_PRINT = 10, 15


def bars(analysis: Analysis, look: Look) -> bytes:
    """Draw the guesses of one board as a PNG.

    Beside each row stand the words left after it, by their logarithm; the guesses given
    away; and what luck brought, to the right of the middle if it was good.
    """
    layout = Layout(1, len(analysis.answer), len(analysis.rows))
    wide, high = layout.size
    palette = PALETTES[look.theme]
    canvas = Image.new("RGB", (wide + LABELS + BARS + layout.margin, high), palette.ground)
    sheet = Painting(canvas, layout, palette)
    draw_turns(sheet, 0, [Turn(row.guess, row.feedback) for row in analysis.rows], letters=True)
    start = log(1 + analysis.rows[0].before.likely)
    for number, row in enumerate(analysis.rows):
        _row(sheet, (wide, layout.corner(0, number)[1]), row, start, look.say)
    draw_footer(sheet, look.say("board-bars-footer", skill=analysis.skill, luck=analysis.luck))
    return png(canvas)


def _row(
    sheet: Painting, corner: tuple[int, int], row: RowAnalysis, start: float, say: Texts
) -> None:
    """Three bars, one above the other, within the height of a tile."""
    (left, top), fills = corner, sheet.palette.fills
    step = sheet.layout.side // 3
    remains = log(1 + row.after.likely) / start if row.expected_after else 0.0
    solved = not row.expected_after
    told = say("board-bars-solved") if solved else say("board-bars-left", words=row.after.likely)
    given, luck = float(row.inaccuracy), float(row.luck)
    _bar(sheet, (left, top), told, (0, remains), sheet.palette.caption)
    _bar(
        sheet,
        (left, top + step),
        say("board-bars-gave", guesses=given),
        (0, _share(given)),
        fills[Mark.PRESENT],
    )
    middle, end = 0.5, 0.5 + _share(luck) / 2
    ends = (min(middle, end), max(middle, end))
    _bar(sheet, (left, top + 2 * step), say_luck(luck, say), ends, fills[Mark.CORRECT])


def _bar(
    sheet: Painting, corner: tuple[int, int], label: str, ends: tuple[float, float], fill: str
) -> None:
    """A label, and a bar on its track between two shares of the whole width."""
    (left, top), draw = corner, ImageDraw.Draw(sheet.canvas)
    first, middle = left + LABELS, top + sheet.layout.side // 6
    draw.text((left, middle), label, sheet.palette.caption, font(_FINE_PRINT), "lm")
    for (start, end), colour in (((0.0, 1.0), sheet.palette.outline), (ends, fill)):
        if end > start:
            thick = _THICK if colour == fill else 2
            box = (first + start * BARS, middle - thick / 2, first + end * BARS, middle + thick / 2)
            draw.rounded_rectangle(box, thick / 2, fill=colour)


def say_luck(luck: float, say: Texts) -> str:
    """``luck +0.27``"""
    return say("board-bars-luck", sign="-" if luck < 0 else "+", guesses=abs(luck))


def _share(guesses: float) -> float:
    return max(-1.0, min(1.0, guesses / MOST))
