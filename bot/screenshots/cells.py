"""The tiles of a lattice, cut out of the picture: the fill and the ink of each."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from bot.pillow import Image
from bot.screenshots.borders import are_outlined, find_alike, measure_borders
from bot.screenshots.edges import Side, find_cut
from bot.screenshots.ground import SAME_GROUND, count_beset, find_ground, is_cut_off, look_beside
from bot.screenshots.lattices import Lattice
from bot.screenshots.letters import Pixels

FINE = 56
"""The most pixels that the side of a tile is looked at with."""

_EVEN = 22.0
"""How far a pixel may be from the fill that it belongs to."""

_CONTRAST = 42.0
"""How far a letter's colour is from its tile's at least."""

_ASIDE = 75.0
"""How far a pixel's colour is from the line between fill and ink to be another."""

_INSIDE, _FLAT = 0.74, 0.9
"""How far from the middle, as a share of a tile's rim, its inside is looked at; how even it is."""

_MIDDLE = 0.62
"""How far from the middle of a tile some of every letter stands: 1 is the edge."""

_ROUND = 2.5
"""The exponent of the rounded shape in which letters stand: 2 would be an ellipse."""


@dataclass(frozen=True)
class Cells:
    """What stands where on a lattice; arrays of rows, columns and what is said of each tile.

    `fills` are colours, those of the borders where nothing else has one; `even` is the share of a
    tile's rim that has its fill; `inks` hold how much of each pixel is a letter (0 to 1), all 0
    where `lettered` is false. `ground` is the colour between tiles. `sharp` is the height of a tile
    in pixels of the picture; `cut_off` says whether a part of a row stands above, at the picture's
    edge, or something hides the first of six, and `cut_side` where tiles are cut. `beset` says
    on how many sides something stands right beside it, as more tiles would, and `beside` holds the
    colours right above and below.
    """

    fills: Pixels
    even: Pixels
    inks: Pixels
    lettered: npt.NDArray[np.bool_]
    odd: npt.NDArray[np.bool_]
    ground: Pixels
    sharp: float
    cut_off: bool
    cut_side: Side | None
    beset: int
    beside: Pixels


def cut(
    picture: Image.Image,
    lattice: Lattice,
    scale: float,
    fine: int = FINE,
    ground: Pixels | None = None,
) -> Cells:
    """Look at each tile of a lattice that was found in a picture smaller by `scale`.

    Tiles are looked at with at most `fine` pixels a side. The `ground` is looked for if not given.
    """
    tiles = _warp(picture, lattice, scale, fine)
    share = (lattice.sizes / lattice.pitch).astype(np.float32).reshape(-1, 2)
    ground = find_ground(picture, lattice, scale) if ground is None else ground
    fills, even = _measure_fills(tiles, share, ground)
    inks, lettered, odd = _measure_inks(tiles, fills, share)
    alike = find_alike(fills, lettered, ground) if fine == FINE else None
    if alike is not None:
        # a border is thin, so it is looked at closely
        borders = measure_borders(_warp(picture, lattice, scale, 2 * FINE), share, fills, ground)
        if are_outlined(borders, alike, ground):
            fills, even = borders, np.ones_like(even)
    places = lattice.shape
    coloured = fills.T.reshape(*places, 3)
    return Cells(
        coloured,
        even.reshape(places),
        inks.reshape(*places, *inks.shape[1:]),
        lettered.reshape(places),
        odd.reshape(places),
        ground,
        float(lattice.size[1]) * scale,
        is_cut_off(picture, lattice, scale, ground),
        find_cut(picture, lattice, scale, coloured, ground),
        count_beset(picture, lattice, scale, ground),
        look_beside(picture, lattice, scale),
    )


def _warp(picture: Image.Image, lattice: Lattice, scale: float, fine: int) -> Pixels:
    """Return all places upright: their red, green and blue, then place by place, row by row."""
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
    pixels = np.asarray(drawn).reshape(rows, high, columns, wide, 3).transpose(4, 0, 2, 1, 3)
    return pixels.reshape(3, rows * columns, high, wide).astype(np.float32)


