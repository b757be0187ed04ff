"""Letters as masks, bold enough to be read in a line of text."""

from __future__ import annotations

import unicodedata
from functools import cache, lru_cache
from pathlib import Path

from bot.pillow import Image, ImageDraw, ImageFont

_INTER = Path(__file__).with_name("inter-bold.otf")
"""Inter by The Inter Project Authors, under the SIL Open Font License."""

_SIZE = 0.66
"""The size of a letter as a share of its tile."""


@cache
def font(size: float) -> ImageFont.FreeTypeFont:
    """Load the font of every drawing, with a layout that is the same on all machines."""
    return ImageFont.truetype(_INTER, size, layout_engine=ImageFont.Layout.BASIC)


def make_legible(name: str) -> str:
    """Return `name` as the font can draw it: fancy letters become plain, unknown ones vanish."""
    plain = unicodedata.normalize("NFKC", name)
    return " ".join("".join(filter(_is_drawn, plain)).split())


def can_name(*names: str) -> bool:
    """Return whether the font knows at least one letter of every name."""
    return all(map(make_legible, names))


def shorten(text: str, width: float, face: ImageFont.FreeTypeFont) -> str:
    """Return `text`, cut short with an ellipsis if it is wider than `width` pixels."""
    if face.getlength(text) <= width:
        return text
    while text and face.getlength(f"{text}…") > width:
        text = text[:-1].rstrip()
    return f"{text}…"


@lru_cache(1024)
def glyph(letter: str, side: int) -> Image.Image:
    """Draw `letter` as a capital in the middle of a square mask of `side` pixels.

    Capitals share a baseline whatever their accents.
    """
    mask = Image.new("L", (side, side))
    face = font(side * _SIZE)
    capital = -face.getbbox("H", anchor="ms")[1]
    baseline = (side + capital) / 2
    ImageDraw.Draw(mask).text((side / 2, baseline), letter.upper(), 255, face, anchor="ms")
    return mask


@lru_cache(4096)
def _is_drawn(letter: str) -> bool:
    missing, nothing = glyph("\uffff", 16), Image.new("L", (16, 16))
    return letter == " " or glyph(letter, 16) not in (missing, nothing)
