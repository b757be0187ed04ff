"""How many guesses people need for an answer, how many of them fail, and why.

A linear model of the mean number of guesses (a lost game counts as 7), fitted by ridge regression
to 359 daily puzzles of 2022, each played by tens of thousands of people who shared their results.
`python -m data.build.hardness` fits and measures it; docs/method.md has the figures.
"""

from __future__ import annotations

from bisect import bisect_right
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property
from itertools import pairwise
from math import erf, exp, log, sqrt

import numpy as np
from numpy.typing import NDArray

from engine.solver.forms import may_be_form, weigh_base
from engine.solver.suggestions import COMMON
from engine.solver.table import Patterns, Scorer, encode_letters
from engine.solver.traps import ENOUGH, trap
from engine.solver.words import Words
from engine.words import Word

POPULAR = (
    *("adieu", "arise", "audio", "crane", "crate", "heart", "house", "irate", "raise"),
    *("salet", "slate", "stare", "stone", "trace", "train"),
)
"""Popular openers; a list without any of them is opened with its own answers."""


class Trait(StrEnum):
    """The traits of a word that the model uses."""

    OPENED = "opened"
    """The mean logarithm of the weight left after a popular opener."""
    LATER = "later"
    """The same after three answers, drawn evenly from the list."""
    REPEATED = "repeated"
    """The number of letters that occur earlier in the word."""
    RAREST = "rarest"
    """The logarithm of the share of answers that hold its rarest letter."""
    PAIRS = "pairs"
    """The mean logarithm of how common its pairs of neighbouring letters are in answers."""
    KNOWN = "known"
    """The log-odds of its weight, 0 to 1: how readily people think of it."""
    FAMILY = "family"
    """The number of answers, beyond three, that differ from it in one and the same place."""


MEANS: Mapping[Trait, float] = {
    Trait.OPENED: 3.811,
    Trait.LATER: 1.342,
    Trait.REPEATED: 0.295,
    Trait.RAREST: -2.182,
    Trait.PAIRS: -4.026,
    Trait.KNOWN: 2.279,
    Trait.FAMILY: 0.148,
}
"""The mean traits of the puzzles that the model was fitted to."""

COEFFICIENTS: Mapping[Trait, float] = {
    Trait.OPENED: 0.138,
    Trait.LATER: 0.458,
    Trait.REPEATED: 0.122,
    Trait.RAREST: -0.093,
    Trait.PAIRS: -0.151,
    Trait.KNOWN: -0.184,
    Trait.FAMILY: 0.095,
}

MEAN = 4.192
"""The guesses people need for a word of average traits."""

SPREAD = 0.394
"""How much the guesses differ from puzzle to puzzle, as a standard deviation."""

ERROR = 0.25
"""How far a figure was off on puzzles held out, two times of three."""

FAILING, STEEPNESS, TRAPPING = -3.93, 1.63, 0.38
"""The log-odds of failing at an average word, and what a guess and a word of a family add."""

LEVELS = {0.0: "easy", 3.9: "fair", 4.2: "tricky", 4.5: "hard", 4.9: "brutal"}
"""The word for a difficulty, by the least guesses it stands for."""

_DRAWN, _TURNS = 240, 3
_LEAST = 1e-4
_RARE_LETTER, _RARE_PAIR = 0.05, 1 / 400
_UNHELPFUL = 0.1


class Obstacle(StrEnum):
    """Why a word is hard, true of the word itself."""

    REPEATED = "repeated"
    THRICE = "thrice"
    LETTER = "letter"
    PAIR = "pair"
    VOWELS = "vowels"
    UNKNOWN = "unknown"
    FORM = "form"
    RARE = "rare"
    """It may be a form of a word, so that puzzles seldom hide it."""
    OPENERS = "openers"
    SELDOM = "seldom"
    """Many know it, and few think of it."""
    ALIKE = "alike"
    """Many other words earn the same marks."""


@dataclass(frozen=True)
class Hardness:
    """The traits of a word, how hard they make it, and the letters that each reason is about."""

    traits: Mapping[Trait, float]
    reasons: Mapping[Obstacle, str]

    @property
    def added(self) -> Mapping[Trait, float]:
        """How many guesses each trait adds to those of an average word."""
        return {
            trait: COEFFICIENTS[trait] * (value - MEANS[trait])
            for trait, value in self.traits.items()
        }

    @property
    def guesses(self) -> float:
        """The mean number of guesses that people are expected to need, which is never below one."""
        return max(1.0, MEAN + sum(self.added.values()))

    @property
    def lost(self) -> float:
        """The share of people who are expected to fail in six."""
        trapped = TRAPPING * self.traits[Trait.FAMILY]
        return 1 / (1 + exp(-FAILING - STEEPNESS * (self.guesses - MEAN) - trapped))

    @property
    def figure(self) -> int:
        """How many of 100 daily words are easier, 1 to 99."""
        share = (1 + erf((self.guesses - MEAN) / SPREAD / sqrt(2))) / 2
        return 1 + round(98 * share)

    @property
    def level(self) -> str:
        """The level of difficulty, from ``easy`` to ``brutal``."""
        return LEVELS[list(LEVELS)[bisect_right(list(LEVELS), round(self.guesses, 6)) - 1]]


