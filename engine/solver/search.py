"""Exact search for the fewest guesses, and the same with a time budget.

Depth first, branch and bound. A guess that divides `n` words into `parts` needs at least
``3 n - parts`` guesses in all (one less if it may be the answer itself): one for each word
now, and in every part one word at the next guess and the others at the one after. Guesses
are tried in the order of that bound until it reaches the best total; a part's own bound,
once known, is remembered by its set of words. The bound is a count of distinct patterns,
which numpy does for all guesses at once, so nothing here needs to be compiled.

The method is that of Alex Selby, The best strategies for Wordle (2022).
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from engine.solver.bounds import Totals, firsts
from engine.solver.demands import Demand, Demands
from engine.solver.table import Patterns
from engine.solver.vocabulary import Indices, Vocabulary

LIMIT = 6
NEVER = 1 << 60
"""The total of what cannot be won within the limit."""


class OutOfTime(Exception):
    """The budget is spent."""


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


@dataclass(frozen=True, eq=False)
class Node:
    """Words to tell apart, heaviest first, with what every legal guess would say to each.

    `rows` has shape (words, guesses). A part of another node begins as a view: `places` are
    its rows there, and its `demands`, in hard mode, are still to be put to the guesses.
    """

    words: Indices
    rows: Patterns
    guesses: Indices
    demands: frozenset[Demand] = frozenset()
    places: list[int] | None = None

    def column(self, guess: int) -> int:
        """The column of a legal guess."""
        return int(np.searchsorted(self.guesses, guess))


@dataclass
class _Known:
    """What is known of a set of words: bounds of its total, and the guess of the upper."""

    low: int
    high: int = NEVER
    guess: int = -1


class Search:
    """A search over one vocabulary; what it learns is kept for the next call.

    `weights` are whole numbers by word of the vocabulary (1 each if left out). With `hard`,
    guesses must use the clues of all earlier ones.
    """

    def __init__(
        self,
        vocabulary: Vocabulary,
        weights: Totals | None = None,
        *,
        hard: bool = False,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.vocabulary = vocabulary
        self.weights = np.ones(len(vocabulary.words), np.int64) if weights is None else weights
        self.hard = hard
        self._clock = clock
        self._correct = vocabulary.n_patterns - 1
        self._demands = Demands(vocabulary)
        self._known: dict[tuple[bytes, int, frozenset[Demand]], _Known] = {}
        self._deadline = float("inf")

    def node(self, words: Indices, guesses: Indices) -> Node:
        """Set a search up over `words`, with the legal `guesses`; both are indices."""
        ordered = words[np.lexsort((words, -self.weights[words]))]
        guesses = np.union1d(guesses, words)
        rows = np.ascontiguousarray(self.vocabulary.table(guesses, ordered).T)
        return Node(ordered, rows, guesses)

    def run(self, node: Node, left: int = LIMIT, budget: float | None = None) -> Found:
        """Return the best first guess with `left` guesses to go.

        Without a `budget` (in seconds) the result is proven. With one, the best found in
        time is returned with what is known of the optimum.
        """
        self._limit_to(budget)
        try:
            total = self.solve(node, left, NEVER)
            return Found(self._first_guess(node, left) if total < NEVER else -1, total, total)
        except OutOfTime:
            known = self._at(node, left)
            return Found(known.guess, known.high, max(known.low, self._least(node)))

    def run_with(self, node: Node, guess: int, left: int = LIMIT) -> Found:
        """Return the least total when `guess`, a legal one, is made first, of use or not."""
        self._limit_to(None)
        total = int(self.weights[node.words].sum())
        total += sum(self.solve(part, left - 1, NEVER) for part in self.parts(node, guess).values())
        total = min(total, NEVER)
        return Found(guess, total, total)

    def solve(self, node: Node, left: int, below: int) -> int:
        """Return the least total of `node` if that is less than `below`, else a lower bound.

        Raises `OutOfTime`.
        """
        if left < min(len(node.words), 2):
            return NEVER
        least = self._least(node)
        if len(node.words) <= 2:
            return least
        known = self._at(node, left)
        if known.low == known.high or known.low >= below:
            return known.low
        if (best := self._split_by_heaviest(node)) >= 0:
            known.low, known.high, known.guess = least, least, best
            return least
        known.low = max(known.low, least + 1)
        return known.low if known.low >= below else self._try(self.whole(node), left, below, known)

    def parts(self, node: Node, guess: int) -> dict[int, Node]:
        """The parts that `guess` leaves of a whole node, by pattern; not the one it solves."""
        at = node.column(guess)
        return {
            pattern: self._part(node, at, pattern, places)
            for pattern, places in _places(node, at).items()
            if pattern != self._correct
        }

    def whole(self, node: Node) -> Node:
        """The node as arrays of its own, without the guesses its demands forbid."""
        if node.places is None:
            return node
        rows = node.rows[node.places]
        if not node.demands:
            return Node(node.words, rows, node.guesses)
        legal = self._demands.met(node.demands, node.guesses)
        return Node(node.words, rows[:, legal], node.guesses[legal], node.demands)

    def _try(self, node: Node, left: int, below: int, known: _Known) -> int:
        if self._clock() > self._deadline:
            raise OutOfTime
        bounds = self._bounds(node, left)
        best = min(below, known.high)
        seen: set[object] = set()
        order = np.flatnonzero(bounds < best)
        for at in order[np.argsort(bounds[order], kind="stable")].tolist():
            known.low = max(known.low, min(int(bounds[at]), best))
            if known.low >= best:
                break
            division = at if self.hard else _division(node, at)
            if division not in seen:
                seen.add(division)
                total = self._total(node, left, at, int(bounds[at]), best)
                if total < best:
                    best = known.high = total
                    known.guess = int(node.guesses[at])
        known.low = max(known.low, best)
        return best

    def _total(self, node: Node, left: int, at: int, bound: int, below: int) -> int:
        """The total after one guess, or a bound no less than `below`."""
        large = [(p, held) for p, held in _places(node, at).items() if len(held) > 2]
        waiting: list[tuple[Node, int]] = []
        total = bound
        for pattern, held in sorted(large, key=_size):
            part = self._part(node, at, pattern, held)
            least = self._least(part)
            known = self._known.get(self._key(part, left - 1))
            low = max(least, known.low) if known else least
            total += low - least
            waiting.append((part, low))
        for part, low in waiting:
            if total >= below:
                break
            total += self.solve(part, left - 1, below - total + low) - low
        return total

    def _part(self, node: Node, at: int, pattern: int, places: list[int]) -> Node:
        demands = node.demands
        if self.hard:
            demands |= self._demands.of(int(node.guesses[at]), pattern)
        return Node(node.words[places], node.rows, node.guesses, demands, places)

    def _bounds(self, node: Node, left: int) -> Totals:
        """A lower bound of the total for each guess of `node`."""
        weights = self.weights[node.words]
        own = np.zeros(len(node.guesses), np.int64)
        own[np.searchsorted(node.guesses, node.words)] = weights
        first, parts = firsts(node.rows, weights, self._correct + 1)
        bounds = 3 * weights.sum() - first - own
        bounds[parts < len(node.words) if left == 2 else parts == 1] = NEVER
        return bounds

    def _split_by_heaviest(self, node: Node) -> int:
        """A heaviest word that tells all words apart, which nothing can beat; -1 if none does."""
        weights = self.weights[node.words]
        heaviest = node.words[weights == weights[0]]
        columns = node.rows[:, np.searchsorted(node.guesses, heaviest)]
        if node.places is not None:
            columns = columns[node.places]
        for word, column in zip(heaviest.tolist(), columns.T.tolist(), strict=True):
            if len(set(column)) == len(column):
                return int(word)
        return -1

    def _least(self, node: Node) -> int:
        """The total if the heaviest word tells all others apart."""
        weights = self.weights[node.words]
        return int(2 * weights.sum() - weights[0])

    def _first_guess(self, node: Node, left: int) -> int:
        return int(node.words[0]) if len(node.words) <= 2 else self._at(node, left).guess

    def _limit_to(self, budget: float | None) -> None:
        self._deadline = float("inf") if budget is None else self._clock() + budget

    def _at(self, node: Node, left: int) -> _Known:
        return self._known.setdefault(self._key(node, left), _Known(0))

    def _key(self, node: Node, left: int) -> tuple[bytes, int, frozenset[Demand]]:
        return node.words.tobytes(), left, node.demands


def _places(node: Node, at: int) -> dict[int, list[int]]:
    """The places of the node's words by the pattern that the guess of column `at` shows."""
    places: dict[int, list[int]] = {}
    for place, pattern in enumerate(node.rows[:, at].tolist()):
        places.setdefault(pattern, []).append(place)
    return places


def _division(node: Node, at: int) -> object:
    """What two guesses share that divide the words alike."""
    labels: dict[int, int] = {}
    return tuple(labels.setdefault(p, len(labels)) for p in node.rows[:, at].tolist())


def _size(part: tuple[int, list[int]]) -> int:
    return len(part[1])
