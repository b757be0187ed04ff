"""How many guesses people need for an answer, how many of them fail, and why.

A linear model of the mean number of guesses (a lost game counts as 7), fitted by ridge regression
to 359 daily puzzles of 2022, each played by tens of thousands of people who shared their results.
`python -m data.build.hardness` fits and measures it; docs/method.md has the figures.
"""

from __future__ import annotations

import re
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
from engine.solver.hardness_model import (
    COEFFICIENTS,
    DAILY_HARDNESS,
    MEANS,
    SCALES,
    Trait,
    name_level,
)
from engine.solver.suggestions import FAMILIAR_WEIGHT
from engine.solver.table import Patterns, Scorer, encode_letters
from engine.solver.traps import TRAP_WORDS, trap
from engine.solver.words import Words
from engine.words import Word

POPULAR = (
    *("adieu", "arise", "audio", "crane", "crate", "heart", "house", "irate", "raise"),
    *("salet", "slate", "stare", "stone", "trace", "train"),
)
"""Popular openers; a list without any of them is opened with its own answers."""


MEAN, _SPREAD = DAILY_HARDNESS
"""The guesses people need for a word of average traits, and their standard deviation."""

ERROR = 0.25
"""How far a figure was off on puzzles held out, two times of three."""

FAILING, STEEPNESS, TRAPPING = -3.93, 1.63, 0.38
"""The log-odds of failing at an average word, and what a guess and a word of a family add."""

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
    """The traits of a word, how hard they make it, and the letters that each reason is about.

    `scale` is the mean and the standard deviation of the guesses for words of its kind.
    """

    traits: Mapping[Trait, float]
    reasons: Mapping[Obstacle, str]
    scale: tuple[float, float] = DAILY_HARDNESS

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
        """How many of 100 answers of its language and length are easier, 1 to 99."""
        return 1 + round(98 * (1 + erf(self._deviation / sqrt(2))) / 2)

    @property
    def level(self) -> str:
        """The level of difficulty among words of its kind, from ``easy`` to ``brutal``."""
        return name_level(MEAN + _SPREAD * self._deviation)

    @property
    def above_average(self) -> bool:
        """Whether it is at least as hard as most words of its kind."""
        return self._deviation >= 0

    @property
    def _deviation(self) -> float:
        """How many standard deviations it is harder than a word of its kind."""
        mean, spread = self.scale
        return (self.guesses - mean) / spread


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
        # nobody who speaks Dutch sees a J in IJS
        spoken = re.findall("|".join((*words.alphabet.digraphs, ".")), answer)
        letters = {one: self._share_letter(one) for one in spoken}
        pairs = {"".join(pair): self._share_pair("".join(pair)) for pair in pairwise(answer)}
        traits = {
            Trait.OPENED: self._left(self._openers, at, 1, weight - own),
            Trait.LATER: self._left(self._drawn, at, _TURNS, weight - own),
            Trait.REPEATED: len(answer) - len(set(answer)),
            Trait.RAREST: log(min(letters.values())),
            Trait.PAIRS: sum(log(pairs["".join(pair)]) for pair in pairwise(answer)) / len(pairs),
            Trait.KNOWN: log(weight / (1 - weight)),
            Trait.FAMILY: max(0, len(family.words) - TRAP_WORDS if family else 0),
        }
        # puzzles seldom hide it, but people may know it well: elsewhere, weights do not tell
        met = may_be_form(answer) if self._english else True
        thought_of = self._english or bool(words.is_answer[at])
        judged = Hardness(traits, {})
        counts = Counter(spoken).items()
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
            Obstacle.UNKNOWN: answer if weight < FAMILIAR_WEIGHT and not met else "",
            Obstacle.RARE: answer if weight < FAMILIAR_WEIGHT and met else "",
            Obstacle.FORM: answer if own < FAMILIAR_WEIGHT <= weight else "",
            Obstacle.OPENERS: answer if judged.added[Trait.OPENED] > _UNHELPFUL else "",
            Obstacle.SELDOM: answer if judged.added[Trait.KNOWN] > _UNHELPFUL else "",
        }
        if weight < FAMILIAR_WEIGHT or not thought_of:
            # why few people think of it is said already, or nobody can say how many do
            del reasons[Obstacle.SELDOM]
        if not any(reasons.values()) and judged.added[Trait.LATER] > _UNHELPFUL:
            reasons[Obstacle.ALIKE] = answer
        kept = {one: about for one, about in reasons.items() if about}
        scale = SCALES.get((words.language or "", len(answer)), DAILY_HARDNESS)
        return Hardness(traits, kept, scale)

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
        """Return the share of answers with a letter that is in no digraph, or with a digraph."""
        if len(letter) > 1:
            return self._share_pair(letter)
        return float(((self._single == ord(letter)).any(axis=1).sum() + 1) / len(self._single))

    @cached_property
    def _single(self) -> NDArray[np.generic]:
        """The letters of all answers, without those of digraphs."""
        held = self._words.letters[self._words.is_answer].copy()
        for first, second in self._words.alphabet.digraphs:
            both = (held[:, :-1] == ord(first)) & (held[:, 1:] == ord(second))
            held[:, :-1][both] = held[:, 1:][both] = 0
        return held

    def _share_pair(self, pair: str) -> float:
        held = self._words.letters[self._words.is_answer]
        both = (held[:, :-1] == ord(pair[0])) & (held[:, 1:] == ord(pair[1]))
        return float((both.sum() + 1) / len(held))
