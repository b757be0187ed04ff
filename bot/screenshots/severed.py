"""Boards of which an edge of the picture cuts a part, or that were seen in pieces."""

from __future__ import annotations

from itertools import combinations

from bot.screenshots.boards import Seen, list_boards
from bot.screenshots.overlaps import are_alike
from bot.screenshots.values import SeenGrid, Why

CUT = (Why.CUT_LEFT, Why.CUT_RIGHT, Why.CUT_ABOVE, Why.CUT_BELOW)
"""Reasons why a board is not whole."""


def find_cut_board(seen: list[Seen], grids: list[SeenGrid], size: tuple[int, int]) -> Why | None:
    """Return why one of the boards in a picture of some `size` is not whole; None if all are."""
    boards = list_boards(seen)
    for lattice, reason in seen:
        if (
            isinstance(reason, Why)
            and reason in CUT
            and any(are_alike(board, lattice) for board in boards)
        ):
            return reason
    found = (_find_edge(grid, grids, *size) for grid in grids)
    return next((edge for edge in found if edge), None)


def _find_edge(grid: SeenGrid, grids: list[SeenGrid], wide: int, high: int) -> Why | None:
    """Return the edge that cuts a row in line with a board, or a board narrower than another."""
    others = [other for other in grids if other is not grid and _have_equal_tiles(grid, other)]
    left, top, right, bottom = grid.box
    if grid.limit == 1 and any(_stand_in_line(grid, other) for other in others):
        if top <= 1:
            return Why.CUT_ABOVE
        return Why.CUT_BELOW if bottom >= high - 1 else None
    # a part of the next tile stands beside it
    tile = _measure_tile(grid)
    if any(other.length > grid.length for other in others):
        if left < tile:
            return Why.CUT_LEFT
        return Why.CUT_RIGHT if right > wide - tile else None
    return None


def are_torn(grids: list[SeenGrid]) -> bool:
    """Return whether boards with equal tiles may be parts of one.

    They have unequal lengths, or no letters, and no more room between them than their tiles.
    """
    return any(
        _have_equal_tiles(one, other)
        and (one.length != other.length or (not one.lettered and _adjoin(one, other)))
        for one, other in combinations(grids, 2)
    )


def _have_equal_tiles(one: SeenGrid, other: SeenGrid) -> bool:
    ratio = _measure_tile(one) / max(_measure_tile(other), 1)
    return 0.9 < ratio < 1.1


def _adjoin(one: SeenGrid, other: SeenGrid) -> bool:
    left, right = sorted((one.box, other.box))
    beside = abs(left[1] - right[1]) < (left[3] - left[1]) / 2
    return beside and right[0] - left[2] < _measure_tile(one) / 2


def _measure_tile(grid: SeenGrid) -> float:
    return (grid.box[2] - grid.box[0]) / grid.length


def _stand_in_line(one: SeenGrid, other: SeenGrid) -> bool:
    """Return whether the columns of two boards are the same."""
    apart = abs(one.box[0] - other.box[0]) + abs(one.box[2] - other.box[2])
    return one.length == other.length and apart < _measure_tile(other) / 2
