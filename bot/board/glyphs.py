"""Letters as masks, bold enough to be read in a line of text."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache, lru_cache
from typing import cast

from PIL import Image, ImageDraw, ImageFont

from bot.board import accents
from bot.board.accents import Stroke

_FINE = 4
"""Letters are drawn so many times larger and shrunk, which smooths their edges."""

Placed = tuple[tuple[float, float], ...]


@cache
def font(size: int) -> ImageFont.FreeTypeFont:
    """The font that comes inside Pillow; every machine draws the same letters."""
    # given a size, Pillow answers with this kind or raises ImportError
    return cast(ImageFont.FreeTypeFont, ImageFont.load_default(size))


@lru_cache(1024)
def glyph(letter: str, side: int) -> Image.Image:
    """A square mask of `side` pixels with `letter` as a bold capital in its middle."""
    base, marks = accents.taken_apart(letter)
    large = side * _FINE
    mask = Image.new("L", (large, large))
    draw = ImageDraw.Draw(mask)
    face = font(round(large * (0.46 if marks or len(base) > 1 else 0.64)))
    capital = -face.getbbox("H", anchor="ms")[1]
    lowered = capital * 0.2 * (_any(marks, accents.ABOVE) - _any(marks, accents.BELOW))
    baseline = (large + capital) / 2 + lowered
    draw.text((large / 2, baseline), base, 255, face, anchor="ms", stroke_width=large / 42)
    for stroke in _placed(marks, large / 2, baseline, capital):
        _draw(draw, stroke, large // 16)
    return mask.reduce(_FINE)


def _any(marks: str, known: Mapping[str, object]) -> bool:
    return any(mark in known for mark in marks)


def _placed(marks: str, middle: float, baseline: float, capital: float) -> Iterable[Placed]:
    """The strokes of `marks` in pixels around a capital letter."""
    wide, high, gap = capital * 0.45, capital * 0.3, capital * 0.16
    for mark in marks:
        for stroke in accents.ABOVE.get(mark, ()):
            yield _at(stroke, middle, baseline - capital - gap, wide, -high)
        for stroke in accents.BELOW.get(mark, ()):
            yield _at(stroke, middle, baseline + gap, wide, high)
        for stroke in accents.ACROSS.get(mark, ()):
            yield _at(stroke, middle, baseline, wide, -capital)


def _at(stroke: Stroke, left: float, top: float, wide: float, high: float) -> Placed:
    return tuple((left + x * wide, top + y * high) for x, y in stroke)


def _draw(draw: ImageDraw.ImageDraw, stroke: Placed, width: int) -> None:
    draw.line(stroke, 255, width, "curve")
    for x, y in (stroke[0], stroke[-1]):
        draw.circle((x, y), width / (1.2 if len(stroke) == 1 else 2), 255)
