"""What surrounds the tiles of a lattice: the ground, a row that is cut off, and other tiles."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from bot.pillow import Image
from bot.screenshots.colours import group
from bot.screenshots.lattices import Lattice
from bot.screenshots.letters import Pixels

_BESIDE = 0.1
"""How far beside a place the ground is looked at, as a share of how far apart tiles stand."""

_NARROW_GAP = 3.0

_USUAL_ROWS = 6

SAME_GROUND = 16.0

_BESET = 0.5
"""The share of places along a side that have another colour than the ground if tiles are there."""

_EVEN = 22.0
"""How far a pixel may be from the fill that it belongs to."""


def find_ground(picture: Image.Image, lattice: Lattice, scale: float) -> Pixels:
    """Return the colour that is seen most often between tiles, and close around them."""
    (rows, columns), beyond = lattice.shape, 0.5 + _BESIDE
    between = [(c + 0.5, r + 0.5) for c in range(columns - 1) for r in range(rows - 1)]
    beside = [(c, r) for c in (-beyond, columns - 1 + beyond) for r in range(rows)]
    beside += [(c, r) for c in range(columns) for r in (-beyond, rows - 1 + beyond)]
    # a gap of few pixels has something of the tiles' colours
    narrow = float((lattice.pitch - lattice.size).min()) * scale < _NARROW_GAP
    places = np.array(beside if narrow else between + beside)
    colours = _look_at(picture, lattice, scale, places)
    if not len(colours):
        return _find_margin(picture, lattice, scale)
    numbers, _ = group(colours, SAME_GROUND)
    return np.median(colours[numbers == np.bincount(numbers).argmax()], 0)


def _find_margin(picture: Image.Image, lattice: Lattice, scale: float) -> Pixels:
    """Return the one colour of all places along the edge of a picture that a lattice fills."""
    rows, columns = lattice.shape
    across = [(c, r) for c in range(columns) for r in (0, rows - 1)]
    down = [(c, r) for c in (0, columns - 1) for r in range(rows)]
    colours = _look_at(picture, lattice, scale, np.array(across + down))
    alike = len(colours) > 0 and np.ptp(colours, axis=0).max() < SAME_GROUND
    return np.median(colours, 0) if alike else np.zeros(3, np.float32)


def count_beset(picture: Image.Image, lattice: Lattice, scale: float, ground: Pixels) -> int:
    """Return on how many sides something stands right beside a lattice, as tiles would."""
    rows, columns = lattice.shape
    sides = (
        *([(c, r) for c in range(columns)] for r in (-1, rows)),
        *([(c, r) for r in range(rows)] for c in (-1, columns)),
    )
    beside = (_look_at(picture, lattice, scale, np.array(side)) for side in sides)
    apart = (np.linalg.norm(colours - ground, axis=1) > SAME_GROUND for colours in beside)
    return sum(len(side) > 0 and bool(side.mean() >= _BESET) for side in apart)


def look_beside(picture: Image.Image, lattice: Lattice, scale: float) -> Pixels:
    """Return the colours right above and below a lattice, where its next tiles would be."""
    rows, columns = lattice.shape
    places = np.array([(column, row) for row in (-1, rows) for column in range(columns)])
    return _look_at(picture, lattice, scale, places)


def _look_at(
    picture: Image.Image, lattice: Lattice, scale: float, places: Pixels | npt.NDArray[np.intp]
) -> Pixels:
    """Return the colours at places of a lattice, columns and rows, that lie within the picture."""
    points = lattice.origin + places[:, :1] * lattice.across + places[:, 1:] * lattice.down
    points = np.rint(points * scale).astype(int)
    points = points[((points >= 0) & (points < np.array(picture.size))).all(1)]
    seen = [picture.getpixel((int(x), int(y))) for x, y in points]
    return np.array(seen, np.float32).reshape(-1, 3)


def is_cut_off(picture: Image.Image, lattice: Lattice, scale: float, ground: Pixels) -> bool:
    """Return whether a part of a row stands above, or something hides the first of six."""
    edge = float(lattice.origin[1] - lattice.down[1] + lattice.size[1] / 2) * scale
    down = float(lattice.down[1]) * scale
    # of six rows, something may hide the first
    short = edge >= down and lattice.shape[0] == _USUAL_ROWS - 1
    if not (2 < edge < down or short):
        return False
    heights = (edge - 0.6 * down, edge - 0.3 * down) if short else (edge * 0.3, edge * 0.6)
    columns = np.arange(lattice.shape[1])[:, None] + np.array((-0.25, 0.25))
    x = (lattice.origin[0] + columns * lattice.across[0]) * scale
    inside = ((x >= 0) & (x < picture.width)).all(1)
    colours = np.array(
        [
            [picture.getpixel((int(one), int(y))) for one in pair for y in heights]
            for pair in x[inside]
        ],
        np.float32,
    )
    if not len(colours):
        return False
    even = short | (np.ptp(colours, axis=1).max(1) < _EVEN)
    apart = np.linalg.norm(colours.mean(1) - ground, axis=1) > SAME_GROUND
    return bool((even & apart).mean() > 0.6)
