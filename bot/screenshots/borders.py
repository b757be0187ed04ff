"""Tiles that have their marks in the colours of their borders, and nothing within."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from bot.screenshots.colours import group, has_hue, round_colour
from bot.screenshots.letters import Pixels

_SAME = 16.0
"""How far the fills of outlined tiles are from each other at most."""

_APART = 30.0
"""How far a border's colour is from the ground at least to be one."""

_NEARLY_ALL = 0.9


def measure_borders(tiles: Pixels, share: Pixels, fills: Pixels, ground: Pixels) -> Pixels:
    """Return the colour at the edge of each tile that is least like a mixture of fill and ground.

    Arrays are red, green and blue of each tile; `share` is how much of its place a tile takes.
    """
    _, count, high, wide = tiles.shape
    depths = np.linspace(0.84, 1.3, 12, dtype=np.float32)
    along = np.linspace(-0.55, 0.55, 7, dtype=np.float32)
    deep, beside = (part.ravel() for part in np.meshgrid(depths, along, indexing="ij"))
    sides = ((beside, deep), (beside, -deep), (deep, beside), (-deep, beside))
    x, y = (np.concatenate([side[axis] for side in sides]) for axis in (0, 1))
    column = ((share[:, :1] * x + 1) / 2 * wide).astype(np.intp).clip(0, wide - 1)
    row = ((share[:, 1:] * y + 1) / 2 * high).astype(np.intp).clip(0, high - 1)
    seen = tiles[:, np.arange(count)[:, None], row, column].reshape(3, count, 4, 12, 7)
    # a soft edge is a mixture of both, and no border
    across = (fills - ground[:, None])[:, :, None, None, None]
    off = seen - ground[:, None, None, None, None]
    mixed = ((off * across).sum(0) / np.maximum((across**2).sum(0), 1)).clip(0, 1)
    apart = np.linalg.norm(off - mixed * across, axis=0)
    farthest = apart.argmax(2)[None, :, :, None]
    return np.median(np.take_along_axis(seen, farthest, 3).reshape(3, count, 28), 2)


def find_alike(
    fills: Pixels, lettered: npt.NDArray[np.bool_], ground: Pixels
) -> npt.NDArray[np.bool_] | None:
    """Return which tiles with letters have one fill, if nearly all have, and two at least.

    A fill that has a hue, and is not the ground's, is a mark by itself: None for that.
    """
    if lettered.sum() < 2:
        return None
    usual = np.median(fills.T[lettered], 0)
    if has_hue(round_colour(usual)) and np.linalg.norm(usual - ground) > _APART:
        return None
    alike = lettered & (np.abs(fills.T - usual).max(1) < _SAME)
    return alike if alike.sum() >= _NEARLY_ALL * lettered.sum() else None


def are_outlined(borders: Pixels, alike: npt.NDArray[np.bool_], ground: Pixels) -> bool:
    """Return whether nearly all tiles of one fill have borders, of several colours."""
    edges = borders.T[alike]
    bordered = np.linalg.norm(edges - ground, axis=1) > _APART
    if bordered.mean() < _NEARLY_ALL:
        return False
    _, colours = group(edges[bordered], _APART)
    return len(colours) > 1 and any(has_hue(round_colour(one)) for one in colours)
