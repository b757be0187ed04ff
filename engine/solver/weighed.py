"""What a guess was worth, on one board or on several."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from fractions import Fraction
from typing import Any

from engine.words import Word

COSTLY, POOR = Fraction(15, 100), Fraction(1, 2)
"""The guesses that a better word must save for a guess to be called costly, or poor."""


_FIGURES = ("expected_before", "expected", "expected_after", "inaccuracy", "luck")


class Judgement(StrEnum):
    """What a guess was worth; every view of a game says the same of it."""

    BEST = "best"
    ALIKE = "alike"
    PROBE = "probe"
    CLOSE = "close"
    COSTLY = "costly"
    POOR = "poor"
    UNLISTED = "unlisted"


def write_value(guesses: str, inaccuracy: Fraction, luck: Fraction) -> str:
    """Return how one or more guesses print."""
    return f"<{guesses}: inaccuracy {float(inaccuracy):.3f}, luck {float(luck):+.3f}>"


@dataclass(frozen=True, kw_only=True, repr=False)
class Weighed:
    """A guess with its value. Every expectation is a number of guesses.

    `expected_before` is that of the best guess known, `expected` that of the guess made, each
    including the guess itself; `expected_after` is what remained, 0 once solved.
    """

    guess: Word
    expected_before: Fraction
    expected: Fraction
    expected_after: Fraction

    def __repr__(self) -> str:
        return write_value(self.guess, self.inaccuracy, self.luck)

    def to_dict(self) -> dict[str, Any]:
        """Return everything as plain values for JSON; expectations are numbers of guesses."""
        return {"guess": self.guess, **{name: float(getattr(self, name)) for name in _FIGURES}}

    @property
    def inaccuracy(self) -> Fraction:
        """The guesses given away: 0 for the best guess and for any as good, never less."""
        return self.expected - self.expected_before

    @property
    def luck(self) -> Fraction:
        """The guesses that the feedback saved; less than 0 for bad luck, 0 on average."""
        return self.expected - 1 - self.expected_after

    @property
    def least(self) -> Fraction:
        """The least figure that counts: less is rounded to nothing, or is not known."""
        raise NotImplementedError

    @property
    def advised(self) -> Word | None:
        """A word that would have been better, or None."""
        raise NotImplementedError

    @property
    def saving(self) -> Fraction:
        """The guesses that the word `advised` saves; 0 without one."""
        return self.inaccuracy if self.advised else Fraction(0)

    @property
    def faultless(self) -> bool:
        """Whether no better guess is known for certain."""
        return self.inaccuracy < self.least

    @property
    def alike(self) -> bool:
        """Whether a better guess is known, but is none that would have been proposed."""
        return False

    @property
    def excused(self) -> bool:
        """Whether the guess might have been the answer, for all that anybody could know."""
        return False

    @property
    def probing(self) -> bool:
        """Whether the guess could not be the answer, and told more than any that could."""
        return False

    @property
    def fine(self) -> bool:
        """Whether no word that people know would have been much better.

        A probe that tells more than any possible answer is a fine idea, even if others tell more.
        """
        return self.saving < (POOR if self.probing else COSTLY)

    @property
    def paid_off(self) -> bool:
        """Whether the guess was a mistake, but luck brought much more than it cost."""
        mistake = bool(self.expected_after) and not self.fine
        return mistake and self.luck >= POOR and self.luck > self.saving

    @property
    def judgement(self) -> Judgement | None:
        """The judgement of the guess; None if it solved the game."""
        if not self.expected_after:
            return None
        if self.excused or self.alike:
            return Judgement.UNLISTED if self.excused else Judgement.ALIKE
        if self.faultless or not self.saving:
            return Judgement.BEST
        if self.saving < COSTLY:
            return Judgement.CLOSE
        if self.fine:
            return Judgement.PROBE
        return Judgement.COSTLY if self.saving < POOR else Judgement.POOR
