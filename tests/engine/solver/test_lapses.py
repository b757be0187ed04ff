"""Clues that guesses ignored: the gravest first, with every guess that did so."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine import Turn, Word, load, score
from engine.clues import list_broken
from engine.solver.lapses import Ignored, Lapse, list_lapses

ANSWERS = load("en", 5).answers


def lapses(text: str, answer: str) -> tuple[Ignored, ...]:
    guesses = [Word(word) for word in text.split()]
    turns = [Turn(guess, score(guess, Word(answer))) for guess in guesses]
    return list_lapses(
        {
            row: (turn.guess, tuple(list_broken(turn.guess, turns[: row - 1])))
            for row, turn in enumerate(turns, start=1)
        }
    )


@pytest.mark.parametrize(
    ("text", "answer", "first"),
    [
        ("crane caper cabin canny", "happy", Ignored(Lapse.LOST, ("p",), (3, 4), (2,))),
        ("adieu stamp balmy", "llama", Ignored(Lapse.MOVED, ("a",), (3,), (2,))),
        ("slate brain", "crane", Ignored(Lapse.LOST, ("e",), (2,), (1,))),
        ("crane trend", "bread", Ignored(Lapse.LEFT_OUT, ("a",), (2,), (1,))),
        ("slate canoe", "ocean", Ignored(Lapse.PLACE, ("e",), (2,), (1,), 5)),
        ("slate plant", "blank", Ignored(Lapse.GREY, ("t",), (2,), (1,))),
        ("elder crane", "geese", Ignored(Lapse.DOUBLE, ("e",), (2,), (1,), None, 2)),
        ("elder geese", "ocean", Ignored(Lapse.TOO_MANY, ("e",), (2,), (1,), None, 1)),
    ],
)
def test_the_gravest_comes_first_with_all_guesses_that_did_the_same(
    text: str, answer: str, first: Ignored
) -> None:
    assert lapses(text, answer)[0] == first


def test_a_letter_is_gray_since_the_guess_that_showed_it_first() -> None:
    shown = {
        letter: one.shown
        for one in lapses("crane slant print", "light")
        for letter in one.letters
        if one.lapse is Lapse.GREY
    }
    assert (shown["r"], shown["n"]) == ((1,), (1,))


def test_three_guesses_with_the_same_gray_letter_are_told_before_one_yellow_left_out() -> None:
    found = lapses("stone wider rider cider diver river", "fiver")
    assert (found[0].lapse, found[0].letters, found[0].rows) == (Lapse.GREY, ("d",), (3, 4, 5))


@settings(deadline=None)
@given(st.sampled_from(ANSWERS), st.lists(st.sampled_from(ANSWERS), min_size=2, max_size=6))
def test_every_guess_that_breaks_a_clue_is_in_a_lapse_and_no_other(
    answer: Word, guesses: list[Word]
) -> None:
    turns = [Turn(guess, score(guess, answer)) for guess in guesses]
    broken = {
        row
        for row, turn in enumerate(turns, start=1)
        if next(list_broken(turn.guess, turns[: row - 1]), None)
    }
    found = lapses(" ".join(guesses), answer)
    assert {row for one in found for row in one.rows} == broken
    assert all(max(one.shown) < min(one.rows) for one in found)
