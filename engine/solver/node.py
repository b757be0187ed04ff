"""What a search is about: positions, what is known of them, and what it finds."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from engine.solver.bounds import Masks, Pairs, Totals
from engine.solver.demands import Demand
from engine.solver.table import Patterns
from engine.solver.words import Indices

LIMIT = 6
NEVER = 1 << 60
"""The total of what cannot be won within the limit."""


@dataclass(frozen=True)
class Found:
    """The result of a search: the sum over all words of (weight times guesses needed).

    The least possible total lies between `bound` and `total`, and is proven where they are
    equal. `guess` is the index of a first guess that reaches `total`, -1 if none was found.
    """

    guess: int
    total: int
    bound: int

    @property
    def proven(self) -> bool:
        return self.total == self.bound


@dataclass(eq=False, slots=True)
class Node:
    """Words to tell apart, heaviest first, with what every legal guess would say to each.

    It never changes; it is not frozen, for that takes longer than all else about it.

    `rows` has shape (words, guesses). A part of another node begins as a view: `places` are
    its rows there, and its `demands`, in hard mode, are still to be put to the guesses.
    """

    words: Indices
    rows: Patterns
    guesses: Indices
    demands: frozenset[Demand] = frozenset()
    places: Indices | None = None
    pairs: Pairs | None = None
    """What the parts of one node share, as the `rows` are."""
    masks: Masks | None = None
    """The same, for what only proves."""

    def column(self, guess: int) -> int:
        """The column of a legal guess."""
        return int(np.searchsorted(self.guesses, guess))

    def columns(self, words: Indices) -> Indices:
        """The columns of those of `words` that are legal guesses."""
        found = np.searchsorted(self.guesses, words)
        inside = found < len(self.guesses)
        found = found[inside]
        return found[self.guesses[found] == words[inside]]

    def list_patterns(self, at: int) -> list[int]:
        """The pattern that the guess of column `at` shows for each word."""
        rows = self.rows[:, at] if self.places is None else self.rows[self.places, at]
        patterns: list[int] = rows.tolist()
        return patterns

    def divide(self, at: int) -> dict[int, list[int]]:
        """The places of the words by the pattern that the guess of column `at` shows."""
        places: dict[int, list[int]] = {}
        for place, pattern in enumerate(self.list_patterns(at)):
            places.setdefault(pattern, []).append(place)
        return places


@dataclass(slots=True)
class Known:
    """What is known of a set of words: bounds of its total, and the guess of the upper."""

    least: int
    """The total if the heaviest word tells all others apart: what `low` begins with."""
    low: int
    high: int = NEVER
    guess: int = -1
    looked: bool = False

    @property
    def settled(self) -> bool:
        return self.low == self.high


@dataclass(frozen=True, slots=True)
class Tries:
    """Columns of guesses worth a try, the least bounds first."""

    bounds: Totals
    columns: NDArray[np.int32]

    def __iter__(self) -> Iterator[tuple[int, int]]:
        # few are tried of many
        for at in range(0, len(self.bounds), 32):
            end = at + 32
            yield from zip(self.bounds[at:end].tolist(), self.columns[at:end].tolist(), strict=True)


@dataclass(slots=True)
class Part:
    """A node while it is searched."""

    node: Node
    left: int
    known: Known
    tries: Tries | None = None


def count_words(part: Part) -> int:
    """How many words are to be told apart."""
    return len(part.node.words)
