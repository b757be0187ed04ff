"""Boards that the edge of a picture cuts: parts of tiles stand beside a column or below a row."""

from __future__ import annotations

from enum import StrEnum

import numpy as np

from bot.pillow import Image
from bot.screenshots.lattices import Lattice
from bot.screenshots.letters import Pixels

_LEAST = 3.0
"""Pixels of a tile's rest that can be seen."""

_APART = 16.0
"""How far the colour of a tile's rest is from the ground at least."""

_SHARE = 0.6
"""The share of marked rows that have such a rest."""


class Side(StrEnum):
    """Where a picture ends too early."""

    LEFT = "left"
    RIGHT = "right"
    BOTTOM = "bottom"


def find_cut(
    picture: Image.Image, lattice: Lattice, scale: float, fills: Pixels, ground: Pixels
) -> Side | None:
    """Return the side on which tiles are cut off, if they are; `fills` are those of the tiles."""
    rows = np.arange(lattice.shape[0])
    for side, column, step in ((Side.LEFT, 0, -1), (Side.RIGHT, lattice.shape[1] - 1, 1)):
        marked = np.linalg.norm(fills[:, column] - ground, axis=1) > _APART
        near = lattice.origin[0] + lattice.across[0] * (column + step)
        # the edge of the next column's tiles that is nearer to the board
        x = float(near - step * lattice.size[0] / 2) * scale
        room = x if side is Side.LEFT else picture.width - x
        if not (marked.any() and _LEAST < room < 0.9 * float(lattice.size[0]) * scale):
            continue
        middle = x + step * room / 2
        y = lattice.origin[1] + rows * lattice.down[1] + column * lattice.across[1]
        tiles = _look(picture, middle, y[marked] * scale)
        gaps = _look(picture, middle, (y[marked] + lattice.down[1] / 2) * scale)
        rest = np.linalg.norm(tiles - ground, axis=1) > _APART
        between = np.linalg.norm(gaps - ground, axis=1) < _APART
        if len(rest) and min(rest.mean(), between.mean() if len(between) else 0) > _SHARE:
            return side
    return Side.BOTTOM if _is_cut_below(picture, lattice, scale, ground) else None


def _is_cut_below(picture: Image.Image, lattice: Lattice, scale: float, ground: Pixels) -> bool:
    """Return whether the upper part of a marked row stands below the last one."""
    rows, columns = lattice.shape
    first = lattice.origin + rows * lattice.down
    y = float(first[1] - lattice.size[1] / 2) * scale
    room = picture.height - y
    if not _LEAST < room < 0.95 * float(lattice.size[1]) * scale:
        return False
    middles = (first[0] + np.arange(columns) * lattice.across[0]) * scale
    half = float(lattice.across[0]) * scale / 2
    gap = float(lattice.pitch[1] - lattice.size[1]) * scale / 2
    tiles, between, above = (
        np.linalg.norm(_look_along(picture, xs, height) - ground, axis=1)
        for xs, height in (
            (middles, y + room / 2),
            (middles[:-1] + half, y + room / 2),
            (middles, y - gap),
        )
    )
    apart = len(between) > 0 and max(between.max(), above.max()) < _APART
    return apart and bool((tiles > _APART).mean() > _SHARE)


def _look(picture: Image.Image, x: float, heights: Pixels) -> Pixels:
    """Return the colours at some heights, those that are within the picture."""
    inside = (y for y in heights if 0 <= y < picture.height)
    colours = [picture.getpixel((int(x), int(y))) for y in inside]
    return np.array(colours, np.float32).reshape(-1, 3)


def _look_along(picture: Image.Image, places: Pixels, y: float) -> Pixels:
    """Return the colours at some places from the left, those that are within the picture."""
    inside = (x for x in places if 0 <= x < picture.width)
    colours = [picture.getpixel((int(x), int(y))) for x in inside]
    return np.array(colours, np.float32).reshape(-1, 3)
