"""Lattices that are looked at closely: which of them are boards."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations

import numpy as np

from bot.pillow import Image
from bot.screenshots.cells import cut
from bot.screenshots.colours import has_hue
from bot.screenshots.growth import grow
from bot.screenshots.guesses import APART
from bot.screenshots.lattices import Lattice, Reals
from bot.screenshots.looked import Looked, find_rows, look
from bot.screenshots.overlaps import (
    are_alike,
    hides,
    is_larger,
    is_part,
    lacks_rows,
    overlaps,
    touches,
)
from bot.screenshots.rows import make_grid
from bot.screenshots.siblings import find_siblings
from bot.screenshots.twins import part_twins
from bot.screenshots.values import SeenGrid, Why

Seen = tuple[Lattice, SeenGrid | Why | None]
"""A lattice, and what it is: a board, the reason why it cannot be read, or nothing of ours."""

_MOST = 14
"""Lattices that are looked at closely, those of most tiles."""

_WHOLE = 0.97


def list_boards(seen: list[Seen]) -> list[Lattice]:
    """Return where boards were seen, those of most squares first."""
    boards = [lattice for lattice, grid in seen if isinstance(grid, SeenGrid)]
    return sorted(boards, key=lambda lattice: -int(lattice.seen.sum()))


def is_blank(seen: list[Seen]) -> bool:
    """Return whether a board without letters was seen."""
    return any(isinstance(grid, SeenGrid) and not grid.lettered for _, grid in seen)


def look_closely(
    picture: Image.Image, lattices: list[Lattice], factor: int, *, whole: bool = False
) -> list[Seen]:
    """Look at lattices closely, those that cover most first; `whole` ones do not grow."""
    found: list[Seen] = []
    for small in sorted(lattices, key=_measure, reverse=True)[:_MOST]:
        if any(overlaps(small, other) and isinstance(grid, SeenGrid) for other, grid in found):
            continue
        grown = small if whole else _grow_alone(picture, small, lattices, factor)
        # what stands around it may be of the board, if the whole is none
        same = grown.shape == small.shape and not small.touching
        tried = [grown] if same else [replace(small, ragged=True), grown]
        found += _read(picture, tried, factor, whole=whole)
    return choose(found)


def _read(picture: Image.Image, tried: list[Lattice], factor: int, *, whole: bool) -> list[Seen]:
    """Return the board that is the last of some lattices that is one, or the boards."""
    one, grid = tried[-1], None
    while tried and grid is None:
        one = tried.pop()
        looked = _look_at(picture, one, factor)
        if twins := part_twins(looked):
            parts = ((twin, _look_at(picture, twin, factor)) for twin in twins)
            return [(twin, make_grid(part, proven=True)) for twin, part in parts]
        grid = make_grid(looked, proven=whole)
        rows = find_rows(looked)
        if grid is None and 0 < len(rows) < one.shape[0]:
            tried.append(one.take(rows))
    return [(one, grid)]


def _look_at(picture: Image.Image, lattice: Lattice, factor: int) -> Looked:
    return look(cut(picture, lattice, factor), lattice, factor)


def look_above_keys(picture: Image.Image, seen: list[Seen], factor: int) -> list[Seen]:
    """Take a row of letters for a guess where there is a keyboard, and no board."""
    if not any(grid is Why.KEYBOARD_ALONE for _, grid in seen):
        return seen
    alone = [lattice for lattice, grid in seen if grid is None and lattice.shape[0] == 1]
    found = [(one, make_grid(_look_at(picture, one, factor), proven=True)) for one in alone]
    return seen + [(one, row) for one, row in found if isinstance(row, SeenGrid) and row.lettered]


def look_beside(
    picture: Image.Image, seen: list[Seen], squares: tuple[Reals, Reals], factor: int
) -> list[Seen]:
    """Look for boards beside those that were seen, among squares of such middles and sizes."""
    known = [grid for _, grid in seen if isinstance(grid, SeenGrid)]
    found = look_closely(picture, _list_beside(seen, squares), factor, whole=True)
    return [pair for pair in found if _is_painted_like(pair[1], known)]


def _list_beside(seen: list[Seen], squares: tuple[Reals, Reals]) -> list[Lattice]:
    """Return lattices beside the boards that were seen, where there is none as large yet."""
    boards = list_boards(seen)
    found: list[Lattice] = []
    for board in boards:
        beside = find_siblings(board, *squares, row=is_blank(seen))
        found += [one for one in beside if not any(hides(other, one) for other in boards + found)]
    return found


def _is_painted_like(grid: SeenGrid | Why | None, known: list[SeenGrid]) -> bool:
    """Return whether the tiles without a hue are as grey as those of boards that are known."""
    if not isinstance(grid, SeenGrid):
        return True
    greys = [one for other in known for one in other.colours if not has_hue(one)]
    own = [one for one in grid.colours if not has_hue(one)]
    near = (any(np.abs(np.subtract(one, other)).max() < APART for other in greys) for one in own)
    return not greys or all(near)


def _grow_alone(
    picture: Image.Image, one: Lattice, lattices: list[Lattice], factor: int
) -> Lattice:
    """Return a lattice with what looks like its own around it, unless it would reach another."""
    grown = grow(picture, one, factor)
    whole = [other for other in lattices if other.seen.mean() > _WHOLE and is_larger(other, one)]
    reached = any(touches(grown, other) and not touches(one, other) for other in whole)
    return one if reached else grown


def is_known(one: Lattice, seen: list[Seen]) -> bool:
    """Return whether a lattice lies on a board of which nearly every place was seen before.

    Of one without letters a larger lattice may show more.
    """
    return any(
        isinstance(grid, SeenGrid)
        and lattice.seen.mean() > _WHOLE
        and overlaps(one, lattice)
        and (grid.lettered or is_larger(lattice, one))
        for lattice, grid in seen
    )


def choose(found: list[Seen]) -> list[Seen]:
    """Leave out what overlaps with a board of more guesses."""
    chosen: list[Seen] = []
    # what is too small to be read is not read in part
    boards = list_boards(found) + [one for one, grid in found if grid is Why.TOO_SMALL]
    whole = [
        pair
        for pair in found
        if not any(is_part(pair[0], other) or lacks_rows(pair[0], other) for other in boards)
    ]
    whole = [pair for pair in whole if not _lies_across(pair, whole)]
    for one, grid in sorted(whole, key=lambda pair: -count_clear(pair[1])):
        below = [at for at, (other, _) in enumerate(chosen) if _collide(one, other)]
        if not below:
            chosen.append((one, grid))
        for at in below:
            other, better = chosen[at]
            wider = one.shape[1] > other.shape[1] and are_alike(one, other)
            if wider and isinstance(grid, SeenGrid) and isinstance(better, SeenGrid):
                chosen[at] = (other, doubt(better))
    return chosen


def doubt(grid: SeenGrid) -> SeenGrid:
    """Return a board whose first guess is not certain, as something beside it was not read."""
    first = tuple(replace(tile, clear=False) for tile in grid.rows[0])
    return replace(grid, rows=(first, *grid.rows[1:]))


def _collide(one: Lattice, other: Lattice) -> bool:
    """Return whether two lattices cannot both be boards, as they share places."""
    return overlaps(one, other) or (are_alike(one, other) and touches(one, other))


def _lies_across(pair: Seen, found: list[Seen]) -> bool:
    """Return whether something lies on two boards beside each other, which show more together."""
    below = [other for other in found if other is not pair and overlaps(pair[0], other[0])]
    return any(
        not overlaps(one[0], other[0])
        and min(count_clear(one[1]), count_clear(other[1])) > 0
        and count_clear(one[1]) + count_clear(other[1]) > count_clear(pair[1])
        for one, other in combinations(below, 2)
    )


def count_clear(grid: SeenGrid | Why | None) -> float:
    """Return how many tiles of a board are good; those that are not count against it.

    A row that is not certain as a whole counts nearly as much: it is one all the same.
    """
    if not isinstance(grid, SeenGrid):
        return -1 if grid is None else 0
    clear = [[tile.clear for tile in row] for row in grid.rows]
    return sum(1.5 * sum(row) - 0.5 * len(row) if any(row) else 0.8 * len(row) for row in clear)


def _measure(lattice: Lattice) -> float:
    """Return how much of the picture a lattice covers; places not seen count half."""
    seen = float(lattice.seen.sum())
    return (seen + 0.5 * (lattice.seen.size - seen)) * float(lattice.size.prod())
