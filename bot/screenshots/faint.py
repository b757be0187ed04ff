"""Absent squares of a share whose colour is nearly that of the chat around them."""

from __future__ import annotations

import numpy as np

from bot.screenshots.lattices import Lattice
from bot.screenshots.letters import Pixels

_LEAST = 5.0
"""How far the colour of such squares is from the ground at least to be told from it."""

_SPREAD, _BETWEEN = 0.1, 0.6
"""How far these colours are from each other at most, as a share of that, and where it is parted."""


def measure_apart(fills: Pixels, ground: Pixels, lattice: Lattice, usual: float) -> float:
    """Return how far from the ground the colour of a tile is at least, usually so far.

    Where squares touch and all that are nearer have one colour, a clean picture shows it.
    """
    if not lattice.touching:
        return usual
    near = fills[np.linalg.norm(fills - ground, axis=2) < usual].reshape(-1, 3)
    if not len(near):
        return usual
    middle = np.median(near, 0)
    apart = float(np.linalg.norm(middle - ground))
    spread = float(np.linalg.norm(near - middle, axis=1).max())
    return _BETWEEN * apart if apart >= _LEAST and spread < _SPREAD * apart else usual


def are_painted(fills: Pixels, ground: Pixels, beside: Pixels) -> bool:
    """Return whether tiles that look like the ground have one of their own in a clean picture.

    What stands right `beside` the board has another.
    """
    apart = np.linalg.norm(fills - ground, axis=1)
    more = np.linalg.norm(beside - np.median(fills, 0), axis=1) < _LEAST
    return bool(apart.min() > _LEAST and np.ptp(fills, axis=0).max() < _LEAST and not more.any())
