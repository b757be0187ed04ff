"""The values that make up an analysis."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from engine.feedback import Feedback
from engine.game import Hard
from engine.solver.balance import Balance
from engine.solver.verdict import Effect, TurningPoint
from engine.solver.weighed import Weighed
from engine.words import Word

WORTH_NAMING = Fraction(5, 100)
"""The guesses that a better word must save to be named."""

_EXACT, _ROUGH = Fraction(1, 200), Fraction(2, 100)
"""The precision of a figure that is proven, and of one that is not."""


@dataclass(frozen=True)
class Left:
    """The words that fit all clues: how many in the whole list, and how many that count."""

    words: int
    likely: int


@dataclass(frozen=True)
class Choice:
    """A guess and the expected number of guesses to the end, itself included."""

    guess: Word
    expected: Fraction
    is_candidate: bool

    def to_dict(self) -> dict[str, Any]:
        """Return everything as plain values for JSON."""
        return {**vars(self), "expected": float(self.expected)}


@dataclass(frozen=True, kw_only=True, repr=False)
class RowAnalysis(Weighed):
    """A guess on one board.

    `best` are the three best guesses known, including the one made if it is as good, and
    `familiar` is the best of those that people know, and `proposed` what help would propose, which
    takes rarer words into account. A guess `is_probe` if it could not be the answer and told more
    than any that could, and is `unlisted` if it is common and fits, but is never an answer. If
    `exact`, what was expected before the guess and with it is proven; else its error is about two
    hundredths. `proven_before` says it of `expected_before` alone.
    """

    feedback: Feedback
    before: Left
    after: Left
    best: tuple[Choice, ...]
    familiar: Choice | None
    is_candidate: bool
    exact: bool
    proposed: Choice | None = None
    is_probe: bool = False
    unlisted: bool = False
    proven_before: bool = False

    def to_dict(self) -> dict[str, Any]:
        """Return everything as plain values for JSON."""
        return {
            **super().to_dict(),
            "feedback": str(self.feedback),
            "before": vars(self.before),
            "after": vars(self.after),
            "is_candidate": self.is_candidate,
            "exact": self.exact,
            "proven_before": self.proven_before,
            "best": [choice.to_dict() for choice in self.best],
            "familiar": self.familiar and self.familiar.to_dict(),
            "proposed": self.proposed and self.proposed.to_dict(),
        }

    @property
    def least(self) -> Fraction:
        """The precision of a figure that is proven, or that of one that is not."""
        return _EXACT if self.exact else _ROUGH

    @property
    def better(self) -> tuple[Choice, ...]:
        """The best guesses that beat the one made."""
        return tuple(choice for choice in self.best if choice.expected < self.expected)

    @property
    def measure(self) -> Choice | None:
        """What a guess is compared with: the best word people know, or what help would propose.

        Of both the weaker one counts. The only word left is known to whoever looks for it; the
        guess that solved the game is compared with nothing.
        """
        if not self.expected_after or self.excused:
            return None
        if self.before.likely == 1:
            return self.best[0]
        known = [one for one in (self.familiar, self.proposed) if one]
        return max(known, key=lambda one: one.expected) if self.familiar else None

    @property
    def saving(self) -> Fraction:
        """The guesses that the `measure` saves; 0 without it."""
        saved = self.expected - self.measure.expected if self.measure else Fraction(0)
        return saved if saved >= self.least else Fraction(0)

    @property
    def advised(self) -> Word | None:
        """The word of the `measure`, if it is so much better that it should be named."""
        return self.measure.guess if self.measure and self.saving >= WORTH_NAMING else None

    @property
    def excused(self) -> bool:
        """Whether one answer was left, and another word that people know seemed as possible."""
        return self.unlisted and self.before.likely == 1

    @property
    def probing(self) -> bool:
        """Whether the guess could not be the answer, and told more than any that could."""
        return self.is_probe

    @property
    def alike(self) -> bool:
        """Whether no word is clearly better, except one that help would not propose either."""
        proposed = self.measure is not None and self.measure == self.proposed
        return bool(not self.saving and proposed and not self.faultless)

    @property
    def best_of_all(self) -> Choice | None:
        """The best word there is, if few people know it and it beats even the better one."""
        first, measure = self.best[0], self.measure
        if measure is None or measure != self.familiar:
            return None
        known = min(measure.expected, self.expected)
        return first if known - first.expected >= self.least else None


@dataclass(frozen=True, kw_only=True, repr=False)
class Analysis(Balance):
    """A game on one board, guess by guess."""

    answer: Word
    hard: Hard
    rows: tuple[RowAnalysis, ...]
    still_open: tuple[Word, ...] = ()
    """The likely words left at the end, unless they are many."""

    @property
    def turning_point(self) -> TurningPoint:
        """The guess or feedback that lost or won most; the first among equals.

        The guess that solved the game is never a loss.
        """
        effects = [
            TurningPoint(number, effect, guesses)
            for number, row in enumerate(self.rows, 1)
            for effect, guesses in ((Effect.SKILL, -row.saving), (Effect.LUCK, row.luck))
            if effect is Effect.LUCK or row.expected_after
        ]
        return max(effects, key=lambda point: abs(point.guesses))

    def to_dict(self) -> dict[str, Any]:
        """Return everything as plain values for JSON; expectations are numbers of guesses."""
        point = self.turning_point
        return {
            "answer": self.answer,
            "hard": self.hard,
            "turning_point": {**vars(point), "guesses": float(point.guesses)},
            **super().to_dict(),
        }
