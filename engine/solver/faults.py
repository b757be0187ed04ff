"""The values that make up a lesson."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from fractions import Fraction

from engine.clues import Exclusion
from engine.solver.lapses import Ignored
from engine.solver.traps import Trap
from engine.words import Word


class Fault(StrEnum):
    """A kind of mistake."""

    IGNORED = "ignored"
    REPEATED = "repeated"
    ONLY = "only"
    TRAP = "trap"
    NARROW = "narrow"
    COSTLY = "costly"
    OPENER = "opener"


@dataclass(frozen=True, kw_only=True)
class Lesson:
    """A mistake in `row`, from 1, which cost `cost` guesses; `better` is a word that people know.

    `clues` are those that the guess broke, if it ignored them. `lapses` tell of them, in the lesson
    named first those of the whole game, and `others` are the rows with yet others. `times` counts
    the guesses from here on that went the same way, which `together` cost so much. `only` says
    whether the answer was the only word left. `trap` is the family that was walked into, or that a
    guess from outside of it told too little of. `paid` is a mistake that luck made up for.

    `apart` are two words that were still possible afterwards, the answer first, and that `better`
    would have told apart. Of `before` words that count, `after` stayed; `left` stay on average
    after the guess that was made, and `better_left` after the better one. An opener costs
    `a_game` guesses on average beside the better one, where that is known.
    """

    fault: Fault
    row: int
    guess: Word
    better: Word | None
    cost: Fraction
    clues: tuple[Exclusion, ...] = ()
    lapses: tuple[Ignored, ...] = ()
    others: tuple[int, ...] = ()
    times: int = 1
    together: Fraction
    only: bool = False
    trap: Trap | None = None
    apart: tuple[Word, Word] | None = None
    paid: bool = False
    before: int
    after: int
    left: float
    better_left: float | None = None
    a_game: float | None = None
