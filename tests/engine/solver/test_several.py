"""Skill and luck on several boards, in expected guesses."""

from __future__ import annotations

from contextlib import suppress
from fractions import Fraction
from itertools import permutations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine import Game, Hard, Rules, Word, from_words, load
from engine.errors import IllegalGuess, WrongLength
from engine.solver import NothingPlayed, Words, analyse_boards
from engine.solver.joint import JointAnalysis
from engine.solver.suggestions import FAMILIAR_WEIGHT

WORDS = [Word(word) for word in ("batch", "catch", "hatch", "latch", "match", "patch", "climb")]
VOCABULARY = Words.of(from_words(WORDS, WORDS))
OURS = load("en", 5).answers[::40]


def played(*guesses: str, answers: tuple[str, ...]) -> JointAnalysis:
    return analyse_boards(VOCABULARY, guesses, answers)


@settings(max_examples=40, deadline=None)
@given(
    st.lists(st.sampled_from(OURS), min_size=2, max_size=4, unique=True),
    st.lists(st.sampled_from(OURS), min_size=1, max_size=7, unique=True),
    st.sampled_from([Hard.OFF, Hard.HARD]),
)
def test_guesses_are_the_optimum_plus_inaccuracy_minus_luck_on_any_boards(
    answers: list[Word], guesses: list[Word], hard: Hard
) -> None:
    game = Game(Rules.standard(5, hard, len(answers)), tuple(answers), OURS)
    for guess in guesses:
        with suppress(IllegalGuess):
            game = game.play(guess)
    found = analyse_boards(Words.of(from_words(OURS, OURS)), game.guesses, answers, hard)
    made, accounted = found.identity
    assert made == accounted
    assert all(row.inaccuracy >= 0 for row in found.rows)
    assert all(row.expected_before <= len(answers) + 6 for row in found.rows)
    for row, later in zip(found.rows, found.rows[1:], strict=False):
        assert (row.expected_after, row.after) == (later.expected_before, later.before)


@pytest.mark.parametrize("guess", ["batch", "climb", "zzzzz"])
def test_luck_is_about_nothing_on_average(guess: str) -> None:
    games = [played(guess, answers=pair) for pair in permutations(WORDS, 2)]
    assert {game.rows[0].before for game in games} == {14}
    assert abs(sum(game.rows[0].luck for game in games) / len(games)) < Fraction(1, 4)


def test_a_better_guess_is_one_that_people_know() -> None:
    words = Words.of(load("en", 5))
    found = analyse_boards(words, ["crane", "moist", "whack", "night", "fudge"], ("night", "fudge"))
    poor = found.rows[2]
    assert words.weights[words.index[poor.best]] < FAMILIAR_WEIGHT
    assert poor.advised
    assert words.weights[words.index[poor.advised]] >= FAMILIAR_WEIGHT


def test_a_guess_that_tells_nothing_brings_no_luck() -> None:
    assert played("zzzzz", answers=("match", "catch")).rows[0].luck == 0


def test_each_guess_goes_on_where_the_one_before_has_left() -> None:
    found = played("climb", "match", "batch", "catch", answers=("match", "catch")).rows
    assert [(step.before, step.after) for step in found] == [(14, 2), (2, 1), (1, 1), (1, 0)]
    assert [step.open_boards for step in found] == [2, 1, 1, 0]


def test_with_a_word_left_on_each_board_every_other_guess_is_given_away() -> None:
    found = played("climb", "match", "batch", "catch", answers=("match", "catch"))
    assert [step.inaccuracy for step in found.rows[1:]] == [0, 1, 0]
    assert found.solved


def test_a_better_guess_is_named_and_none_where_there_is_none() -> None:
    poor = played("hatch", "climb", answers=("match", "patch")).rows[0]
    assert (poor.best, poor.inaccuracy > 0) == (Word("climb"), True)
    fine = played("climb", answers=("match", "patch")).rows[0]
    assert (fine.best, fine.inaccuracy) == (fine.guess, 0)


def test_a_game_may_be_lost_and_an_answer_in_no_list() -> None:
    found = played("climb", "batch", answers=("zzzzz", "hatch"))
    assert found.rows[0].before == 8 + 7
    assert found.rows[-1].open_boards == 2
    assert not found.solved
    assert found.remaining >= 2


def test_what_cannot_have_been_played_on_boards_is_refused() -> None:
    with pytest.raises(NothingPlayed):
        played(answers=("match", "catch"))
    with pytest.raises(WrongLength):
        played("climbs", answers=("match", "catch"))
