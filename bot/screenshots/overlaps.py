"""Which lattices stand at the same place, or are parts of one board."""

from __future__ import annotations

import numpy as np

from bot.screenshots.lattices import Lattice, Reals

_SAME_PITCH = 0.04

_SHARED = 0.25
"""The share of a lattice that lies within another one if they are the same board."""

_COVERED = 0.5
"""The share of a block on which squares were seen with gaps if it is none."""

_NEARLY = 0.2
"""How much farther apart squares with gaps stand than those of a block (natural logarithm)."""

_WHOLE = 0.9
"""The share of places that were seen where hardly anything was missed."""

_TOUCHED = 0.05
"""The share of a board beside another that may lie within it."""


def overlaps(one: Lattice, other: Lattice, share: float = _SHARED) -> bool:
    """Return whether more than a `share` of the smaller of two lattices lies within the other."""
    first, second = _frame(one), _frame(other)
    low, high = np.maximum(first[0], second[0]), np.minimum(first[1], second[1])
    smaller = min(float((frame[1] - frame[0]).prod()) for frame in (first, second))
    return float(np.maximum(high - low, 0).prod()) > share * smaller


def is_part(one: Lattice, other: Lattice) -> bool:
    """Return whether a lattice has some of the columns of one of which far more was seen."""
    fewer = one.shape[1] < other.shape[1] and 2 * one.seen.sum() < other.seen.sum()
    return bool(fewer) and are_alike(one, other) and overlaps(one, other)


def lacks_rows(one: Lattice, other: Lattice) -> bool:
    """Return whether a lattice has some of the rows of one that was seen whole, or better."""
    fewer = one.shape[0] < other.shape[0] and one.shape[1] == other.shape[1]
    more = bool(other.seen.mean() > _WHOLE or one.seen.sum() < other.seen.sum())
    return fewer and more and are_alike(one, other) and overlaps(one, other, _COVERED)


def touches(one: Lattice, other: Lattice) -> bool:
    """Return whether anything of the smaller of two lattices lies within the other."""
    return overlaps(one, other, _TOUCHED)


def hides(one: Lattice, other: Lattice) -> bool:
    """Return whether a lattice stands where another would, and is no part of it."""
    return is_larger(one, other) and touches(one, other)


def is_larger(one: Lattice, other: Lattice) -> bool:
    """Return whether a lattice has as many places as another, or more."""
    return one.seen.size >= other.seen.size


def is_covered(block: Lattice, lattices: list[Lattice]) -> bool:
    """Return whether tiles with gaps stand where a block would be, on half of it at least."""
    alike = (one for one in lattices if np.abs(np.log(one.pitch / block.pitch)).max() < _NEARLY)
    seen = sum(_measure_seen(one) for one in alike if overlaps(one, block))
    return seen >= _COVERED * _measure_seen(block)


def are_alike(one: Lattice, other: Lattice) -> bool:
    """Return whether the tiles of two lattices are equally far apart; of one row, only across."""
    axes = 2 if min(one.shape[0], other.shape[0]) > 1 else 1
    return bool(np.abs(one.pitch / other.pitch - 1)[:axes].max() < _SAME_PITCH)


def _measure_seen(lattice: Lattice) -> float:
    return float(lattice.seen.sum() * lattice.pitch.prod())


def _frame(lattice: Lattice) -> tuple[Reals, Reals]:
    """Return the top left and the bottom right of a lattice."""
    rows, columns = lattice.shape
    middle = lattice.origin + lattice.across * (columns - 1) / 2 + lattice.down * (rows - 1) / 2
    half = lattice.pitch * (columns, rows) / 2
    return middle - half, middle + half
