"""How many guesses people need for an answer, and why: a model fitted to real games.

A linear model of the mean number of guesses (a lost game counts as 7), fitted by ridge
regression to 359 daily puzzles of 2022, each played by tens of thousands of people who shared
their results. `python -m data.build.hardness` fits and evaluates it: on puzzles held out
(five parts, twenty times) its rank correlation with people is 0.735. The strategies' guesses alone
have 0.51, the simulated people's alone 0.43, and without both the rest has 0.68.
Traits that added less than 0.01 were left out: position of letters, vowels, all neighbours.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from itertools import pairwise
from math import log, log1p

import numpy as np

from engine.solver.traps import trap
from engine.solver.words import Words
from engine.words import Word


class Trait(StrEnum):
    """The traits of a word that the model uses."""

    STRATEGIES = "strategies"
    """The mean guesses of the strategies."""
    PEOPLE = "people"
    """The mean guesses of simulated people."""
    REPEATED = "repeated"
    """The number of letters that occur earlier in the word."""
    RAREST = "rarest"
    """The logarithm of the share of answers that hold its rarest letter."""
    PAIRS = "pairs"
    """The mean logarithm of how common its pairs of neighbouring letters are in answers."""
    KNOWN = "known"
    """The logarithm of its weight, 0 to 1: how readily people think of it."""
    FAMILY = "family"
    """The logarithm of how many answers differ from it in one and the same place."""


MEANS: Mapping[Trait, float] = {
    Trait.STRATEGIES: 3.657,
    Trait.PEOPLE: 3.858,
    Trait.REPEATED: 0.295,
    Trait.RAREST: -2.182,
    Trait.PAIRS: -4.018,
    Trait.KNOWN: -0.131,
    Trait.FAMILY: 0.770,
}
"""The mean traits of the puzzles that the model was fitted to."""

COEFFICIENTS: Mapping[Trait, float] = {
    Trait.STRATEGIES: 0.162,
    Trait.PEOPLE: 0.162,
    Trait.REPEATED: 0.327,
    Trait.RAREST: -0.169,
    Trait.PAIRS: -0.156,
    Trait.KNOWN: -0.042,
    Trait.FAMILY: 0.057,
}

MEAN = 4.192
"""The guesses people need for a word of average traits."""

REASON = 0.035
"""Guesses a trait must add to be named as a reason."""

REASONS: tuple[Trait, ...] = (Trait.REPEATED, Trait.RAREST, Trait.PAIRS, Trait.KNOWN, Trait.FAMILY)
"""Traits that explain why a word is hard; the others only show that it is."""


@dataclass(frozen=True)
class Hardness:
    """The traits of a word, and how hard they make it."""

    traits: Mapping[Trait, float]

    @property
    def added(self) -> Mapping[Trait, float]:
        """How many guesses each trait adds to those of an average word."""
        return {
            trait: COEFFICIENTS[trait] * (value - MEANS[trait])
            for trait, value in self.traits.items()
        }

    @property
    def guesses(self) -> float:
        """The mean number of guesses that people are expected to need."""
        return MEAN + sum(self.added.values())

    @property
    def reasons(self) -> tuple[Trait, ...]:
        """The traits that make the word harder than others, the weightiest first."""
        weighty = [trait for trait in REASONS if self.added[trait] >= REASON]
        return tuple(sorted(weighty, key=lambda trait: -self.added[trait]))


def hardness(vocabulary: Words, answer: Word, strategies: float, people: float) -> Hardness:
    """Judge a word of `vocabulary`, given the mean guesses of strategies and simulated people."""
    at = vocabulary.index[answer]
    held = vocabulary.letters[vocabulary.is_answer]
    own = vocabulary.letters[at]
    having = [(held == letter).any(axis=1).sum() for letter in own]
    pairs = [
        ((held[:, :-1] == first) & (held[:, 1:] == second)).sum() for first, second in pairwise(own)
    ]
    family = trap(vocabulary, answer)
    found = {
        Trait.STRATEGIES: strategies,
        Trait.PEOPLE: people,
        Trait.REPEATED: len(own) - len(np.unique(own)),
        Trait.RAREST: log((min(having) + 1) / len(held)),
        Trait.PAIRS: sum(log((count + 1) / len(held)) for count in pairs) / len(pairs),
        Trait.KNOWN: log(vocabulary.weights[at]),
        Trait.FAMILY: log1p(len(family.words) - 1 if family else 0),
    }
    return Hardness(found)
