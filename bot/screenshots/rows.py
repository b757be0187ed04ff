"""The rows of a lattice: which of them are guesses with marks."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from bot.screenshots.cells import Cells
from bot.screenshots.colours import Colour, group, has_hue, is_usual
from bot.screenshots.keys import is_keyboard
from bot.screenshots.lattices import Lattice
from bot.screenshots.letters import NO_LETTER, SCRIPTS, SHAPES, Pixels, fit, recognise
from bot.screenshots.values import SeenGrid, SeenTile, Why

LENGTHS = range(3, 11)
MOST_ROWS = 24

LEAST_TILE = 14.0
"""Pixels of a tile below which its letter is often unreadable."""

_APART = 17.0
"""How far apart the colours of two marks are at least."""

_GROUND = 14.0
"""How near a fill is to the ground to be the same."""

_EVEN = 0.62
"""The share of a tile's rim that has its colour, unless something covers it."""

_SEEN = 0.5
"""The share of a row without letters that has to be seen as squares."""

_FEWEST_BLANK = 4
"""Tiles in a row from which marks without letters are believed."""

_UNEVEN = 0.1
"""The share of tiles without letters that something may cover."""

_NO_LETTER = SHAPES.index(NO_LETTER)

_OTHERS = 0.25
"""The share of tiles that may hold something else."""

_BLURRED = 0.35

_CLEAR, _FAINT = -0.5, -1.6
"""How likely the letters of a board are at least, in the middle and nearly all (logarithm)."""

_LIKELY = 9.0
"""How much less likely than the likeliest a letter may be and still be kept (natural logarithm)."""


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
        letters[at[:, 0], at[:, 1]] = recognise([square for _, square in known])
    return Looked(lattice, cells, letters, scale)


def make_grid(looked: Looked) -> SeenGrid | Why | None:
    """Return the board that a lattice is; why it cannot be read, or None if it is no board."""
    found = _find_board(looked)
    small = looked.cells.sharp < LEAST_TILE and looked.lattice.shape[1] >= _FEWEST_BLANK
    if found is None and small and looked.cells.lettered.mean() > 0.1:
        return Why.TOO_SMALL
    return found


def _find_board(looked: Looked) -> SeenGrid | Why | None:
    rows, columns = looked.lattice.shape
    if columns not in LENGTHS or not 1 <= rows <= MOST_ROWS:
        return None
    lettered = looked.lettered
    if is_keyboard(looked.spell()):
        return Why.KEYBOARD_ALONE
    chosen = _choose_rows(looked, lettered)
    if chosen is None:
        return None
    shown, pending = chosen
    if not _is_plausible(looked, shown):
        return None
    if not shown:
        return Why.NO_GUESS if rows >= 4 and not lettered.all(1).any() else None
    return _make(looked, shown, pending)


def _choose_rows(looked: Looked, lettered: npt.NDArray[np.bool_]) -> tuple[list[int], bool] | None:
    """Return the rows that have marks, and whether the last may have none yet.

    None if this cannot be a board.
    """
    cells, columns = looked.cells, looked.lattice.shape[1]
    near = np.linalg.norm(cells.fills - cells.ground, axis=2) < _GROUND
    full = lettered.sum(1) >= max(columns - 1, 2)
    if not full.any():
        blank = _choose_blank(looked, near) if not cells.lettered.any() else None
        return None if blank is None else (blank, False)
    empty = cells.fills[~full & ~lettered.any(1)].reshape(-1, 3)
    to_come = near.copy()
    if len(empty):
        gaps = np.linalg.norm(cells.fills[:, :, None] - np.median(empty, 0), axis=3)[..., 0]
        to_come |= gaps < _GROUND
    marked = full & ~to_come.all(1)
    last = int(np.flatnonzero(marked)[-1]) if marked.any() else -1
    # above a row with marks, all have marks; of the rest only the last may have been typed just now
    after = [row for row in range(last + 1, len(full)) if full[row]]
    after = after[: int(np.argmax(np.diff([last, *after, len(full) + 2]) > 1))]
    shown = [row for row in range(last + 1) if full[row]] + after[:-1]
    # where absent tiles look like empty ones, that last row may be absent altogether
    pending = bool(after and shown) and bool(to_come[shown].any())
    return ([*shown, after[-1]] if pending else shown), pending


def _is_plausible(looked: Looked, shown: list[int]) -> bool:
    """Return whether the letters are those of guesses, and nothing else stands on other tiles."""
    others = [row for row in range(looked.lattice.shape[0]) if row not in shown]
    if others and looked.other[others].mean() > _OTHERS:
        return False
    lettered = looked.lettered
    typed = np.flatnonzero(lettered.any(1))
    last = shown[-1] if shown else -1
    # letters stand in each row down to the one that is being typed
    if len(typed) and (np.ptp(typed) >= len(typed) or typed[-1] > last + 1):
        return False
    letters = looked.letters[shown][lettered[shown]]
    if not len(letters):
        return True
    best = letters.max(1)
    if np.median(best) < _CLEAR or (best < _FAINT).mean() > _BLURRED:
        return False
    spelt = [SHAPES[at] for at in letters[:, :_NO_LETTER].argmax(1)]
    return max(sum(one in script for one in spelt) for script in SCRIPTS) >= 0.8 * len(spelt)


