"""Marks of a real board never contradict each other."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from bot.screenshots.feasible import is_possible
from engine import Feedback, Word, score

WORDS = st.text("abcd", min_size=4, max_size=4).map(Word)


@given(WORDS, st.lists(WORDS, min_size=1, max_size=5))
def test_what_an_answer_has_earned_is_possible(answer: Word, guesses: list[Word]) -> None:
    assert is_possible(tuple(guesses), [tuple(score(guess, answer)) for guess in guesses])


def test_marks_that_no_answer_earns_are_noticed() -> None:
    for rows in (["abcd=2000", "bbcd=2000"], ["abcd=2000", "addd=0000"], ["aaaa=1111"]):
        words, marks = zip(*(row.split("=") for row in rows), strict=True)
        assert not is_possible(words, [tuple(Feedback.parse(one)) for one in marks]), rows
