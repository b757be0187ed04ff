"""What earlier rows tell of the marks of the next guess."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.domain.entries import expect_marks
from engine import Mark, Turn, Word, score
from tests.e2e.test_modes import WRONG

WORDS = st.sampled_from([Word(word) for word in (*WRONG, "allee", "eagle", "lapel", "chess")])


@pytest.mark.parametrize(
    ("answer", "rows", "guess", "marks"),
    [
        ("cease", [], "crane", "00000"),
        ("brace", ["raise"], "crane", "01102"),
        ("caste", ["crane", "moist"], "chest", "20111"),
        ("eland", ["eagle"], "elder", "21000"),
    ],
)
def test_a_green_letter_stays_green_and_a_known_one_is_yellow(
    answer: str, rows: list[str], guess: str, marks: str
) -> None:
    turns = [Turn(Word(row), score(Word(row), Word(answer))) for row in rows]
    assert str(expect_marks(turns, Word(guess))) == marks


@given(WORDS, st.lists(WORDS, max_size=4), WORDS)
def test_no_more_letters_are_marked_than_the_answer_has(
    answer: Word, rows: list[Word], guess: Word
) -> None:
    turns = [Turn(row, score(row, answer)) for row in rows]
    expected, right = expect_marks(turns, guess), score(guess, answer)
    for letter in set(guess):
        told = [mark for one, mark in zip(guess, expected, strict=True) if one == letter]
        real = [mark for one, mark in zip(guess, right, strict=True) if one == letter]
        assert sum(mark is not Mark.ABSENT for mark in told) <= sum(
            mark is not Mark.ABSENT for mark in real
        )
    for mark, real in zip(expected, right, strict=True):
        assert mark is not Mark.CORRECT or real is Mark.CORRECT
