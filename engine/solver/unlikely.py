"""The guesses for words so unlikely that a search leaves them out, so that they still count."""

from __future__ import annotations

import numpy as np

from engine.solver.candidates import Candidates
from engine.solver.partition import Figures
from engine.solver.words import Indices, Words

_ALONE, _BEHIND = 2, 3
"""The guesses for a word that is the likeliest of its part, and for any other of them."""


def count_all(words: Words, guess: int, left: Candidates, searched: Indices, mean: float) -> float:
    """Return the mean number of guesses over all that is `left`, `guess` included.

    `mean` is that of the words `searched`, which are the likeliest. The others need as many as
    they need at least: the mean is an estimate, and never below a figure that no play can beat.
    """
    order = np.lexsort((left.indices, -left.weights))
    indices, weights = left.indices[order], left.weights[order]
    patterns = words.table(np.array([guess]), indices)[0]
    needed: Figures = np.full(len(indices), _BEHIND, np.float64)
    needed[np.unique(patterns, return_index=True)[1]] = _ALONE
    needed[indices == guess] = 1
    needed[np.isin(indices, searched)] = mean
    return float(needed @ weights / weights.sum())


def measure_lost(left: Candidates, kept: Candidates) -> float:
    """Return the share of the weight that some candidates lost when only those `kept` stayed."""
    return 1 - float(kept.weights.sum() / left.weights.sum()) if len(kept) < len(left) else 0.0
