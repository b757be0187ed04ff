"""Where the tiles of a picture of one board stand, in pixels."""

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
        """The left upper corner of a tile, everything counted from 0."""
        return MARGIN + column * STEP, MARGIN + row * STEP


def fine_print(width: int) -> int:
    """The size of the smallest text: 12.5 pixels where a phone shows the picture 300 wide."""
    return width // 24


def footer(width: int) -> int:
    """The height of the line below the boards."""
    return fine_print(width) * 8 // 3
