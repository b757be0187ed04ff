"""The tiles of a lattice with what their letters may be."""

from __future__ import annotations

from dataclasses import dataclass, replace

import numpy as np
import numpy.typing as npt

from bot.screenshots.cells import Cells
from bot.screenshots.lattices import Lattice
from bot.screenshots.letters import NO_LETTER, SHAPES, Pixels, fit, recognise
from bot.screenshots.small import are_small, fold_small

_NO_LETTER = SHAPES.index(NO_LETTER)

_JUNK = 0.5
"""The share of a row's tiles that hold no letters from which it is none of the board's."""


@dataclass(frozen=True)
class Looked:
    """A lattice with its tiles, and what their letters may be; NaN where there is none."""

    lattice: Lattice
    cells: Cells
    letters: Pixels
    scale: float

    @property
    def lettered(self) -> npt.NDArray[np.bool_]:
        """Whether a letter stands on each tile."""
        return self.cells.lettered & ~self.other

    @property
    def other(self) -> npt.NDArray[np.bool_]:
        """Whether something stands on each tile that is no letter."""
        junk = np.nan_to_num(self.letters[..., _NO_LETTER], nan=-99.0) > -0.7
        return self.cells.lettered & (junk | self.cells.odd)

    def spell(self) -> list[str]:
        """Return the likeliest letters of each row, a space where there is none."""
        best = np.nan_to_num(self.letters[..., :_NO_LETTER], nan=-99.0).argmax(2)
        return [
            "".join(SHAPES[at] if on else " " for at, on in zip(row, shown, strict=True))
            for row, shown in zip(best, self.lettered, strict=True)
        ]


def look(cells: Cells, lattice: Lattice, scale: float) -> Looked:
    """Recognise the letters on the tiles of a lattice."""
    places = np.argwhere(cells.lettered)
    squares = [fit(cells.inks[row, column]) for row, column in places]
    letters = np.full((*lattice.shape, len(SHAPES)), np.nan, np.float32)
    known = [
        (place, square) for place, square in zip(places, squares, strict=True) if square is not None
    ]
    if known:
        at = np.array([place for place, _ in known])
        seen = recognise([square for _, square in known])
        letters[at[:, 0], at[:, 1]] = fold_small(seen, small=are_small(seen))
    looked = Looked(lattice, cells, letters, scale)
    # the round borders of empty tiles look like letters
    rings = np.array([set(row) == {"O"} for row in looked.spell()])
    return replace(looked, cells=replace(cells, lettered=cells.lettered & ~rings[:, None]))


def find_rows(looked: Looked) -> range:
    """Return the rows of a board without those above and below that hold something else."""
    junk = ~looked.lattice.seen.any(1) & (looked.other.mean(1) > _JUNK)
    kept = np.flatnonzero(~junk)
    return range(int(kept[0]), int(kept[-1]) + 1) if len(kept) else range(0)
