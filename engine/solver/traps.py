"""Families of answers that differ in one letter, which make a lucky start worthless."""

from __future__ import annotations

from collections import Counter
from dataclasses import asdict, dataclass
from typing import Any

import numpy as np

from engine.feedback import score
from engine.solver.table import Letters
from engine.solver.vocabulary import find_word
from engine.solver.words import Indices, Words
from engine.words import Word

TRAP_WORDS = 4
"""Words of one family from which on it is a trap."""

DANGER_WORDS = 3
"""Words of one family from which on it is a danger, if it has at least half of the words."""

_THIRD = 3
"""A family that is a trap is a danger if it has at least every third word."""


@dataclass(frozen=True)
class Trap:
    """The most answers that differ from a word in one place, the word among them.

    `pattern` shows the place as ``_``, as in ``_atch``; the words are in the order of the alphabet.
    """

    pattern: str
    words: tuple[Word, ...]

    @property
    def letters(self) -> tuple[str, ...]:
        """The letters by which its words differ."""
        at = self.pattern.index("_")
        return tuple(word[at] for word in self.words)

    def to_dict(self) -> dict[str, Any]:
        """Return everything as plain values for JSON."""
        return {**asdict(self), "letters": self.letters}


def trap(vocabulary: Words, answer: str) -> Trap | None:
    """Return the largest family of answers that differ from `answer` in one and the same place.

    Raises `NotAllowed` for a word that the vocabulary lacks.
    """
    answer = find_word(vocabulary, answer)
    answers = vocabulary.is_answer.copy()
    answers[vocabulary.index[answer]] = True
    return _find_alike(vocabulary, np.flatnonzero(answers), answer)


def find_family(
    vocabulary: Words, left: Indices, word: Word, least: int = TRAP_WORDS
) -> Trap | None:
    """Return the trap that at least half of the words `left` make, if `word` is one of them.

    It has at least so many words.
    """
    if vocabulary.index[word] not in left and len(left) < least:
        return None
    family = _find_alike(vocabulary, np.union1d(left, [vocabulary.index[word]]), word)
    if family is None:
        return None
    words = tuple(one for one in family.words if vocabulary.index[one] in left)
    large = len(words) >= least and 2 * len(words) >= len(left)
    return Trap(family.pattern, words) if large else None


def is_outside(trap: Trap, guess: Word) -> bool:
    """Return whether a guess has at most half of what a trap shares, so that it tests others."""
    shared = [letter for letter in trap.pattern if letter != "_"]
    return 2 * sum(letter in guess for letter in shared) <= len(shared)


def list_tested(trap: Trap, guess: Word) -> tuple[str, ...]:
    """Return the letters of a trap whose words a guess would tell from the others."""
    marks = [score(guess, word) for word in trap.words]
    untold, _ = Counter(marks).most_common(1)[0]
    pairs = zip(trap.letters, marks, strict=True)
    return tuple(letter for letter, mark in pairs if mark != untold)


def find_families(held: Letters) -> dict[bytes, int]:
    """Return how many of some words differ in one and the same place, by what they share."""
    families = Counter[bytes]()
    for at in range(held.shape[1]):
        kept = held.copy()
        kept[:, at] = 0
        families.update(row.tobytes() for row in kept)
    return dict(families)


def find_danger(held: Letters) -> int:
    """Return how many of some words differ in one and the same place; 0 if it is no danger."""
    family = max(find_families(held).values(), default=0)
    most = _THIRD * family if family >= TRAP_WORDS else 2 * family
    return family if family >= DANGER_WORDS and most >= len(held) else 0


def _find_alike(vocabulary: Words, among: Indices, answer: Word) -> Trap | None:
    held = vocabulary.letters[among]
    other = held != vocabulary.letters[vocabulary.index[answer]]
    alike = other.sum(axis=1) <= 1
    families = [alike & (other.sum(axis=1) == other[:, at]) for at in range(vocabulary.length)]
    at = max(range(vocabulary.length), key=lambda place: int(families[place].sum()))
    place = vocabulary.alphabet.letters.index
    words = sorted(vocabulary.spell(among[families[at]]), key=lambda word: place(word[at]))
    pattern = f"{answer[:at]}_{answer[at + 1 :]}"
    return Trap(pattern, tuple(words)) if len(words) > 1 else None
