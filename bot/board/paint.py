"""One tile, painted: a rounded square in its place, a circle elsewhere, a low square if absent."""

from __future__ import annotations

from functools import cache

from PIL import Image, ImageDraw

from bot.board.glyphs import glyph
from bot.board.palettes import Palette
from engine import Mark

RIM = 24
"""Rims that side by side are as wide as their tile."""

_FINE = 4
"""Shapes are painted so many times larger and shrunk, which smooths their edges."""


def tile(side: int, mark: Mark, letter: str, palette: Palette) -> Image.Image:
    """Paint a tile of `side` pixels on nothing; an empty `letter` leaves it blank."""
    painted = Image.new("RGBA", (side, side), palette.fills[mark])
    if letter:
        painted.paste(palette.inks[mark], (0, 0), glyph(letter, side))
    painted.putalpha(_shape(side, mark))
    return painted


def draw_rimmed(side: int, mark: Mark, letter: str, palette: Palette) -> Image.Image:
    """Paint a tile with a dark rim, for grounds that may be light or dark."""
    painted = Image.new("RGBA", (side, side), palette.rim)
    painted.putalpha(_shape(side, mark))
    width = side // RIM
    inner = tile(side - 2 * width, mark, letter, palette)
    painted.alpha_composite(inner, (width, width))
    return painted


def key(side: int, letter: str, palette: Palette, *, tried: bool) -> Image.Image:
    """Paint a key on nothing; of one that was tried in vain the letter alone is left, dimmed."""
    painted = Image.new("RGBA", (side, side), palette.dim)
    mask = glyph(letter, side)
    if not tried:
        painted.paste(palette.key, (0, 0, side, side))
        painted.paste(palette.rim, (0, 0), mask)
        mask = _shape(side, Mark.ABSENT)
    painted.putalpha(mask)
    return painted


def blank(side: int, palette: Palette) -> Image.Image:
    """Paint the outline of a tile not played yet."""
    large = Image.new("L", (side * _FINE, side * _FINE))
    inset, width = side * _FINE // 16, side * _FINE // 20
    ImageDraw.Draw(large).rounded_rectangle(
        _box(side, inset), _radius(side), outline=255, width=width
    )
    painted = Image.new("RGBA", (side, side), palette.outline)
    painted.putalpha(large.reduce(_FINE))
    return painted


@cache
def _shape(side: int, mark: Mark) -> Image.Image:
    large = Image.new("L", (side * _FINE, side * _FINE))
    draw = ImageDraw.Draw(large)
    match mark:
        case Mark.CORRECT:
            draw.rounded_rectangle(_box(side, 0), _radius(side), fill=255)
        case Mark.PRESENT:
            draw.ellipse(_box(side, 0), fill=255)
        case Mark.ABSENT:
            draw.rounded_rectangle(_box(side, side * _FINE // 16), _radius(side) / 2, fill=255)
    return large.reduce(_FINE)


def _box(side: int, inset: int) -> tuple[int, int, int, int]:
    end = side * _FINE - 1 - inset
    return (inset, inset, end, end)


def _radius(side: int) -> float:
    return side * _FINE * 0.22
