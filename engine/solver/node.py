"""The values of a search: sets of words to tell apart, what is known of them, and results."""

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
        """Whether no other guess needs fewer."""
        return self.total == self.bound


@dataclass(eq=False, slots=True)
class Node:
    """Words to tell apart, heaviest first, and the pattern that every legal guess shows for each.

    A node never changes; it is not a frozen dataclass because creating one would take longer than
    everything else about it.

    `rows` has shape (words, guesses). A part of another node begins as a view: `places` are its
    rows there, and the guesses have not been filtered by its hard-mode `demands` yet.
    """

    words: Indices
    rows: Patterns
    guesses: Indices
    demands: frozenset[Demand] = frozenset()
    places: Indices | None = None
    pairs: Pairs | None = None
    """A cache that the parts of one node share."""
    masks: Masks | None = None
    """The same for `Refuter`."""

    def find_column(self, guess: int) -> int:
        """Return the column of a legal guess."""
        return int(np.searchsorted(self.guesses, guess))

    def find_columns(self, words: Indices) -> Indices:
        """Return the columns of those of `words` that are legal guesses."""
        found = np.searchsorted(self.guesses, words)
        inside = found < len(self.guesses)
        found = found[inside]
        return found[self.guesses[found] == words[inside]]

    def list_patterns(self, at: int) -> list[int]:
        """Return the pattern that the guess of column `at` shows for each word."""
        rows = self.rows[:, at] if self.places is None else self.rows[self.places, at]
        patterns: list[int] = rows.tolist()
        return patterns

    def divide(self, at: int) -> dict[int, list[int]]:
        """Return the places of the words by the pattern that the guess of column `at` shows."""
        places: dict[int, list[int]] = {}
        for place, pattern in enumerate(self.list_patterns(at)):
            places.setdefault(pattern, []).append(place)
        return places


@dataclass(slots=True)
class Known:
    """What is known of a set of words: bounds of its total, and the guess of the upper one."""

    least: int
    """The total if the heaviest word tells all others apart, with which `low` begins."""
    low: int
    high: int = NEVER
    guess: int = -1
    looked: bool = False

    @property
    def proven(self) -> bool:
        """Whether the total is known exactly."""
        return self.low == self.high


@dataclass(frozen=True, slots=True)
class Tries:
    """Columns of guesses worth a try, ascending by lower bound."""

    bounds: Totals
    columns: NDArray[np.int32]

    def __iter__(self) -> Iterator[tuple[int, int]]:
        # usually only a few of many are tried
        for at in range(0, len(self.bounds), 32):
            end = at + 32
            yield from zip(self.bounds[at:end].tolist(), self.columns[at:end].tolist(), strict=True)


@dataclass(slots=True)
class Part:
    """A node during a search, with `left` guesses to go."""

    node: Node
    left: int
    known: Known
    tries: Tries | None = None


def count_words(part: Part) -> int:
    """Return the number of words to tell apart."""
    return len(part.node.words)
