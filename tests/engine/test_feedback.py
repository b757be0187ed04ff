"""Scoring and its spellings."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine import Feedback, Mark, Word, score
from engine.errors import UnknownMark, WrongLength
from engine.feedback import TILES, TILES_HIGH_CONTRAST

PAIRS = st.integers(4, 8).flatmap(
    lambda n: st.tuples(*[st.text("abcñ", min_size=n, max_size=n).map(Word)] * 2)
)
FEEDBACKS = st.lists(st.sampled_from(Mark), min_size=1, max_size=8).map(Feedback)


@given(PAIRS)
def test_all_is_correct_if_and_only_if_the_guess_is_the_answer(pair: tuple[Word, Word]) -> None:
    guess, answer = pair
    assert score(guess, answer).all_correct == (guess == answer)


@given(PAIRS)
def test_a_letter_earns_as_many_marks_as_both_words_hold(pair: tuple[Word, Word]) -> None:
    guess, answer = pair
    earned = Counter(
        letter
        for letter, mark in zip(guess, score(guess, answer), strict=True)
        if mark is not Mark.ABSENT
    )
    assert earned == Counter(guess) & Counter(answer)


@given(PAIRS)
def test_a_letter_is_correct_exactly_where_the_words_agree(pair: tuple[Word, Word]) -> None:
    guess, answer = pair
    for ours, theirs, mark in zip(guess, answer, score(guess, answer), strict=True):
        assert (mark is Mark.CORRECT) == (ours == theirs)


def test_words_of_different_lengths_are_refused() -> None:
    with pytest.raises(WrongLength):
        score(Word("four"), Word("fiver"))


@given(FEEDBACKS)
def test_what_is_printed_is_read_back(feedback: Feedback) -> None:
    assert Feedback.parse(str(feedback)) == feedback
    for tiles in (TILES, "⬜🟨🟩", TILES_HIGH_CONTRAST):
        assert Feedback.parse(feedback.tiles(tiles)) == feedback
    assert Feedback.from_pattern(feedback.pattern, len(feedback)) == feedback


@pytest.mark.parametrize(
    "text",
    [
        "20012",
        " 2 0 0 1 2 ",
        "[2, 0, 0, 1, 2]",
        "２００１２",
        "gbbyg",
        "g..yg",
        "GXXYG",
        "g--yg",
        "🟩⬛⬛🟨🟩",
        "🟩⬜⬜🟨🟩",
        "🟩⬛️⬛️🟨🟩",
        "🟩 ⬛ ⬛ 🟨 🟩\u200b",
        "🟧⬛⬛🟦🟧",
        ":green_square::black_large_square::white_large_square::yellow_square::green_square:",
        "✅⚫⚪🟡🟢",
    ],
)
def test_every_spelling_is_read(text: str) -> None:
    assert str(Feedback.parse(text)) == "20012"


@pytest.mark.parametrize(("text", "character"), [("2001q", "q"), ("3000", "3"), ("🟥", "🟥")])
def test_anything_else_is_named_with_what_is_accepted(text: str, character: str) -> None:
    with pytest.raises(UnknownMark) as refused:
        Feedback.parse(text)
    assert refused.value.character == character
    assert "🟩" in refused.value.accepted
    assert "2 1 0" in refused.value.accepted


def test_the_wrong_number_of_marks_is_refused() -> None:
    with pytest.raises(WrongLength) as refused:
        Feedback.parse("2001", length=5)
    assert (refused.value.expected, refused.value.actual) == (5, 4)


@given(st.text())
def test_no_text_is_read_by_accident(text: str) -> None:
    try:
        feedback = Feedback.parse(text)
    except UnknownMark:
        return
    assert Feedback.parse(str(feedback)) == feedback


def test_a_pattern_counts_from_the_first_letter() -> None:
    assert Feedback.parse("20012").pattern == int("20012", 3)
