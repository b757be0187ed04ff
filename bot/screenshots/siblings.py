"""Boards beside and below one that was found: squares that stand in its rows or its columns."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import numpy as np
import numpy.typing as npt

from bot.screenshots.lattices import Chosen, Lattice, Reals

_ALIKE = 1.4
"""How much larger or smaller the squares of another board may be, as borders are thin."""

_ALIGNED = 0.14
"""How far from its row or column a square may stand, as a share of how far these are apart."""

_ENOUGH = 0.4
"""How many squares have to be seen, as a share of those of the board that was found."""


def find_siblings(
    board: Lattice, middles: Reals, sizes: Reals, *, row: bool = False
) -> Iterator[Lattice]:
    """Yield lattices of the shape of `board` where squares stand beside or below it.

    Where letters are hidden, as many squares as in a `row` are enough.
    """
    least = _ENOUGH * float(board.seen.sum())
    least = min(least, board.shape[1]) if row else least
    ratio = sizes / board.size
    alike = ((ratio < _ALIKE) & (ratio > 1 / _ALIKE)).all(1)
    steps = np.stack((board.across, board.down), 1)
    places: Reals = np.linalg.solve(steps, (middles[alike] - board.origin).T).T.astype(np.float64)
    for axis in (0, 1):
        yield from _find_along(board, places, sizes[alike], axis, least)


def _find_along(
    board: Lattice, places: Reals, sizes: Reals, axis: int, least: float
) -> Iterator[Lattice]:
    """Yield those beside (axis 0) or below each other (axis 1)."""
    counts = np.array(board.shape[::-1])
    along, aside = places[:, axis], places[:, 1 - axis]
    line = np.rint(aside)
    left = (np.abs(aside - line) < _ALIGNED) & (line >= 0) & (line < counts[1 - axis])
    # those of the board itself are known
    left &= (along < -0.6) | (along > counts[axis] - 0.4)
    while left.any():
        first, members = _choose_window(along, left, int(counts[axis]))
        if len(members) < least:
            return
        left &= (along < first - 0.6) | (along > first + counts[axis] - 0.4)
        at = np.rint(along[members] - first).astype(int), line[members].astype(int)
        row, column = at[::-1] if axis == 0 else at
        seen, size = np.zeros(board.shape, bool), board.sizes.copy()
        seen[row, column], size[row, column] = True, sizes[members]
        origin = board.origin + first * (board.across, board.down)[axis]
        yield replace(board, origin=origin, sizes=size, seen=seen)


def _choose_window(along: Reals, left: Chosen, count: int) -> tuple[float, npt.NDArray[np.intp]]:
    """Return where the `count` lines begin that hold most squares, and which these are."""
    first, chosen = 0.0, np.zeros(0, np.intp)
    for begin in np.unique(np.round(along[left], 2)):
        apart = along - begin
        whole = np.rint(apart)
        inside = left & (np.abs(apart - whole) < _ALIGNED) & (whole >= 0) & (whole < count)
        members = np.flatnonzero(inside)
        if len(members) > len(chosen):
            first = float(begin + np.median(apart[members] - whole[members]))
            chosen = members
    return first, chosen
