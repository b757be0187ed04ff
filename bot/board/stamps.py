"""Painting in a few colours that are known before, which are not counted in every picture."""

from __future__ import annotations

from functools import cache
from io import BytesIO
from itertools import chain

from bot.board.glyphs import font
from bot.board.palettes import Palette
from bot.pillow import Image, ImageColor, ImageDraw

_COLOURS = 16
"""So many fit half a byte each, which halves the file; edges have two shades."""

_EFFORT = 6
"""How hard a picture is packed, of 9: harder takes longer and saves little."""


def begin(size: tuple[int, int], palette: Palette) -> Image.Image:
    """Return an empty picture to paste stamps of the same palette on."""
    canvas = Image.new("P", size, 0)
    canvas.putpalette(_list_colours(palette))
    return canvas


def stamp(painted: Image.Image, palette: Palette) -> Image.Image:
    """Return what was painted, on the ground and in the colours of a palette."""
    below = Image.new("RGB", painted.size, palette.ground)
    below.paste(painted, (0, 0), painted)
    return below.quantize(palette=_hold(palette), dither=Image.Dither.NONE)


def write(text: str, size: int, colour: str, palette: Palette) -> Image.Image:
    """Return a stamp of a line of text, as high as its letters may be."""
    face = font(size)
    painted = Image.new("RGBA", (round(face.getlength(text)) + 2, size * 5 // 4), colour)
    mask = Image.new("L", painted.size)
    ImageDraw.Draw(mask).text((0, mask.height / 2), text, 255, face, "lm")
    painted.putalpha(mask)
    return stamp(painted, palette)


def pack(canvas: Image.Image) -> bytes:
    """Return the picture as a small PNG."""
    file = BytesIO()
    canvas.save(file, "PNG", compress_level=_EFFORT)
    return file.getvalue()


@cache
def _hold(palette: Palette) -> Image.Image:
    """Return a picture that holds the colours, as Pillow wants them."""
    return begin((1, 1), palette)


@cache
def _list_colours(palette: Palette) -> bytes:
    """Return the ground first, then the other colours, and shades of the edges of tiles."""
    inks = [palette.ground, *palette.fills, *palette.inks]
    inks += [palette.outline, palette.key, palette.caption, palette.dim]
    edges = [(fill, palette.ground, 2 / 3) for fill in palette.fills]
    edges += [(fill, ink, 1 / 3) for fill, ink in zip(palette.fills, palette.inks, strict=True)]
    colours = [*map(_read, inks), *(_mix(*edge) for edge in edges)]
    return bytes(chain.from_iterable([*dict.fromkeys(colours)][:_COLOURS]))


def _mix(one: str, other: str, share: float) -> tuple[int, ...]:
    """Return a colour that has this share of the first one."""
    pairs = zip(_read(one), _read(other), strict=True)
    return tuple(round(a * share + b * (1 - share)) for a, b in pairs)


def _read(colour: str) -> tuple[int, ...]:
    return ImageColor.getrgb(colour)[:3]
