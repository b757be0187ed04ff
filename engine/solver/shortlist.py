"""The guesses and candidates that a live ranking looks at, so that any list is fast."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from engine.solver.candidates import Candidates
from engine.solver.knowledge import Knowledge
from engine.solver.partition import Figures
from engine.solver.table import Letters
from engine.solver.words import Indices, Words

BINS = 4_500_000
"""The most guesses times patterns in one ranking: 18,518 guesses of 5 letters, 685 of 8."""

CANDIDATES = 3_000
"""The most candidates to judge by: the rest of a large list weighs next to nothing."""


def find_heaviest(weights: Figures, count: int) -> Indices:
    """Return the places of the `count` greatest weights, ascending."""
    if len(weights) <= count:
        return np.arange(len(weights))
    return np.sort(np.argsort(-weights, kind="stable")[:count])


_SCATTER = 2_654_435_761
"""Its multiples, cut off at 32 bits, are spread evenly (Knuth's multiplicative hashing)."""


def shorten(left: Candidates) -> Candidates:
    """Return the candidates to judge guesses by: all, or the heaviest with the whole weight."""
    if len(left) <= CANDIDATES:
        return left
    # pick equals from all over the alphabet: its beginning would not be representative
    scattered = np.arange(len(left)) * _SCATTER % (1 << 32)
    keep = np.sort(np.lexsort((scattered, -left.weights))[:CANDIDATES])
    weights = left.weights[keep] * (left.weights.sum() / left.weights[keep].sum())
    return Candidates(left.indices[keep], weights, left.likely)


def choose_guesses(position: Knowledge) -> Indices:
    """Return the legal guesses to divide by: all, or the most telling and the likeliest."""
    legal = position.legal
    most = BINS // position.words.n_patterns
    if len(legal) <= most:
        return legal
    telling = {left: estimate_telling(position.words, left) for left in set(position.candidates)}
    figures = sum(telling[left] for left in position.candidates)
    best = legal[find_heaviest(np.asarray(figures)[legal], most)]
    likely = [left.indices[find_heaviest(left.weights, most // 4)] for left in position.candidates]
    return np.union1d(best, np.intersect1d(np.concatenate(likely), legal))


def choose_telling(position: Knowledge, words: Indices, most: int) -> Indices:
    """Return at most `most` legal guesses: those that divide equally likely `words` best."""
    legal = position.legal
    if len(legal) <= most:
        return legal
    figures = estimate_telling(position.words, Candidates(words, np.ones(len(words)), len(words)))
    return legal[find_heaviest(figures[legal], most)]


def estimate_telling(vocabulary: Words, left: Candidates) -> Figures:
    """Estimate how evenly each guess's letters, and their places, divide the candidates."""
    shares = left.weights / left.weights.sum()
    letters = vocabulary.letters
    size = int(letters.max()) + 1
    fresh = _mark_fresh(letters)
    held, first = letters[left.indices], fresh[left.indices]
    spread = np.broadcast_to(shares[:, None], held.shape)
    anywhere = np.bincount(held[first], spread[first], size)
    figure = np.where(fresh, (anywhere * (1 - anywhere))[letters], 0).sum(axis=1)
    for at in range(vocabulary.length):
        share = np.bincount(held[:, at], shares, size)
        figure += (share * (1 - share) / 2)[letters[:, at]]
    return figure


def _mark_fresh(letters: Letters) -> NDArray[np.bool_]:
    """Return where a word holds a letter for the first time."""
    fresh = np.ones(letters.shape, np.bool_)
    for at in range(1, letters.shape[1]):
        fresh[:, at] = (letters[:, :at] != letters[:, at : at + 1]).all(axis=1)
    return fresh
