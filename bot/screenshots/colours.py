"""Colours of tiles: which are the same, and which marks they usually stand for."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations

import numpy as np
import numpy.typing as npt

from bot.screenshots.letters import Pixels
from engine import Mark

_UNUSUAL = -2.3
"""The likelihood below which colours without letters are those of something else."""

Colour = tuple[int, int, int]

GREY = 44
"""How much red, green and blue of a grey may differ."""

_TRUST = 1.5
"""How much usual colours count, against what the words and the rules say."""

_SHADE = 10.0
"""Degrees by which the hues of two marks differ at least, or one may be the other in a shadow."""


def group(colours: Pixels, apart: float) -> tuple[npt.NDArray[np.intp], list[Pixels]]:
    """Return the number of the group of each colour, and the middle of each group.

    Colours of different groups are at least about `apart` from each other.
    """
    middles: list[Pixels] = []
    counts: list[int] = []
    for colour in colours:
        gaps = [float(np.linalg.norm(colour - middle)) for middle in middles]
        best = int(np.argmin(gaps)) if gaps else -1
        if gaps and gaps[best] < apart:
            counts[best] += 1
            middles[best] = middles[best] + (colour - middles[best]) / counts[best]
        else:
            middles.append(colour.astype(np.float32))
            counts.append(1)
    if not middles:
        return np.zeros(0, np.intp), []
    gaps = np.linalg.norm(colours[:, None] - np.stack(middles)[None], axis=2)
    return gaps.argmin(1), middles


def rank_meanings(
    colours: Sequence[Colour], ground: Colour
) -> list[tuple[float, tuple[Mark, ...]]]:
    """Return what the colours may mean, the likeliest first, each with a logarithm.

    A meaning has a different mark for each colour, so there is none for more than three.
    """
    greys = _rank_greys(colours, ground) if all(not has_hue(one) for one in colours) else None
    red = any(has_hue(one) and not 8 <= _hue(one) < 340 for one in colours)
    hues = [_hue(one) for one in colours if has_hue(one)]
    # high contrast: orange stands for green where blue stands for yellow
    contrast = not red and any(200 <= hue < 255 for hue in hues) and max(hues) < 255
    contrast &= not any(38 < hue < 200 for hue in hues)
    ranked = [
        (
            sum(
                _weigh(colour, mark, red, contrast)
                for colour, mark in zip(colours, marks, strict=True)
            ),
            marks,
        )
        for marks in permutations(Mark, len(colours))
    ]
    if greys and len(colours) > 1:
        ranked = [(0.0 if marks == greys else -6.0, marks) for _, marks in ranked]
    return sorted(ranked, key=lambda found: -found[0])


def is_usual(colours: Sequence[Colour]) -> bool:
    """Return whether these are colours that shares use, where no letters prove it.

    That is green, or orange beside blue, with or without the other marks.
    """
    ranked = rank_meanings(colours, (0, 0, 0))
    if not ranked or ranked[0][0] < _TRUST * _UNUSUAL:
        return False
    marks = dict(zip(ranked[0][1], colours, strict=True))
    correct, present = marks.get(Mark.CORRECT), marks.get(Mark.PRESENT)
    if correct is None or not has_hue(correct):
        return correct is None and present is not None
    blue = present is not None and 200 <= _hue(present) < 255
    return 78 <= _hue(correct) < 182 or (blue and 8 <= _hue(correct) < 40)


def round_colour(colour: Pixels) -> Colour:
    """Return a colour in whole numbers."""
    red, green, blue = (round(float(part)) for part in colour)
    return red, green, blue


def list_shades(colours: Sequence[Colour]) -> list[bool]:
    """Return which colours have the hue of another: a shadow makes two of one."""
    return [
        has_hue(one)
        and any(
            has_hue(other) and abs(_hue(one) - _hue(other)) < _SHADE
            for other in colours
            if other is not one
        )
        for one in colours
    ]


def has_hue(colour: Colour) -> bool:
    """Return whether a colour is more than a grey."""
    return _chroma(colour) > GREY


def _chroma(colour: Colour) -> int:
    return max(colour) - min(colour)


def _hue(colour: Colour) -> float:
    red, green, blue = colour
    most, spread = max(colour), max(_chroma(colour), 1)
    if most == red:
        return 60 * ((green - blue) / spread % 6)
    if most == green:
        return 60 * ((blue - red) / spread + 2)
    return 60 * ((red - green) / spread + 4)


# the likelihood of a hue, up to the degrees named, as present and as correct
_HUES = (
    (8, -3.5, -1.5),
    (29, -4.5, -0.5),
    (36, -1.0, -3.0),
    (48, -0.3, -4.0),
    (68, 0.0, -4.5),
    (78, -2.0, -2.0),
    (182, -5.0, 0.0),
    (200, -2.5, -3.0),
    (255, -1.0, -4.5),
    (325, -2.0, -4.0),
    (361, -3.5, -1.5),
)


def _weigh(colour: Colour, mark: Mark, red: bool, contrast: bool) -> float:
    """Return how likely a colour has a mark, beside a `red` one or in high `contrast`."""
    if not has_hue(colour):
        return 0.0 if mark is Mark.ABSENT else -9.0
    if red and 200 <= _hue(colour) < 255:
        # beside red, blue is what the tiles are made of
        return _TRUST * (-0.5 if mark is Mark.ABSENT else -3.5)
    if contrast and 8 <= _hue(colour) <= 38 and mark is not Mark.ABSENT:
        return _TRUST * (-4.0 if mark is Mark.PRESENT else 0.0)
    if mark is Mark.ABSENT:
        # a dark or pale tint may be meant as grey
        return _TRUST * (-2.5 if _chroma(colour) < 1.5 * GREY else -4.5)
    _, present, correct = next(row for row in _HUES if _hue(colour) < row[0])
    return _TRUST * (present if mark is Mark.PRESENT else correct)


def _rank_greys(colours: Sequence[Colour], ground: Colour) -> tuple[Mark, ...]:
    """Return marks for greys alone: the more they stand out, the better the mark."""
    contrast = [abs(sum(colour) - sum(ground)) for colour in colours]
    order = sorted(contrast)
    best = list(Mark) if len(colours) == 3 else [Mark.ABSENT, Mark.CORRECT]
    return tuple(
        best[order.index(one)] if order.index(one) < len(best) else Mark.ABSENT for one in contrast
    )
