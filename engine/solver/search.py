"""Exact search for the fewest guesses, and the same within a limit.

Depth first, branch and bound. A guess that divides `n` words into `parts` needs at least
``3 n - parts`` guesses in all (one less if it may be the answer itself): one for each word
now, and in every part one word at the next guess and the others at the one after. Guesses
are tried in the order of that bound until it reaches the best total. A part's own bound
is remembered by its set of words. The method is that of Alex Selby, The best strategies for
Wordle (2022).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

import numpy as np

from engine.solver.bounds import Pairs, Totals
from engine.solver.demands import Demand, Demands
from engine.solver.limit import Limit, Spent
from engine.solver.node import LIMIT, NEVER, Found, Known, Node, Part, Tries, count_words
from engine.solver.tries import Bounder
from engine.solver.words import Indices, Words


class Search:
    """A search over one vocabulary that keeps what it learns for the next call.

    `weights` are whole numbers by word of the vocabulary (by default 1 each). With `hard`,
    guesses must use the clues of all earlier ones.
    """

    def __init__(
        self, vocabulary: Words, weights: Totals | None = None, *, hard: bool = False
    ) -> None:
        self.vocabulary = vocabulary
        self.weights = np.ones(len(vocabulary), np.int64) if weights is None else weights
        self.hard = hard
        self._alike = bool((self.weights == 1).all())
        self._correct = vocabulary.n_patterns - 1
        self._demands = Demands(vocabulary)
        self._bounder = Bounder(vocabulary, self.weights, self._demands)
        self._narrow = np.min_scalar_type(len(vocabulary))  # keys are most of the memory
        self._known: dict[tuple[bytes, int, frozenset[Demand]], Known] = {}
        self._limit_to(Limit())

    def make_node(self, words: Indices, guesses: Indices) -> Node:
        """Return a root over `words` with the legal `guesses`, both given as indices."""
        ordered = words[np.lexsort((words, -self.weights[words]))]
        guesses = np.union1d(guesses, words)
        rows = np.ascontiguousarray(self.vocabulary.table(guesses, ordered).T)
        return Node(ordered, rows, guesses)

    def run(self, node: Node, left: int = LIMIT, limit: Limit | None = None) -> Found:
        """Return the best first guess with `left` guesses to go.

        Without a `limit` the result is proven; with one, it is the best found within it.
        """
        part = self._begin(node, left)
        self._limit_to(limit or Limit())
        try:
            for improve in self._steps:
                improve(part, NEVER)
        except Spent:
            pass
        known = part.known
        trivial = len(node.words) <= 2 and known.low < NEVER
        return Found(int(node.words[0]) if trivial else known.guess, known.high, known.low)

    def bound_parts(
        self,
        node: Node,
        guess: int,
        left: int = LIMIT,
        below: int = NEVER,
        known: Mapping[int, int] | None = None,
    ) -> dict[int, int]:
        """Return the least total of each part that `guess` leaves, by pattern.

        Once these, plus a guess for every word, add up to `below`, some may remain lower bounds.
        `known` are lower bounds by pattern.
        """
        self._limit_to(Limit())
        parts = {
            at: self._begin(part, left - 1) for at, part in self.list_parts(node, guess).items()
        }
        for pattern, low in (known or {}).items():
            part = parts[pattern]
            part.known.low = max(part.known.low, low)
        total = int(self.weights[node.words].sum()) + sum(p.known.low for p in parts.values())
        self._raise(list(parts.values()), total, below)
        return {pattern: part.known.low for pattern, part in parts.items()}

    def reaches(self, node: Node, left: int, bound: int) -> bool:
        """Return whether the least total of `node` is `bound` or more."""
        self._limit_to(Limit())
        part = self._begin(node, left)
        return self._raise([part], part.known.low, bound) >= bound

    def forget(self, most: int) -> None:
        """Forget everything if more than `most` sets of words are known."""
        if len(self._known) > most:
            self._known.clear()

    def order(self, node: Node, left: int = LIMIT) -> Indices:
        """Return the legal guesses of a whole node that may win, ascending by lower bound."""
        return node.guesses[self._bounder.list_tries(node, left, NEVER).columns]

    def list_parts(self, node: Node, guess: int) -> dict[int, Node]:
        """Return the parts that `guess` leaves of a whole node, by pattern, but not the solved."""
        at = node.find_column(guess)
        return {
            pattern: self._make_part(node, at, pattern, places)
            for pattern, places in node.divide(at).items()
            if pattern != self._correct
        }

    def make_whole(self, node: Node) -> Node:
        """Return the node as arrays of its own, without the guesses its demands forbid."""
        if node.places is None:
            return node
        rows, guesses = node.rows[node.places], node.guesses
        if node.demands:
            legal = self._demands.check(node.demands, guesses)
            rows, guesses = rows[:, legal], guesses[legal]
        pairs = Pairs(rows) if len(rows) <= Pairs.MOST else None
        return Node(node.words, rows, guesses, node.demands, pairs=pairs)

    def _prepare(self, node: Node) -> Node:
        return node if node.pairs else self.make_whole(node)

    @property
    def _steps(self) -> tuple[Callable[[Part, int], None], ...]:
        """The steps that raise the lower bound of a part, from cheap to expensive."""
        return self._bounder.split, self._look, self._finish

    def _raise(self, parts: Sequence[Part], total: int, below: int) -> int:
        """Raise the bounds of `parts` until their total reaches `below`; return the total.

        All parts take a cheap step before any takes an expensive one: most guesses are refuted by
        the cheap ones, and the smallest parts cost least.
        """
        waiting = sorted((part for part in parts if not part.known.proven), key=count_words)
        for improve in self._steps:
            for part in waiting:
                if total >= below:
                    return total
                low = part.known.low
                improve(part, below - total + low)
                total += part.known.low - low
        return total

    def _look(self, part: Part, below: int) -> None:
        """Bound the total of every guess by the parts it leaves, if that was not done before."""
        if not part.known.looked and not part.known.proven:
            self._list_tries(part, below)

    def _list_tries(self, part: Part, below: int) -> Tries:
        known = part.known
        if self._looked() >= self._most:
            raise Spent
        below = min(below, known.high)
        tries = part.tries = self._bounder.list_tries(self._prepare(part.node), part.left, below)
        known.low = max(known.low, int(tries.bounds[0]) if len(tries.bounds) else below)
        known.looked = True
        return tries

    def _finish(self, part: Part, below: int) -> None:
        """Try the guesses in the order of their bounds until no other can be better."""
        known, left = part.known, part.left
        if known.proven or known.low >= below:
            return
        tries = part.tries or self._list_tries(part, below)
        node, best = self._prepare(part.node), min(below, known.high)
        seen: set[object] = set()
        for bound, at in tries:
            known.low = max(known.low, min(bound, best))
            if known.low >= best:
                break
            if self._find_lack(node, at, left, best - bound) >= best - bound:
                continue
            held = node.divide(at)
            # guesses that divide the words alike are equally good, except in hard mode
            division = at if self.hard else tuple(map(tuple, held.values()))
            if division not in seen:
                seen.add(division)
                parts = self._list_large(node, at, held, left - 1)
                total = bound + sum(part.known.low - part.known.least for part in parts)
                total = self._raise(parts, total, best)
                if total < best:
                    best = known.high = total
                    known.guess = int(node.guesses[at])
        known.low = max(known.low, best)
        part.tries = None

    def _find_lack(self, node: Node, at: int, left: int, most: int) -> int:
        """Return how much more than its bound a guess surely needs, up to `most`."""
        return 0

    def _list_large(self, node: Node, at: int, held: dict[int, list[int]], left: int) -> list[Part]:
        """Return the parts whose totals are not part of the bound of a guess."""
        return [
            self._begin(self._make_part(node, at, pattern, places), left)
            for pattern, places in held.items()
            if len(places) > 2
        ]

    def _make_part(self, node: Node, at: int, pattern: int, held: list[int] | Indices) -> Node:
        demands = node.demands
        if self.hard:
            demands |= self._demands.recall(int(node.guesses[at]), pattern)
        places = np.array(held)
        words = node.words[places]
        if node.places is not None:
            places = node.places[places]
        return Node(words, node.rows, node.guesses, demands, places, node.pairs, node.masks)

    def _begin(self, node: Node, left: int) -> Part:
        """Return a part with what is known of it."""
        key = node.words.astype(self._narrow).tobytes(), left, node.demands
        known = self._known.get(key)
        if known is None:
            words = len(node.words)
            least = 2 * words - 1
            if not self._alike:
                weights = self.weights[node.words]
                least = int(2 * weights.sum() - weights[0])
            low = NEVER if left < min(words, 2) else least
            known = self._known[key] = Known(least, low, low if words <= 2 else NEVER)
        return Part(node, left, known)

    def _limit_to(self, limit: Limit) -> None:
        self._looked, self._most = limit.start_clock(), limit.nodes
