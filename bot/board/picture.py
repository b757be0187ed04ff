"""The last line and the file of pictures."""

from __future__ import annotations

from io import BytesIO

from bot.board.glyphs import font
from bot.board.paint import tile
from bot.board.palettes import Palette
from bot.board.scene import FOOT, SCENE_MARGIN, SCENE_PRINT
from bot.pillow import Image, ImageDraw
from engine import Mark

WORDMARK = "Tilemate"

_COLOURS = 128
"""Colours kept in the file: enough for smooth edges, in a third of the bytes."""


def draw_footer(canvas: Image.Image, palette: Palette, caption: str) -> None:
    """Draw three small tiles, the name of the bot, and the caption at the other end."""
    (width, height), side = canvas.size, SCENE_PRINT
    left, middle, ink = SCENE_MARGIN, height - FOOT // 2, palette.caption
    for mark in Mark:
        painted = tile(side, mark, "", palette)
        canvas.paste(painted, (left, middle - side // 2), painted)
        left += side * 5 // 4
    draw, face = ImageDraw.Draw(canvas), font(side)
    draw.text((left + 4, middle), WORDMARK, ink, face, "lm")
    draw.text((width - SCENE_MARGIN, middle), caption, ink, face, "rm")


def png(canvas: Image.Image) -> bytes:
    """Return the canvas as a small PNG of at most `_COLOURS` colours."""
    file = BytesIO()
    canvas.quantize(_COLOURS, Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE).save(file, "PNG")
    return file.getvalue()
