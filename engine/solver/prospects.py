"""How many guesses a board still takes after each of a few guesses, judged by what they leave."""

from __future__ import annotations

import numpy as np

from engine.solver.candidates import Candidates
from engine.solver.knowledge import Knowledge
from engine.solver.means import mean_guesses
from engine.solver.partition import Figures
from engine.solver.words import Indices


def prospects(position: Knowledge, guesses: Indices, left: Candidates) -> Figures:
    """The expected guesses to the end of one board, each of `guesses` included; shape (guesses,).

    A part that is left takes as long as that many likely words do on average, a word counting
    by its weight. Against exact searches the error is about a tenth of a guess, and less
    between two guesses for the same words.
    """
    vocabulary = position.words
    table = vocabulary.table(guesses, left.indices)
    rows = np.arange(len(guesses))[:, None] * vocabulary.n_patterns + table
    size = len(guesses) * vocabulary.n_patterns
    spread = np.broadcast_to(left.weights, table.shape).ravel()
    weight: Figures = np.bincount(rows.ravel(), spread, size).astype(np.float64)
    # nothing is to come after the part that is the guess itself
    weight[vocabulary.n_patterns - 1 :: vocabulary.n_patterns] = 0
    held = np.flatnonzero(weight)
    means = mean_guesses(vocabulary.length, weight[held], position.hard)
    if len(position.open_boards) > 1:
        # the guesses for other boards tell few words apart for nothing, but not many
        means = 1 + 1.6 * (means - 1) ** 2
    total = np.bincount(held // vocabulary.n_patterns, weight[held] * means, len(guesses))
    return 1 + total / left.weights.sum()
