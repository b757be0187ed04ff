"""Lattices that are parts of one board: its marked tiles and its empty ones, which are smaller."""

from __future__ import annotations

import numpy as np

from bot.screenshots.lattices import Lattice

_MOST_HIDDEN = 2
"""Rows between two parts of a board that something may hide."""

_MOST_ROWS = 9
"""Rows of a board that has been parted; more are boards below each other."""


def merge(lattices: list[Lattice]) -> list[Lattice]:
    """Join rows to the board that they continue above or below.

    Their tiles may have another size, and something may hide a row between.
    """
    found: list[Lattice] = []
    for lattice in lattices:
        at = next((at for at, one in enumerate(found) if _continues(one, lattice)), None)
        if at is None:
            found.append(lattice)
        else:
            found[at] = _append(found[at], lattice)
    return found


def _continues(one: Lattice, other: Lattice) -> bool:
    if one.shape[1] != other.shape[1] or np.abs(one.pitch / other.pitch - 1).max() > 0.03:
        return False
    apart = (other.origin - one.origin) / one.pitch
    rows = round(float(apart[1]))
    near = abs(float(apart[0])) < 0.12 and abs(float(apart[1]) - rows) < 0.15
    between = max(rows - one.shape[0], -rows - other.shape[0])
    return near and (
        between == 0
        or (0 < between <= _MOST_HIDDEN and one.shape[0] + other.shape[0] + between <= _MOST_ROWS)
    )


def _append(one: Lattice, other: Lattice) -> Lattice:
    first, second = (one, other) if one.origin[1] < other.origin[1] else (other, one)
    apart = float((second.origin - first.origin)[1] / one.pitch[1])
    hidden = (max(round(apart) - first.shape[0], 0), one.shape[1])
    sizes = np.empty((*hidden, 2))
    sizes[:] = one.size
    return Lattice(
        first.origin,
        one.across,
        one.down,
        np.concatenate((first.sizes, sizes, second.sizes)),
        np.concatenate((first.seen, np.zeros(hidden, bool), second.seen)),
    )
