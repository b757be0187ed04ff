"""The tiles of a lattice, cut out of the picture: the fill and the ink of each."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt
from PIL import Image

from bot.screenshots.lattices import Lattice
from bot.screenshots.letters import Pixels

FINE = 56
"""The most pixels that the side of a tile is looked at with."""

_EVEN = 22.0
"""How far a pixel may be from the fill that it belongs to."""

_CONTRAST = 42.0
"""How far a letter's colour is from its tile's at least."""

_ROUND = 2.5
"""The exponent of the rounded shape in which letters stand: 2 would be an ellipse."""


@dataclass(frozen=True)
class Cells:
    """What stands where on a lattice; arrays of rows, columns and what is said of each tile.

    `fills` are colours; `even` is the share of a tile's rim that has its fill; `inks` hold how
    much of each pixel is a letter (0 to 1), all 0 where `lettered` is false. `ground` is the
    colour between tiles. `sharp` is the height of a tile in pixels of the picture.
    """

    fills: Pixels
    even: Pixels
    inks: Pixels
    lettered: npt.NDArray[np.bool_]
    odd: npt.NDArray[np.bool_]
    ground: Pixels
    sharp: float


def cut(picture: Image.Image, lattice: Lattice, scale: float, fine: int = FINE) -> Cells:
    """Look at each tile of a lattice that was found in a picture smaller by `scale`.

    Tiles are looked at with at most `fine` pixels a side.
    """
    side, tiles = _warp(picture, lattice, scale, fine)
    x, y = _measure_distances(lattice, side)
    fills, even = _measure_fills(tiles, x, y)
    inks, lettered, odd = _measure_inks(tiles, fills, x, y)
    sharp = float(lattice.size[1]) * scale
    return Cells(fills, even, inks, lettered, odd, _measure_ground(tiles), sharp)


def _warp(
    picture: Image.Image, lattice: Lattice, scale: float, fine: int
) -> tuple[tuple[int, int], Pixels]:
    """Return the width and height of a place in pixels, and all places upright."""
    origin, across, down = (part * scale for part in (lattice.origin, lattice.across, lattice.down))
    pitch = np.array([np.hypot(*across), np.hypot(*down)])
    (rows, columns), wanted = lattice.shape, pitch / max(1.0, pitch.max() / fine)
    wide, high = max(8, round(wanted[0])), max(8, round(wanted[1]))
    first = origin - (across + down) / 2
    corners = np.array([first + c * across + r * down for c in (0, columns) for r in (0, rows)])
    low = np.maximum(np.floor(corners.min(0)) - 2, 0).astype(int)
    top = np.minimum(np.ceil(corners.max(0)) + 2, picture.size).astype(int)
    part = picture.crop((low[0], low[1], max(top[0], low[0] + 1), max(top[1], low[1] + 1)))
    factor = max(1, int(pitch.min() / fine))
    if factor > 1:
        part = part.reduce(factor)
    first, across, down = ((piece / factor) for piece in (first - low, across, down))
    steps = (across[0] / wide, down[0] / high, first[0], across[1] / wide, down[1] / high, first[1])
    size = (columns * wide, rows * high)
    drawn = part.transform(size, Image.Transform.AFFINE, steps, Image.Resampling.BILINEAR)
    pixels = np.asarray(drawn, np.float32).reshape(rows, high, columns, wide, 3)
    return (wide, high), pixels.swapaxes(1, 2)


def _measure_distances(lattice: Lattice, side: tuple[int, int]) -> tuple[Pixels, Pixels]:
    """Return how far each pixel is from the middle of its tile: 1 at the edges."""
    share = (lattice.sizes / lattice.pitch).astype(np.float32)[:, :, None, None]
    x, y = (np.abs((np.arange(n, dtype=np.float32) + 0.5) / n - 0.5) * 2 for n in side)
    x, y = np.broadcast_to(x, side[::-1]), np.broadcast_to(y[:, None], side[::-1])
    return x / share[..., 0], y / share[..., 1]


def _measure_fills(tiles: Pixels, x: Pixels, y: Pixels) -> tuple[Pixels, Pixels]:
    # between border and letter, and away from round corners
    far, near = np.maximum(x, y), np.minimum(x, y)
    band = ((far < 0.86) & (far > 0.68) & (near < 0.5))[..., None]
    fills = np.nanmedian(np.where(band, tiles, np.nan), axis=(2, 3))
    apart = np.abs(tiles - fills[:, :, None, None]).max(4) < _EVEN
    return fills, (apart & band[..., 0]).sum((2, 3)) / band[..., 0].sum((2, 3))


def _measure_inks(
    tiles: Pixels, fills: Pixels, x: Pixels, y: Pixels
) -> tuple[Pixels, npt.NDArray[np.bool_], npt.NDArray[np.bool_]]:
    inside = x**_ROUND + y**_ROUND < 0.89**_ROUND
    apart = (tiles - fills[:, :, None, None]) * inside[..., None]
    much = np.sqrt((apart**2).sum(4))
    peak = np.quantile(much.reshape(*much.shape[:2], -1), 0.985, axis=2)
    strong = much >= 0.75 * np.maximum(peak, 1)[:, :, None, None]
    count = strong.sum((2, 3))
    towards = (apart * strong[..., None]).sum((2, 3)) / np.maximum(count, 1)[..., None]
    contrast = np.sqrt((towards**2).sum(2))
    scale = np.maximum(contrast, 1)[:, :, None, None] ** 2
    inks = np.clip((apart * towards[:, :, None, None]).sum(4) / scale, 0, 1)
    # what is neither the fill nor the ink nor between them is an icon's
    aside = apart - inks[..., None] * towards[:, :, None, None]
    many = (np.abs(aside).max(4) > 60).mean((2, 3))
    dark = inks > 0.4
    tall = dark.any(3).sum(2) / np.maximum((y < 1).any(3).sum(2), 1)
    share = dark.sum((2, 3)) / np.maximum(inside.sum((2, 3)), 1)
    lettered = (contrast > _CONTRAST) & (tall > 0.24) & (share > 0.015)
    odd = lettered & ((many > 0.06) | (share > 0.7) | (tall > 0.87))
    return (inks * lettered[:, :, None, None]).astype(np.float32), lettered, odd


def _measure_ground(tiles: Pixels) -> Pixels:
    """Return the colour at the corners of the places, where no tile reaches."""
    return np.median(tiles[:, :, [0, 0, -1, -1], [0, -1, 0, -1]].reshape(-1, 3), 0)
