"""Guesses that cannot be among the best are known by their letters, and nothing else changes."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine import Hard, Position, Words, score
from engine.solver.candidates import Candidates
from engine.solver.partition import FEW_CANDIDATES, glance, partition
from engine.solver.strategies.information import ENTROPY

LENGTHS = pytest.mark.parametrize("length", [4, 5, 8])
THOROUGH = replace(ENTROPY, by_bits=False)
FIVE = Words.load()


def draw(length: int, boards: int, seed: int) -> Position:
    """A position after one guess."""
    words, dice = Words.load("en", length), Random(seed)
    guess, *answers = dice.sample(words.answers, boards + 1)
    return Position(words, boards, dice.choice(list(Hard))).play(
        guess, *(score(guess, answer) for answer in answers)
    )


def check_best(position: Position) -> None:
    # all guesses are looked at once: that is what takes long
    every = THOROUGH.rank(position, 300)
    for top in (1, 10, 300):
        wanted = replace(every, guesses=every.guesses[:top])
        assert ENTROPY.rank(position, top) == wanted


@LENGTHS
@pytest.mark.parametrize("boards", [1, 2, 4])
def test_the_best_of_some_guesses_are_the_best_of_all(length: int, boards: int) -> None:
    for seed in range(6):
        check_best(draw(length, boards, seed))


@LENGTHS
def test_no_guess_tells_more_than_its_letters(length: int) -> None:
    (left,) = draw(length, 1, 0).candidates
    words = Words.load("en", length)
    guesses = np.arange(0, len(words), 7)
    told, most = partition(words, guesses, left), glance(words, guesses, left)
    assert (told.bits <= most.bits + 1e-9).all()
    assert (told.chance == most.chance).all()
    assert (told.expected >= most.expected).all()
    assert (told.parts <= most.parts).all()
    assert (told.worst >= most.worst).all()


@LENGTHS
def test_the_best_of_some_guesses_are_the_best_of_all_where_few_words_are_left(
    length: int,
) -> None:
    words, dice = Words.load("en", length), Random(length)
    for seed in range(8):
        position = draw(length, 1 + seed % 2, seed)
        guess, *answers = dice.sample(words.answers, 1 + len(position.open_boards))
        later = position.play(guess, *(score(guess, answer) for answer in answers))
        check_best(later)


@given(st.data())
def test_no_guess_tells_more_than_the_words_it_fails_to_tell_apart_allow(
    data: st.DataObject,
) -> None:
    places = st.integers(0, len(FIVE) - 1)
    indices = np.array(sorted(data.draw(st.sets(places, min_size=1, max_size=FEW_CANDIDATES))))
    rest = st.lists(st.floats(0, 1), min_size=len(indices) - 1, max_size=len(indices) - 1)
    weights = np.array([*data.draw(rest), 1])
    guesses = np.arange(data.draw(st.integers(0, 90)), len(FIVE), 91)
    left = Candidates(indices, weights, 0)
    told, most = partition(FIVE, guesses, left), glance(FIVE, guesses, left)
    assert (told.bits <= most.bits + 1e-9).all()


def test_of_few_words_that_weigh_the_same_pairs_alone_cost_what_the_glance_says() -> None:
    left = Candidates(np.arange(0, len(FIVE), 700), np.ones(len(FIVE) // 700 + 1), 0)
    guesses = np.arange(len(FIVE))
    told, most = partition(FIVE, guesses, left), glance(FIVE, guesses, left)
    in_pairs = told.worst <= 2
    assert in_pairs.any()
    assert most.bits[in_pairs] == pytest.approx(told.bits[in_pairs], abs=1e-3)


def test_most_guesses_are_left_out_where_many_words_are_left() -> None:
    position = Position(Words.load())
    divided = ENTROPY.divide(position, 10)
    assert divided is not None
    assert len(divided[0]) < len(position.legal) / 20


@pytest.mark.parametrize("length", [4, 5, 6])
def test_the_figures_of_a_guess_do_not_depend_on_the_others(length: int) -> None:
    words = Words.load("en", length)
    for seed in range(6):
        (left,) = draw(length, 1, seed).candidates
        every = partition(words, np.arange(len(words)), left)
        for guess in (0, 7, len(words) - 1):
            alone, other = partition(words, np.array([guess]), left), every.take(np.array([guess]))
            assert (alone.bits, alone.expected) == (other.bits, other.expected)
