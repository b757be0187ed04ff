"""A picture's bytes become the boards that it shows; no word list is asked."""

from __future__ import annotations

from collections import Counter

import numpy as np

from bot.pillow import Image
from bot.screenshots.blocks import find_blocks
from bot.screenshots.boards import (
    Seen,
    choose,
    count_clear,
    doubt,
    is_blank,
    is_known,
    list_boards,
    look_above_keys,
    look_beside,
    look_closely,
)
from bot.screenshots.lattices import find_lattices
from bot.screenshots.merging import merge, widen
from bot.screenshots.overlaps import (
    are_alike,
    is_covered,
)
from bot.screenshots.pixels import open_picture
from bot.screenshots.pooled import leave_room, share_letters
from bot.screenshots.regions import Steps, count_runs, find_regions, measure_steps
from bot.screenshots.severed import CUT, are_torn, find_cut_board
from bot.screenshots.squares import choose_squares
from bot.screenshots.values import SeenGrid, Sighting, UnreadablePicture, Why

COARSE = 900_000
"""Pixels of the picture in which squares are looked for."""

_LIMITS = (9, 30)
"""How much neighbours of a region may differ: where colours are clean, and where they are not."""

_LOSSY = 0.04
"""The share of little steps from which a picture has been packed with losses."""

_NARROW = 760
"""The width of a picture up to which tiles may be small."""

_NOISE = 0.3
"""The share of runs from which a picture is a camera's, or noise."""


def find_grids(data: bytes) -> Sighting:
    """Return the boards that a PNG, JPEG, WebP or GIF shows, the first frame of several.

    Raises `UnreadablePicture`.
    """
    picture = open_picture(data)
    seen = _look(picture)
    reasons = [one for _, one in seen]
    if grids := [one for _, one in _leave_keys_out(seen) if isinstance(one, SeenGrid)]:
        if reason := find_cut_board(seen, grids, picture.size):
            raise UnreadablePicture(reason)
        boards = share_letters(_arrange(grids))
        missed = _has_missed(seen) or leave_room(boards, picture.width) or are_torn(grids)
        return Sighting(tuple(doubt(grid) if missed else grid for grid in boards))
    for reason in (*CUT, Why.NO_GUESS, Why.TOO_SMALL, Why.KEYBOARD_ALONE):
        if reason in reasons:
            raise UnreadablePicture(reason)
    raise UnreadablePicture(Why.NO_BOARD)


def _look(picture: Image.Image) -> list[Seen]:
    """Return what looks like boards in a picture; raises `UnreadablePicture`."""
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
        # squares that touch are parted better by one limit or the other
        if _is_settled(seen, picture.width) and not (apart and is_blank(seen)):
            continue
        regions = find_regions(across, down, limit, apart=apart)
        # a column may have been seen before
        columns = [one for one, grid in seen if grid is None and one.shape[1] <= 2]
        lattices = merge(find_lattices(regions, coarse.shape[1]) + columns)
        if apart:
            lattices += [one for one in find_blocks(regions) if not is_covered(one, lattices)]
        lattices = [one for one in lattices if not is_known(one, seen)]
        lattices = widen(list_boards(seen), lattices) + lattices
        seen = choose(seen + look_closely(picture, lattices, factor))
        if is_blank(seen) or not _is_settled(seen, picture.width):
            squares = choose_squares(regions, coarse.shape[1])
            seen = choose(seen + look_beside(picture, seen, squares, factor))
    return seen if list_boards(seen) else look_above_keys(picture, seen, factor)


def _leave_keys_out(seen: list[Seen]) -> list[Seen]:
    """Leave out keys whose letters are too small to be seen, as those beside them were."""
    keys = [lattice for lattice, grid in seen if grid is Why.KEYBOARD_ALONE]
    return [
        (lattice, grid)
        for lattice, grid in seen
        if not isinstance(grid, SeenGrid)
        or grid.lettered
        or not any(are_alike(lattice, one) for one in keys)
    ]


def _is_clean(steps: Steps) -> bool:
    """Return whether colours are as they were drawn, and no file's losses changed them."""
    little = np.count_nonzero((steps > 0) & (steps <= _LIMITS[0]))
    return bool(little < _LOSSY * steps.size)


def _is_settled(seen: list[Seen], wide: int) -> bool:
    """Return whether every place of the boards was seen, so that nothing more is looked for."""
    boards = [(lattice, grid) for lattice, grid in seen if isinstance(grid, SeenGrid)]
    whole = bool(boards) and all(bool(lattice.seen.all()) for lattice, _ in boards)
    alone = not leave_room([grid for _, grid in boards], wide)
    return whole and alone and not _has_missed(seen)


def _has_missed(seen: list[Seen]) -> bool:
    """Return whether something looks like the boards, but could not be read as one.

    A summary of several players may show the empty board of one who has not guessed yet.
    """
    return any(
        board.shape[1] == lattice.shape[1] and are_alike(board, lattice)
        for lattice, grid in seen
        if grid is None or (grid is Why.NO_GUESS and not is_blank(seen))
        for board in list_boards(seen)
    )


def _arrange(grids: list[SeenGrid]) -> list[SeenGrid]:
    """Order boards from the top left, and leave out what is none beside them."""
    good: Counter[int] = Counter()
    for grid in grids:
        good[grid.length] += round(count_clear(grid)) + 1
    length = max(good, key=good.__getitem__)
    most = max((grid for grid in grids if grid.length == length), key=count_clear)
    alike = [grid for grid in grids if _is_like(grid, most)]
    height = min(grid.box[3] - grid.box[1] for grid in alike)
    lines: list[list[SeenGrid]] = []
    for grid in sorted(alike, key=lambda grid: grid.box[1]):
        # in a tilted picture those of a line lie each a little lower than the one before
        if not lines or grid.box[1] - lines[-1][-1].box[1] > height / 2:
            lines.append([])
        lines[-1].append(grid)
    return [grid for line in lines for grid in sorted(line, key=lambda grid: grid.box[0])]


def _is_like(grid: SeenGrid, other: SeenGrid) -> bool:
    ratio = (grid.box[2] - grid.box[0]) / max(other.box[2] - other.box[0], 1)
    same = grid.length == other.length and grid.lettered == other.lettered
    return same and 0.8 < ratio < 1.25
