"""How many guesses a board takes after each of a few guesses, estimated from what they leave."""

from __future__ import annotations

import numpy as np

from engine.solver.candidates import Candidates
from engine.solver.knowledge import Knowledge
from engine.solver.means import estimate_means
from engine.solver.partition import Figures
from engine.solver.words import Indices


def estimate_guesses(position: Knowledge, guesses: Indices, left: Candidates) -> Figures:
    """Return the expected guesses to the end of one board, each of `guesses` included.

    The shape is (guesses,). A part takes as long as that many likely words do on average, where a
    word counts by its weight. Compared with exact searches the error is about a tenth of a guess,
    and less between two guesses for the same words.
    """
    vocabulary = position.words
    table = vocabulary.table(guesses, left.indices)
    rows = np.arange(len(guesses))[:, None] * vocabulary.n_patterns + table
    size = len(guesses) * vocabulary.n_patterns
    spread = np.broadcast_to(left.weights, table.shape).ravel()
    weight: Figures = np.bincount(rows.ravel(), spread, size).astype(np.float64)
    # if the guess is right no guess follows
    weight[vocabulary.n_patterns - 1 :: vocabulary.n_patterns] = 0
    held = np.flatnonzero(weight)
    means = estimate_means(vocabulary.length, weight[held], position.hard)
    if len(position.open_boards) > 1:
        # guesses for other boards also tell a few words apart here, but not many
        means = 1 + 1.6 * (means - 1) ** 2
    total = np.bincount(held // vocabulary.n_patterns, weight[held] * means, len(guesses))
    return 1 + total / left.weights.sum()
