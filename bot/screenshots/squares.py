"""Regions that may be tiles, as they are nearly square."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from bot.screenshots.regions import Regions

Reals = npt.NDArray[np.float64]

SMALLEST = 7
"""Pixels of the least side of a tile."""

_NARROWEST, _WIDEST = 0.5, 2.1
_FULL = 0.45
"""The share of its box that a tile fills, a letter and round corners taken off."""

MOST_SQUARES = 700


def choose_squares(regions: Regions, wide: int) -> tuple[Reals, Reals]:
    """Return the middles and sizes of the regions that may be tiles."""
    across, down = regions.right - regions.left, regions.bottom - regions.top
    ratio = across / down
    fit = (across >= SMALLEST) & (down >= SMALLEST) & (across < wide / 2.5)
    fit &= (ratio > _NARROWEST) & (ratio < _WIDEST)
    fit &= regions.area > _FULL * (across - 2) * (down - 2)
    chosen = np.flatnonzero(fit)
    if len(chosen) > MOST_SQUARES:
        chosen = chosen[np.argsort(-regions.area[chosen])[:MOST_SQUARES]]
    middles = np.stack((regions.left + regions.right, regions.top + regions.bottom), 1) / 2
    return middles[chosen], np.stack((across, down), 1)[chosen].astype(float)


def drop_insides(
    middles: Reals, sizes: Reals, members: npt.NDArray[np.intp]
) -> npt.NDArray[np.intp]:
    """Leave out squares within a larger one, such as the inside of a border."""
    members = members[np.argsort(-sizes[members].prod(1), kind="stable")]
    gaps = np.abs(middles[members, None] - middles[None, members])
    near = (gaps < 0.4 * sizes[members][None]).all(2)
    return members[~np.tril(near, -1).any(1)]
