"""Lattices of equal squares: where the tiles of boards, or the keys of a keyboard, stand."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

import numpy as np
import numpy.typing as npt

from bot.screenshots.regions import Regions
from bot.screenshots.squares import Reals, choose_squares, drop_insides

Chosen = npt.NDArray[np.bool_]

_ALIKE = 1.3
"""How much larger a marked tile may be than the inside of one with a border."""

_FARTHEST = (1.75, 2.2)
"""How far apart neighbours stand, beside and below each other, in sides of a tile."""

_PITCHES = (3, 5)

MOST_COLUMNS = 10
"""The most letters of a guess."""


@dataclass(frozen=True)
class Lattice:
    """Tiles in rows and columns, a little tilted perhaps.

    The middle of a tile in row r and column c is `origin` + c * `across` + r * `down`; each is x
    and y. `sizes` are the width and height of each, and `seen` says which were seen. A row may have
    been missed above a `ragged` one; `touching` tiles have no gaps.
    """

    origin: Reals
    across: Reals
    down: Reals
    sizes: Reals
    seen: npt.NDArray[np.bool_]
    ragged: bool = False
    touching: bool = False

    @property
    def pitch(self) -> Reals:
        """How far apart tiles stand, beside and below each other."""
        return np.array([np.hypot(*self.across), np.hypot(*self.down)])

    @property
    def size(self) -> Reals:
        """The width and height of most tiles."""
        return np.quantile(self.sizes[self.seen], 0.75, 0)

    @property
    def shape(self) -> tuple[int, int]:
        """The numbers of rows and columns."""
        high, wide = self.seen.shape
        return high, wide

    def take(self, rows: range) -> Lattice:
        """Return some of its rows, which follow each other."""
        kept = slice(rows.start, rows.stop)
        origin = self.origin + rows.start * self.down
        return replace(self, origin=origin, sizes=self.sizes[kept], seen=self.seen[kept])


def find_lattices(regions: Regions, wide: int) -> list[Lattice]:
    """Return the lattices among regions of a picture as wide as that, those of most tiles first."""
    middles, sizes = choose_squares(regions, wide)
    found: list[Lattice] = []
    left = np.ones(len(middles), bool)
    while left.any():  # those as large as the largest that is left, and their insides
        largest = np.flatnonzero(left)[np.argmax(sizes[left].prod(1))]
        ratio = sizes[largest] / sizes
        alike = left & (ratio < _ALIKE).all(1) & (ratio > 1 / _ALIKE).all(1)
        members = np.flatnonzero(alike)
        left[members] = False
        members = drop_insides(middles, sizes, members)
        if len(members) >= 3:
            found += _link(middles[members], sizes[members])
    return sorted(found, key=lambda lattice: -int(lattice.seen.sum()))


def _link(middles: Reals, sizes: Reals) -> list[Lattice]:
    """Return the lattices of squares that are about equally large."""
    size = np.median(sizes, 0)
    apart = middles[None] - middles[:, None]
    # tiles are measured by their own size, as the keys beside them may be a little larger
    smaller = np.minimum(sizes[None], sizes[:, None])
    across, down = (_find_pitches(apart, smaller, axis) for axis in (0, 1))
    # a single row has none below
    pairs = [(x, y) for x in across for y in down or [x * float(size[1] / size[0])]]
    groups = [
        (group, np.array(pair)) for pair in pairs for group in split(_join(apart, np.array(pair)))
    ]
    # those of most squares and fewest gaps first
    groups.sort(key=lambda found: -_weigh(middles[found[0]], found[1]))
    found: list[Lattice] = []
    left = np.ones(len(middles), bool)
    for group, steps in groups:
        # a board stands alone, but for its columns, which are lattices of other pitches too
        if len(group) >= 3 and left[group].mean() > 0.7:
            for members, lattice in _part(middles[group], sizes[group], steps):
                left[group[members]] = False
                found.append(lattice)
    return found


def _weigh(middles: Reals, steps: Reals) -> float:
    across, down = np.ptp(middles, axis=0) / steps + 1
    rows = len(np.unique(np.rint((middles[:, 1] - middles[:, 1].min()) / steps[1])))
    # something may hide a row, so a whole one that is missing counts less than gaps within rows
    return len(middles) * (len(middles) / (across * rows)) ** 3 * (rows / down) ** 2


def _join(apart: Reals, steps: Reals) -> npt.NDArray[np.bool_]:
    """Return which squares are neighbours, or have one place between them."""
    whole = np.rint(apart / steps)
    close = (np.abs(apart - whole * steps) < np.maximum(1.6, 0.09 * steps)).all(2)
    count = np.abs(whole).sum(2)
    return close & ((count == 1) | ((count == 2) & (whole.prod(2) == 0)))


def _find_pitches(apart: Reals, size: Reals, axis: int) -> list[float]:
    """Return how far apart neighbours along an axis stand, those that are found most often.

    `size` is that of the smaller of each two squares.
    """
    along, aside = apart[..., axis] / size[..., axis], apart[..., 1 - axis] / size[..., 1 - axis]
    near = (along > 0.9) & (along < _FARTHEST[axis]) & (np.abs(aside) < 0.15)
    nearest = np.where(near, apart[..., axis], np.inf).min(1)
    nearest = np.sort(nearest[np.isfinite(nearest)])
    slack = max(1.0, 0.03 * float(np.median(size[..., axis])))
    pitches: list[float] = []
    while len(nearest) and len(pitches) < _PITCHES[axis]:
        ends = np.searchsorted(nearest, (nearest - slack, nearest + slack))
        best = nearest[np.argmax(ends[1] - ends[0])]
        close = np.abs(nearest - best) <= slack
        pitches.append(float(nearest[close].mean()))
        nearest = nearest[np.abs(nearest - best) > 2 * slack]
    return pitches


def split(linked: npt.NDArray[np.bool_]) -> list[npt.NDArray[np.intp]]:
    """Return the groups that hang together."""
    left = np.ones(len(linked), bool)
    groups: list[npt.NDArray[np.intp]] = []
    while left.any():
        group = np.zeros(len(linked), bool)
        edge = group.copy()
        edge[np.argmax(left)] = True
        while edge.any():
            group |= edge
            edge = linked[edge].any(0) & ~group
        left &= ~group
        groups.append(np.flatnonzero(group))
    return groups


def _part(middles: Reals, sizes: Reals, steps: Reals) -> Iterator[tuple[Chosen, Lattice]]:
    """Yield lattices, and which squares are theirs.

    Rows with an empty one between are parted, and columns where there are more than a board has.
    """
    places = _number(middles, steps)
    for rows in _split_lines(places[:, 1]):
        beside = np.where(rows, places[:, 0], np.nan)
        wide = np.ptp(places[rows, 0]) >= MOST_COLUMNS
        for members in _split_lines(beside) if wide else [rows]:
            if members.sum() >= 3:
                own = places[members]
                lattice = _settle(middles[members], sizes[members], own - own.min(0), steps)
                if lattice:
                    yield members, lattice


def _split_lines(lines: Reals) -> list[Chosen]:
    """Return which squares are on lines that follow each other, given the line of each or NaN."""
    every = np.unique(lines[~np.isnan(lines)])
    return [
        np.isin(lines, part) for part in np.split(every, np.flatnonzero(np.diff(every) > 1) + 1)
    ]


def _settle(middles: Reals, sizes: Reals, places: Reals, steps: Reals) -> Lattice | None:
    """Fit the lattice to its squares, of which `places` are columns and rows."""
    design = np.concatenate((np.ones((len(places), 1)), places), 1)
    flat = [np.ptp(places[:, axis]) == 0 for axis in (0, 1)]
    if flat[1]:
        # a single row says nothing of where the next would be, but gaps are usually the same
        wide, high = np.quantile(sizes, 0.75, 0)
        steps = np.array((steps[0], high + max(steps[0] - wide, 1)))
    used = [0, *(axis + 1 for axis in (0, 1) if not flat[axis])]
    fitted = np.zeros((3, 2))
    fitted[used] = np.linalg.lstsq(design[:, used], middles, rcond=None)[0]
    if flat[0]:
        fitted[1] = (steps[0], 0)
    if flat[1]:
        fitted[2] = (-fitted[1, 1] * steps[1] / steps[0], steps[1])
    # rows and columns are tilted alike
    if abs(fitted[1, 1] / steps[0] + fitted[2, 0] / steps[1]) > 0.025:
        return None
    off = np.abs(middles - design @ fitted).max(1)
    if np.median(off) > 0.08 * steps.min() + 1 or np.quantile(off, 0.9) > 0.11 * steps.min() + 1:
        return None
    rows, columns = places[:, 1].astype(int), places[:, 0].astype(int)
    seen = np.zeros((rows.max() + 1, columns.max() + 1), bool)
    seen[rows, columns] = True
    size = np.empty((*seen.shape, 2))
    size[:] = np.quantile(sizes, 0.75, 0)
    size[rows, columns] = sizes
    return Lattice(fitted[0], fitted[1], fitted[2], np.minimum(size, 0.99 * steps), seen)


def _number(middles: Reals, steps: Reals) -> Reals:
    """Return the column and row of each square, walking from one to the next."""
    places = np.full(middles.shape, np.nan)
    places[0] = 0
    for _ in range(64):
        known = ~np.isnan(places[:, 0])
        if known.all():
            break
        apart = middles[~known][:, None] - middles[known][None]
        nearest = np.abs(apart / steps).sum(2).argmin(1)
        at = np.arange(len(nearest))
        step = np.rint(apart[at, nearest] / steps)
        close = np.abs(step).sum(1) <= 2
        if not close.any():
            close[:] = True
        fresh = np.flatnonzero(~known)[close]
        places[fresh] = (places[known][nearest] + step)[close]
    return places - places.min(0)
