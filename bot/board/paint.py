"""Painted tiles: a rounded square if correct, a circle if present, a small square if absent."""

from __future__ import annotations

from functools import cache, lru_cache

from bot.board.glyphs import font, glyph
from bot.board.palettes import Palette
from bot.pillow import Image, ImageDraw
from engine import Mark

RIM = 24
"""The width of a tile in rims."""

SLAB_LETTER = 0.78
"""The size of a letter as a share of the slab's shorter side."""

_FINE = 4
"""The factor by which shapes are painted larger and then shrunk, to smooth their edges."""


def tile(side: int, mark: Mark, letter: str, palette: Palette) -> Image.Image:
    """Paint a tile of `side` pixels on a transparent ground; an empty `letter` leaves it blank."""
    painted = Image.new("RGBA", (side, side), palette.fills[mark])
    if letter:
        painted.paste(palette.inks[mark], (0, 0), glyph(letter, side))
    painted.putalpha(_shape((side, side), mark))
    return painted


@lru_cache(512)
def draw_slab(size: tuple[int, int], mark: Mark, letter: str, palette: Palette) -> Image.Image:
    """Paint a tile of any size, with a letter as large as fits; don't change the shared image."""
    painted = Image.new("RGBA", size, palette.fills[mark])
    if letter:
        middle, face = (size[0] / 2, size[1] / 2), font(min(size) * SLAB_LETTER)
        baseline = middle[1] - face.getbbox("H", anchor="ms")[1] / 2
        draw = ImageDraw.Draw(painted)
        draw.text((middle[0], baseline), letter.upper(), palette.inks[mark], face, "ms")
    painted.putalpha(_shape(size, mark))
    return painted


def draw_rimmed(side: int, mark: Mark, letter: str, palette: Palette) -> Image.Image:
    """Paint a tile with a dark rim, for both light and dark grounds."""
    painted = Image.new("RGBA", (side, side), palette.rim)
    painted.putalpha(_shape((side, side), mark))
    width = side // RIM
    inner = tile(side - 2 * width, mark, letter, palette)
    painted.alpha_composite(inner, (width, width))
    return painted


def key(side: int, letter: str, palette: Palette, *, tried: bool) -> Image.Image:
    """Paint a key on a transparent ground; of an absent letter only the letter is left, dimmed."""
    painted = Image.new("RGBA", (side, side), palette.dim)
    mask = glyph(letter, side)
    if not tried:
        painted.paste(palette.key, (0, 0, side, side))
        painted.paste(palette.rim, (0, 0), mask)
        mask = _shape((side, side), Mark.ABSENT)
    painted.putalpha(mask)
    return painted


def draw_key(
    size: tuple[int, int], mark: Mark | None, letter: str, palette: Palette
) -> Image.Image:
    """Paint a key of any size: like a tile once its mark is known, but of an absent letter only
    the letter is left, dimmed."""
    if mark in (Mark.CORRECT, Mark.PRESENT):
        return draw_slab(size, mark, letter, palette)
    mask, face = Image.new("L", size), font(min(size) * SLAB_LETTER)
    baseline = (size[1] - face.getbbox("H", anchor="ms")[1]) / 2
    ImageDraw.Draw(mask).text((size[0] / 2, baseline), letter.upper(), 255, face, "ms")
    painted = Image.new("RGBA", size, palette.key if mark is None else palette.dim)
    if mark is None:
        painted.paste(palette.ground, (0, 0), mask)
        mask = _shape(size, Mark.CORRECT)
    painted.putalpha(mask)
    return painted


def blank(size: tuple[int, int], colour: str) -> Image.Image:
    """Paint the outline of a tile that was not played."""
    (width, height), side = size, min(size)
    large = Image.new("L", (width * _FINE, height * _FINE))
    inset, line = side * _FINE // 16, side * _FINE // 20
    ImageDraw.Draw(large).rounded_rectangle(
        _box(size, inset), _radius(side), outline=255, width=line
    )
    painted = Image.new("RGBA", size, colour)
    painted.putalpha(large.reduce(_FINE))
    return painted


@cache
def _shape(size: tuple[int, int], mark: Mark) -> Image.Image:
    width, height = size
    side = min(size)
    large = Image.new("L", (width * _FINE, height * _FINE))
    draw = ImageDraw.Draw(large)
    match mark:
        case Mark.CORRECT:
            draw.rounded_rectangle(_box(size, 0), _radius(side), fill=255)
        case Mark.PRESENT:
            draw.rounded_rectangle(_box(size, 0), side * _FINE / 2, fill=255)
        case Mark.ABSENT:
            draw.rounded_rectangle(_box(size, side * _FINE // 16), _radius(side) / 2, fill=255)
    return large.reduce(_FINE)


def _box(size: tuple[int, int], inset: int) -> tuple[int, int, int, int]:
    width, height = size
    return (inset, inset, width * _FINE - 1 - inset, height * _FINE - 1 - inset)


def _radius(side: int) -> float:
    return side * _FINE * 0.22
