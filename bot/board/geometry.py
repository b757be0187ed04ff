"""Measures of the picture of one board, in pixels."""

from __future__ import annotations

from dataclasses import dataclass

SIDE = 64
STEP = SIDE * 9 // 8
MARGIN = SIDE * 5 // 8


@dataclass(frozen=True)
class Geometry:
    """A board of `length` by `rows` tiles above a line of small print."""

    length: int
    rows: int

    @property
    def size(self) -> tuple[int, int]:
        """Width and height of the whole picture."""
        right, bottom = self.corner(self.rows - 1, self.length - 1)
        width = right + SIDE + MARGIN
        return width, bottom + SIDE + footer(width)

    def corner(self, row: int, column: int) -> tuple[int, int]:
        """Return the upper left corner of a tile; rows and columns count from 0."""
        return MARGIN + column * STEP, MARGIN + row * STEP


def fine_print(width: int) -> int:
    """Return the size of the smallest text: 12.5 pixels where a phone shows 300 of the width."""
    return width // 24


def footer(width: int) -> int:
    """Return the height of the line below the boards."""
    return fine_print(width) * 8 // 3
