"""Claims about single openers: how few guesses any tree that begins with one can need.

An opener is refuted by lower bounds of its parts that add up to the best total or more. All
but some hundreds of 13,000 are refuted by what the next guess can tell apart; the others are
searched on.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

import numpy as np

from engine.checks import BadArgument, check_number, check_several
from engine.feedback import Feedback, Turn
from engine.game import Hard
from engine.solver.ceilings import Ceilings, Counts
from engine.solver.node import LIMIT, NEVER, Node
from engine.solver.refute import Refuter
from engine.solver.search import Search
from engine.solver.vocabulary import check_vocabulary, find_word
from engine.solver.words import Indices, Words
from engine.words import Word

_KEPT = 400_000
"""The most sets of words that a search remembers between openers: 150 MB."""

_LARGE = 40
"""The fewest words of a part for which ceilings save time."""

_FEW = 6_000
"""The most guesses for which a `Refuter` is faster; its preparation grows with them."""


@dataclass(frozen=True)
class Puzzle:
    """The setting of a proof: which words may be hidden, as indices, and the rules."""

    vocabulary: Words
    answers: Indices
    hard: bool = False
    limit: int = LIMIT

    @classmethod
    def of(
        cls, words: Words, hidden: Iterable[str] | None, hard: Hard = Hard.OFF, limit: int = LIMIT
    ) -> Puzzle:
        """Return the puzzle of `hidden` words, by default of all answers.

        Words named twice count once. Raises `NotAllowed`, and `BadArgument` if there is nothing to
        find, or for ultra-hard mode, whose clues the search does not know.
        """
        check_vocabulary(words)
        given = words.answers if hidden is None else check_several("hidden", hidden, "words")
        answers = tuple(dict.fromkeys(find_word(words, text, "hidden") for text in given))
        if not answers:
            raise BadArgument("hidden", hidden, "at least one word")
        if Hard(hard) is Hard.ULTRA:
            raise BadArgument("hard", hard, "off or hard")
        places = np.array([words.index[word] for word in answers], np.intp)
        return cls(words, places, Hard(hard) is Hard.HARD, check_number("limit", limit))

    def start_search(self) -> tuple[Search, Node]:
        """Return a new search and its root, in which every word that may be suggested is legal."""
        search = Search(self.vocabulary, hard=self.hard)
        return search, search.make_node(self.answers, np.flatnonzero(self.vocabulary.suggested))


@dataclass(frozen=True)
class Claim:
    """The claim that no tree beginning with `opener` has a total less than `total`.

    `parts` holds, by pattern, the lower bounds that prove it. Every part left out counts with its
    minimum: one word found at once, all others with the guess after.
    """

    opener: int
    total: int
    parts: Mapping[int, int]


def count_trusting(claims: Iterable[Claim]) -> int:
    """Return how many claims rest on bounds, which a search alone can prove."""
    return sum(bool(claim.parts) for claim in claims)


@dataclass
class Prover:
    """Makes claims about openers, one after another, and remembers what it learns."""

    puzzle: Puzzle
    search: Search = field(init=False)
    root: Node = field(init=False)
    ceilings: Ceilings = field(init=False)

    def __post_init__(self) -> None:
        self.search, self.root = self.puzzle.start_search()
        if not self.puzzle.hard and len(self.root.guesses) <= _FEW:
            self.search = Refuter(self.puzzle.vocabulary)
        self.ceilings = Ceilings(self.puzzle.vocabulary, self.root)

    def list_openers(self) -> list[int]:
        """Return every opener, the most promising first."""
        first = self.search.order(self.root, self.puzzle.limit)
        return [*first.tolist(), *np.setdiff1d(self.root.guesses, first).tolist()]

    def claim(self, opener: int, below: int) -> Claim:
        """Find the least total with `opener`, or enough lower bounds to refute it."""
        self.search.forget(_KEPT)
        parts = self.search.list_parts(self.root, opener)
        bounds = self._glance(opener, parts, below)
        if len(self.root.words) + sum(bounds.values()) < below:
            bounds = self.search.bound_parts(self.root, opener, self.puzzle.limit, below, bounds)
        least = {pattern: 2 * len(part.words) - 1 for pattern, part in parts.items()}
        total = len(self.root.words) + sum(least.values())
        needed: dict[int, int] = {}
        for pattern in sorted(bounds, key=lambda at: (least[at] - bounds[at], at)):
            if total >= below or bounds[pattern] == least[pattern]:
                break
            needed[pattern] = bounds[pattern]
            total += bounds[pattern] - least[pattern]
        return Claim(opener, min(total, NEVER), needed)

    def _glance(self, opener: int, parts: dict[int, Node], below: int) -> dict[int, int]:
        """Bound the parts by the guess that leaves the most of each, the cheapest bounds first."""
        word = self.puzzle.vocabulary[opener]
        bounds = {pattern: 2 * len(part.words) - 1 for pattern, part in parts.items()}
        ceilings: dict[int, Counts] = {}
        large = [pattern for pattern, part in parts.items() if len(part.words) >= _LARGE]
        large.sort(key=lambda at: -len(parts[at].words))
        for pattern in large:
            turn = Turn(word, Feedback.from_pattern(pattern, len(word)))
            ceilings[pattern] = self.ceilings.limit_parts(turn)
            most = int(ceilings[pattern].max()) + 1
            bounds[pattern] = max(bounds[pattern], 3 * len(parts[pattern].words) - most)
        total = len(self.root.words) + sum(bounds.values())
        for pattern in large:
            if total >= below:
                break
            words = parts[pattern].words
            bound = 3 * len(words) - self.ceilings.count_most_parts(words, ceilings[pattern])
            total += bound - bounds[pattern]
            bounds[pattern] = bound
        return bounds

    def spell(self, claim: Claim) -> Word:
        """Return the opener of a claim as a word."""
        return self.puzzle.vocabulary[claim.opener]

    def adds_up(self, claim: Claim) -> bool:
        """Return whether a claim follows from the bounds that it names, be they true or not."""
        column = self.root.find_column(claim.opener)
        if column >= len(self.root.guesses) or self.root.guesses[column] != claim.opener:
            return False
        sizes = {at: len(places) for at, places in self.root.divide(column).items()}
        sizes.pop(self.puzzle.vocabulary.n_patterns - 1, None)
        if not claim.parts.keys() <= sizes.keys():
            return False
        bounds = (claim.parts.get(at, 2 * size - 1) for at, size in sizes.items())
        return min(len(self.root.words) + sum(bounds), NEVER) >= claim.total

    def holds(self, claim: Claim) -> bool:
        """Search every part of a claim again, up to its bound, and return whether it is true."""
        if not self.adds_up(claim):
            return False
        self.search.forget(_KEPT)
        parts = self.search.list_parts(self.root, claim.opener)
        left = self.puzzle.limit - 1
        return all(self.search.reaches(parts[at], left, low) for at, low in claim.parts.items())
