"""The totals of a whole game, on one board or on several."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from engine.solver.verdict import luck_figure, luck_word, skill_figure, skill_word
from engine.solver.weighed import Weighed, write_value


@dataclass(frozen=True, kw_only=True, repr=False)
class Balance:
    """The totals of a whole game."""

    rows: Sequence[Weighed]

    def __repr__(self) -> str:
        return write_value(" ".join(row.guess for row in self.rows), self.inaccuracy, self.saved)

    @property
    def solved(self) -> bool:
        """Whether the game was won."""
        return not self.remaining

    @property
    def optimal(self) -> Fraction:
        """The expected number of guesses at the start, with good play."""
        return self.rows[0].expected_before

    @property
    def remaining(self) -> Fraction:
        """The guesses still expected after the last one; 0 if the game was won."""
        return self.rows[-1].expected_after

    @property
    def inaccuracy(self) -> Fraction:
        """The guesses given away in all."""
        return sum((row.inaccuracy for row in self.rows), Fraction(0))

    @property
    def saved(self) -> Fraction:
        """The guesses that luck saved in all; less than 0 if it cost some."""
        return sum((row.luck for row in self.rows), Fraction(0))

    @property
    def identity(self) -> tuple[Fraction, Fraction]:
        """Two equal numbers: guesses made and remaining; optimal plus inaccuracy minus luck."""
        return len(self.rows) + self.remaining, self.optimal + self.inaccuracy - self.saved

    @property
    def skill(self) -> int:
        """The skill from 0 to 99, as `engine.solver.verdict` defines it."""
        return skill_figure(self.inaccuracy)

    @property
    def skill_word(self) -> str:
        """The skill in a word, such as ``sharp``."""
        return skill_word(self.skill)

    @property
    def luck(self) -> int:
        """The luck from 0 to 99, where 50 is neutral, as `engine.solver.verdict` defines it."""
        return luck_figure(self.saved)

    @property
    def luck_word(self) -> str:
        """The luck in words, such as ``a little lucky``."""
        return luck_word(self.luck)

    def to_dict(self) -> dict[str, Any]:
        """Return everything as plain values for JSON; expectations are numbers of guesses."""
        return {
            "solved": self.solved,
            "optimal": float(self.optimal),
            "inaccuracy": float(self.inaccuracy),
            "saved_by_luck": float(self.saved),
            "remaining": float(self.remaining),
            "skill": {"figure": self.skill, "word": self.skill_word},
            "luck": {"figure": self.luck, "word": self.luck_word},
            "rows": [row.to_dict() for row in self.rows],
        }
