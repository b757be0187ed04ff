"""Rows that contradict each other, and the one mark that may be a slip."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations, product

import numpy as np

from engine.feedback import Feedback, Mark, Turn, check_turns, score
from engine.solver.deductions import Deductions
from engine.solver.table import Patterns
from engine.solver.words import Words, check_vocabulary
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


@dataclass(frozen=True)
class Contradiction:
    """The smallest set of rows (from 1, ascending) that no word satisfies.

    `possible` says that other letters would: then perhaps only the list lacks the word.
    """

    rows: tuple[int, ...]
    mend: Mend | None
    possible: bool = False


def contradiction(turns: Sequence[Turn], vocabulary: Words) -> Contradiction | None:
    """Explain why no word fits `turns`; None if one does.

    Of several smallest sets the first is named. The mend is a single mark of any row after
    which words fit all rows; if there are several, the one that the likeliest words fit.
    Raises `WrongLength` for a turn of another length, and `BadArgument`.
    """
    turns = check_turns(turns, check_vocabulary(vocabulary).length)
    patterns = [vocabulary.patterns_of(turn.guess) for turn in turns]
    fits = [row == turn.feedback.pattern for row, turn in zip(patterns, turns, strict=True)]
    if np.logical_and.reduce([np.ones(len(vocabulary), np.bool_), *fits]).any():
        return None
    rows = _find_smallest(fits)
    named = [turns[row - 1] for row in rows]
    return Contradiction(rows, _mend(turns, patterns, vocabulary), _is_possible(named, vocabulary))


def _is_possible(turns: Sequence[Turn], vocabulary: Words) -> bool:
    """Return whether any letters at all would earn the feedback of these turns."""
    shown = Deductions.by(turns, vocabulary)
    told = {letter for turn in turns for letter in turn.guess}
    # all letters that nobody has tried are alike
    other = next((letter for letter in vocabulary.alphabet.letters if letter not in told), "")
    places = [
        sorted(
            (shown.list_possible(at) & told) | ({other} if at not in shown.green else set[str]())
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


def _mend(turns: Sequence[Turn], patterns: list[Patterns], vocabulary: Words) -> Mend | None:
    best, most = None, 0.0
    for row in range(len(turns)):
        others = np.ones(len(vocabulary), np.bool_)
        for other, turn in enumerate(turns):
            if other != row:
                others &= patterns[other] == turn.feedback.pattern
        for mend in _list_slips(row, turns[row].feedback):
            weight = vocabulary.weights[others & (patterns[row] == mend.feedback.pattern)].sum()
            if weight > most:
                best, most = mend, float(weight)
    return best


def _list_slips(row: int, feedback: Feedback) -> Iterator[Mend]:
    for at, old in enumerate(feedback):
        for mark in Mark:
            if mark is not old:
                mended = Feedback((*feedback[:at], mark, *feedback[at + 1 :]))
                yield Mend(row + 1, at + 1, mark, mended)
