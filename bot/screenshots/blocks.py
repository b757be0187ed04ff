"""Squares that touch, as the emojis of a share do: those of one colour run into one region."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from bot.screenshots.lattices import Chosen, Lattice, Reals, split
from bot.screenshots.regions import Regions

_SMALLEST, _MOST = 8, 10

_FEWEST = 3
"""Regions of which a share has at least so many."""

_CANDIDATES = 250


def find_blocks(regions: Regions) -> Iterator[Lattice]:
    """Yield lattices of squares without gaps; a place is seen where its colour is no ground."""
    boxes = np.stack((regions.left, regions.top, regions.right, regions.bottom), 1).astype(float)
    sizes = boxes[:, 2:] - boxes[:, :2]
    fit = (sizes.min(1) >= _SMALLEST) & (sizes.max(1) < _MOST * 1.2 * sizes.min(1))
    fit &= regions.area > 0.3 * (sizes - 2).prod(1)
    boxes, sizes = boxes[fit][:_CANDIDATES], sizes[fit][:_CANDIDATES]
    tried: list[float] = []
    for unit in np.unique(np.rint(sizes.min(1))):
        if any(abs(unit - other) < 1.5 for other in tried):
            continue
        members = _are_multiples(sizes, unit)
        if members.sum() >= _FEWEST:
            tried.append(float(unit))
            for group in split(_touch(boxes[members], unit)):
                if len(group) >= _FEWEST and (lattice := _lay(boxes[members][group], unit)):
                    yield lattice


def _are_multiples(sizes: Reals, unit: float) -> Chosen:
    whole = np.rint(sizes / unit)
    close = np.abs(sizes - whole * unit) <= 1.2 + 0.02 * sizes
    return np.all(close & (whole >= 1) & (whole <= _MOST), axis=1)


def _touch(boxes: Reals, unit: float) -> Chosen:
    low = np.maximum(boxes[:, None, :2], boxes[None, :, :2])
    high = np.minimum(boxes[:, None, 2:], boxes[None, :, 2:])
    # the corners of diagonal neighbours touch, and an absent tile may be invisible between two
    return np.all(high - low > -0.2 * unit, axis=2)


def _lay(boxes: Reals, unit: float) -> Lattice | None:
    """Return the lattice of boxes that stand at whole units from each other."""
    low, high = boxes[:, :2].min(0), boxes[:, 2:].max(0)
    shape = np.rint((high - low) / unit).astype(int)
    if not (4 <= shape[0] <= _MOST and 2 <= shape[1] <= _MOST):
        return None
    pitch = (high - low) / shape
    steps = (boxes[:, :2] - low) / pitch
    if np.abs(pitch / unit - 1).max() > 0.08 or np.abs(steps - np.rint(steps)).max() > 0.2:
        return None
    sizes = np.broadcast_to(0.96 * pitch, (shape[1], shape[0], 2)).copy()
    across, down = np.array((pitch[0], 0.0)), np.array((0.0, pitch[1]))
    seen = np.ones((shape[1], shape[0]), bool)
    return Lattice(low + pitch / 2, across, down, sizes, seen)
