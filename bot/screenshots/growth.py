"""Rows and columns that were not seen as squares, because their colour is nearly the ground's."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import numpy.typing as npt

from bot.pillow import Image
from bot.screenshots.cells import cut
from bot.screenshots.faint import measure_apart
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
_DOUBLE, _FILLED = 1.6, 0.4

_SAME, _BETWEEN = 17.0, 0.6
"""How far apart the colours of squares that are the same may be, and as a share of the ground's."""

_HALF_EVEN, _SEEN = 0.6, 0.9

_ENOUGH, _ALL = 0.6, 1.0
"""The share of places in a row that have to look like tiles, and like squares that touch."""


def grow(picture: Image.Image, lattice: Lattice, scale: float) -> Lattice:
    """Return the lattice with the rows and columns around it that look like its own."""
    ground = find_ground(picture, lattice, scale)
    if lattice.touching:
        return _grow_squares(picture, lattice, scale, ground)
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
        last = min(_AROUND + lattice.shape[0] + bottom, len(lettered) - 1)
        below = lettered[last, _AROUND:-_AROUND]
        ragged = not whole and bool(max(above.mean(), below.mean()) >= _ENOUGH)
        lattice = replace(_crop(around, (top, bottom), (left, right)), ragged=ragged)
        if max(top, bottom, left, right) < _AROUND:
            break
    return lattice


def _grow_squares(picture: Image.Image, lattice: Lattice, scale: float, ground: Pixels) -> Lattice:
    """Return squares that touch with the rows and columns around them that have their colours."""
    around = _pad(lattice)
    # close to them may be squares that were missed, whose colour hardly differs
    farther = find_ground(picture, around, scale)
    ground = farther if np.linalg.norm(farther - ground) < _APART else ground
    cells = cut(picture, around, scale, _COARSE, ground)
    own = cells.fills[_AROUND:-_AROUND, _AROUND:-_AROUND]
    apart = measure_apart(own, ground, lattice, _APART)
    filled = np.linalg.norm(cells.fills - ground, axis=2) > apart
    unseen = not filled[_AROUND:-_AROUND, _AROUND:-_AROUND].all()
    filled &= ~cells.lettered & _find_inside(picture, around, scale)
    near = np.minimum(_BETWEEN * np.linalg.norm(own - ground, axis=2), _SAME).ravel()
    gaps = np.linalg.norm(cells.fills[:, :, None] - own.reshape(-1, 3), axis=3)
    like = filled & (cells.even > _EVEN) & (gaps < near).any(2)
    top, bottom = _reach(like, 0, lattice.shape, _ALL)
    grown = _crop(around, (top, bottom), _reach(like, 1, lattice.shape, _ALL))
    # what is left above or below may be a row of which not every square was seen
    high, wide = lattice.shape
    beyond = [row for row in (_AROUND - top - 1, _AROUND + high + bottom) if 0 <= row < len(filled)]
    ragged = bool(filled[beyond, _AROUND : _AROUND + wide].any())
    return replace(grown, seen=np.ones(grown.shape, bool), ragged=unseen or ragged)


def _crop(around: Lattice, rows: tuple[int, int], columns: tuple[int, int]) -> Lattice:
    """Return what is left of a padded lattice with so many rows and columns before and after."""
    (top, bottom), (left, right) = rows, columns
    high, wide = around.shape
    kept = (
        slice(_AROUND - top, high - _AROUND + bottom),
        slice(_AROUND - left, wide - _AROUND + right),
    )
    origin = around.origin + kept[0].start * around.down + kept[1].start * around.across
    return replace(around, origin=origin, sizes=around.sizes[kept], seen=around.seen[kept])


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
    return halved if (like | centred)[1::2].mean() > _FILLED else lattice


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
    inside = _find_inside(picture, lattice, scale)
    like = (cells.even > _EVEN) & (centred | (filled & ~cells.lettered))
    return inside & like, inside & centred & (cells.even > _HALF_EVEN), inside & cells.lettered


def _find_inside(picture: Image.Image, lattice: Lattice, scale: float) -> Fits:
    """Return which places lie within the picture."""
    rows, columns = (np.arange(count) for count in lattice.shape)
    at = (
        lattice.origin * scale
        + columns[None, :, None] * lattice.across * scale
        + rows[:, None, None] * lattice.down * scale
    )
    half = 0.45 * scale * lattice.sizes
    return np.all((at > half) & (at < np.array(picture.size) - half), axis=2)


def _reach(
    like: npt.NDArray[np.bool_], axis: int, shape: tuple[int, int], enough: float = _ENOUGH
) -> tuple[int, int]:
    """Return how many rows (axis 0) or columns (axis 1) follow before and after the lattice."""
    if axis:
        like = like.T
    high, wide = shape if not axis else shape[::-1]
    share = like[:, _AROUND : _AROUND + wide].mean(1) >= enough
    room = _MOST[axis] - high
    before = _count(share[:_AROUND][::-1], room)
    return before, _count(share[_AROUND + high :], room - before)


def _count(follow: npt.NDArray[np.bool_], room: int) -> int:
    ends = np.flatnonzero(~follow)
    return min(int(ends[0]) if len(ends) else len(follow), max(room, 0))
