"""Which rows of a lattice are guesses with marks, and whether it can be a board at all."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from bot.screenshots.colours import Colour, group, is_usual, round_colour
from bot.screenshots.faint import are_painted, measure_apart
from bot.screenshots.letters import NO_LETTER, SCRIPTS, SHAPES
from bot.screenshots.looked import Looked

APART = 17.0
"""How far apart the colours of two marks are at least."""

EVEN_SHARE = 0.62
"""The share of a tile's rim that has its colour, unless something covers it."""

FEWEST_BLANK = 4
"""Tiles in a row from which marks without letters are believed."""

_GROUND = 14.0
"""How near a fill is to the ground to be the same."""

_FADED = 28.0
"""How near to the ground the colour of typed tiles may be that have one."""

_SEEN = 0.5
"""The share of a row without letters that has to be seen as squares."""

_COVERED = 0.1
"""The share of tiles without letters that something may cover."""

_OTHERS, _BLURRED = 0.25, 0.35
"""The shares of tiles that may hold something else, and of letters that may be faint."""

_CLEAR, _FAINT = -0.5, -1.6
"""How likely the letters of a board are at least, in the middle and nearly all (logarithm)."""

_FLAT, _SAME = 0.93, 10.0
"""How even squares that touch are, and how far the colours of one mark may be from their middle."""

_EMPTY, _ALIKE = 24.0, 0.8
"""How far apart the colours of empty tiles may be, and how many have to have the same."""

_HIDDEN = 0.5
"""The share of a row's tiles that do not look empty from which something hides a guess."""

_MOST_HIDDEN = 0.5
"""The share of guesses that something may hide."""

FEWEST_ROWS = 4
"""Rows of a board from which something that is hard to read is believed."""

LEAST_TILE = 14.0
"""Pixels of a tile below which its letter is often unreadable."""

_NO_LETTER = SHAPES.index(NO_LETTER)


def are_full(lettered: npt.NDArray[np.bool_]) -> npt.NDArray[np.bool_]:
    """Return which rows have letters on all tiles, but one perhaps."""
    return lettered.sum(1) >= max(lettered.shape[1] - 1, 2)


def find_near(looked: Looked) -> npt.NDArray[np.bool_]:
    """Return which tiles have the ground's colour."""
    cells = looked.cells
    apart = measure_apart(cells.fills, cells.ground, looked.lattice, _GROUND)
    return np.linalg.norm(cells.fills - cells.ground, axis=2) < apart


def choose_rows(
    looked: Looked, lettered: npt.NDArray[np.bool_], *, proven: bool = False
) -> tuple[list[int], bool] | None:
    """Return the rows that have marks, those that something hides included.

    Say too whether the last may have none yet. None if this cannot be a board. Where others are
    `proven` beside it, marks without letters may all be the same.
    """
    cells = looked.cells
    near = find_near(looked)
    full = are_full(lettered)
    if not full.any():
        # a pointer may look like a letter
        empty_but_one = cells.lettered.mean() <= _COVERED
        blank = _choose_blank(looked, near, proven) if empty_but_one else None
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
    shown = [*range(int(np.argmax(full)), last + 1), *after[:-1]]
    if not after and _is_faint_alone(looked, shown):
        return shown, True
    # where absent tiles look like empty ones, that last row may be absent altogether
    pending = bool(after and shown) and bool(to_come[shown].any())
    if pending and not _is_typed(looked, after[-1]):
        return [*shown, after[-1]], True
    covered = ~to_come | cells.odd | (cells.even < EVEN_SHARE)
    # below the last squares, nothing of the board is hidden
    covered[np.flatnonzero(looked.lattice.seen.any(1))[-1] + 1 :] = False
    covered[[_is_typed(looked, row) for row in range(len(covered))]] = False
    return _add_hidden(shown, covered, marked), False


def _is_faint_alone(looked: Looked, shown: list[int]) -> bool:
    """Return whether the last row has a faint colour that none above it has, as typed tiles do."""
    if len(shown) < 2:
        return False
    *above, last = shown
    fills, middle = looked.cells.fills, np.median(looked.cells.fills[last], 0)
    alone = np.linalg.norm(fills[above] - middle, axis=2).min() > APART
    alike = np.linalg.norm(fills[last] - middle, axis=1).max() < _GROUND
    return bool(alone and alike and np.linalg.norm(middle - looked.cells.ground) < _FADED)


def _is_typed(looked: Looked, row: int) -> bool:
    """Return whether a row begins with letters, and the rest of its tiles look empty."""
    lettered = looked.cells.lettered[row]
    count = int(lettered.sum())
    rest = looked.cells.fills[row, count:]
    alike = len(rest) > 0 and float(np.ptp(rest, axis=0).max()) < _EMPTY
    return alike and bool(lettered[:count].all()) and not looked.other[row].any()


