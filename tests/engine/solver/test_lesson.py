"""What a game teaches."""

from __future__ import annotations

import pytest

from engine import Word, load, score
from engine.solver import Analyst, Words, find_lesson
from engine.solver.lesson import LEAST, Lesson
from engine.solver.suggestions import FAMILIAR

VOCABULARY = Words.of(load("en", 5))
ANALYST = Analyst(VOCABULARY)


def lesson(text: str) -> Lesson | None:
    """The lesson of a game whose last guess is the answer."""
    guesses = [Word(word) for word in text.split()]
    return find_lesson(VOCABULARY, ANALYST.analyse(guesses, guesses[-1]))


def test_a_pair_is_named_that_the_better_word_would_have_told_apart() -> None:
    found = lesson("audio arise roast toast")
    assert found
    assert found.row == 3
    assert found.apart
    answer, other = found.apart
    assert answer == "toast"
    assert score(found.better, answer) != score(found.better, other)
    assert score(Word("roast"), answer) == score(Word("roast"), other)


@pytest.mark.parametrize("text", ["crane", "fuzzy vivid", "audio arise roast toast", "xylyl crane"])
def test_a_lesson_costs_enough_and_is_a_word_that_most_people_know(text: str) -> None:
    found = lesson(text)
    if found is not None:
        assert found.cost >= LEAST
        assert VOCABULARY.weights[VOCABULARY.index[found.better]] >= FAMILIAR


def test_of_many_words_left_no_pair_is_picked() -> None:
    found = lesson("fuzzy vivid")
    assert found
    assert found.apart is None
    assert found.better_left < found.left


@pytest.mark.parametrize("text", ["vivid", "slate vivid", "slate chess"])
def test_solving_is_never_a_mistake(text: str) -> None:
    assert lesson(text) is None
