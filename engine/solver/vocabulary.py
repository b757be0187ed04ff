"""A lexicon as arrays."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property

import numpy as np
from numpy.typing import NDArray

from engine.lexicon import COMMON_WEIGHT, Lexicon
from engine.solver.table import Letters, Patterns, Scorer, letters
from engine.words import Word

Indices = NDArray[np.intp]
Weights = NDArray[np.float64]


@dataclass(frozen=True, eq=False)
class Vocabulary:
    """The words a solver knows; where a strategy says "the first", it means in this order.

    `weights` is how likely each is to be the answer, 0 to 1; `is_answer` marks the answer
    list; `suggested` is False for words that are never proposed.
    """

    words: tuple[Word, ...]
    weights: Weights
    is_answer: NDArray[np.bool_]
    suggested: NDArray[np.bool_]
    language: str | None = None
    """The language of a shipped lexicon, which has trees; None for any other list."""

    @classmethod
    def of(cls, lexicon: Lexicon) -> Vocabulary:
        answers = frozenset(lexicon.answers)
        words = lexicon.allowed
        return cls(
            words,
            np.array(list(lexicon.weights.values()), np.float64) / COMMON_WEIGHT,
            np.array([word in answers for word in words]),
            np.array([word not in lexicon.denied for word in words]),
            lexicon.language if lexicon.shipped else None,
        )

    @classmethod
    def in_order(cls, words: Sequence[Word]) -> Vocabulary:
        """A plain list in its own order, every word of it as likely as the others."""
        every = np.ones(len(words), np.bool_)
        return cls(tuple(words), every.astype(np.float64), every, every)

    @property
    def length(self) -> int:
        return len(self.words[0])

    @property
    def n_patterns(self) -> int:
        return int(3**self.length)

    @cached_property
    def letters(self) -> Letters:
        return letters(self.words)

    @cached_property
    def scorer(self) -> Scorer:
        """Every word prepared as a guess."""
        return Scorer(self.letters)

    @cached_property
    def index(self) -> dict[Word, int]:
        return {word: index for index, word in enumerate(self.words)}

    def table(self, guesses: Indices, answers: Indices) -> Patterns:
        """The patterns of some words as guesses against some as answers."""
        return self.scorer.table(self.letters[answers], guesses)

    def patterns_of(self, guess: Word) -> Patterns:
        """The pattern of any word, known or not, against every word; shape (words,)."""
        return Scorer(letters([guess])).table(self.letters)[0]

    def spell(self, indices: Iterable[int]) -> tuple[Word, ...]:
        return tuple(self.words[index] for index in indices)
