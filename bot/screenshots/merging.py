"""Lattices that are parts of one board: its marked tiles and its empty ones, or its columns."""

from __future__ import annotations

import numpy as np

from bot.screenshots.lattices import Lattice

_MOST_HIDDEN = 2
"""Rows between two parts of a board that something may hide."""

_MOST_ROWS = 9
"""Rows of a board that has been parted; more are boards below each other."""


_NARROW, _WIDEST = 2, 10
"""Columns that are joined to those beside them at most, and those of a board."""


def merge(lattices: list[Lattice]) -> list[Lattice]:
    """Join rows and columns to the board that they continue.

    Their tiles may have another size, and something may hide a row between.
    """
    found: list[Lattice] = []
    for lattice in lattices:
        for at, one in enumerate(found):
            if _continues(one, lattice):
                found[at] = _append(one, lattice)
                break
            if joined := _join_columns(one, lattice):
                found[at] = joined
                break
        else:
            found.append(lattice)
    return found


def widen(boards: list[Lattice], lattices: list[Lattice]) -> list[Lattice]:
    """Return boards with the columns that lattices have beside them, where these have any."""
    joined = (_join_columns(board, one) for board in boards for one in lattices)
    return [one for one in joined if one]


def _join_columns(one: Lattice, other: Lattice) -> Lattice | None:
    """Return a lattice with a column or two that another has close beside it; None if it has none.

    The other may have some of the same columns, too.
    """
    if np.abs(one.pitch / other.pitch - 1).max() > 0.03:
        return None
    apart = (other.origin - one.origin) / one.pitch
    aside, rows = (round(float(part)) for part in apart)
    left, right = min(aside, 0), max(one.shape[1], aside + other.shape[1])
    columns, wider = right - left, max(one.shape[1], other.shape[1])
    if np.abs(apart - (aside, rows)).max() > 0.1 or columns > _WIDEST:
        return None
    if not wider < columns <= min(wider + _NARROW, one.shape[1] + other.shape[1]):
        return None
    top, bottom = min(rows, 0), max(one.shape[0], rows + other.shape[0])
    if bottom - top > max(one.shape[0], other.shape[0]):
        return None
    shape = (bottom - top, columns)
    sizes, seen = np.empty((*shape, 2)), np.zeros(shape, bool)
    sizes[:] = one.size
    for part, row, column in ((one, -top, -left), (other, rows - top, aside - left)):
        place = slice(row, row + part.shape[0]), slice(column, column + part.shape[1])
        sizes[place], seen[place] = part.sizes, seen[place] | part.seen
    origin = one.origin + left * one.across + top * one.down
    return Lattice(origin, one.across, one.down, sizes, seen)


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
