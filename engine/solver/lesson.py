"""What a game teaches: the costliest decision, and a familiar word that was better."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

import numpy as np

from engine.feedback import Turn
from engine.solver.analysis import add_missing, list_counted
from engine.solver.candidates import candidates
from engine.solver.report import Analysis
from engine.solver.words import Indices, Words
from engine.words import Word

LEAST = Fraction(15, 100)
"""The guesses that a decision must cost to be worth a lesson."""

_FEW = 20
"""The most words left of which two are named; from more, the pair would be arbitrary."""


@dataclass(frozen=True)
class Lesson:
    """A guess in `row`, from 1, that cost `cost` guesses compared with `better`.

    `apart` are two words that were still possible afterwards, the answer first, and that
    `better` would have told apart; None where many words were left, or there is no such pair. Of
    `before` words that count, `left` stay on average after the guess that was made, and
    `better_left` after the better one.
    """

    row: int
    guess: Word
    better: Word
    cost: Fraction
    apart: tuple[Word, Word] | None
    before: int
    left: float
    better_left: float


def find_lesson(vocabulary: Words, analysis: Analysis) -> Lesson | None:
    """Return the lesson of a game; None if no decision cost `LEAST` guesses.

    The guess that solved the game is never a mistake.
    """
    found = [
        (row.expected - row.familiar.expected, -at, row.familiar.guess)
        for at, row in enumerate(analysis.rows)
        if row.familiar and row.expected_after
    ]
    cost, at, better = max(found, default=(Fraction(0), 0, analysis.answer))
    return _explain(vocabulary, analysis, -at, better, cost) if cost >= LEAST else None


def _explain(
    vocabulary: Words, analysis: Analysis, at: int, better: Word, cost: Fraction
) -> Lesson:
    rows, answer = analysis.rows, analysis.answer
    vocabulary = add_missing(vocabulary, (answer, *(one.guess for one in rows)))
    turns = [Turn(one.guess, one.feedback) for one in rows[: at + 1]]
    counts = list_counted(vocabulary, answer)
    before, after = (
        np.intersect1d(candidates(vocabulary, tuple(some)).indices, counts)
        for some in (turns[:-1], turns)
    )
    return Lesson(
        row=at + 1,
        guess=rows[at].guess,
        better=better,
        cost=cost,
        apart=_find_confused(
            vocabulary, better, answer, after, [one.guess for one in rows[at + 1 :]]
        ),
        before=len(before),
        left=_average_left(vocabulary, rows[at].guess, before),
        better_left=_average_left(vocabulary, better, before),
    )


def _find_confused(
    vocabulary: Words, better: Word, answer: Word, after: Indices, later: list[Word]
) -> tuple[Word, Word] | None:
    """Return the answer and the word guessed in its place later, or else the likeliest other."""
    patterns = vocabulary.patterns_of(better)
    others = after[patterns[after] != patterns[vocabulary.index[answer]]]
    if len(after) > _FEW or not len(others) or better == answer:
        return None
    taken = next((word for word in later if vocabulary.index[word] in others), None)
    likely = vocabulary[int(others[np.argmax(vocabulary.weights[others])])]
    return answer, taken or likely


def _average_left(vocabulary: Words, guess: Word, before: Indices) -> float:
    """Return the mean number of words left, where none is left if the guess is the answer."""
    counts = np.bincount(vocabulary.patterns_of(guess)[before], minlength=vocabulary.n_patterns)
    return float((counts[:-1] ** 2).sum() / len(before))
