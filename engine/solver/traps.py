"""Families of answers that differ in one letter, which make a lucky start worthless."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from engine.solver.words import Words
from engine.words import Word


@dataclass(frozen=True)
class Trap:
    """The most answers that differ from a word in one place, the word among them, a-z.

    `pattern` shows the place as ``_``, as in ``_atch``.
    """

    pattern: str
    words: tuple[Word, ...]


def trap(vocabulary: Words, answer: Word) -> Trap | None:
    """Return the largest family of answers that differ from `answer` in one and the same place."""
    answers = vocabulary.is_answer.copy()
    answers[vocabulary.index[answer]] = True
    among = np.flatnonzero(answers)
    held = vocabulary.letters[among]
    other = held != vocabulary.letters[vocabulary.index[answer]]
    alike = other.sum(axis=1) <= 1
    families = [alike & (other.sum(axis=1) == other[:, at]) for at in range(vocabulary.length)]
    at = max(range(vocabulary.length), key=lambda place: int(families[place].sum()))
    words = vocabulary.spell(among[families[at]])
    return Trap(f"{answer[:at]}_{answer[at + 1 :]}", words) if len(words) > 1 else None
