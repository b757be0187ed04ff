"""The words that may still be the answer: those that would have earned the same feedback."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

import numpy as np
from numpy.typing import NDArray

from engine.counts import write_count
from engine.feedback import Turn, check_turns
from engine.solver.table import Scorer, encode_letters, freeze
from engine.solver.vocabulary import check_vocabulary
from engine.solver.words import Indices, Weights, Words


class Tier(StrEnum):
    """Which words the candidates come from: likely answers, other allowed words, or none."""

    ANSWERS = "answers"
    ALLOWED = "allowed"
    NONE = "none"


@dataclass(frozen=True, eq=False, repr=False)
class Candidates:
    """Indices into a vocabulary's words, ascending, and the weight of each."""

    indices: Indices
    weights: Weights
    likely: int
    """How many of them are in the answer list."""

    def __len__(self) -> int:
        return len(self.indices)

    def __repr__(self) -> str:
        return f"<{write_count(len(self), 'candidate')}, {self.likely:,} in the answer list>"

    def mark(self, words: Indices) -> NDArray[np.bool_]:
        """Return which of `words`, given as indices, are among them."""
        at = np.minimum(np.searchsorted(self.indices, words), len(self.indices) - 1)
        return self.indices[at] == words if len(self.indices) else np.zeros(len(words), np.bool_)

    @property
    def tier(self) -> Tier:
        """Which words the candidates come from."""
        if self.likely:
            return Tier.ANSWERS
        return Tier.ALLOWED if len(self) else Tier.NONE


def candidates(vocabulary: Words, turns: Sequence[Turn]) -> Candidates:
    """Return every word that may be the answer and would have earned the feedback of all `turns`.

    Guesses need not be words of the vocabulary. Raises `WrongLength` for a turn of
    another length.
    """
    return choose(vocabulary, find_fitting(vocabulary, turns))


def find_fitting(vocabulary: Words, turns: Sequence[Turn], among: Indices | None = None) -> Indices:
    """Return the words, or those `among` some, that would have earned the feedback of `turns`.

    They may be as unlikely as can be: these are not yet candidates.
    """
    left = np.arange(len(check_vocabulary(vocabulary))) if among is None else among
    for guess, feedback in check_turns(turns, vocabulary.length):
        patterns = Scorer(encode_letters([guess])).table(vocabulary.letters[left])[0]
        left = left[patterns == feedback.pattern]
    return left


def choose(vocabulary: Words, indices: Indices) -> Candidates:
    """Return some words of a vocabulary as candidates.

    A game of our own hides an answer, each as likely as another: while one is among them, the
    others are none. Nor are words that weigh nothing, while another is among them; by themselves,
    one is as likely as another.
    """
    answers = indices[vocabulary.is_answer[indices]]
    if vocabulary.hosted and len(answers):
        return Candidates(freeze(answers), freeze(np.ones(len(answers))), len(answers))
    weights = vocabulary.weights[indices]
    if weights.any():
        indices, weights = indices[weights > 0], weights[weights > 0]
    else:
        weights = np.ones(len(indices))
    likely = int(vocabulary.is_answer[indices].sum())
    return Candidates(freeze(indices), freeze(weights), likely)
