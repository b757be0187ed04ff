"""What guesses were worth on several boards, in words left."""

from __future__ import annotations

import pytest

from engine import Game, Hard, Rules, Word, from_words
from engine.solver import Words
from engine.solver.several import Step, steps

WORDS = [Word(word) for word in ("batch", "catch", "hatch", "latch", "match", "patch", "climb")]
VOCABULARY = Words.of(from_words(WORDS, WORDS))


def played(*guesses: str, answers: tuple[str, ...]) -> tuple[Step, ...]:
    rules = Rules.standard(5, boards=len(answers))
    game = Game(rules, tuple(map(Word, answers)), (), tuple(map(Word, guesses)))
    return steps(VOCABULARY, game.boards, Hard.OFF)


@pytest.mark.parametrize("guess", ["batch", "climb", "zzzzz"])
def test_what_is_expected_is_the_mean_over_all_answers(guess: str) -> None:
    first = [played(guess, answers=(one, other))[0] for one in WORDS for other in WORDS]
    assert {step.before for step in first} == {14}
    mean = sum(step.after for step in first) / len(first)
    assert all(step.expected == pytest.approx(mean) for step in first)


def test_each_guess_goes_on_where_the_one_before_has_left() -> None:
    found = played("climb", "match", "batch", "catch", answers=("match", "catch"))
    assert [(step.before, step.after) for step in found] == [(14, 2), (2, 1), (1, 1), (1, 0)]
    assert [step.open_boards for step in found] == [2, 1, 1, 0]


def test_a_better_guess_is_named_and_none_where_there_is_none() -> None:
    poor = played("hatch", "climb", answers=("match", "patch"))[0]
    assert (poor.best, poor.best_expected < poor.expected) == (Word("climb"), True)
    fine = played("climb", answers=("match", "patch"))[0]
    assert (fine.best, fine.best_expected) == (fine.guess, fine.expected)


def test_a_game_may_be_lost_and_an_answer_in_no_list() -> None:
    found = played("climb", "batch", answers=("zzzzz", "hatch"))
    assert found[0].before == 8 + 7
    assert found[-1].open_boards == 2
