"""Lower bounds, for every guess at once."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from engine.solver.table import Patterns

Totals = NDArray[np.int64]

_PAIRS = 48
"""Up to so many words patterns are compared in pairs; above, they are ticked off."""


def firsts(rows: Patterns, weights: Totals, n_patterns: int) -> tuple[Totals, Totals]:
    """Return, for each guess, the weight of the first word of every part, and the parts.

    `rows` has shape (words, guesses); both results have shape (guesses,).
    """
    if len(rows) > _PAIRS:
        return _ticked(rows, weights, n_patterns)
    found = np.full(rows.shape[1], weights[0])
    parts = np.ones(rows.shape[1], np.int64)
    for at in range(1, len(rows)):
        again = rows[0] == rows[at]
        for before in range(1, at):
            again |= rows[before] == rows[at]
        fresh = ~again
        found += weights[at] * fresh
        parts += fresh
    return found, parts


def _ticked(rows: Patterns, weights: Totals, n_patterns: int) -> tuple[Totals, Totals]:
    every = np.arange(rows.shape[1], dtype=np.intp)
    ticked = np.zeros((rows.shape[1], n_patterns), np.bool_)
    found = np.zeros(rows.shape[1], np.int64)
    for weight, row in zip(weights, rows, strict=True):
        found += weight * ~ticked[every, row]
        ticked[every, row] = True
    return found, ticked.sum(axis=1)