def _add_hidden(
    shown: list[int], covered: npt.NDArray[np.bool_], marked: npt.NDArray[np.bool_]
) -> list[int]:
    """Return rows with marks, and the one above and below of which something hides a part."""
    if not shown or not marked.any():
        return shown
    hidden = covered.mean(1) >= _HIDDEN
    first, last = shown[0], shown[-1]
    above = [first - 1] if first > 0 and hidden[first - 1] else []
    below = [last + 1] if last + 1 < len(hidden) and hidden[last + 1] else []
    return [*above, *shown, *below]


def is_plausible(looked: Looked, shown: list[int]) -> bool:
    """Return whether the letters are those of guesses, and nothing else stands on other tiles."""
    others = [row for row in range(looked.lattice.shape[0]) if row not in shown]
    full = are_full(looked.lettered)
    hidden = (~full[shown]).sum() if full.any() else 0
    busy = bool(others) and looked.other[others].mean() > _OTHERS
    if busy or hidden > max(_MOST_HIDDEN * len(shown), 1):
        return False
    if len(shown) == 1 and not _is_empty_below(looked, shown[0] + 2):
        return False
    lettered = looked.lettered.copy()
    lettered[shown] |= full.any()
    typed = np.flatnonzero(lettered.any(1))
    last = shown[-1] if shown else -1
    # letters stand in each row down to the one that is being typed
    if len(typed) and (np.ptp(typed) >= len(typed) or typed[-1] > last + 1):
        return False
    shown = [row for row in shown if full[row]] if full.any() else shown
    letters = looked.letters[shown][looked.lettered[shown]]
    if not len(letters):
        return True
    best = letters.max(1)
    if np.median(best) < _CLEAR or (best < _FAINT).mean() > _BLURRED:
        # small letters are hard to read in a lossy picture, where the colours tell a board
        large = looked.cells.sharp >= LEAST_TILE and looked.lattice.shape[0] >= FEWEST_ROWS
        return large and _is_coloured(looked, shown)
    spelt = [SHAPES[at] for at in letters[:, :_NO_LETTER].argmax(1)]
    return max(sum(one in script for one in spelt) for script in SCRIPTS) >= 0.8 * len(spelt)


def _is_coloured(looked: Looked, shown: list[int]) -> bool:
    """Return whether rows have two or three of the colours that games use."""
    colours = _group_fills(looked, shown)
    return 2 <= len(colours) <= 3 and is_usual(colours)


def _is_empty_below(looked: Looked, first: int) -> bool:
    """Return whether all tiles from a row on are of one colour, as those to come are."""
    fills = looked.cells.fills[first:].reshape(-1, 3)
    if not len(fills):
        return True
    numbers, _ = group(fills, _EMPTY)
    return bool(np.bincount(numbers).max() >= _ALIKE * len(fills))


def _choose_blank(looked: Looked, near: npt.NDArray[np.bool_], proven: bool) -> list[int] | None:
    """Return the rows with marks where no letters are shown."""
    if looked.lattice.shape[1] < FEWEST_BLANK:
        return None
    painted = ~near.any(1)
    seen = painted & (looked.lattice.seen.mean(1) >= _SEEN)
    # the tiles of a row run into each other where a picture is blurred
    runs = np.cumsum(~painted)
    mixed = bool((near.any(1) & ~near.all(1)).any())
    fewest, colours = 1 if proven else 2, list[Colour]()
    for rows in (painted & np.isin(runs, runs[seen]), seen):
        shown = [int(row) for row in np.flatnonzero(rows)]
        colours = _group_fills(looked, shown) if shown and not mixed else []
        if (is_usual(colours) and len(colours) >= fewest) or (proven and len(colours) == 1):
            return [*range(shown[0], shown[-1] + 1)]
    if len(colours) >= fewest:
        return None
    return _choose_faint(looked, near) if near.any() else [] if not shown else None


def _choose_faint(looked: Looked, near: npt.NDArray[np.bool_]) -> list[int] | None:
    """Return the rows of a share whose absent tiles have the ground's colour.

    They are believed where the last row is right.
    """
    last = len(near) - 1
    cells = looked.cells
    painted = near.any() and are_painted(cells.fills[near], cells.ground, cells.beside)
    seen = bool(looked.lattice.seen.all()) or painted
    if last < 1 or near[0].all() or near[last].any() or not seen:
        return [] if near.all() else None
    colours = _group_fills(looked, [*range(last + 1)])
    right = _group_fills(looked, [last])
    if any(_group_fills(looked, [row]) == right for row in range(last)):
        return None
    usual = len(right) == 1 and 2 <= len(colours) <= 3 and is_usual(colours) and is_usual(right)
    return [*range(last + 1)] if usual else None


def _group_fills(looked: Looked, rows: list[int]) -> list[Colour]:
    fills = looked.cells.fills[rows].reshape(-1, 3)
    even = looked.cells.even[rows]
    if (even < EVEN_SHARE).mean() > _COVERED:
        return []
    numbers, middles = group(fills, APART)
    spread = np.linalg.norm(fills - np.stack(middles)[numbers], axis=1).max()
    # patches of a photograph have no colours of their own
    if looked.lattice.touching and (even.mean() < _FLAT or spread > _SAME):
        return []
    return [round_colour(middle) for middle in middles]
