"""A picture's bytes become the boards that it shows; no word list is asked."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import numpy as np

from bot.pillow import Image
from bot.screenshots.blocks import find_blocks
from bot.screenshots.cells import cut
from bot.screenshots.growth import grow
from bot.screenshots.lattices import Lattice, choose_squares, find_lattices
from bot.screenshots.looked import Looked, find_rows, look
from bot.screenshots.merging import merge
from bot.screenshots.overlaps import (
    are_alike,
    hides,
    is_covered,
    is_larger,
    is_part,
    overlaps,
    touches,
)
from bot.screenshots.pixels import open_picture
from bot.screenshots.pooled import leave_room, share_letters
from bot.screenshots.regions import Regions, Steps, count_runs, find_regions, measure_steps
from bot.screenshots.rows import make_grid
from bot.screenshots.siblings import find_siblings
from bot.screenshots.values import SeenGrid, Sighting, UnreadablePicture, Why

Seen = tuple[Lattice, SeenGrid | Why | None]
"""A lattice, and what it is: a board, the reason why it cannot be read, or nothing of ours."""

COARSE = 900_000
"""Pixels of the picture in which squares are looked for."""

MOST_LATTICES = 14
"""Lattices that are looked at closely, those of most tiles."""

_LIMITS = (9, 30)
"""How much neighbours of a region may differ: where colours are clean, and where they are not."""

_LOSSY = 0.04
"""The share of little steps from which a picture has been packed with losses."""

_NARROW = 760
"""The width of a picture up to which tiles may be small."""

_WHOLE = 0.97

_NOISE = 0.3
"""The share of runs from which a picture is a camera's, or noise."""


def find_grids(data: bytes) -> Sighting:
    """Return the boards that a PNG, JPEG, WebP or GIF shows, the first frame of several.

    Raises `UnreadablePicture`.
    """
    picture = open_picture(data)
    factor = max(1, round((picture.width * picture.height / COARSE) ** 0.5 + 0.2))
    coarse = np.asarray(picture.reduce(factor) if factor > 1 else picture)
    across, down = measure_steps(coarse)
    busy = {limit: count_runs(across, limit) for limit in _LIMITS}
    if busy[_LIMITS[1]] > _NOISE:
        raise UnreadablePicture(Why.PHOTOGRAPH)
    seen: list[Seen] = []
    first, second = _LIMITS if _is_clean(across) else _LIMITS[::-1]
    for limit, apart in ((first, True), (first, False), (second, True), (second, False)):
        if busy[limit] > _NOISE or not (apart or coarse.shape[1] < _NARROW):
            continue
        if _is_settled(seen, picture.width):
            break
        regions = find_regions(across, down, limit, apart=apart)
        lattices = merge(find_lattices(regions, coarse.shape[1]))
        if apart:
            lattices += [one for one in find_blocks(regions) if not is_covered(one, lattices)]
        lattices = [one for one in lattices if not _is_known(one, seen)]
        seen = _choose(seen + _look(picture, lattices, factor))
        if not _is_settled(seen, picture.width):
            beside = _list_beside(seen, regions, coarse.shape[1])
            seen = _choose(seen + _look(picture, beside, factor, whole=True))
    seen = seen if _find_boards(seen) else _look_above_keys(picture, seen, factor)
    if grids := [one for _, one in seen if isinstance(one, SeenGrid)]:
        boards = share_letters(_arrange(grids))
        missed = _has_missed(seen) or leave_room(boards, picture.width)
        return Sighting(tuple(_doubt(grid) if missed else grid for grid in boards))
    reasons = [one for _, one in seen]
    for reason in (Why.CUT_LEFT, Why.CUT_RIGHT, Why.TOO_SMALL, Why.NO_GUESS, Why.KEYBOARD_ALONE):
        if reason in reasons:
            raise UnreadablePicture(reason)
    raise UnreadablePicture(Why.NO_BOARD)


def _is_clean(steps: Steps) -> bool:
    """Return whether colours are as they were drawn, and no file's losses changed them."""
    little = np.count_nonzero((steps > 0) & (steps <= _LIMITS[0]))
    return bool(little < _LOSSY * steps.size)


def _find_boards(seen: list[Seen]) -> list[Lattice]:
    """Return where boards were seen, those of most squares first."""
    boards = [lattice for lattice, grid in seen if isinstance(grid, SeenGrid)]
    return sorted(boards, key=lambda lattice: -int(lattice.seen.sum()))


def _look_above_keys(picture: Image.Image, seen: list[Seen], factor: int) -> list[Seen]:
    """Take a row of letters for a guess where there is a keyboard, and no board."""
    if not any(grid is Why.KEYBOARD_ALONE for _, grid in seen):
        return seen
    alone = [lattice for lattice, grid in seen if grid is None and lattice.shape[0] == 1]
    found = [(one, make_grid(_look_at(picture, one, factor), proven=True)) for one in alone]
    return seen + [pair for pair in found if isinstance(pair[1], SeenGrid)]


def _look_at(picture: Image.Image, lattice: Lattice, factor: int) -> Looked:
    return look(cut(picture, lattice, factor), lattice, factor)


