"""Rows that contradict each other, and the marks of which one may be a slip."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations, product

import numpy as np

from engine.feedback import Feedback, Mark, Turn, check_turns, score
from engine.solver.deductions import Deductions
from engine.solver.table import Patterns
from engine.solver.vocabulary import check_vocabulary
from engine.solver.words import Words
from engine.words import Word


@dataclass(frozen=True)
class Mend:
    """One changed mark that removes the contradiction.

    `row` and `at` count from 1; `feedback` is the whole row as it should read.
    """

    row: int
    at: int
    mark: Mark
    feedback: Feedback


MOST_MENDS = 3
"""The most mends that are worth proposing."""

_WORTH = 0.1
"""The share of the likeliest mend's weight from which on another is worth proposing."""


@dataclass(frozen=True)
class Contradiction:
    """The smallest set of rows (from 1, ascending) that no word satisfies.

    `mends` are changes of one mark each, the likeliest first. `possible` says that other letters
    would satisfy the rows: then perhaps only the list lacks the word.
    """

    rows: tuple[int, ...]
    mends: tuple[Mend, ...] = ()
    possible: bool = False

    @property
    def mend(self) -> Mend | None:
        """The likeliest mend; None if no single mark would do."""
        return next(iter(self.mends), None)


def contradiction(turns: Sequence[Turn], vocabulary: Words) -> Contradiction | None:
    """Explain why no word fits `turns`; None if one does.

    Of several smallest sets the first is named. A mend is a single mark of any row after which
    words fit all rows; those come first that the likeliest words fit. Raises `WrongLength` for a
    turn of another length, and `BadArgument`.
    """
    turns = check_turns(turns, check_vocabulary(vocabulary).length)
    patterns = [vocabulary.patterns_of(turn.guess) for turn in turns]
    fits = [row == turn.feedback.pattern for row, turn in zip(patterns, turns, strict=True)]
    if np.logical_and.reduce([np.ones(len(vocabulary), np.bool_), *fits]).any():
        return None
    rows = _find_smallest(fits)
    named = [turns[row - 1] for row in rows]
    mends = _choose_mends(_weigh_mends(turns, patterns, vocabulary))
    return Contradiction(rows, mends, _is_possible(named, vocabulary))


def _is_possible(turns: Sequence[Turn], vocabulary: Words) -> bool:
    """Return whether any letters at all would earn the feedback of these turns."""
    shown = Deductions.by(turns, vocabulary)
    used = {letter for turn in turns for letter in turn.guess}
    # all letters that nobody has tried are alike
    other = next((letter for letter in vocabulary.alphabet.letters if letter not in used), "")
    places = [
        sorted(
            (shown.list_possible(at) & used) | ({other} if at not in shown.green else set[str]())
        )
        for at in range(shown.length)
    ]
    return any(
        all(score(guess, Word("".join(letters))) == feedback for guess, feedback in turns)
        for letters in product(*places)
        if all(letters)
    )


def _find_smallest(fits: list[Patterns]) -> tuple[int, ...]:
    for size in range(1, len(fits) + 1):
        for rows in combinations(range(len(fits)), size):
            if not np.logical_and.reduce([fits[row] for row in rows]).any():
                return tuple(row + 1 for row in rows)
    raise AssertionError("some word fits every row")


def _choose_mends(weighed: Iterator[tuple[float, Mend]]) -> tuple[Mend, ...]:
    ranked = sorted(weighed, key=lambda one: -one[0])
    return tuple(mend for weight, mend in ranked[:MOST_MENDS] if weight >= _WORTH * ranked[0][0])


def _weigh_mends(
    turns: Sequence[Turn], patterns: list[Patterns], vocabulary: Words
) -> Iterator[tuple[float, Mend]]:
    """Yield every mend with the weight of the words that then fit."""
    for row in range(len(turns)):
        others = np.ones(len(vocabulary), np.bool_)
        for other, turn in enumerate(turns):
            if other != row:
                others &= patterns[other] == turn.feedback.pattern
        for mend in _list_slips(row, turns[row].feedback):
            weight = vocabulary.weights[others & (patterns[row] == mend.feedback.pattern)].sum()
            if weight > 0:
                yield float(weight), mend


def _list_slips(row: int, feedback: Feedback) -> Iterator[Mend]:
    for at, old in enumerate(feedback):
        for mark in Mark:
            if mark is not old:
                mended = Feedback((*feedback[:at], mark, *feedback[at + 1 :]))
                yield Mend(row + 1, at + 1, mark, mended)
