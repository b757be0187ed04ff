"""The four-step filter of Rodrigo Girão Serrão, Wordle in APL (2022), made exact.

`candidates` filters by feedback equality. This is the same set reached by another road,
one simple rule after the other, and shares no code with the scoring rule it agrees with.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine.feedback import Mark, Turn
from engine.words import Word

Tagged = tuple[str, int]
"""A letter, and which of its copies it is (from 1)."""

Step = Callable[[Word, Turn], bool]


def fits(word: Word, turns: Sequence[Turn]) -> bool:
    """Whether `word` passes all four steps of every turn, and so may be the answer."""
    return all(step(word, turn) for turn in turns for step in STEPS)


def correct_stays(word: Word, turn: Turn) -> bool:
    """Step 1: correct letters are in their places."""
    marked = zip(word, turn.guess, turn.feedback, strict=True)
    return all(held == letter for held, letter, mark in marked if mark is Mark.CORRECT)


def others_move(word: Word, turn: Turn) -> bool:
    """Step 2: no other letter is where it was guessed."""
    # the article asks it of present letters alone, and so keeps tacit after aargh = 10000
    marked = zip(word, turn.guess, turn.feedback, strict=True)
    return all(held != letter for held, letter, mark in marked if mark is not Mark.CORRECT)


def enough(word: Word, turn: Turn) -> bool:
    """Step 3: every present letter is in the word's other places, copy for copy."""
    return _count_marked(turn, Mark.PRESENT) <= set(_tag(word, turn))


def not_too_many(word: Word, turn: Turn) -> bool:
    """Step 4: no absent letter is in the word's other places, copy for copy."""
    return _count_marked(turn, Mark.ABSENT).isdisjoint(_tag(word, turn))


STEPS: tuple[Step, ...] = (correct_stays, others_move, enough, not_too_many)
"""The steps in the article's order; each is needed, and any order gives the same words."""


def _count_marked(turn: Turn, mark: Mark) -> set[Tagged]:
    """The letters of a guess with one mark, as the copies they are of those not correct."""
    others = [each for each in turn.feedback if each is not Mark.CORRECT]
    tagged = zip(_tag(turn.guess, turn), others, strict=True)
    return {letter for letter, earned in tagged if earned is mark}


def _tag(word: Word, turn: Turn) -> list[Tagged]:
    """The letters of a word where the guess is not correct, each tagged by its copy."""
    # the article's progressive membership: the second s is a member where there are two
    pairs = zip(word, turn.feedback, strict=True)
    letters = [letter for letter, mark in pairs if mark is not Mark.CORRECT]
    return [(letter, letters[: at + 1].count(letter)) for at, letter in enumerate(letters)]
