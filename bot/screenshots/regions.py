"""Even regions of a picture: pixels that hang together because their colours hardly differ."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from bot.screenshots.pixels import Picture

Numbers = npt.NDArray[np.signedinteger]
Steps = npt.NDArray[np.uint16]


class Regions(NamedTuple):
    """Regions as arrays of equal length: the box of each, and its area within the edges.

    Right and bottom are outside.
    """

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


def find_regions(across: Steps, down: Steps, limit: int, *, apart: bool = True) -> Regions:
    """Return the regions within which neighbours differ by at most `limit`.

    Where regions are kept `apart`, pixels at an edge belong to none: along a tilted edge one colour
    passes into the other so slowly that it would join what it parts. Small tiles lose too much by
    that. Boxes are as large either way.
    """
    high, wide = down.shape[0] + 1, across.shape[1] + 1
    edge = _find_edges(across, down, limit) if apart else np.zeros((high, wide), bool)
    begins = ~edge
    begins[:, 1:] &= edge[:, :-1] if apart else across > limit
    ends = ~edge
    ends[:, :-1] &= edge[:, 1:] if apart else across > limit
    runs = np.cumsum(begins.ravel(), dtype=np.int32).reshape(high, wide)
    runs -= 1
    joined = ~(edge[1:] | edge[:-1]) if apart else down <= limit
    # a pair of runs is asked about once, where it begins
    fresh = begins[1:] | begins[:-1]
    fresh[:, 1:] |= ~joined[:, :-1]
    fresh &= joined
    starts = np.flatnonzero(begins)
    lengths = np.flatnonzero(ends) - starts + 1
    root = _unite(len(starts), runs[:-1][fresh], runs[1:][fresh])
    return _bound(root, starts, lengths, wide, int(apart))


def _find_edges(across: Steps, down: Steps, limit: int) -> npt.NDArray[np.bool_]:
    edge = np.zeros((down.shape[0] + 1, across.shape[1] + 1), bool)
    sharp = across > limit
    edge[:, 1:] |= sharp
    edge[:, :-1] |= sharp
    sharp = down > limit
    edge[1:] |= sharp
    edge[:-1] |= sharp
    return edge


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


def _bound(root: Numbers, starts: Numbers, lengths: Numbers, wide: int, edge: int) -> Regions:
    order = np.argsort(root, kind="stable")
    first = np.flatnonzero(np.diff(root[order], prepend=-1))
    if not len(first):
        return Regions(*(np.zeros(0, np.intp) for _ in Regions._fields))
    length = lengths[order]
    row, left = np.divmod(starts[order], wide)
    return Regions(
        np.minimum.reduceat(left, first) - edge,
        np.minimum.reduceat(row, first) - edge,
        np.maximum.reduceat(left + length, first) + edge,
        np.maximum.reduceat(row, first) + 1 + edge,
        np.add.reduceat(length, first),
    )