def _measure_fills(tiles: Pixels, share: Pixels, ground: Pixels) -> tuple[Pixels, Pixels]:
    """Return the colour between border and letter, away from round corners, and how even it is."""
    fills, even = _look_at_rim(tiles, share, ground, 1.0)
    inside, flat = _look_at_rim(tiles, share, ground, _INSIDE)
    # a thick border leaves the ground's colour within
    hollow = (np.linalg.norm(inside - ground[:, None], axis=0) < SAME_GROUND) & (flat > _FLAT)
    return np.where(hollow, inside, fills), np.where(hollow, flat, even)


def _look_at_rim(
    tiles: Pixels, share: Pixels, ground: Pixels, depth: float
) -> tuple[Pixels, Pixels]:
    _, count, high, wide = tiles.shape
    x = ((share[:, :1] * depth * _RIM[0] + 1) / 2 * wide).astype(np.intp).clip(0, wide - 1)
    y = ((share[:, 1:] * depth * _RIM[1] + 1) / 2 * high).astype(np.intp).clip(0, high - 1)
    rim = tiles[:, np.arange(count)[:, None], y, x]
    fills = np.median(rim, 2)
    # where a tile hardly differs from the ground, its rim may not stray far
    slack = np.abs(fills - ground[:, None]).max(0) * 0.6
    slack = np.where(slack > 4, slack, _EVEN).clip(5, _EVEN)
    return fills, (np.abs(rim - fills[..., None]).max(0) < slack[:, None]).mean(1)


def _lay_rim() -> Pixels:
    """Return the places of the rim's pixels, x and y from -1 to 1."""
    along, aside = np.meshgrid(np.linspace(-0.5, 0.5, 9), (-0.84, -0.77, -0.7, 0.7, 0.77, 0.84))
    one = np.stack((along.ravel(), aside.ravel()))
    return np.concatenate((one, one[::-1]), 1).astype(np.float32)


_RIM = _lay_rim()


def _measure_inks(
    tiles: Pixels, fills: Pixels, share: Pixels
) -> tuple[Pixels, npt.NDArray[np.bool_], npt.NDArray[np.bool_]]:
    """Return the ink of each tile, whether it may be a letter, and whether it is an icon's."""
    _, count, high, wide = tiles.shape
    x = np.abs((np.arange(wide, dtype=np.float32) + 0.5) / wide * 2 - 1) / share[:, :1]
    y = np.abs((np.arange(high, dtype=np.float32) + 0.5) / high * 2 - 1) / share[:, 1:]
    inside = (x**_ROUND)[:, None] + (y**_ROUND)[:, :, None] < 0.89**_ROUND
    apart = (tiles - fills[:, :, None, None]) * inside
    much = (apart**2).sum(0)
    at = high * wide * 985 // 1000
    peak = np.partition(much.reshape(count, -1), at, axis=1)[:, at]
    strong = much >= 0.56 * np.maximum(peak, 1)[:, None, None]
    towards = np.einsum("knhw,nhw->kn", apart, strong, optimize=False)
    towards /= np.maximum(strong.sum((1, 2)), 1)
    square = (towards**2).sum(0)
    scale = np.maximum(square, 1)[:, None, None]
    inks = np.einsum("knhw,kn->nhw", apart, towards) / scale
    # what is neither the fill nor the ink nor between them is an icon's
    aside = much - inks**2 * scale
    np.clip(inks, 0, 1, out=inks)
    many = (aside > _ASIDE**2).mean((1, 2))
    dark = inks > 0.4
    tall = dark.any(2).sum(1) / np.maximum((y < 1).sum(1), 1)
    covered = dark.sum((1, 2)) / np.maximum(inside.sum((1, 2)), 1)
    # an empty tile's border leaves its middle empty
    middle = (x < _MIDDLE)[:, None] & (y < _MIDDLE)[:, :, None]
    held = (dark & middle).sum((1, 2)) / np.maximum(middle.sum((1, 2)), 1)
    lettered = (square > _CONTRAST**2) & (tall > 0.17) & (held > 0.02)
    # what fills the tile is the inside of a border
    lettered &= (covered > 0.015) & (covered < 0.7)
    odd = lettered & ((many > 0.06) | (tall > 0.87))
    inks *= lettered[:, None, None]
    return inks, lettered, odd
