"""Boards that stand as close to each other as their tiles do, and so look like one."""

from __future__ import annotations

from dataclasses import replace

from bot.screenshots.guesses import are_full
from bot.screenshots.lattices import Lattice
from bot.screenshots.looked import Looked
from bot.screenshots.rows import SEEN_LENGTHS

_MOST = 8
"""Boards that are played together at most."""

_SAME = 0.8
"""The share of letters that have to be the same, as some are misread."""

_FEWEST = 2
"""Guesses that have to be the same: a word alone may be one part twice, as *murmur*."""


def part_twins(looked: Looked) -> list[Lattice]:
    """Return the boards that a lattice is if the same guesses stand in parts of it; else none."""
    full = are_full(looked.lettered)
    rows = [row for row, on in zip(looked.spell(), full, strict=True) if on]
    for boards in range(_MOST, 1, -1):
        wide, rest = divmod(looked.lattice.shape[1], boards)
        if not rest and wide in SEEN_LENGTHS and len(rows) >= _FEWEST and _repeat(rows, wide):
            return [_take(looked.lattice, at * wide, wide) for at in range(boards)]
    return []


def _repeat(rows: list[str], wide: int) -> bool:
    """Return whether the letters of each row repeat after so many."""
    same = [one == other for row in rows for one, other in zip(row, row[wide:], strict=False)]
    return sum(same) >= _SAME * len(same)


def _take(lattice: Lattice, start: int, wide: int) -> Lattice:
    kept = slice(start, start + wide)
    origin = lattice.origin + start * lattice.across
    return replace(lattice, origin=origin, sizes=lattice.sizes[:, kept], seen=lattice.seen[:, kept])
