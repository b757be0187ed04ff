"""The rows of a lattice become a board as it was seen."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

from bot.screenshots.colours import Colour, group, has_hue, list_shades, round_colour
from bot.screenshots.edges import Side
from bot.screenshots.guesses import (
    APART,
    EVEN_SHARE,
    FEWEST_BLANK,
    FEWEST_ROWS,
    LEAST_TILE,
    are_full,
    choose_rows,
    find_near,
    is_plausible,
)
from bot.screenshots.keys import is_keyboard
from bot.screenshots.letters import NO_LETTER, SHAPES, Pixels
from bot.screenshots.looked import Looked
from bot.screenshots.values import SeenGrid, SeenTile, Why

SEEN_LENGTHS = range(3, 11)
_MOST_ROWS = 24

_WHITE = 245
"""The least part of red, green or blue in what is nearly white."""

_FEW_KINDS = 3
"""Different rows that a share of many has at least."""

_EMPTY = 0.6
"""The share of a row's tiles that look like the ground if none of it is marked."""

_USUAL = 6
"""The guesses that most games allow."""

_WIDEST = 1.75
"""How many tiles lie between the middles of two neighbours at most."""

_ALL_SIDES = 4

_FAINT = 28.0
"""How near the colour of a mark is to the ground if a row of it may have been missed."""

_CUT = {Side.LEFT: Why.CUT_LEFT, Side.RIGHT: Why.CUT_RIGHT, Side.BOTTOM: Why.CUT_BELOW}

_BEYOND = 0.02
"""The share of the first tiles from which the edge of the picture cuts them."""

_NO_LETTER = SHAPES.index(NO_LETTER)

_LIKELY = 9.0
"""How much less likely than the likeliest a letter may be and still be kept (natural logarithm)."""


def make_grid(looked: Looked, *, proven: bool = False) -> SeenGrid | Why | None:
    """Return the board that a lattice is; why it cannot be read, or None if it is no board.

    Where a keyboard or another board is `proven` beside it, one row of any colour is believed.
    """
    if looked.lattice.touching and are_full(looked.lettered).any():
        return None  # tiles with letters have gaps, and are more than those that seem to touch
    found = _find_board(looked, proven)
    small = looked.cells.sharp < LEAST_TILE and looked.lattice.shape[1] >= FEWEST_BLANK
    if found is None and small and looked.cells.lettered.mean() > 0.1:
        return Why.TOO_SMALL
    return found


def _find_board(looked: Looked, proven: bool) -> SeenGrid | Why | None:
    rows, columns = looked.lattice.shape
    # farther apart there is a row or a column between each two
    near = (looked.lattice.pitch < _WIDEST * looked.lattice.size).all()
    if not near or columns not in SEEN_LENGTHS or not 1 <= rows <= _MOST_ROWS:
        return None
    lettered = looked.lettered
    if is_keyboard(looked.spell()):
        return Why.KEYBOARD_ALONE
    chosen = choose_rows(looked, lettered, proven=proven)
    if chosen is None or not is_plausible(looked, chosen[0]):
        return None
    shown, pending = chosen
    # below tiles to come there may be anything
    ended = looked.cells.cut_side is Side.BOTTOM and bool(shown) and shown[-1] < rows - 1
    if shown and looked.cells.cut_side and not ended:
        return _CUT[looked.cells.cut_side]
    if shown:
        return _make(looked, shown, pending, proven)
    # a whole word may be typed in the first row
    return Why.NO_GUESS if rows >= FEWEST_ROWS and not lettered[1:].all(1).any() else None


def _make(looked: Looked, shown: list[int], pending: bool, proven: bool) -> SeenGrid | None:
    cells, lettered = looked.cells, looked.lettered[shown]
    fills = cells.fills[shown]
    even = cells.even[shown] >= EVEN_SHARE
    any_letters = bool(are_full(looked.lettered).any())
    if not any_letters and (cells.beset == _ALL_SIDES or _is_pattern(looked, shown)):
        return None
    if not any_letters:
        even &= ~cells.lettered[shown]
        lettered[:] = False
    open_ = are_full(lettered) if any_letters else np.ones(len(shown), bool)
    flat = fills[open_].reshape(-1, 3)
    visible = even[open_].ravel()
    _, middles = group(flat[visible] if visible.any() else flat, APART)
    colours = _choose_colours(flat, middles)
    if colours is None:
        return None
    gaps = np.linalg.norm(fills[:, :, None] - colours, axis=3)
    sure = (gaps.min(2) < 1.5 * APART) & even
    if any_letters:
        # of a row that something hides, the rest is read
        lettered &= open_[:, None] | sure
        sure &= lettered
    if pending:
        sure[-1] = False
    # something above the first row may be one that is half covered or cut off, or runs into others
    unseen = not any_letters and (_has_unseen(find_near(looked), shown) or bool(cells.beset))
    tiny = cells.sharp < LEAST_TILE and (not any_letters or len(shown) == 1)
    risky = unseen or tiny or cells.cut_off or looked.lattice.ragged or _begins_late(looked, shown)
    if risky or cells.lettered[: shown[0]].any():
        sure[0] = False
    letters = looked.letters[shown]
    places = gaps.argmin(2)
    rounded = tuple(map(round_colour, colours))
    sure &= ~np.array(list_shades(rounded))[places]
    rows = tuple(
        tuple(
            SeenTile(
                int(places[r, c]),
                _name(letters[r, c]) if lettered[r, c] else {},
                bool(sure[r, c]),
            )
            for c in range(looked.lattice.shape[1])
        )
        for r in range(len(shown))
    )
    grey = not any(map(has_hue, rounded))
    if grey and len(rounded) > 1 and not sure[open_].all():
        return None
    high = FEWEST_ROWS if proven else looked.lattice.shape[0]
    if _is_something_else(rounded, places, high, lettered=any_letters):
        return None
    if looked.other[shown][open_].sum() > 0.2 * lettered.size:
        return None
    return SeenGrid(
        rows, rounded, round_colour(cells.ground), _box(looked), looked.lattice.shape[0]
    )


