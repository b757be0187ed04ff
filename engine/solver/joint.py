"""A game on several boards as it was judged, guess by guess."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from engine.solver.balance import Balance
from engine.solver.verdict import skill_figure
from engine.solver.weighed import Weighed
from engine.words import Word

_PRECISION = Fraction(1, 10)
"""The least figure that counts for several boards."""


@dataclass(frozen=True, kw_only=True, repr=False)
class Step(Weighed):
    """A guess on all open boards; `before` and `after` count their likely words."""

    before: int
    after: int
    best: Word
    """The best guess known; the one made if it is as good."""
    better: Word | None
    """The best one that people know, if it is better than the one made."""
    open_boards: int
    """The number of boards still open after the guess."""
    each_before: tuple[int, ...]
    each_after: tuple[int, ...]
    """The likely words of each board, 0 once it is solved."""

    @property
    def least(self) -> Fraction:
        """The least figure that counts: all are estimates."""
        return _PRECISION

    def to_dict(self) -> dict[str, Any]:
        """Return everything as plain values for JSON."""
        return {
            **super().to_dict(),
            "before": self.before,
            "after": self.after,
            "best": self.best,
            "better": self.better,
            "open_boards": self.open_boards,
            "each_before": self.each_before,
            "each_after": self.each_after,
        }

    @property
    def advised(self) -> Word | None:
        """The best guess that people know, unless the one made is as good or solved the game."""
        return self.better if self.expected_after and not self.faultless else None


@dataclass(frozen=True, kw_only=True, repr=False)
class JointAnalysis(Balance):
    """A game on several boards, guess by guess; the error is about a tenth of a guess."""

    rows: tuple[Step, ...]

    @property
    def skill(self) -> int:
        """The skill, for which only what is known to be a mistake counts."""
        return skill_figure(sum((row.saving for row in self.rows), Fraction(0)))
