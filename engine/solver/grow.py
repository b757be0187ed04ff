"""Growing a decision tree from a search."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from engine.feedback import Feedback
from engine.solver.search import LIMIT, Node, Search
from engine.solver.tree import Branch
from engine.words import Word

Progress = Callable[[int, int], None]
"""Told how many words are done, and how many there are."""


@dataclass(frozen=True)
class Grown:
    """A tree as branches; no tree with its opener needs fewer guesses in all than `bound`."""

    branches: tuple[Branch, ...]
    bound: int


@dataclass(frozen=True)
class Grower:
    """Grows trees by a search, to win within `limit` guesses.

    `budget` is how many seconds each position may be searched; without one, trees are the
    best there are.
    """

    search: Search
    limit: int = LIMIT
    budget: float | None = None

    def grow(self, root: Node, opener: Word, progress: Progress = lambda _, __: None) -> Grown:
        """Return the tree over the words of `root` that begins with `opener`."""
        branches: list[Branch] = [(0, None, opener)]
        bound, done = len(root.words), 0
        guess = self.search.vocabulary.index[opener]
        for pattern, part in sorted(self.search.parts(root, guess).items()):
            node = self.search.whole(part)
            bound += self.search.run(node, self.limit - 1, self.budget).bound
            branches += self._branches(node, self.limit - 1, pattern)
            done += len(node.words)
            progress(done, len(root.words))
        return Grown(tuple(branches), bound)

    def _branches(self, node: Node, left: int, pattern: int) -> Iterator[Branch]:
        guess = self._guess(node, left)
        word = self.search.vocabulary.words[guess]
        yield self.limit - left, Feedback.from_pattern(pattern, len(word)), word
        for after, part in sorted(self.search.parts(node, guess).items()):
            yield from self._branches(self.search.whole(part), left - 1, after)

    def _guess(self, node: Node, left: int) -> int:
        found = self.search.run(node, left, self.budget)
        # out of time, or of guesses: then the guess that tells most words apart
        return found.guess if found.guess >= 0 else self.search.most_telling(node)