def _choose_blank(looked: Looked, near: npt.NDArray[np.bool_]) -> list[int] | None:
    """Return the rows with marks where no letters are shown."""
    cells, seen = looked.cells, looked.lattice.seen.mean(1) >= _SEEN
    if looked.lattice.shape[1] < _FEWEST_BLANK:
        return None
    shown = [row for row in range(len(near)) if seen[row] and not near[row].any()]
    if shown and (colours := _group_fills(looked, shown)) and len(colours) > 1:
        return shown if is_usual(colours) else None
    return _choose_faint(looked, near) if near.any() else [] if not shown else None


def _choose_faint(looked: Looked, near: npt.NDArray[np.bool_]) -> list[int] | None:
    """Return the rows of a share whose absent tiles have the ground's colour.

    They are believed where the last row is right.
    """
    last = len(near) - 1
    if last < 1 or near.all(1).any() or near[last].any() or not looked.lattice.seen.all():
        return [] if near.all() else None
    colours = _group_fills(looked, [*range(last + 1)])
    right = _group_fills(looked, [last])
    usual = len(right) == 1 and 2 <= len(colours) <= 3 and is_usual(colours) and is_usual(right)
    return [*range(last + 1)] if usual else None


def _group_fills(looked: Looked, rows: list[int]) -> list[Colour]:
    fills = looked.cells.fills[rows].reshape(-1, 3)
    if (looked.cells.even[rows] < _EVEN).mean() > _UNEVEN:
        return []
    return [_whole(middle) for middle in group(fills, _APART)[1]]


def _make(looked: Looked, shown: list[int], pending: bool) -> SeenGrid | None:
    cells = looked.cells
    fills = cells.fills[shown]
    even = cells.even[shown] >= _EVEN
    flat = fills.reshape(-1, 3)
    _, middles = group(flat[even.ravel()] if even.any() else flat, _APART)
    numbers, colours, sure = _merge(flat, middles)
    if colours is None:
        return None
    places = numbers.reshape(fills.shape[:2])
    sure = sure.reshape(places.shape) & even
    if pending:
        sure[-1] = False
    if cells.cut_off or looked.lattice.ragged:
        sure[0] = False
    lettered = looked.lettered[shown]
    letters = looked.letters[shown]
    any_letters = bool(lettered.any())
    rows = tuple(
        tuple(
            SeenTile(
                int(places[r, c]),
                _name(letters[r, c]) if lettered[r, c] else {},
                bool(sure[r, c] and (lettered[r, c] or not any_letters)),
            )
            for c in range(places.shape[1])
        )
        for r in range(len(shown))
    )
    grey = not any(map(has_hue, colours))
    if grey and len(colours) > 1 and not sure.all():
        return None
    alone = len(rows) == 1 == looked.lattice.shape[0]
    if alone and (grey or not any_letters):
        return None
    if looked.other[shown].sum() > 0.2 * lettered.size:
        return None
    return SeenGrid(rows, colours, _whole(cells.ground), _box(looked), looked.lattice.shape[0])


def _merge(
    flat: Pixels, middles: list[Pixels]
) -> tuple[npt.NDArray[np.intp], tuple[Colour, ...] | None, npt.NDArray[np.bool_]]:
    """Give each tile one of at most three colours; a rare fourth is near one, and not sure."""
    stack = np.stack(middles)
    gaps = np.linalg.norm(flat[:, None] - stack[None], axis=2)
    counts = np.bincount(gaps.argmin(1), minlength=len(stack))
    kept = np.argsort(-counts, kind="stable")[:3]
    if counts[kept].sum() < 0.8 * counts.sum():
        return np.zeros(0, np.intp), None, np.zeros(0, bool)
    numbers = gaps[:, kept].argmin(1)
    sure = gaps[:, kept].min(1) < 1.5 * _APART
    return numbers, tuple(_whole(stack[at]) for at in kept), sure


def _name(letters: Pixels) -> dict[str, float]:
    best = float(letters.max())
    return {
        SHAPES[at]: float(letters[at])
        for at in np.argsort(-letters)
        if letters[at] > best - _LIKELY
    }


def _whole(colour: Pixels) -> Colour:
    red, green, blue = (round(float(part)) for part in colour)
    return red, green, blue


def _box(looked: Looked) -> tuple[int, int, int, int]:
    lattice, (rows, columns) = looked.lattice, looked.lattice.shape
    corners = np.array(
        [
            lattice.origin + c * lattice.across + r * lattice.down
            for c in (0, columns - 1)
            for r in (0, rows - 1)
        ]
    )
    low, high = corners.min(0) - lattice.size / 2, corners.max(0) + lattice.size / 2
    left, top, right, bottom = (round(float(part) * looked.scale) for part in (*low, *high))
    return left, top, right, bottom
