"""A search that only proves lower bounds, in normal mode, where all words count the same.

Few guesses are refuted by the parts they leave. But nine in ten are refuted by the most parts that
any next guess can leave of those. So that is looked at before anything else, the largest part
first, only for the guesses that matter, and as bits to be fast.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from engine.solver.bounds import Masks
from engine.solver.dominance import list_useful
from engine.solver.limit import Spent
from engine.solver.node import NEVER, Node, Part, count_words
from engine.solver.search import Search

_NARROWED = 24
"""The fewest words for which leaving guesses out saves time."""

_GLANCED = 10
"""How many parts of a guess are looked at first."""

_LARGE = 8
"""The fewest words of a part that may refute a guess."""


class Refuter(Search):
    """A search with the totals of `Search`, but possibly other guesses that reach them."""

    def make_whole(self, node: Node) -> Node:
        """Return the node as arrays of its own, without guesses that reveal less than another."""
        if node.places is None or len(node.words) < _NARROWED:
            return super().make_whole(node)
        columns = list_useful(self.vocabulary, node.words, node.guesses)
        rows, guesses = node.rows[np.ix_(node.places, columns)], node.guesses[columns]
        masks = Masks(rows, np.searchsorted(guesses, node.words))
        return Node(node.words, rows, guesses, masks=masks)

    def _prepare(self, node: Node) -> Node:
        return node if node.masks else super()._prepare(node)

    def _look(self, part: Part, below: int) -> None:
        known = part.known
        if known.looked or known.proven:
            return
        node = part.node = self._prepare(part.node)
        if node.masks is None or part.left < 3:
            super()._look(part, below)
            return
        if self._looked() >= self._most:
            raise Spent
        places = np.arange(len(node.words)) if node.places is None else node.places
        known.low = max(known.low, 3 * len(node.words) - node.masks.count_most_parts(places))
        known.looked = True

    def _raise(self, parts: Sequence[Part], total: int, below: int) -> int:
        # the large parts of a whole node are quick to bound, and raise the total most
        large = [part for part in parts if not part.node.masks and count_words(part) >= _NARROWED]
        for part in sorted(large, key=count_words):
            if total >= below:
                return total
            low = part.known.low
            self._foresee(part, below - total + low)
            total += part.known.low - low
        return super()._raise(parts, total, below)

    def _foresee(self, part: Part, below: int) -> None:
        """Bound the total of every guess by the parts that two guesses can leave."""
        known, node = part.known, part.node
        if known.proven or known.low >= below:
            return
        node = part.node = self._prepare(node)
        best = min(below, known.high)
        for bound, at in self._list_tries(part, best):
            if bound >= best:
                break
            best = min(best, bound + self._find_lack(node, at, part.left, best - bound))
        known.low = max(known.low, best)

    def _find_lack(self, node: Node, at: int, left: int, most: int) -> int:
        if node.masks is None or left < 3:
            return 0
        lack, shown = 0, np.array(node.list_patterns(at))
        sizes = np.bincount(shown, minlength=self._correct + 1)
        sizes[self._correct] = 0
        for pattern in np.argsort(-sizes)[:_GLANCED].tolist():
            if sizes[pattern] < _LARGE or lack >= most:
                break
            places = np.flatnonzero(shown == pattern)
            part = self._begin(self._make_part(node, at, pattern, places), left - 1)
            self._look(part, NEVER)
            lack += part.known.low - part.known.least
        return lack
