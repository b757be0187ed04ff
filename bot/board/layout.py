"""Where the tiles of a picture stand, in pixels."""

from __future__ import annotations

from dataclasses import dataclass

FOOTER = 48
"""The height of the line below the boards."""

_SIDES = {1: 64, 2: 48}
_SMALLEST = 36


@dataclass(frozen=True)
class Layout:
    """Boards of `length` by `rows` tiles, four abreast at most."""

    boards: int
    length: int
    rows: int

    @property
    def side(self) -> int:
        return _SIDES.get(self.boards, _SMALLEST)

    @property
    def margin(self) -> int:
        return self.side * 5 // 8

    @property
    def size(self) -> tuple[int, int]:
        """Width and height of the whole picture."""
        left, _ = self.corner(min(self.boards, 4) - 1)
        _, top = self.corner(self.boards - 1)
        width, height = self._span(self.length), self._span(self.rows)
        return left + width + self.margin, top + height + FOOTER

    def corner(self, board: int, row: int = 0, column: int = 0) -> tuple[int, int]:
        """The left upper corner of a tile, everything counted from 0."""
        down, across = divmod(board, 4)
        left = self.margin + across * (self._span(self.length) + self.margin)
        top = self.margin + down * (self._span(self.rows) + self.margin)
        return left + column * self._step, top + row * self._step

    @property
    def _step(self) -> int:
        return self.side * 9 // 8

    def _span(self, tiles: int) -> int:
        return tiles * self._step - (self._step - self.side)
