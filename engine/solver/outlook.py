"""The value of guesses at one position: the total of guesses still to come.

Few words are searched exactly. For many, the value of a guess is the sum of its parts' values.
A part is worth what the best of its most telling guesses makes of it, estimated from the sizes of
the parts that are left then. Compared with exact totals the error is two hundredths of a guess.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache, cached_property
from itertools import pairwise

import numpy as np

from engine.game import Hard
from engine.solver import book
from engine.solver.bounds import count_parts
from engine.solver.demands import Demand, Demands
from engine.solver.knowledge import Knowledge
from engine.solver.limit import Limit
from engine.solver.means import UNIT, add_up_parts, estimate_totals
from engine.solver.node import Node
from engine.solver.outset import Worth, find_outset
from engine.solver.search import Search
from engine.solver.shortlist import choose_telling, find_heaviest
from engine.solver.suggestions import FAMILIAR_WEIGHT
from engine.solver.words import Indices

EXACT = 100
"""The most words that are searched to the end."""

_EFFORT = Limit(nodes=400)
"""The limit of one exact search, counted so that results are the same on any machine."""

_LEFT = 24
"""Guesses to go: more than any game needs."""

_CELLS = 2_500_000
"""The most words times guesses that are looked at."""

_SAMPLE = 24
"""The size of the sample of words that picks the most telling guesses."""

_TELLING = 64
"""The most guesses that judge a part; eight times as many are ranked at a position."""

_TRIES = 6
"""How many guesses are evaluated at a position, besides the one that was made."""

_FAMILIAR_TRIES = 3
"""How many words that most people know are evaluated in any case."""

Part = tuple[bytes, frozenset[Demand]]
"""The key of a value: a set of words, and what hard mode demands of guesses."""


class Outlook:
    """The values of guesses at a position of one board, over the `words` that may be the answer.

    They depend on the position alone. Those of a first guess are as they ship, where they do.
    """

    def __init__(self, position: Knowledge, words: Indices) -> None:
        self.vocabulary = position.words
        self.words = words
        self._hard = position.hard
        self._book = book.look_up(position, hosted=True) if position.open_boards else None
        self._outset = find_outset(position, words)
        self._search = Search(self.vocabulary, hard=position.hard is not Hard.OFF)
        self._demands = Demands(self.vocabulary)
        self._node = self._make_root(choose_telling(position, words, _CELLS // len(words)))
        self._totals = estimate_totals(self.vocabulary.length, len(words), position.hard)
        self._known: dict[Part, Worth] = {}
        self._exact = self._solve(self._node, _LEFT) if len(words) <= EXACT else None

    @cached_property
    def worth(self) -> Worth:
        """The total of the position itself: the least of its most promising guesses."""
        best = min(map(self._evaluate, self._tries), key=lambda worth: worth.total)
        return Worth(best.total, best.exact and (self._outset.whole or self._exact is not None))

    def evaluate(self, guess: int) -> Worth:
        """Return the total if `guess` is made, which is no less than that of the position."""
        worth = self._evaluate(guess)
        return worth if worth.total >= self.worth.total else Worth(self.worth.total, exact=False)

    def rank_guesses(self, *made: int) -> dict[int, Worth]:
        """Return the most promising guesses and those `made`, ascending by total.

        Among equals candidates come first, then likely words.
        """
        worths = {guess: self.evaluate(guess) for guess in {*self._tries, *made}}
        candidates = set(self.words.tolist())

        def rank(guess: int) -> tuple[int, bool, float, int]:
            likely = float(self.vocabulary.weights[guess])
            return worths[guess].total, guess not in candidates, -likely, guess

        return {guess: worths[guess] for guess in sorted(worths, key=rank)}

    def _evaluate(self, guess: int) -> Worth:
        """Return the total as it ships, or an estimate beside that of the tree's opener."""
        if guess in self._outset.found:
            return self._outset.found[guess]
        worth = self._add_up(guess)
        return Worth(worth.total + self._correction, exact=False) if self._correction else worth

    @cached_property
    def _correction(self) -> int:
        """By how much the opener of a shipped tree is estimated too low."""
        if self._book is None or self._book not in self._outset.found:
            return 0
        return self._outset.found[self._book].total - self._add_up(self._book).total

    def _add_up(self, guess: int) -> Worth:
        total, exact = UNIT * len(self.words), True
        for pattern, places in self._divide(guess):
            few = len(places) <= 2
            worth = (
                _total_few(len(places))
                if few
                else self._recall_part(self._make_part(guess, pattern, places))
            )
            total += worth.total
            exact &= worth.exact
        return Worth(total, exact)

    def _make_root(self, guesses: Indices) -> Node:
        if len(self.words) <= EXACT:
            return self._search.make_node(self.words, guesses)
        # a very long list has too many words to try each as a guess
        heavy = find_heaviest(self.vocabulary.weights[self.words], 2 * _CELLS // len(self.words))
        guesses = np.union1d(guesses, self.words[heavy])
        rows = np.ascontiguousarray(self.vocabulary.table(guesses, self.words).T)
        return Node(self.words, rows, guesses)

    @cached_property
    def _tries(self) -> Sequence[int]:
        """The guesses that are evaluated in any case."""
        if len(self.words) <= 2:
            return self.words.tolist()
        shipped = {guess: worth.total for guess, worth in self._outset.found.items()}
        figures = shipped if self._outset.whole else self._estimate(self._node, 8 * _TELLING)
        order = sorted(figures, key=lambda guess: (figures[guess], guess))
        weights = self.vocabulary.weights
        known = [guess for guess in order if self.is_familiar(guess)]
        # of words that tell as much, people think of the commoner one
        familiar = sorted(known, key=lambda guess: (figures[guess], -weights[guess]))
        found = self._book if self._exact is None else self._exact[0]
        return [*order[:_TRIES], *familiar[:_FAMILIAR_TRIES], *([] if found is None else [found])]

    def is_familiar(self, guess: int) -> bool:
        """Return whether people know the word, and it may be named."""
        words = self.vocabulary
        return bool(words.suggested[guess] and words.weights[guess] >= FAMILIAR_WEIGHT)

    def _recall_part(self, part: Node) -> Worth:
        key = part.words.tobytes(), part.demands
        if key not in self._known:
            self._known[key] = self._evaluate_part(part)
        return self._known[key]

    def _evaluate_part(self, part: Node) -> Worth:
        if len(part.words) <= 2:
            return _total_few(len(part.words))
        again = _count_left(part) if len(part.words) <= _SAMPLE else 2
        if again < 2:
            exact = self._exact is not None and self._hard is not Hard.ULTRA
            return Worth(UNIT * (2 * len(part.words) - 1 + again), exact)
        whole = self._search.make_whole(part)
        searched = self._solve(whole, _LEFT - 1) if self._exact else None
        return searched[1] if searched else self._judge(whole)

    def _judge(self, node: Node) -> Worth:
        words = len(node.words)
        figures = self._estimate(node, min(_TELLING, 4 * words))
        # in hard mode perhaps none of these guesses is legal
        return Worth(min(figures.values(), default=int(self._totals[words])), exact=False)

    def _solve(self, node: Node, left: int) -> tuple[int, Worth] | None:
        found = self._search.run(node, left, _EFFORT)
        if not found.proven:
            return None
        # ultra-hard mode demands more than the search knows
        return found.guess, Worth(UNIT * found.total, self._hard is not Hard.ULTRA)

    def _estimate(self, node: Node, most: int) -> dict[int, int]:
        """Estimate the total for each of the `most` most telling guesses."""
        words, patterns = len(node.words), self.vocabulary.n_patterns
        parts = count_parts(node.rows[:: -(-words // _SAMPLE)], patterns)
        own = np.zeros(len(node.guesses), np.int64)
        own[node.find_columns(node.words)] = 1
        # small integers sort much faster
        columns = np.argsort((-parts - own).astype(np.int16), kind="stable")[:most]
        blocks = (columns[at : at + _TELLING] for at in range(0, len(columns), _TELLING))
        to_come = [add_up_parts(node.rows[:, block], patterns, self._totals) for block in blocks]
        figures = UNIT * (words - own[columns]) + np.concatenate([columns[:0], *to_come])
        return dict(zip(node.guesses[columns].tolist(), figures.tolist(), strict=True))

    def _divide(self, guess: int) -> Iterator[tuple[int, Indices]]:
        """Yield each pattern that `guess` shows, but not all correct, with its words' places."""
        node, made = self._node, np.array([guess])
        columns = node.find_columns(made)
        row = (
            node.rows[:, columns[0]] if len(columns) else self.vocabulary.table(made, node.words)[0]
        )
        order = np.argsort(row, kind="stable")
        shown = row[order]
        starts = np.flatnonzero(np.diff(shown, prepend=-1)).tolist()
        for start, end in pairwise([*starts, len(row)]):
            if shown[start] != self.vocabulary.n_patterns - 1:
                yield int(shown[start]), order[start:end]

    def _make_part(self, guess: int, pattern: int, places: Indices) -> Node:
        node = self._node
        hard = self._hard is not Hard.OFF
        demands = self._demands.recall(guess, pattern) if hard else frozenset[Demand]()
        return Node(node.words[places], node.rows, node.guesses, demands, places)


def _count_left(part: Node) -> int:
    """Count the words not told apart by the best of them; with 0 or 1 no search is needed."""
    places = slice(None) if part.places is None else part.places
    shown = part.rows[places][:, part.find_columns(part.words)]
    shown.sort(axis=0)
    return int((shown[1:] == shown[:-1]).sum(axis=0).min(initial=len(part.words)))


@cache
def _total_few(words: int) -> Worth:
    """Return the total of one or two words."""
    return Worth(UNIT * (2 * words - 1))
