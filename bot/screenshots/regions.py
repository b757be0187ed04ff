"""Even regions of a picture: pixels that hang together because their colours hardly differ."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from bot.screenshots.pixels import Picture

Numbers = npt.NDArray[np.intp]
Steps = npt.NDArray[np.uint16]


class Regions(NamedTuple):
    """Regions as arrays of equal length: the box of each (right and bottom outside), and its area."""

    left: Numbers
    top: Numbers
    right: Numbers
    bottom: Numbers
    area: Numbers


def measure_steps(picture: Picture) -> tuple[Steps, Steps]:
    """Return how much each pixel differs from the next one to the right, and from that below.

    That is the sum over red, green and blue.
    """
    return (_differ(picture[:, 1:], picture[:, :-1]), _differ(picture[1:], picture[:-1]))


def count_runs(across: Steps, limit: int) -> float:
    """Return how many runs of even colour there are, as a share of the pixels."""
    return float(np.count_nonzero(across > limit)) / across.size


def find_regions(across: Steps, down: Steps, limit: int) -> Regions:
    """Return the regions within which neighbours differ by at most `limit`."""
    high, wide = down.shape[0] + 1, across.shape[1] + 1
    begins = np.ones((high, wide), bool)
    np.greater(across, limit, out=begins[:, 1:])
    starts = np.flatnonzero(begins)
    runs = np.cumsum(begins.ravel(), dtype=np.int32).reshape(high, wide)
    runs -= 1
    joined = down <= limit
    # a pair of runs is asked about once, where it begins
    fresh = begins[1:] | begins[:-1]
    fresh[:, 1:] |= ~joined[:, :-1]
    fresh &= joined
    root = _unite(len(starts), runs[:-1][fresh], runs[1:][fresh])
    return _bound(root, starts, wide, high * wide)


def _differ(one: Picture, other: Picture) -> Steps:
    steps = np.maximum(one, other)
    steps -= np.minimum(one, other)
    return steps[..., 0].astype(np.uint16) + steps[..., 1] + steps[..., 2]


def _unite(count: int, one: Numbers, other: Numbers) -> Numbers:
    """Return for each of `count` runs the least one that it hangs together with."""
    root = np.arange(count)
    while True:
        first, second = root[one], root[other]
        apart = first != second
        if not apart.any():
            return root
        one, other, first, second = one[apart], other[apart], first[apart], second[apart]
        np.minimum.at(root, np.maximum(first, second), np.minimum(first, second))
        while True:
            above = root[root]
            if np.array_equal(above, root):
                break
            root = above


def _bound(root: Numbers, starts: Numbers, wide: int, end: int) -> Regions:
    ends = np.append(starts[1:], end)
    order = np.argsort(root, kind="stable")
    first = np.flatnonzero(np.diff(root[order], prepend=-1))
    start, length = starts[order], (ends - starts)[order]
    row, left = np.divmod(start, wide)
    return Regions(
        np.minimum.reduceat(left, first),
        np.minimum.reduceat(row, first),
        np.maximum.reduceat(left + length, first),
        np.maximum.reduceat(row, first) + 1,
        np.add.reduceat(length, first),
    )
