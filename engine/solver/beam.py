"""A narrow search: good trees where the best ones are out of reach.

At every position it tries, by branch and bound, only the few guesses with the least bounds and as
many that can keep every family of words. Unlike the exact search it may lose: a word beyond the
limit costs extra guesses, so that as few words as possible are lost.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from engine.solver.bounds import Totals, count_parts
from engine.solver.demands import Demand
from engine.solver.families import Families
from engine.solver.node import NEVER, Node
from engine.solver.search import Search
from engine.solver.words import Indices

LOST = 1_000_000
"""The cost of a lost word: more than all guesses, so that none is lost needlessly."""


@dataclass
class _Known:
    low: int
    high: int = NEVER
    guess: int = -1


class Beam:
    """A search that tries `width` guesses at each position, with the words and rules of a `search`.

    Every word counts the same. Results are reproducible. `lost` is the cost of a lost word, in
    guesses.
    """

    def __init__(self, search: Search, width: int, lost: int = LOST) -> None:
        self.search = search
        self.width = width
        self.lost = lost
        self._families = Families(search.vocabulary)
        self._known: dict[tuple[bytes, int, frozenset[Demand]], _Known] = {}

    def find_guess(self, node: Node, left: int) -> int:
        """Return the best guess found for a whole node with `left` guesses to go."""
        self.find_cost(node, left)
        return int(node.words[0]) if len(node.words) <= 2 else self._recall(node, left).guess

    def find_cost(self, node: Node, left: int, below: int = NEVER) -> int:
        """Return the guesses for all words, plus `lost` for each lost one.

        From `below` on the result may be only a lower bound.
        """
        least = self._bound_cost(len(node.words), left)
        if len(node.words) <= 2 or least >= below:
            return least
        known = self._recall(node, left)
        if known.low < min(below, known.high):
            self._try(self.search.make_whole(node), left, below, known)
        return known.low

    def find_total(self, node: Node, guess: int, left: int) -> int:
        """Return the cost of a whole node of which `guess` is tried first."""
        parts = self.search.list_parts(node, guess).values()
        return len(node.words) + sum(self.find_cost(part, left - 1) for part in parts)

    def list_promising(self, node: Node, left: int, count: int) -> dict[int, int]:
        """Return the `count` guesses of the least bounds, with these bounds, ascending."""
        costs = self._bound_costs(node, left)
        order = _order(costs, count)
        return dict(zip(node.guesses[order].tolist(), costs[order].tolist(), strict=True))

    def choose_openers(
        self, node: Node, left: int, tries: dict[int, int], keep: int
    ) -> dict[int, int]:
        """Return the `keep` best of `tries`, which `list_promising` returned, best first."""
        found: list[tuple[int, int]] = []
        for guess, least in tries.items():
            below = found[-1][0] if len(found) == keep else NEVER
            cost = self._add_up(node, guess, left, least, below)
            if cost < below:
                found = sorted([*found, (cost, guess)])[:keep]
        return {guess: tries[guess] for _, guess in found}

    def _try(self, node: Node, left: int, below: int, known: _Known) -> None:
        plain = self._bound_costs(node, left)
        costs = plain + self.lost * self._families.lose(node, left) if left > 2 else plain
        # a guess that loses some word may still lose the fewest
        tries = np.union1d(_order(plain, self.width), _order(costs, self.width))
        best = min(below, known.high)
        for at in tries[np.argsort(costs[tries], kind="stable")].tolist():
            if costs[at] >= best:
                break
            guess = int(node.guesses[at])
            total = self._add_up(node, guess, left, int(plain[at]), best)
            if total < best:
                best, known.high, known.guess = total, total, guess
        known.low = best

    def _add_up(self, node: Node, guess: int, left: int, cost: int, below: int) -> int:
        parts = [
            part for part in self.search.list_parts(node, guess).values() if len(part.words) > 2
        ]
        for part in sorted(parts, key=_count_words):
            if cost >= below:
                break
            least = self._bound_cost(len(part.words), left - 1)
            cost += self.find_cost(part, left - 1, below - cost + least) - least
        return cost

    def _bound_costs(self, node: Node, left: int) -> Totals:
        """Bound the cost of each guess by the sum of the least costs of its parts."""
        count = len(node.words)
        parts = count_parts(node.rows, self.search.vocabulary.n_patterns)
        own = np.zeros(len(node.guesses), np.bool_)
        own[node.find_columns(node.words)] = True
        lost = {2: count - parts, 1: count - own}.get(left, 0 if left > 2 else count)
        return np.where(parts == 1, NEVER, 3 * count - parts - own + self.lost * lost)

    def _recall(self, node: Node, left: int) -> _Known:
        key = node.words.tobytes(), left, node.demands
        return self._known.setdefault(key, _Known(self._bound_cost(len(node.words), left)))

    def _bound_cost(self, count: int, left: int) -> int:
        """Return the cost if the first guess is right for one word and tells all others apart."""
        lost = max(0, count - max(0, left)) if left < 2 else 0
        return 2 * count - 1 + self.lost * lost


def _order(costs: Totals, count: int) -> Indices:
    """Return the places of the `count` least costs, ascending."""
    last = min(count, len(costs)) - 1
    among = np.flatnonzero(costs <= np.partition(costs, last)[last])
    return among[np.argsort(costs[among], kind="stable")][:count]


def _count_words(node: Node) -> int:
    return len(node.words)
