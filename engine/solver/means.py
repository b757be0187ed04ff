"""How many guesses a set of words takes, estimated from its size alone.

The means are those of exact searches over the parts that random openers leave of our own
English answers; between these sizes they are interpolated over the logarithm of the size.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from engine.game import Hard
from engine.solver.bounds import Totals
from engine.solver.table import Patterns

Sizes = NDArray[np.float64]

UNIT = 1_000
"""Totals count thousandths of a guess, so that sums of them are exact."""

_SPARSE = 10
"""How many patterns to a word make it faster to sort those shown than to count each there is."""

_SIZES = (1, 2, 3, 4, 8, 16, 32, 64, 128, 256, 4096)
_OFF = {
    4: (1.0, 1.5, 1.83, 1.95, 2.25, 2.58, 2.75, 3.02, 3.15, 3.45, 4.35),
    5: (1.0, 1.5, 1.73, 1.83, 2.02, 2.21, 2.40, 2.56, 2.70, 2.86, 3.57),
    6: (1.0, 1.5, 1.69, 1.79, 1.95, 2.04, 2.16, 2.32, 2.43, 2.61, 3.20),
    7: (1.0, 1.5, 1.67, 1.76, 1.91, 1.99, 2.05, 2.14, 2.25, 2.33, 2.90),
    8: (1.0, 1.5, 1.67, 1.75, 1.89, 1.96, 2.00, 2.06, 2.11, 2.21, 2.70),
}
_HARD = {
    4: (1.0, 1.5, 1.89, 2.17, 2.72, 3.11, 3.20, 3.40, 3.52, 3.75, 4.95),
    5: (1.0, 1.5, 1.73, 1.86, 2.14, 2.39, 2.52, 2.67, 2.81, 2.92, 3.65),
    6: (1.0, 1.5, 1.69, 1.79, 1.98, 2.12, 2.25, 2.40, 2.50, 2.67, 3.28),
    7: (1.0, 1.5, 1.68, 1.77, 1.91, 2.01, 2.11, 2.19, 2.28, 2.35, 2.95),
    8: (1.0, 1.5, 1.67, 1.76, 1.89, 1.96, 2.02, 2.07, 2.14, 2.21, 2.75),
}


def estimate_means(length: int, sizes: Sizes, hard: Hard) -> Sizes:
    """Return the mean guesses for sets of `sizes` words, which need not be whole numbers."""
    means = _OFF if hard is Hard.OFF else _HARD
    fitted = means[min(max(length, min(means)), max(means))]
    return np.interp(np.log2(np.maximum(sizes, 1)), np.log2(_SIZES), fitted)


def estimate_totals(length: int, most: int, hard: Hard) -> Totals:
    """Return the total, in units of `UNIT`, for sets of 0 to `most` words of length `length`."""
    sizes = np.arange(1, most + 1)
    line = estimate_means(length, sizes.astype(np.float64), hard)
    return np.concatenate([[0], np.round(UNIT * sizes * line)]).astype(np.int64)


def add_up_parts(rows: Patterns, n_patterns: int, totals: Totals) -> Totals:
    """Return what the parts of each guess take, given the `totals` of sets by their size.

    `rows` has shape (words, guesses), the result (guesses,).
    """
    words, guesses = rows.shape
    if _SPARSE * words < n_patterns:
        # of the 59,049 patterns of ten letters a few words show next to none
        shown = np.sort(rows.T, axis=1).ravel()
        last = np.append(shown[1:] != shown[:-1], True)
        last[words - 1 :: words] = True
        ends = np.flatnonzero(last)
        taken = totals[np.diff(ends, prepend=-1)]
        return np.bincount(ends // words, taken, guesses).astype(np.int64)
    starts = np.arange(guesses, dtype=np.intp) * n_patterns
    sizes = np.bincount((starts + rows).ravel(), minlength=guesses * n_patterns)
    found: Totals = totals[sizes].reshape(-1, n_patterns).sum(axis=1)
    return found
