"""Boards without letters: the colours alone say what the marks are."""

from __future__ import annotations

from bot.screenshots.colours import rank_meanings
from bot.screenshots.values import ScreenBoard, ScreenRow, SeenGrid
from engine import Feedback


def read_marks(grid: SeenGrid) -> ScreenBoard:
    """Return the marks of a board without letters, down to the guess that is right."""
    ranked = rank_meanings(grid.colours, grid.ground)
    best = ranked[0]
    rivals = [marks for weight, marks in ranked[1:] if weight > best[0] - 2.5]
    rows: list[ScreenRow] = []
    for tiles in grid.rows:
        marks = Feedback(best[1][tile.colour] for tile in tiles)
        doubtful = frozenset(
            at
            for at, tile in enumerate(tiles)
            if not tile.clear or any(one[tile.colour] is not best[1][tile.colour] for one in rivals)
        )
        rows.append(ScreenRow(None, marks, doubtful))
        if marks.all_correct:
            break
    return ScreenBoard(tuple(rows))
