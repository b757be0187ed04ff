"""A file that somebody sent becomes pixels, within bounds."""

from __future__ import annotations

import math
import struct
import warnings
import zlib
from io import BytesIO

import numpy as np
import numpy.typing as npt

from bot.pillow import Image
from bot.screenshots.values import UnreadablePicture, Why

Picture = npt.NDArray[np.uint8]

LARGEST_FILE = 8 * 1024 * 1024
MOST_PIXELS = 25_000_000
MOST_PIXELS_OF_WEBP = 8_500_000
"""Its decoder holds each pixel three times."""

_FORMATS = ("PNG", "JPEG", "WEBP", "GIF")

_KEPT = 6_000_000
"""Pixels that are looked at; a larger picture is shrunk by a whole number."""

LEAST_SIDE = 24

_AVERAGED = ("L", "RGB", "RGBA", "CMYK")
"""Modes of which pixels can be averaged; of others one stands for its neighbours."""

_BAND = 128
"""Rows that are made at once."""

_BEHIND = (49, 51, 56)
"""What shows through transparent pixels: the ground of a dark chat."""

_BROKEN = (OSError, SyntaxError, ValueError, EOFError, IndexError, KeyError, TypeError)
_BROKEN_TOO = (OverflowError, ArithmeticError, MemoryError, struct.error, zlib.error)


def open_picture(data: bytes) -> Image.Image:
    """Decode a PNG, JPEG, WebP or GIF (its first frame) to RGB of at most `_KEPT` pixels.

    Raises `UnreadablePicture` for anything else, what is broken, and what is too large; its size
    is looked at before it is decoded.
    """
    if len(data) > LARGEST_FILE:
        raise UnreadablePicture(Why.TOO_LARGE)
    try:
        with warnings.catch_warnings():
            # a bomb is refused by its size, and what else Pillow warns of is seen in the pixels
            warnings.simplefilter("ignore")
            with Image.open(BytesIO(data), formats=_FORMATS) as opened:
                return _decode(opened)
    except UnreadablePicture:
        raise
    except Image.DecompressionBombError:
        raise UnreadablePicture(Why.TOO_LARGE) from None
    except (*_BROKEN, *_BROKEN_TOO):
        raise UnreadablePicture(Why.NOT_A_PICTURE) from None


def _decode(opened: Image.Image) -> Image.Image:
    pixels = opened.width * opened.height
    if pixels > (MOST_PIXELS_OF_WEBP if opened.format == "WEBP" else MOST_PIXELS):
        raise UnreadablePicture(Why.TOO_LARGE)
    if min(opened.size) < LEAST_SIDE:
        raise UnreadablePicture(Why.TOO_SMALL)
    factor = math.ceil(math.sqrt(pixels / _KEPT))
    if opened.format == "JPEG" and factor > 1:
        opened.draft("RGB", (opened.width // factor, opened.height // factor))
        factor = math.ceil(math.sqrt(opened.width * opened.height / _KEPT))
    opened.load()
    return _flatten(_shrink(opened, factor) if factor > 1 else opened)


def _shrink(opened: Image.Image, factor: int) -> Image.Image:
    """Average squares of pixels, a band at a time, so that no second picture as large is made."""
    size = (opened.width // factor, opened.height // factor)
    if opened.mode not in _AVERAGED:
        return opened.resize(size, Image.Resampling.NEAREST)
    small = Image.new(opened.mode, size)
    for top in range(0, size[1], _BAND):
        bottom = min(top + _BAND, size[1])
        band = opened.crop((0, top * factor, size[0] * factor, bottom * factor))
        small.paste(band.reduce(factor), (0, top))
    return small


def _flatten(opened: Image.Image) -> Image.Image:
    if opened.mode in ("I", "I;16", "I;16B", "F"):
        levels = np.asarray(opened, np.float32)
        grey = Image.fromarray(np.clip(levels / 257, 0, 255).astype(np.uint8))
        return grey.convert("RGB")
    if opened.mode in ("RGBA", "LA", "PA", "RGBa", "La") or "transparency" in opened.info:
        above = opened.convert("RGBA")
        behind = Image.new("RGBA", above.size, (*_BEHIND, 255))
        return Image.alpha_composite(behind, above).convert("RGB")
    return opened.convert("RGB")