class Yardstick:
    """Judges the words of one vocabulary without a game."""

    def __init__(self, vocabulary: Words) -> None:
        self._words = vocabulary
        self._english = vocabulary.language == "en"

    def judge(self, answer: Word) -> Hardness:
        """Return how hard a word of the vocabulary is."""
        words, at = self._words, self._words.index[answer]
        own = float(words.weights[at])
        # people know a form as well as its word, even if puzzles seldom hide it
        base = weigh_base(answer) if self._english else 0.0
        weight = min(max(own, base, _LEAST), 1 - _LEAST)
        family = trap(words, answer)
        letters = {letter: self._share_letter(letter) for letter in answer}
        pairs = {"".join(pair): self._share_pair("".join(pair)) for pair in pairwise(answer)}
        traits = {
            Trait.OPENED: self._left(self._openers, at, 1, weight - own),
            Trait.LATER: self._left(self._drawn, at, _TURNS, weight - own),
            Trait.REPEATED: len(answer) - len(set(answer)),
            Trait.RAREST: log(min(letters.values())),
            Trait.PAIRS: sum(log(pairs["".join(pair)]) for pair in pairwise(answer)) / len(pairs),
            Trait.KNOWN: log(weight / (1 - weight)),
            Trait.FAMILY: max(0, len(family.words) - ENOUGH if family else 0),
        }
        # puzzles seldom hide it, but people may know it well: elsewhere, weights do not tell
        met = may_be_form(answer) if self._english else True
        thought_of = self._english or bool(words.is_answer[at])
        judged = Hardness(traits, {})
        counts = Counter(answer).items()
        repeated = [letter for letter, count in counts if count == 2]
        thrice = [letter for letter, count in counts if count > 2]
        rarest = min(letters, key=lambda one: letters[one])
        rare_letter = rarest if letters[rarest] < _RARE_LETTER else ""
        pair = min(pairs, key=lambda one: pairs[one])
        # that its letter is rare says this already
        rare_pair = pairs[pair] < _RARE_PAIR and not (rare_letter and rarest in pair)
        reasons = {
            Obstacle.REPEATED: " ".join(repeated),
            Obstacle.THRICE: " ".join(thrice),
            Obstacle.VOWELS: "" if set(answer) & set(words.alphabet.vowels) else answer,
            Obstacle.LETTER: rare_letter,
            Obstacle.PAIR: pair if rare_pair else "",
            Obstacle.UNKNOWN: answer if weight < COMMON and not met else "",
            Obstacle.RARE: answer if weight < COMMON and met else "",
            Obstacle.FORM: answer if own < COMMON <= weight else "",
            Obstacle.OPENERS: answer if judged.added[Trait.OPENED] > _UNHELPFUL else "",
            Obstacle.SELDOM: answer if judged.added[Trait.KNOWN] > _UNHELPFUL else "",
        }
        if weight < COMMON or not thought_of:
            # why few people think of it is said already, or nobody can say how many do
            del reasons[Obstacle.SELDOM]
        if not any(reasons.values()) and judged.added[Trait.LATER] > _UNHELPFUL:
            reasons[Obstacle.ALIKE] = answer
        return Hardness(traits, {one: about for one, about in reasons.items() if about})

    def _left(self, table: Patterns, at: int, turns: int, more: float) -> float:
        """Return the mean logarithm of the weight left after so many guesses of a table.

        The word itself, which always stays, counts `more` than it weighs.
        """
        alike = table == table[:, at : at + 1]
        same = alike.copy()
        for turn in range(1, turns):
            # each row is followed by others that lie far from it
            same &= np.roll(alike, -(7 * turn * turn + 13 * turn), axis=0)
        return float(np.log(same.astype(np.float32) @ self._weights + max(_LEAST, more)).mean())

    @cached_property
    def _weights(self) -> NDArray[np.float32]:
        return self._words.weights.astype(np.float32)

    @cached_property
    def _openers(self) -> Patterns:
        known = [word for word in POPULAR if word in self._words.index]
        if not known:
            return self._drawn
        return Scorer(encode_letters(known)).table(self._words.letters)

    @cached_property
    def _drawn(self) -> Patterns:
        every = np.flatnonzero(self._words.is_answer)
        drawn = every[np.linspace(0, len(every) - 1, min(_DRAWN, len(every))).astype(np.intp)]
        np.random.default_rng(0).shuffle(drawn)
        return Scorer(self._words.letters[drawn]).table(self._words.letters)

    def _share_letter(self, letter: str) -> float:
        held = self._words.letters[self._words.is_answer]
        return float(((held == ord(letter)).any(axis=1).sum() + 1) / len(held))

    def _share_pair(self, pair: str) -> float:
        held = self._words.letters[self._words.is_answer]
        both = (held[:, :-1] == ord(pair[0])) & (held[:, 1:] == ord(pair[1]))
        return float((both.sum() + 1) / len(held))