def _begins_late(looked: Looked, shown: list[int]) -> bool:
    """Return whether guesses may be missing above the edge of the picture.

    It cuts the first row, or lies right above it where there are five rows and not all are taken.
    """
    lattice, rows = looked.lattice, looked.lattice.shape[0]
    above = float(lattice.origin[1] - lattice.size[1] / 2)
    gap = float(lattice.pitch[1] - lattice.size[1])
    short = rows == _USUAL - 1 and shown[-1] < rows - 1 and above < gap
    return shown[0] == 0 and (above < -_BEYOND * lattice.size[1] or short)


def _is_pattern(looked: Looked, shown: list[int]) -> bool:
    """Return whether tiles have the colour of the ground, and that is no grey."""
    gaps = np.linalg.norm(looked.cells.fills[shown] - looked.cells.ground, axis=2)
    return has_hue(round_colour(looked.cells.ground)) and bool((gaps < _FAINT).any())


def _has_unseen(near: npt.NDArray[np.bool_], shown: list[int]) -> bool:
    """Return whether rows without letters may be missing, given which tiles look like the ground.

    Absent ones of a share may do so, and rows above or below that do not may be guesses.
    """
    others = np.delete(near, shown, 0)
    return bool(near[shown].any() or (others.mean(1) < _EMPTY).any())


def _is_something_else(
    colours: Sequence[Colour], places: npt.NDArray[np.intp], high: int, *, lettered: bool
) -> bool:
    """Return whether these tiles are those of a crossword, one row of anything, or a pattern."""
    alone = len(places) == 1 and high < (2 if lettered else FEWEST_ROWS)
    white = any(min(colour) >= _WHITE for colour in colours)
    if alone and (white or not (lettered and any(map(has_hue, colours)))):
        return True
    plain = places[(places == places[:, :1]).all(1), 0]
    hued = [has_hue(colours[int(of)]) for of in plain]
    # one guess is all correct and another may be all present, and after these none is all absent
    if not lettered and (sum(hued) > 2 or hued != sorted(hued)):
        return True
    # large squares of a pattern repeat as no guesses do
    kinds = {tuple(row) for row in places.tolist()}
    same = len(kinds) == 1 and len(places) >= FEWEST_ROWS and not len(plain)
    repeats = same or (len(kinds) < _FEW_KINDS and len(places) > _USUAL)
    return (white and len(colours) == 1) or (not lettered and repeats)


def _choose_colours(flat: Pixels, middles: list[Pixels]) -> Pixels | None:
    """Return the colours of most tiles, at most three; a rare fourth is near one."""
    stack = np.stack(middles)
    gaps = np.linalg.norm(flat[:, None] - stack[None], axis=2)
    counts = np.bincount(gaps.argmin(1), minlength=len(stack))
    kept: list[int] = []
    for at in np.argsort(-counts, kind="stable"):
        # two marks are not told by greys that hardly differ
        if not any(_are_greys(stack[at], stack[one]) for one in kept):
            kept.append(int(at))
    kept = kept[:3]
    return stack[kept] if counts[kept].sum() >= 0.8 * counts.sum() else None


def _are_greys(one: Pixels, other: Pixels) -> bool:
    hueless = not (has_hue(round_colour(one)) or has_hue(round_colour(other)))
    return hueless and float(np.linalg.norm(one - other)) < 2 * APART


def _name(letters: Pixels) -> dict[str, float]:
    best = float(letters.max())
    return {
        SHAPES[at]: float(letters[at])
        for at in np.argsort(-letters)
        if letters[at] > best - _LIKELY
    }


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
