"""Boards without letters: the colours alone say what the marks are."""

from __future__ import annotations

from bot.screenshots.colours import has_hue, rank_meanings
from bot.screenshots.values import ScreenBoard, ScreenRow, SeenGrid
from engine import Feedback, Mark

_RIGHT = 5.0
"""How much likelier the last row is right if all of it has one colour (natural logarithm)."""


def read_marks(grid: SeenGrid) -> ScreenBoard:
    """Return the marks of a board without letters, down to the guess that is right."""
    ranked = _rank(grid)
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


def _rank(grid: SeenGrid) -> list[tuple[float, tuple[Mark, ...]]]:
    """Return what the colours may mean, the likeliest first: a game mostly ends with its answer."""
    ranked = rank_meanings(grid.colours, grid.ground)
    last = {tile.colour for tile in grid.rows[-1]}
    if len(last) > 1 or not has_hue(grid.colours[min(last)]):
        return ranked
    weighed = (
        (weight + _RIGHT * (marks[min(last)] is Mark.CORRECT), marks) for weight, marks in ranked
    )
    return sorted(weighed, key=lambda found: -found[0])
