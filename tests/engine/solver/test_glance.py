"""Guesses that cannot be among the best are known by their letters, and nothing else changes."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import numpy as np
import pytest

from engine import Hard, Position, Words, score
from engine.solver.partition import glance, partitions
from engine.solver.strategies.information import ENTROPY

LENGTHS = pytest.mark.parametrize("length", [4, 5, 8])
THOROUGH = replace(ENTROPY, by_bits=False)


def draw(length: int, boards: int, seed: int) -> Position:
    """A position after one guess."""
    words, dice = Words.load("en", length), Random(seed)
    guess, *answers = dice.sample(words.answers, boards + 1)
    return Position(words, boards, dice.choice(list(Hard))).play(
        guess, *(score(guess, answer) for answer in answers)
    )


@LENGTHS
@pytest.mark.parametrize("boards", [1, 2, 4])
def test_the_best_of_some_guesses_are_the_best_of_all(length: int, boards: int) -> None:
    for seed in range(6):
        position = draw(length, boards, seed)
        for top in (1, 10, 300):
            assert ENTROPY.rank(position, top) == THOROUGH.rank(position, top)


@LENGTHS
def test_no_guess_tells_more_than_its_letters(length: int) -> None:
    (left,) = draw(length, 1, 0).candidates
    words = Words.load("en", length)
    guesses = np.arange(0, len(words), 7)
    told, most = partitions(words, guesses, left), glance(words, guesses, left)
    assert (told.bits <= most.bits + 1e-9).all()
    assert (told.chance == most.chance).all()
    assert (told.expected >= most.expected).all()
    assert (told.parts <= most.parts).all()
    assert (told.worst >= most.worst).all()


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
        every = partitions(words, np.arange(len(words)), left)
        for guess in (0, 7, len(words) - 1):
            alone, other = partitions(words, np.array([guess]), left), every.take(np.array([guess]))
            assert (alone.bits, alone.expected) == (other.bits, other.expected)
