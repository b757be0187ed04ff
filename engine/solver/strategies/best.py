"""The strongest strategy: a shipped tree, an exact search, or the best of a short list."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, replace
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

SERIOUS = 0.01
"""What weighs less than so much of the likeliest word is left out of a search."""


@dataclass(frozen=True)
class Best:
    """Fewest expected guesses, every word counting by how likely it is to be the answer.

    Where a shipped tree knows the position its guess comes first. Few words are searched
    exactly; many are ranked by information, which comes within a hundredth of a guess of
    the optimum. With several boards information decides.

    Up to `exact` words are searched with the `guesses` that tell most, as long as ranking
    and search together have taken less than `budget` seconds. The defaults answer a chat in
    time; who can wait a second asks for more.
    """

    name: str = "best"
    summary: str = "fewest expected guesses, by tree, search and information"
    source: str = "Alex Selby, The best strategies for Wordle (2022)"
    clock: Callable[[], float] = time.monotonic
    greedy: Information = ENTROPY
    budget: float = 0.09
    exact: int = 60
    guesses: int = 4_000

    def rank(self, state: State, top: int = TOP) -> Suggestions:
        single = len(state.open_boards) == len(state.boards) == 1
        known = _tree_guess(state) if single else None
        if known is not None and top == 1:
            return _put_first(state, _looked_up(state, known), (), top)
        end = self.clock() + self.budget
        ranked = self.greedy.rank(state, top)
        if not single or not ranked.guesses:
            return ranked
        first = self._found(state, end) if known is None else _looked_up(state, known)
        return ranked if first is None else _put_first(state, first, ranked.guesses, top)

    def _found(self, state: State, end: float) -> Suggestion | None:
        """What a search finds, where few enough words are left for one."""
        (left,) = state.candidates
        few = len(left) > 2 and _common(left) <= self.exact
        return self._searched(state, left, end) if few else None

    def _searched(self, state: State, left: Candidates, end: float) -> Suggestion | None:
        likeliest = heaviest(left.weights, self.exact)
        serious = left.weights[likeliest] >= SERIOUS * left.weights.max()
        words = left.indices[likeliest[serious]]
        weights = np.ones(len(state.vocabulary.words), np.int64)
        weights[words] = np.maximum(1, np.round(state.vocabulary.weights[words] * 1_000))
        search = Search(state.vocabulary, weights, hard=state.hard is Hard.HARD, clock=self.clock)
        guesses = _telling(state, words, self.guesses)
        left_to_make = max(3, LIMIT - len(state.boards[0]))
        found = search.run(search.node(words, guesses), left_to_make, end - self.clock())
        if found.guess < 0 or not state.legal_mask[found.guess]:
            return None
        expected = found.total / int(weights[words].sum())
        return replace(
            _looked_up(state, found.guess), expected_guesses=expected, proven=found.proven
        )


def _common(left: Candidates) -> float:
    """How many candidates count: their weight, in words as likely as can be."""
    return float(left.weights.sum())


def _telling(state: State, words: Indices, most: int) -> Indices:
    legal = state.legal
    if len(legal) <= most:
        return legal
    figures = shortlist.telling(state.vocabulary, Candidates(words, np.ones(len(words)), 0))
    return legal[heaviest(figures[legal], most)]


def _looked_up(state: State, guess: int) -> Suggestion:
    """The figures of one guess."""
    (left,) = state.candidates
    only = np.array([guess])
    figures = partitions(state.vocabulary, only, shortlist.weighed(left))
    return in_order(state, only, figures, figures.expected, 1).guesses[0]


def _put_first(
    state: State, best: Suggestion, others: tuple[Suggestion, ...], top: int
) -> Suggestions:
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
PATIENT = Best(budget=2.0, exact=250, guesses=20_000)
"""The same for who can wait: after a good first guess the optimum is found and proven."""
