"""A picture of one or several boards."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from io import BytesIO

from PIL import Image, ImageDraw

from bot.board.glyphs import font
from bot.board.layout import FOOTER, Layout
from bot.board.paint import blank, tile
from bot.board.palettes import PALETTES, Palette
from bot.domain.players import Theme
from engine import Board, Mark, Turn

WORDMARK = "Tilemate"

COLOURS = 128
"""Colours kept in the file: enough for smooth edges, in a third of the bytes."""

_FINE_PRINT = 18


@dataclass(frozen=True)
class Painting:
    """What is drawn on, where, and in which colours."""

    canvas: Image.Image
    layout: Layout
    palette: Palette

    def put(self, painted: Image.Image, corner: tuple[int, int]) -> None:
        self.canvas.paste(painted, corner, painted)


def picture(
    boards: Sequence[Board],
    limit: int,
    theme: Theme = Theme.SQUARES,
    *,
    letters: bool = True,
    caption: str = "",
) -> bytes:
    """Draw boards of one length as a PNG; without `letters` it spoils nothing.

    Unless all are solved `limit` rows are drawn, those not played as outlines. `caption`
    stands beside the wordmark and should keep to plain English letters and digits.
    """
    layout = Layout(len(boards), len(boards[0].answer), _rows(boards, limit))
    palette = PALETTES[theme]
    sheet = Painting(Image.new("RGB", layout.size, palette.ground), layout, palette)
    for number, board in enumerate(boards):
        draw_turns(sheet, number, board.turns, letters)
        if not board.solved:
            _count_unplayed(sheet, number, len(board.turns))
    draw_footer(sheet, caption)
    return png(sheet.canvas)


def _rows(boards: Sequence[Board], limit: int) -> int:
    solved = all(board.solved for board in boards)
    return max(len(board.turns) for board in boards) if solved else limit


def draw_turns(sheet: Painting, number: int, turns: Sequence[Turn], letters: bool) -> None:
    for row, turn in enumerate(turns):
        for column, (letter, mark) in enumerate(zip(turn.guess, turn.feedback, strict=True)):
            painted = tile(sheet.layout.side, mark, letter if letters else "", sheet.palette)
            sheet.put(painted, sheet.layout.corner(number, row, column))


def _count_unplayed(sheet: Painting, number: int, played: int) -> None:
    outline = blank(sheet.layout.side, sheet.palette)
    for row in range(played, sheet.layout.rows):
        for column in range(sheet.layout.length):
            sheet.put(outline, sheet.layout.corner(number, row, column))


def draw_footer(sheet: Painting, caption: str) -> None:
    """Three small tiles, the name of the bot, and the caption at the other end."""
    width, height = sheet.canvas.size
    left, middle, ink = sheet.layout.margin, height - FOOTER // 2, sheet.palette.caption
    for mark in Mark:
        painted = tile(_FINE_PRINT, mark, "", sheet.palette)
        sheet.put(painted, (left, middle - _FINE_PRINT // 2))
        left += _FINE_PRINT * 5 // 4
    draw, face = ImageDraw.Draw(sheet.canvas), font(_FINE_PRINT)
    draw.text((left + 4, middle), WORDMARK, ink, face, "lm")
    draw.text((width - sheet.layout.margin, middle), caption, ink, face, "rm")


def png(canvas: Image.Image) -> bytes:
    file = BytesIO()
    canvas.quantize(COLOURS, Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE).save(file, "PNG")
    return file.getvalue()
