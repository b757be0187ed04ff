"""Squares that touch, as the emojis of a share do: those of one colour run into one region."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import numpy.typing as npt

from bot.screenshots.lattices import Chosen, Lattice, Reals, split
from bot.screenshots.regions import Regions

_SMALLEST, _MOST = 8, 10

_FEWEST = 2
"""Regions of which a share has at least so many."""

_CANDIDATES = 250

_WHOLE = (1, 2, 3)
"""How many squares the lesser side of one of the regions has."""

_BETWEEN = (0, 1, 2)
"""Rows between others that may not be seen, as all of their squares are absent."""

_OTHER = 0.25
"""Pixels from which the side of a square is another."""

_TIMES = 3
"""How often the side of a square is measured again, by more regions each time."""


def find_blocks(regions: Regions) -> Iterator[Lattice]:
    """Yield lattices of squares without gaps; a place is seen where its colour is no ground."""
    boxes = np.stack((regions.left, regions.top, regions.right, regions.bottom), 1).astype(float)
    sizes = boxes[:, 2:] - boxes[:, :2]
    fit = (sizes.min(1) >= _SMALLEST) & (sizes.max(1) < _MOST * 1.2 * sizes.min(1))
    fit &= regions.area > 0.3 * (sizes - 2).prod(1)
    boxes, sizes = boxes[fit][:_CANDIDATES], sizes[fit][:_CANDIDATES]
    # the squares of a share may all stand in twos or threes
    units = np.unique(np.rint(sizes.min(1)[:, None] / _WHOLE))
    tried: list[float] = []
    for about in units[units >= _SMALLEST]:
        unit, members = _settle_unit(sizes, float(about))
        if members.sum() >= _FEWEST and all(abs(unit - other) > _OTHER for other in tried):
            tried.append(unit)
            yield from _lay_groups(boxes[members], unit)


def _lay_groups(boxes: Reals, unit: float) -> Iterator[Lattice]:
    """Yield lattices of boxes that touch, and of those with rows between that are not seen."""
    low = np.maximum(boxes[:, None, :2], boxes[None, :, :2])
    apart = (low - np.minimum(boxes[:, None, 2:], boxes[None, :, 2:])) / unit
    # the corners of diagonal neighbours touch, and an absent tile may be invisible between two
    groups = [group for rows in _BETWEEN for group in _join(np.all(apart < (0.2, 0.2 + rows), 2))]
    for group in {tuple(one): one for one in groups}.values():
        if lattice := _lay(boxes[group], unit):
            yield lattice


def _join(linked: Chosen) -> list[npt.NDArray[np.intp]]:
    """Return the groups of regions that hang together, none of them alone."""
    paired = np.flatnonzero(linked.sum(1) >= _FEWEST)
    return [paired[group] for group in split(linked[np.ix_(paired, paired)])]


def _settle_unit(sizes: Reals, unit: float) -> tuple[float, Chosen]:
    """Return the side of a square that is near `unit`, and which regions are squares in rows."""
    members = _are_multiples(sizes, unit)
    for _ in range(_TIMES):
        if members.any():
            unit = float(sizes[members].sum() / np.rint(sizes[members] / unit).sum())
            members = _are_multiples(sizes, unit)
    return unit, members


def _are_multiples(sizes: Reals, unit: float) -> Chosen:
    whole = np.rint(sizes / unit)
    close = np.abs(sizes - whole * unit) <= 1.2 + 0.02 * sizes
    return np.all(close & (whole >= 1) & (whole <= _MOST), axis=1)


def _lay(boxes: Reals, unit: float) -> Lattice | None:
    """Return the lattice of boxes that stand at whole units from each other."""
    low, high = boxes[:, :2].min(0), boxes[:, 2:].max(0)
    shape = np.rint((high - low) / unit).astype(int)
    if not (4 <= shape[0] <= _MOST and 2 <= shape[1] <= _MOST):
        return None
    pitch = (high - low) / shape
    steps = (boxes[:, :2] - low) / pitch
    sides = np.rint((boxes[:, 2:] - boxes[:, :2]) / pitch).astype(int)
    if np.gcd.reduce(sides.ravel()) > 1:
        return None  # these are squares of twice the side, or more
    if np.abs(pitch / unit - 1).max() > 0.08 or np.abs(steps - np.rint(steps)).max() > 0.2:
        return None
    sizes = np.broadcast_to(0.96 * pitch, (shape[1], shape[0], 2)).copy()
    across, down = np.array((pitch[0], 0.0)), np.array((0.0, pitch[1]))
    seen = np.ones((shape[1], shape[0]), bool)
    return Lattice(low + pitch / 2, across, down, sizes, seen, touching=True)
