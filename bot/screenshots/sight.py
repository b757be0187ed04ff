"""A picture's bytes become the boards that it shows; no word list is asked."""

from __future__ import annotations

import numpy as np
from PIL import Image

from bot.screenshots.cells import cut
from bot.screenshots.lattices import Lattice, find_lattices
from bot.screenshots.pixels import open_picture
from bot.screenshots.regions import count_runs, find_regions, measure_steps
from bot.screenshots.rows import Looked, look, make_grid
from bot.screenshots.values import Grid, Sighting, UnreadablePicture, Why

COARSE = 900_000
"""Pixels of the picture in which squares are looked for."""

MOST_LATTICES = 24
"""Lattices that are looked at closely, those of most tiles."""

_LIMITS = (9, 30)
"""How much neighbours of a region may differ: where colours are clean, and where they are not."""

_NOISE = 0.3
"""The share of runs from which a picture is a camera's, or noise."""


def find_grids(data: bytes) -> Sighting:
    """Return the boards that a PNG, JPEG, WebP or GIF shows, the first frame of several.

    Raises `UnreadablePicture`.
    """
    picture = open_picture(data)
    factor = max(1, round((picture.width * picture.height / COARSE) ** 0.5 + 0.2))
    coarse = np.asarray(picture.reduce(factor) if factor > 1 else picture)
    across, down = measure_steps(coarse)
    busy = [count_runs(across, limit) for limit in _LIMITS]
    if busy[1] > _NOISE:
        raise UnreadablePicture(Why.PHOTOGRAPH)
    found: set[Why] = set()
    for limit, share in zip(_LIMITS, busy, strict=True):
        if share > _NOISE:
            continue
        lattices = find_lattices(find_regions(across, down, limit), coarse.shape[1])
        seen = [make_grid(one) for one in _look(picture, lattices, factor)]
        if grids := [one for one in seen if isinstance(one, Grid)]:
            return Sighting(tuple(_arrange(grids)))
        found |= {one for one in seen if isinstance(one, Why)}
    for reason in (Why.NO_GUESS, Why.KEYBOARD_ALONE):
        if reason in found:
            raise UnreadablePicture(reason)
    raise UnreadablePicture(Why.NO_BOARD)


def _look(picture: Image.Image, lattices: list[Lattice], factor: int) -> list[Looked]:
    return [
        look(cut(picture, lattice, factor), lattice, factor) for lattice in lattices[:MOST_LATTICES]
    ]


def _arrange(grids: list[Grid]) -> list[Grid]:
    """Order boards as they are read, from the top left, and leave out what is no board beside them."""
    most = max(grids, key=lambda grid: len(grid.rows) * grid.length)
    alike = [grid for grid in grids if _is_like(grid, most)]
    height = min(grid.box[3] - grid.box[1] for grid in alike)
    return sorted(alike, key=lambda grid: (round(grid.box[1] / max(height, 1)), grid.box[0]))


def _is_like(grid: Grid, other: Grid) -> bool:
    ratio = (grid.box[2] - grid.box[0]) / max(other.box[2] - other.box[0], 1)
    same = grid.length == other.length and grid.lettered == other.lettered
    return same and 0.8 < ratio < 1.25
