"""The search finds the least total there is, and says what it does not know."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import inf

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine import Word, load
from engine.solver import Words
from engine.solver.limit import Limit
from engine.solver.node import NEVER, Found, Node
from engine.solver.search import Search
from tests.engine.solver.brute import Brute
from tests.engine.solver.openers import find_total_with

WORDS = st.text("abcd", min_size=4, max_size=4).map(Word)
LISTS = st.lists(WORDS, min_size=1, max_size=14, unique=True)
TRAP = [Word(f"{first}atch") for first in "bchlmpw"]
MODES = pytest.mark.parametrize("hard", [False, True], ids=["normal", "hard"])


class Puzzle:
    """The first `hidden` of some words may be the answer; all may be guessed."""

    def __init__(self, words: Sequence[Word], hidden: int, weights: Sequence[int], hard: bool):
        self.words, self.hard = words, hard
        self.hidden = frozenset(words[:hidden])
        self.weights = dict(zip(words, weights, strict=False))
        self.vocabulary = Words.in_order(words)

    def search(self) -> tuple[Search, Node]:
        weights = np.array([self.weights[word] for word in self.words], np.int64)
        search = Search(self.vocabulary, weights, hard=self.hard)
        return search, search.make_node(np.arange(len(self.hidden)), np.arange(len(self.words)))

    def brute(self) -> Brute:
        return Brute(self.words, self.weights, self.hard)


@st.composite
def puzzles(draw: st.DrawFn) -> Puzzle:
    words = draw(LISTS)
    hidden = draw(st.integers(1, min(len(words), 9)))
    weight = draw(st.sampled_from([st.just(1), st.integers(1, 20), st.sampled_from([1, 1_000])]))
    weights = draw(st.lists(weight, min_size=len(words), max_size=len(words)))
    return Puzzle(words, hidden, weights, draw(st.booleans()))


def least(total: int) -> float:
    return inf if total >= NEVER else total


@settings(deadline=None)
@given(puzzles(), st.integers(1, 6))
def test_the_total_is_that_of_trying_everything(puzzle: Puzzle, limit: int) -> None:
    search, node = puzzle.search()
    found = search.run(node, limit)
    assert least(found.total) == puzzle.brute().least(puzzle.hidden, limit)
    assert found.proven
    assert (found.guess >= 0) == (found.total < NEVER)


@settings(deadline=None)
@given(puzzles(), st.integers(2, 6), st.data())
def test_every_first_guess_has_the_total_of_trying_everything_after_it(
    puzzle: Puzzle, limit: int, data: st.DataObject
) -> None:
    guess = data.draw(st.integers(0, len(puzzle.words) - 1))
    search, node = puzzle.search()
    total = find_total_with(search, node, guess, limit)
    word = puzzle.words[guess]
    assert least(total) == puzzle.brute().with_guess(word, puzzle.hidden, limit)


@settings(deadline=None)
@given(puzzles(), st.integers(2, 6), st.lists(st.integers(1, 30), min_size=1, max_size=3))
def test_a_spent_limit_leaves_a_true_gap(puzzle: Puzzle, limit: int, efforts: list[int]) -> None:
    search, node = puzzle.search()
    optimum = puzzle.brute().least(puzzle.hidden, limit)
    for nodes in efforts:
        found = search.run(node, limit, Limit(nodes))
        assert found.bound <= optimum <= least(found.total)
        if found.guess >= 0:
            word = puzzle.words[found.guess]
            assert puzzle.brute().with_guess(word, puzzle.hidden, limit) == found.total
    assert search.run(node, limit).total == min(optimum, NEVER)


def english_puzzle(hard: bool) -> Puzzle:
    words = load("en", 5).answers[::10]
    return Puzzle(words, len(words), [1] * len(words), hard)


@MODES
def test_more_effort_never_widens_the_gap_and_closes_it_in_the_end(hard: bool) -> None:
    search, node = english_puzzle(hard).search()
    steps: list[Found] = []
    while not steps or not steps[-1].proven:
        steps.append(search.run(node, limit=Limit(nodes=5)))
    assert len(steps) > 1
    assert steps[0].total > steps[-1].total or steps[0].bound < steps[-1].bound
    for earlier, later in pairwise(steps):
        assert earlier.bound <= later.bound <= later.total <= earlier.total


@MODES
def test_what_cannot_be_won_is_said_to_be_so(hard: bool) -> None:
    puzzle = Puzzle(TRAP, 7, [1] * 7, hard)
    search, node = puzzle.search()
    assert search.run(node, 6) == Found(-1, NEVER, NEVER)
    assert search.run(node, 7).total == 28


def test_a_guess_outside_the_trap_saves_what_hard_mode_loses() -> None:
    words = [*TRAP, Word("chimp"), Word("blown")]
    normal, hard = (Puzzle(words, 7, [1] * 9, hard).search() for hard in (False, True))
    assert find_total_with(*normal, 0, 4) < NEVER
    assert find_total_with(*hard, 0, 6) == NEVER
    assert find_total_with(*hard, 0, 7) == 28


def test_the_heavier_word_is_guessed_first() -> None:
    words = [Word("batch"), Word("catch")]
    search, node = Puzzle(words, 2, [1, 9], hard=False).search()
    assert search.run(node) == Found(1, 11, 11)