def _list_beside(seen: list[Seen], regions: Regions, wide: int) -> list[Lattice]:
    """Return lattices beside the boards that were seen, where there is none as large yet."""
    boards = _find_boards(seen)
    squares = choose_squares(regions, wide)
    found: list[Lattice] = []
    for board in boards:
        beside = find_siblings(board, *squares)
        found += [one for one in beside if not any(hides(other, one) for other in boards + found)]
    return found


def _look(
    picture: Image.Image, lattices: list[Lattice], factor: int, *, whole: bool = False
) -> list[Seen]:
    """Look at lattices closely, those that cover most first; `whole` ones do not grow."""
    found: list[Seen] = []
    for small in sorted(lattices, key=_measure, reverse=True)[:MOST_LATTICES]:
        if any(overlaps(small, other) and isinstance(grid, SeenGrid) for other, grid in found):
            continue
        grown = small if whole else _grow_alone(picture, small, lattices, factor)
        tried = [small] if grown.shape == small.shape else [small, grown]
        one, grid = small, None
        while tried and grid is None:
            one = tried.pop()
            looked = _look_at(picture, one, factor)
            grid = make_grid(looked, proven=whole)
            rows = find_rows(looked)
            if grid is None and 0 < len(rows) < one.shape[0]:
                tried.append(one.take(rows))
        found.append((one, grid))
    return _choose(found)


def _grow_alone(
    picture: Image.Image, one: Lattice, lattices: list[Lattice], factor: int
) -> Lattice:
    """Return a lattice with what looks like its own around it, unless it would reach another."""
    grown = grow(picture, one, factor)
    whole = [other for other in lattices if other.seen.mean() > _WHOLE and is_larger(other, one)]
    reached = any(touches(grown, other) and not touches(one, other) for other in whole)
    return one if reached else grown


def _is_known(one: Lattice, seen: list[Seen]) -> bool:
    """Return whether a lattice lies on a board of which nearly every place was seen before."""
    return any(
        isinstance(grid, SeenGrid) and lattice.seen.mean() > _WHOLE and overlaps(one, lattice)
        for lattice, grid in seen
    )


def _choose(found: list[Seen]) -> list[Seen]:
    """Leave out what overlaps with a board of more guesses."""
    chosen: list[Seen] = []
    # what is too small to be read is not read in part
    boards = _find_boards(found) + [one for one, grid in found if grid is Why.TOO_SMALL]
    whole = [pair for pair in found if not any(is_part(pair[0], other) for other in boards)]
    for one, grid in sorted(whole, key=lambda pair: -_count(pair[1])):
        if not any(overlaps(one, other) for other, _ in chosen):
            chosen.append((one, grid))
    return chosen


def _count(grid: SeenGrid | Why | None) -> float:
    """Return how many tiles of a board are good; those that are not count against it.

    A row that is not certain as a whole counts nearly as much: it is one all the same.
    """
    if not isinstance(grid, SeenGrid):
        return -1 if grid is None else 0
    clear = [[tile.clear for tile in row] for row in grid.rows]
    return sum(1.5 * sum(row) - 0.5 * len(row) if any(row) else 0.8 * len(row) for row in clear)


def _is_settled(seen: list[Seen], wide: int) -> bool:
    """Return whether every place of the boards was seen, so that nothing more is looked for."""
    boards = [(lattice, grid) for lattice, grid in seen if isinstance(grid, SeenGrid)]
    whole = bool(boards) and all(bool(lattice.seen.all()) for lattice, _ in boards)
    alone = not leave_room([grid for _, grid in boards], wide)
    return whole and alone and not _has_missed(seen)


def _has_missed(seen: list[Seen]) -> bool:
    """Return whether something looks like the boards, but could not be read as one."""
    return any(
        board.shape[1] == lattice.shape[1] and are_alike(board, lattice)
        for lattice, grid in seen
        if grid is None
        for board in _find_boards(seen)
    )


def _doubt(grid: SeenGrid) -> SeenGrid:
    """Return a board whose first guess is not certain, as another board was not read."""
    first = tuple(replace(tile, clear=False) for tile in grid.rows[0])
    return replace(grid, rows=(first, *grid.rows[1:]))


def _measure(lattice: Lattice) -> float:
    """Return how much of the picture a lattice covers; places not seen count half."""
    seen = float(lattice.seen.sum())
    return (seen + 0.5 * (lattice.seen.size - seen)) * float(lattice.size.prod())


def _arrange(grids: list[SeenGrid]) -> list[SeenGrid]:
    """Order boards from the top left, and leave out what is none beside them."""
    good: Counter[int] = Counter()
    for grid in grids:
        good[grid.length] += round(_count(grid)) + 1
    length = max(good, key=good.__getitem__)
    most = max((grid for grid in grids if grid.length == length), key=_count)
    alike = [grid for grid in grids if _is_like(grid, most)]
    height = min(grid.box[3] - grid.box[1] for grid in alike)
    return sorted(alike, key=lambda grid: (round(grid.box[1] / max(height, 1)), grid.box[0]))


def _is_like(grid: SeenGrid, other: SeenGrid) -> bool:
    ratio = (grid.box[2] - grid.box[0]) / max(other.box[2] - other.box[0], 1)
    same = grid.length == other.length and grid.lettered == other.lettered
    return same and 0.8 < ratio < 1.25
