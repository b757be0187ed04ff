"""Rows and columns that were not seen as squares, because their colour is nearly the ground's."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import numpy.typing as npt

from bot.pillow import Image
from bot.screenshots.cells import cut
from bot.screenshots.ground import find_ground
from bot.screenshots.lattices import Lattice
from bot.screenshots.letters import Pixels

Fits = npt.NDArray[np.bool_]

_AROUND = 3
"""Places that are looked at on every side, at once."""

_COARSE = 20
"""The pixels of a tile that suffice to see whether there is one."""

_MOST = (24, 10)
_TIMES = 4

_EVEN, _APART = 0.8, 12.0
_DOUBLE, _BETWEEN = 1.6, 0.4

_HALF_EVEN, _SEEN = 0.6, 0.9

_ENOUGH = 0.6
"""The share of places in a row that have to look like tiles."""


def grow(picture: Image.Image, lattice: Lattice, scale: float) -> Lattice:
    """Return the lattice with the rows and columns around it that look like its own."""
    ground = find_ground(picture, lattice, scale)
    lattice = _fill_rows(picture, lattice, scale, ground)
    for _ in range(_TIMES):
        around = _pad(lattice)
        like, centred, lettered = _find_tiles(picture, around, scale, ground)
        # the boards beside one that was seen whole are no part of it, nor are empty tiles above
        whole = lattice.seen.mean() > _SEEN and lattice.shape[0] > 1
        top, bottom = _reach(centred if whole else like | centred, 0, lattice.shape)
        left, right = (0, 0) if whole else _reach(like, 1, lattice.shape)
        # what stands above or below in letters may be a row that was missed
        above = lettered[max(_AROUND - top - 1, 0), _AROUND:-_AROUND]
        high, wide = lattice.shape
        last = min(_AROUND + high + bottom, len(lettered) - 1)
        below = lettered[last, _AROUND:-_AROUND]
        ragged = not whole and bool(max(above.mean(), below.mean()) >= _ENOUGH)
        rows = slice(_AROUND - top, _AROUND + high + bottom)
        columns = slice(_AROUND - left, _AROUND + wide + right)
        lattice = replace(
            lattice,
            origin=lattice.origin - top * lattice.down - left * lattice.across,
            sizes=around.sizes[rows, columns],
            seen=around.seen[rows, columns],
            ragged=ragged,
        )
        if max(top, bottom, left, right) < _AROUND:
            break
    return lattice


def _fill_rows(picture: Image.Image, lattice: Lattice, scale: float, ground: Pixels) -> Lattice:
    """Return a lattice with the rows between, where every second one was not seen."""
    high, wide = lattice.shape
    if high < 2 or lattice.pitch[1] < _DOUBLE * lattice.size[1]:
        return lattice
    rows = 2 * high - 1
    seen = np.zeros((rows, wide), bool)
    seen[::2] = lattice.seen
    sizes = np.empty((rows, wide, 2))
    sizes[:] = np.minimum(lattice.size, 0.99 * lattice.pitch * (1, 0.5))
    halved = replace(lattice, down=lattice.down / 2, sizes=sizes, seen=seen)
    like, centred, _ = _find_tiles(picture, halved, scale, ground)
    return halved if (like | centred)[1::2].mean() > _BETWEEN else lattice


def _pad(lattice: Lattice) -> Lattice:
    sizes = np.empty((lattice.shape[0] + 2 * _AROUND, lattice.shape[1] + 2 * _AROUND, 2))
    sizes[:] = lattice.size
    inside = (slice(_AROUND, -_AROUND),) * 2
    sizes[inside] = lattice.sizes
    origin = lattice.origin - _AROUND * (lattice.across + lattice.down)
    return replace(lattice, origin=origin, sizes=sizes, seen=np.pad(lattice.seen, _AROUND))


def _find_tiles(
    picture: Image.Image, lattice: Lattice, scale: float, ground: Pixels
) -> tuple[Fits, Fits, Fits]:
    """Return which places look like tiles, which have a letter in the middle, which any.

    A tile has another colour than the ground, or a letter in the middle.
    """
    cells = cut(picture, lattice, scale, _COARSE, ground)
    filled = np.linalg.norm(cells.fills - cells.ground, axis=2) > _APART
    ink: Pixels = cells.inks.sum((2, 3)) + 1e-6
    high, wide = int(cells.inks.shape[2]), int(cells.inks.shape[3])
    across, down = np.linspace(0, 1, wide), np.linspace(0, 1, high)
    x = np.einsum("rchw,w->rc", cells.inks, across) / ink - 0.5
    y = np.einsum("rchw,h->rc", cells.inks, down) / ink - 0.5
    centred = cells.lettered & ~cells.odd & (np.abs(x) < 0.1) & (np.abs(y) < 0.12)
    middles = lattice.origin * scale
    rows, columns = (np.arange(count) for count in lattice.shape)
    at = (
        middles
        + columns[None, :, None] * lattice.across * scale
        + rows[:, None, None] * lattice.down * scale
    )
    half = 0.45 * scale * lattice.sizes
    inside = ((at > half) & (at < np.array(picture.size) - half)).all(2)
    like = (cells.even > _EVEN) & (centred | (filled & ~cells.lettered))
    return inside & like, inside & centred & (cells.even > _HALF_EVEN), inside & cells.lettered


def _reach(like: npt.NDArray[np.bool_], axis: int, shape: tuple[int, int]) -> tuple[int, int]:
    """Return how many rows (axis 0) or columns (axis 1) follow before and after the lattice."""
    if axis:
        like = like.T
    high, wide = shape if not axis else shape[::-1]
    share = like[:, _AROUND : _AROUND + wide].mean(1) >= _ENOUGH
    room = _MOST[axis] - high
    before = _count(share[:_AROUND][::-1], room)
    return before, _count(share[_AROUND + high :], room - before)


def _count(follow: npt.NDArray[np.bool_], room: int) -> int:
    ends = np.flatnonzero(~follow)
    return min(int(ends[0]) if len(ends) else len(follow), max(room, 0))
