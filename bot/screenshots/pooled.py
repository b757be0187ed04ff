"""Boards that are played together have the same guesses, so that one helps to read another."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from itertools import combinations, pairwise
from math import exp, log

from bot.screenshots.values import SeenGrid, SeenTile

_SHAPES = 26
"""How many letters a tile may show, about."""

_SAME = 0.5
"""How much likelier each letter makes it that guesses are the same, at least (logarithm)."""

_WIDER = 1.6
"""How much farther apart than others boards stand if there is another between."""

_ASIDE = 0.9
"""How far aside boards stand, as a share of one, if there is another on the other side."""

_UNSEEN = -11.0
"""The logarithm for a letter that is not among those a tile may show."""


def leave_room(grids: Sequence[SeenGrid], wide: int) -> bool:
    """Return whether boards in a picture so `wide` stand as if not all of them were seen.

    There is room between them, or all stand aside. Squares of a share may stand anywhere.
    """
    boxes = sorted(grid.box for grid in grids if grid.lettered)
    if not boxes:
        return False
    size = min(right - left for left, _, right, _ in boxes)
    aside = abs(min(box[0] for box in boxes) + max(box[2] for box in boxes) - wide)
    lefts = sorted({box[0] for box in boxes})
    steps = [after - before for before, after in pairwise(lefts) if after - before > size / 2]
    return aside > _ASIDE * size or (bool(steps) and max(steps) > _WIDER * min(steps))


def share_letters(grids: Sequence[SeenGrid]) -> tuple[SeenGrid, ...]:
    """Return boards whose tiles may show what all of them together may, if the guesses agree."""
    if len(grids) < 2 or not all(_agree(*pair) for pair in combinations(grids, 2)):
        return tuple(grids)
    shared = [
        [_add(tile.letters for tile in tiles if tile.letters) for tiles in zip(*rows, strict=True)]
        for rows in _list_rows(grids)
    ]
    return tuple(
        replace(
            grid,
            rows=tuple(
                tuple(
                    replace(tile, letters=letters)
                    for tile, letters in zip(row, shared[number], strict=True)
                )
                for number, row in enumerate(grid.rows)
            ),
        )
        for grid in grids
    )


def _agree(one: SeenGrid, other: SeenGrid) -> bool:
    """Return whether two boards are likelier to have the same guesses than any."""
    if one.length != other.length:
        return False
    weighed = [
        log(max(_SHAPES * _compare(first.letters, second.letters), 1e-3))
        for row, beside in zip(one.rows, other.rows, strict=False)
        for first, second in zip(row, beside, strict=True)
        if first.letters and second.letters
    ]
    return sum(weighed) > _SAME * len(weighed)


def _compare(one: Mapping[str, float], other: Mapping[str, float]) -> float:
    """Return how likely two tiles show the same letter."""
    same = sum(exp(likely + other[letter]) for letter, likely in one.items() if letter in other)
    return same / (sum(map(exp, one.values())) * sum(map(exp, other.values())))


def _list_rows(grids: Sequence[SeenGrid]) -> list[list[tuple[SeenTile, ...]]]:
    """Return the rows of the same number of all boards that have one."""
    most = max(len(grid.rows) for grid in grids)
    return [[grid.rows[at] for grid in grids if at < len(grid.rows)] for at in range(most)]


def _add(seen: Iterable[Mapping[str, float]]) -> Mapping[str, float]:
    """Return how likely each letter is if all tiles show the same one, in the same font."""
    tiles = list(seen)
    every = {letter for tile in tiles for letter in tile}
    # what misleads on one board misleads on all, so that many count less than their number
    weight = len(tiles) ** -0.5 if tiles else 1.0
    sums = {letter: weight * sum(tile.get(letter, _UNSEEN) for tile in tiles) for letter in every}
    best = max(sums.values(), default=0.0)
    whole = best + log(sum(exp(one - best) for one in sums.values())) if sums else 0.0
    return {letter: one - whole for letter, one in sums.items()}
