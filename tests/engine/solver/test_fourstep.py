"""The four-step filter keeps exactly the words of equal feedback."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine import Feedback, Mark, Turn, Word, from_words, load, score
from engine.solver import Words, candidates
from tests.engine.solver.fourstep import (
    STEPS,
    correct_stays,
    enough,
    fits,
    not_too_many,
    others_move,
)


def turn(guess: str, feedback: str) -> Turn:
    return Turn(Word(guess), Feedback.parse(feedback))


@st.composite
def words(draw: st.DrawFn, count: int) -> list[Word]:
    """Words of one length, of so few letters that most repeat some."""
    length = draw(st.integers(2, 8))
    alphabet = draw(st.sampled_from(["ab", "abc", "añßж", "abcdefgh"]))
    text = st.text(alphabet, min_size=length, max_size=length)
    return [Word(draw(text)) for _ in range(count)]


@given(words(3))
def test_the_steps_keep_a_word_if_and_only_if_its_feedback_is_equal(drawn: list[Word]) -> None:
    guess, answer, word = drawn
    row = Turn(guess, score(guess, answer))
    assert fits(word, [row]) == (score(guess, word) == row.feedback)
    assert fits(answer, [row])


@given(words(2), st.data())
def test_feedback_that_no_answer_gives_keeps_no_word(
    drawn: list[Word], data: st.DataObject
) -> None:
    guess, word = drawn
    marks = st.lists(st.sampled_from(Mark), min_size=len(guess), max_size=len(guess))
    row = Turn(guess, Feedback(data.draw(marks)))
    assert fits(word, [row]) == (score(guess, word) == row.feedback)


@pytest.mark.parametrize(("alphabet", "length"), [("ab", 4), ("abc", 3), ("abcd", 3)])
def test_the_steps_are_exact_on_every_word_guess_and_feedback(alphabet: str, length: int) -> None:
    every = [Word("".join(letters)) for letters in product(alphabet, repeat=length)]
    for guess in every:
        scored = {word: score(guess, word) for word in every}
        for feedback in map(Feedback, product(Mark, repeat=length)):
            kept = {word for word in every if fits(word, [Turn(guess, feedback)])}
            assert kept == {word for word in every if scored[word] == feedback}


def test_several_turns_leave_the_candidates_of_the_solver() -> None:
    dice = Random(5)
    lexicon = load("en", 5)
    vocabulary = Words.of(from_words(lexicon.answers, lexicon.answers))
    for _ in range(20):
        *guesses, answer = dice.sample(lexicon.answers, 3)
        rows = [Turn(guess, score(guess, answer)) for guess in guesses]
        left = vocabulary.spell(candidates(vocabulary, rows).indices)
        assert list(left) == [word for word in lexicon.answers if fits(word, rows)]


@pytest.mark.parametrize(
    ("row", "word", "broken"),
    [
        # the article's examples, one for each of its steps
        (turn("aback", "20200"), "abuzz", correct_stays),
        (turn("aback", "21100"), "acari", others_move),
        (turn("aback", "10100"), "taste", enough),
        (turn("praam", "00102"), "karma", not_too_many),
    ],
)
def test_the_article_examples_fall_at_their_step(row: Turn, word: str, broken: object) -> None:
    assert broken in [step for step in STEPS if not step(Word(word), row)]


@pytest.mark.parametrize(
    ("row", "word", "needed"),
    [
        (turn("crane", "20000"), "moist", correct_stays),
        (turn("aargh", "10000"), "tacit", others_move),
        (turn("crane", "10000"), "moist", enough),
        (turn("crane", "20000"), "civil", None),
        (turn("crane", "20000"), "cured", not_too_many),
    ],
)
def test_no_step_can_be_left_out(row: Turn, word: str, needed: object) -> None:
    assert [step for step in STEPS if not step(Word(word), row)] == ([needed] if needed else [])
