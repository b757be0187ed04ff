"""Growing a decision tree from a search."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cached_property

from engine.feedback import Feedback
from engine.solver.beam import LOST, Beam
from engine.solver.families import are_too_few
from engine.solver.limit import Limit
from engine.solver.node import LIMIT, NEVER, Node
from engine.solver.search import Search
from engine.solver.tree import Branch
from engine.words import Word

_FAR = 20
"""A limit that no game reaches."""

_WIDER = (1, 4)
"""The widths that are tried in turn while words are lost, as multiples."""

Progress = Callable[[int, int], None]
"""A callback that takes the number of words done and of all words."""


@dataclass(frozen=True)
class Grown:
    """A tree as branches; no tree with its opener needs fewer guesses in all than `bound`."""

    branches: tuple[Branch, ...]
    bound: int


@dataclass(frozen=True)
class Grower:
    """Grows trees that win within `limit` guesses.

    `effort` limits the search of each position; without it, trees are proven to be the best. Where
    it ends, or the limit cannot be kept, a narrow search of `width` guesses takes over; where that
    loses words, wider ones look for a way to save them.
    """

    search: Search
    limit: int = LIMIT
    effort: Limit | None = None
    width: int = 10

    @cached_property
    def beams(self) -> tuple[Beam, ...]:
        """Narrow searches, the narrowest first."""
        return tuple(Beam(self.search, self.width * wider) for wider in _WIDER)

    def grow(self, root: Node, opener: Word, progress: Progress = lambda _, __: None) -> Grown:
        """Return the tree over the words of `root` that begins with `opener`."""
        branches: list[Branch] = [(0, None, opener)]
        bound, done = len(root.words), 0
        guess = self.search.vocabulary.index[opener]
        for pattern, part in sorted(self.search.list_parts(root, guess).items()):
            node = self.search.make_whole(part)
            bound += self._bound(node)
            branches += self._list_branches(node, self.limit - 1, pattern)
            done += len(node.words)
            progress(done, len(root.words))
        return Grown(tuple(branches), bound)

    def find_worst(self, root: Node, opener: Word) -> tuple[int, bool]:
        """Return the least limit that finds every word, and whether a lower one is impossible.

        If no limit below `limit` works, `limit` itself is returned, and the tree may lose words.
        """
        parts = self.search.list_parts(root, self.search.vocabulary.index[opener]).values()
        # the largest part fails first
        nodes = [
            self.search.make_whole(part) for part in sorted(parts, key=_count_words, reverse=True)
        ]
        proven = True
        for limit in range(1, self.limit):
            if are_too_few(self.search.vocabulary, root.words, root.guesses, limit):
                proven = True
                continue
            failed = next((node for node in nodes if not self._finds(node, limit - 1)), None)
            if failed is None:
                return limit, proven
            proven = self.search.run(failed, limit - 1, self.effort).bound >= NEVER
        return self.limit, proven

    def _finds(self, node: Node, left: int) -> bool:
        """Return whether every word of a whole node is found with `left` guesses to go."""
        found = self.search.run(node, left, self.effort)
        if found.total < NEVER or found.proven:
            return found.total < NEVER
        return self.beams[0].find_cost(node, left) < LOST

    def _list_branches(self, node: Node, left: int, pattern: int) -> Iterator[Branch]:
        guess = self._choose_guess(node, left)
        word = self.search.vocabulary[guess]
        yield self.limit - left, Feedback.from_pattern(pattern, len(word)), word
        for after, part in sorted(self.search.list_parts(node, guess).items()):
            yield from self._list_branches(self.search.make_whole(part), left - 1, after)

    def _bound(self, node: Node) -> int:
        bound = self.search.run(node, self.limit - 1, self.effort).bound
        # if no tree keeps the limit, bound those that exceed it
        return bound if bound < NEVER else self.search.run(node, _FAR, self.effort).bound

    def _choose_guess(self, node: Node, left: int) -> int:
        found = self.search.run(node, left, self.effort)
        if found.proven and found.total < NEVER:
            return found.guess
        good = (each for each in self.beams if min(found.total, each.find_cost(node, left)) < LOST)
        beam = next(good, self.beams[-1])
        return (
            found.guess
            if found.total <= beam.find_cost(node, left)
            else beam.find_guess(node, left)
        )


def _count_words(node: Node) -> int:
    return len(node.words)
