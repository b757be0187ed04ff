"""The picture of one board, and the footer and file of every picture."""

from __future__ import annotations

from io import BytesIO

from PIL import Image, ImageDraw

from bot.board.geometry import MARGIN, SIDE, Geometry, fine_print, footer
from bot.board.glyphs import font
from bot.board.paint import blank, tile
from bot.board.palettes import PALETTES, Palette
from bot.domain.players import Theme
from engine import Board, Mark

WORDMARK = "Tilemate"

COLOURS = 128
"""Colours kept in the file: enough for smooth edges, in a third of the bytes."""


def picture(
    board: Board,
    limit: int,
    theme: Theme = Theme.SQUARES,
    *,
    caption: str = "",
) -> bytes:
    """Draw a board as a PNG.

    Unless the board is solved, `limit` rows are drawn, with outlines for those not played.
    `caption` stands beside the wordmark and should keep to plain English letters and digits.
    """
    layout = Geometry(len(board.answer), len(board.turns) if board.solved else limit)
    palette = PALETTES[theme]
    canvas = Image.new("RGB", layout.size, palette.ground)
    for row in range(layout.rows):
        for column in range(layout.length):
            painted = _tile(board, row, column, palette)
            canvas.paste(painted, layout.corner(row, column), painted)
    draw_footer(canvas, palette, caption)
    return png(canvas)


def _tile(board: Board, row: int, column: int, palette: Palette) -> Image.Image:
    if row >= len(board.turns):
        return blank(SIDE, palette)
    turn = board.turns[row]
    return tile(SIDE, turn.feedback[column], turn.guess[column], palette)


def draw_footer(canvas: Image.Image, palette: Palette, caption: str, margin: int = MARGIN) -> None:
    """Draw three small tiles, the name of the bot, and the caption at the other end."""
    (width, height), side = canvas.size, fine_print(canvas.width)
    left, middle, ink = margin, height - footer(width) // 2, palette.caption
    for mark in Mark:
        painted = tile(side, mark, "", palette)
        canvas.paste(painted, (left, middle - side // 2), painted)
        left += side * 5 // 4
    draw, face = ImageDraw.Draw(canvas), font(side)
    draw.text((left + 4, middle), WORDMARK, ink, face, "lm")
    draw.text((width - margin, middle), caption, ink, face, "rm")


def png(canvas: Image.Image) -> bytes:
    """Return the canvas as a small PNG of at most `COLOURS` colours."""
    file = BytesIO()
    canvas.quantize(COLOURS, Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE).save(file, "PNG")
    return file.getvalue()
