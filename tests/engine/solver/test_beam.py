"""The narrow search never beats the exact one, and equals it where it is wide enough."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence

import numpy as np
from hypothesis import given, settings
from hypothesis import strategies as st

from engine import Turn, Word, score, violation
from engine.solver import Words
from engine.solver.beam import LOST, Beam
from engine.solver.node import NEVER, Node
from engine.solver.search import Search

LISTS = st.lists(
    st.text("abcd", min_size=4, max_size=4).map(Word), min_size=1, max_size=7, unique=True
)
TRAP = [Word(f"{first}atch") for first in "bchlmp"]


def over(words: Sequence[Word], hard: bool) -> tuple[Search, Node]:
    every = np.arange(len(words))
    search = Search(Words.in_order(words), hard=hard)
    return search, search.make_node(every, every)


def tried(allowed: Sequence[Word], words: frozenset[Word], left: int, turns: list[Turn]) -> int:
    """The least cost by trying everything that tells some words apart; for hard mode."""
    if not words:
        return 0
    legal = [word for word in allowed if violation(turns, word) is None]
    return min(cost for guess in legal if (cost := _after(allowed, words, left, turns, guess)))


def _after(
    allowed: Sequence[Word], words: frozenset[Word], left: int, turns: list[Turn], guess: Word
) -> int:
    parts = defaultdict[Turn, set[Word]](set)
    for word in words:
        parts[Turn(guess, score(guess, word))].add(word)
    if len(parts) == 1 and guess not in words:
        return NEVER
    cost = len(words) + LOST * (guess in words and left <= 0)
    for turn, part in parts.items():
        cost += tried(allowed, frozenset(part - {guess}), left - 1, [*turns, turn])
    return cost


@settings(deadline=None, max_examples=50)
@given(LISTS, st.integers(1, 4))
def test_a_wide_beam_finds_what_trying_everything_finds(words: list[Word], limit: int) -> None:
    search, node = over(words, hard=True)
    assert Beam(search, len(words)).find_cost(node, limit) == tried(
        words, frozenset(words), limit, []
    )


@settings(deadline=None)
@given(LISTS, st.integers(1, 6), st.integers(1, 7), st.booleans())
def test_a_beam_never_beats_the_exact_search(
    words: list[Word], limit: int, width: int, hard: bool
) -> None:
    search, node = over(words, hard)
    exact, cost = search.run(node, limit).total, Beam(search, width).find_cost(node, limit)
    assert cost >= min(exact, LOST)
    if width >= len(words):
        assert cost == exact if exact < NEVER else cost > LOST


def test_a_trap_loses_as_few_words_as_can_be() -> None:
    search, node = over(TRAP, hard=True)
    # one word after the other: the fifth and the sixth are found too late
    assert Beam(search, 3).find_cost(node, 4) == 1 + 2 + 3 + 4 + 5 + 6 + 2 * LOST


def test_the_narrowest_beam_keeps_a_family_that_few_guesses_keep() -> None:
    family = [f"{first}ill" for first in "bdfghkmpt"]
    words = Words.read([*family, "bdgp", "bmpt", "bhkm", "pkmh", "tgfd"], answers=family)
    search = Search(words)
    node = search.make_node(np.flatnonzero(words.is_answer), np.arange(len(words)))
    assert Beam(search, 1).find_cost(node, 3) == search.run(node, 3).total < LOST


def test_a_lost_word_costs_more_than_all_guesses_for_many_words() -> None:
    words = Words.load("en", 4)
    search = Search(words)
    answers = np.flatnonzero(words.is_answer)
    assert (
        4 * len(answers) < Beam(search, 1).find_cost(search.make_node(answers, answers), 20) < LOST
    )


def test_openers_come_best_first_and_cost_what_they_promise_at_least() -> None:
    search, node = over([*TRAP, Word("clump"), Word("fuzzy")], hard=False)
    beam = Beam(search, 8)
    tries = beam.list_promising(node, 6, 8)
    best, *_ = beam.choose_openers(node, 6, tries, keep=2)
    assert list(tries.values()) == sorted(tries.values())
    assert best == beam.find_guess(node, 6)
