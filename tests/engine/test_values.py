"""Values stay what they are: nobody writes to them, and another process gets them whole."""

from __future__ import annotations

import pickle
from typing import Any

import numpy as np
import pytest

from engine import (
    STRATEGIES,
    Alphabet,
    Feedback,
    Position,
    Words,
    analyse,
    difficulty,
    familiar,
    load,
    opening,
    parse,
    prove,
    simulate,
)
from engine.environment import GuessingEnv, GuessingVectorEnv
from engine.solver import Analyst, Examiner, Strategy, make_letter_rank
from engine.solver.openers import find_openers
from tests.engine.hostile import WORDS

HARD_WON = Position(WORDS, hard=True).play("climb", "00000")  # type: ignore[arg-type]
MADE: list[Strategy] = [
    *STRATEGIES.values(),
    opening("climb", then=familiar("entropy")),
    make_letter_rank(7),
]


@pytest.mark.parametrize(
    "array",
    [
        *(WORDS.weights, WORDS.is_answer, WORDS.suggested, WORDS.letters),
        *(WORDS.host().weights, WORDS.host().letters),
        *(HARD_WON.legal, HARD_WON.legal_mask),
        *(HARD_WON.candidates[0].indices, HARD_WON.candidates[0].weights),
        Position(WORDS.host()).candidates[0].weights,
    ],
)
def test_nobody_writes_to_an_array_that_is_handed_out(array: Any) -> None:
    with pytest.raises(ValueError, match="read-only"):
        array[:] = 0


def test_nobody_writes_to_what_is_looked_up() -> None:
    run, openers = simulate("best", WORDS), find_openers(Words.load())
    assert openers
    for held in (WORDS.index, run.games, openers.found):
        changed: Any = held
        with pytest.raises(TypeError, match="does not support item assignment"):
            changed["zzzzz"] = 0
        assert not hasattr(held, "clear")
    run.guesses.clear()
    run.distribution.clear()
    assert (len(run.guesses), sum(run.distribution.values())) == (4, 4)


def test_words_from_another_process_cannot_be_written_to_either() -> None:
    sent = pickle.loads(pickle.dumps(WORDS))  # noqa: S301 - our own
    assert sent.index == WORDS.index
    assert not sent.weights.flags.writeable


def test_words_keep_what_they_were_given_and_share_it_with_each_other() -> None:
    weights = np.ones(1)
    words = Words(("crane",), weights, weights > 0, weights > 0)  # type: ignore[arg-type]
    weights[:] = 0.5
    assert words.weights.tolist() == [1]
    assert words.host().weights is words.weights


@pytest.mark.parametrize("made", MADE, ids=lambda made: made.name)
def test_a_strategy_can_be_sent_to_another_process(made: Strategy) -> None:
    sent = pickle.loads(pickle.dumps(made))  # noqa: S301 - our own
    assert sent.name == made.name
    position = Position(WORDS)
    assert sent.rank(position, 3) == made.rank(position, 3)


@pytest.mark.parametrize(
    "value",
    [WORDS, Position(WORDS).play("climb", "10000"), prove(WORDS), simulate("best", WORDS), load()],
    ids=lambda value: type(value).__name__,
)
def test_a_value_can_be_sent_to_another_process(value: Any) -> None:
    assert repr(pickle.loads(pickle.dumps(value))) == repr(value)  # noqa: S301 - our own


def test_marks_of_an_array_are_marks() -> None:
    marks = np.array([0, 0, 2, 1, 0], np.int8)
    assert Feedback(marks) == Feedback.parse("00210")
    word = WORDS.words[0]
    assert Position(WORDS).play(word, marks) == Position(WORDS).play(word, "00210")  # type: ignore[arg-type]


@pytest.mark.parametrize("letters", ["0123456789", "αβγδεζηθικλμνξοπρστυφχψωἀ", "abı", "कखगि"])
def test_letters_that_can_be_typed_make_an_alphabet(letters: str) -> None:
    alphabet = Alphabet(letters)
    assert [parse(letter, alphabet) for letter in letters] == [*letters]


def test_a_letter_alone_ends_no_word() -> None:
    greek = Words.load("el").alphabet
    assert (greek.write("λογοσ"), greek.write("σ"), greek.write("")) == ("λογος", "σ", "")


def test_one_is_no_plural() -> None:
    one = Words.read(["a"])
    assert repr(one) == "<1 word of 1 letter, 1 answer>"
    assert repr(simulate("entropy", one)) == "<1 game, mean 1.0000, 0 lost>"
    assert repr(prove(one)) == "<a, 1 guess; 1 opener, 0 on trust>"
    assert repr(prove(one).tree) == "<a tree of 1 guess that begins with 'a'>"


def test_everything_public_prints_in_a_line() -> None:
    for shown in (find_openers(Words.load()), Analyst(WORDS), Examiner(WORDS), GuessingEnv(WORDS)):
        assert repr(WORDS) in repr(shown) or "11,442 openers" in repr(shown)
        assert len(repr(shown)) < 120
    several = f"<a GuessingVectorEnv of 3 games, of {WORDS!r}: 4 hidden, 6 guesses>"
    assert repr(GuessingVectorEnv(3, WORDS)) == str(GuessingVectorEnv(3, WORDS)) == several
    assert str(GuessingEnv(WORDS)) == f"<a GuessingEnv of {WORDS!r}: 4 hidden, 6 guesses>"
    assert repr(analyse(WORDS, ["catch"], "catch")).startswith("<catch: ")
    said = repr(difficulty(Words.load(), "watch"))
    assert said.startswith("<watch: tricky, ")
    assert said.endswith(" fail, a trap>")
    assert repr(Position(WORDS).candidates[0]) == "<6 candidates, 4 in the answer list>"
    assert repr(load()).startswith("<en, version ")
    assert repr(load()).endswith(": 11,580 words of 5 letters, 2,448 answers>")
