"""The strongest strategy: a shipped tree, an exact search, or the best of a short list."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache

import numpy as np

from engine.errors import EngineError
from engine.game import Hard
from engine.lexicon import data_folder
from engine.solver.candidates import Candidates, Tier
from engine.solver.partition import partitions
from engine.solver.search import LIMIT, Search
from engine.solver.state import State
from engine.solver.strategies import shortlist
from engine.solver.strategies.base import TOP, answered, heaviest, in_order
from engine.solver.strategies.information import ENTROPY, Information
from engine.solver.suggestions import Suggestion, Suggestions
from engine.solver.tree import Tree, load
from engine.solver.vocabulary import Indices, Vocabulary

BUDGET = 0.25
"""Seconds of search for one suggestion."""

EXACT = 60
"""Up to so many words are searched to the end, if the budget allows."""

GUESSES = 4_000
"""Guesses looked at in a search: the most telling, and every candidate."""


@dataclass(frozen=True)
class Best:
    """Fewest expected guesses, every word counting by how likely it is to be the answer.

    Where a shipped tree knows the position its guess comes first. Few words are searched
    exactly; many are ranked by information, which comes within a hundredth of a guess of
    the optimum. With several boards information decides.
    """

    name: str = "best"
    summary: str = "fewest expected guesses, by tree, search and information"
    source: str = "Alex Selby, The best strategies for Wordle (2022)"
    clock: Callable[[], float] = time.monotonic
    greedy: Information = ENTROPY

    def rank(self, state: State, top: int = TOP) -> Suggestions:
        single = len(state.open_boards) == len(state.boards) == 1
        known = _tree_guess(state) if single else None
        if known is not None and top == 1:
            return _put_first(state, known, (), top)
        ranked = self.greedy.rank(state, top)
        if not single or not ranked.guesses:
            return ranked
        first = self._found(state) if known is None else known
        return ranked if first is None else _put_first(state, first, ranked.guesses, top)

    def _found(self, state: State) -> int | None:
        """What a search finds, where few enough words are left for one."""
        (left,) = state.candidates
        few = len(left) > 2 and _common(left) <= EXACT
        return self._searched(state, left) if few else None

    def _searched(self, state: State, left: Candidates) -> int | None:
        words = left.indices[heaviest(left.weights, EXACT)]
        weights = np.ones(len(state.vocabulary.words), np.int64)
        weights[words] = np.maximum(1, np.round(state.vocabulary.weights[words] * 1_000))
        search = Search(state.vocabulary, weights, hard=state.hard is Hard.HARD, clock=self.clock)
        guesses = _telling(state, words)
        left_to_make = max(3, LIMIT - len(state.boards[0]))
        found = search.run(search.node(words, guesses), left_to_make, BUDGET)
        legal = found.guess >= 0 and state.legal_mask[found.guess]
        return found.guess if legal else None


def _common(left: Candidates) -> float:
    """How many candidates count: their weight, in words as likely as can be."""
    return float(left.weights.sum())


def _telling(state: State, words: Indices) -> Indices:
    legal = state.legal
    if len(legal) <= GUESSES:
        return legal
    figures = shortlist.telling(state.vocabulary, Candidates(words, np.ones(len(words)), 0))
    return legal[heaviest(figures[legal], GUESSES)]


def _put_first(state: State, first: int, others: tuple[Suggestion, ...], top: int) -> Suggestions:
    (left,) = state.candidates
    only = np.array([first])
    figures = partitions(state.vocabulary, only, shortlist.weighed(left))
    (best,) = in_order(state, only, figures, figures.expected, 1).guesses
    rest = tuple(other for other in others if other.guess != best.guess)
    return answered(state, (best, *rest)[:top])


def _tree_guess(state: State) -> int | None:
    """The guess of the shipped tree, while some of our answers fit."""
    vocabulary = state.vocabulary
    tree = _tree(vocabulary, state.hard) if state.hard is not Hard.ULTRA else None
    guess = tree.after(state.boards[0]) if tree else None
    if guess is None or state.candidates[0].tier is not Tier.ANSWERS:
        return None
    return vocabulary.index.get(guess)


@cache
def _shipped(name: str) -> Tree | None:
    try:
        return load(data_folder() / name)
    except EngineError:
        return None


def _tree(vocabulary: Vocabulary, hard: Hard) -> Tree | None:
    if vocabulary.language is None:
        return None
    return _shipped(f"{vocabulary.language}/trees/{vocabulary.length}-{hard}.tree")


BEST = Best()
