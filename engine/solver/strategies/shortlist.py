"""Which guesses and candidates a live ranking looks at, so that any list answers in time."""

from __future__ import annotations

import numpy as np

from engine.solver.candidates import Candidates
from engine.solver.partition import Figures
from engine.solver.state import State
from engine.solver.strategies.base import heaviest
from engine.solver.vocabulary import Indices, Vocabulary

BINS = 6_000_000
"""Guesses times patterns in one ranking: 24,691 guesses of 5 letters, 914 of 8."""

CANDIDATES = 3_000
"""The heaviest candidates stand for all: the tail of a large list weighs next to nothing."""


def weighed(left: Candidates) -> Candidates:
    """The candidates by which guesses are judged: all, or the heaviest."""
    keep = heaviest(left.weights, CANDIDATES)
    return Candidates(left.indices[keep], left.weights[keep], left.likely)


def guesses(state: State) -> Indices:
    """The legal guesses worth dividing by: all, or the most telling and the likeliest."""
    legal = state.legal
    most = BINS // state.vocabulary.n_patterns
    if len(legal) <= most:
        return legal
    figures = sum(telling(state.vocabulary, left) for left in state.candidates)
    best = legal[heaviest(np.asarray(figures)[legal], most)]
    likely = [left.indices[heaviest(left.weights, most // 4)] for left in state.candidates]
    return np.union1d(best, np.intersect1d(np.concatenate(likely), legal))


def telling(vocabulary: Vocabulary, left: Candidates) -> Figures:
    """A cheap figure: how evenly a guess's letters, and their places, divide the candidates."""
    shares = left.weights / left.weights.sum()
    letters = vocabulary.letters
    held = letters[left.indices]
    figure = np.zeros(len(letters))
    for letter in np.unique(held):
        here = held == letter
        anywhere = shares @ here.any(axis=1)
        figure += anywhere * (1 - anywhere) * (letters == letter).any(axis=1)
        for at in range(vocabulary.length):
            share = shares @ here[:, at]
            figure += share * (1 - share) * (letters[:, at] == letter) / 2
    return figure
