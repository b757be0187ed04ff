"""What hard mode demands of a guess, as sets that can be joined and compared."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from engine.feedback import Mark, Turn
from engine.solver.words import Indices, Words

Demand = tuple[str, int, int]
"""A letter, its place (or -1 for anywhere), and how often at least."""


def list_demands(turn: Turn) -> frozenset[Demand]:
    """Return what a turn demands of all later guesses: `engine.hardmode.violation` as a set."""
    present = {(letter, -1, count) for letter, count in turn.count_revealed().items()}
    places = enumerate(zip(turn.guess, turn.feedback, strict=True))
    correct = {(letter, at, 1) for at, (letter, mark) in places if mark is Mark.CORRECT}
    return frozenset(present | correct)


class Demands:
    """The demands of every turn over one vocabulary, each computed once."""

    def __init__(self, vocabulary: Words) -> None:
        self._vocabulary = vocabulary
        self._asked: dict[tuple[int, int], frozenset[Demand]] = {}
        self._met: dict[Demand, NDArray[np.bool_]] = {}

    def recall(self, guess: int, pattern: int) -> frozenset[Demand]:
        """Return what a turn demands of all later guesses: a cached, faster `list_demands`."""
        if (guess, pattern) not in self._asked:
            self._asked[guess, pattern] = _list_demands(self._vocabulary.words[guess], pattern)
        return self._asked[guess, pattern]

    def check(self, demands: frozenset[Demand], guesses: Indices) -> NDArray[np.bool_]:
        """Return which of `guesses` meet every demand."""
        every = [self._meets(demand)[guesses] for demand in demands]
        return np.logical_and.reduce([np.ones(len(guesses), np.bool_), *every])

    def _meets(self, demand: Demand) -> NDArray[np.bool_]:
        if demand not in self._met:
            letter, at, count = demand
            same = self._vocabulary.letters == ord(letter)
            self._met[demand] = same.sum(axis=1) >= count if at < 0 else same[:, at]
        return self._met[demand]


def _list_demands(word: str, pattern: int) -> frozenset[Demand]:
    counts: dict[str, int] = {}
    asked: list[Demand] = []
    for at in range(len(word) - 1, -1, -1):
        pattern, mark = divmod(pattern, 3)
        if mark:
            counts[word[at]] = counts.get(word[at], 0) + 1
        if mark == Mark.CORRECT:
            asked.append((word[at], at, 1))
    return frozenset([*asked, *((letter, -1, count) for letter, count in counts.items())])
