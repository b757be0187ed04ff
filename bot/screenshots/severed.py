"""Boards of which an edge of the picture cuts a part, or that were seen in pieces."""

from __future__ import annotations

from itertools import combinations

from bot.screenshots.boards import Seen, list_boards
from bot.screenshots.lattices import Lattice
from bot.screenshots.overlaps import are_alike
from bot.screenshots.values import SeenGrid, Why

CUT = (Why.CUT_LEFT, Why.CUT_RIGHT, Why.CUT_ABOVE, Why.CUT_BELOW)
"""Reasons why a board is not whole."""


_BEYOND = 0.3
"""The share of a tile from which an edge cuts its column."""


def find_cut_board(seen: list[Seen], grids: list[SeenGrid], size: tuple[int, int]) -> Why | None:
    """Return why one of the boards in a picture of some `size` is not whole; None if all are."""
    boards = list_boards(seen)
    pieces = (lattice for lattice, grid in seen if grid is None)
    if any(_ends_above(piece, board) for piece in pieces for board in boards):
        return Why.CUT_ABOVE
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
    """Return the edge that cuts a row in line with a board, or a column of one."""
    others = [other for other in grids if other is not grid and _have_equal_tiles(grid, other)]
    left, top, right, bottom = grid.box
    if grid.limit == 1 and any(_stand_in_line(grid, other) for other in others):
        edges = {Why.CUT_ABOVE: top <= 1, Why.CUT_BELOW: bottom >= high - 1}
    else:
        tile = _measure_tile(grid)
        # beside one that is whole, and not the keys below, which are often as wide as tiles
        beside = (other for other in others if abs(other.box[1] - top) < tile / 2)
        lacking = any(other.length > grid.length for other in beside)
        # a part of the next tile may stand there, or a part of the last
        room = tile if lacking else -_BEYOND * tile
        edges = {Why.CUT_LEFT: left < room, Why.CUT_RIGHT: right > wide - room}
    return next((edge for edge, cut in edges.items() if cut), None)


def _ends_above(piece: Lattice, board: Lattice) -> bool:
    """Return whether a row in line with a board is cut by the upper edge."""
    if piece.shape != (1, board.shape[1]) or piece.origin[1] - piece.size[1] / 2 > 1:
        return False
    apart = abs(piece.origin[0] - board.origin[0]) + abs(piece.pitch[0] - board.pitch[0])
    return bool(apart < board.size[0] / 4) and piece.origin[1] < board.origin[1]


def are_torn(grids: list[SeenGrid]) -> bool:
    """Return whether boards with equal tiles may be parts of one.

    They have unequal lengths, or no letters, and no more room between them than their tiles.
    """
    return any(
        _have_equal_tiles(one, other)
        and (_overlap(one, other) if one.length != other.length else _adjoin(one, other))
        for one, other in combinations(grids, 2)
    )


def _overlap(one: SeenGrid, other: SeenGrid) -> bool:
    """Return whether two boards stand beside each other, as a board and the keys below do not."""
    shared = min(one.box[3], other.box[3]) - max(one.box[1], other.box[1])
    return shared > _measure_tile(one) / 2


def _have_equal_tiles(one: SeenGrid, other: SeenGrid) -> bool:
    ratio = _measure_tile(one) / max(_measure_tile(other), 1)
    return 0.9 < ratio < 1.1


def _adjoin(one: SeenGrid, other: SeenGrid) -> bool:
    if one.lettered:
        return False
    left, right = sorted((one.box, other.box))
    beside = abs(left[1] - right[1]) < (left[3] - left[1]) / 2
    return beside and right[0] - left[2] < _measure_tile(one) / 2


def _measure_tile(grid: SeenGrid) -> float:
    return (grid.box[2] - grid.box[0]) / grid.length


def _stand_in_line(one: SeenGrid, other: SeenGrid) -> bool:
    """Return whether the columns of two boards are the same."""
    apart = abs(one.box[0] - other.box[0]) + abs(one.box[2] - other.box[2])
    return one.length == other.length and apart < _measure_tile(other) / 2
