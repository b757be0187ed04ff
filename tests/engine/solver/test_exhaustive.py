"""The fast table is the scalar score, cell by cell."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine import Word, score
from engine.solver import feedback_table
from engine.solver.table import choose_dtype
from tests.engine.solver import classic


@st.composite
def lists(draw: st.DrawFn) -> tuple[list[Word], list[Word]]:
    """Guesses and answers of one length over any alphabet, some of few letters."""
    length = draw(st.integers(1, 10))
    letters = st.characters(min_codepoint=33, exclude_categories=["Cs", "Zs", "Zl", "Zp", "Cc"])
    letters = letters.filter(lambda letter: letter == unicodedata.normalize("NFKC", letter).lower())
    alphabet = draw(st.one_of(st.sampled_from(["ab", "abc", "añéßøжд😀zy"]), st.just(letters)))
    words = st.lists(st.text(alphabet, min_size=length, max_size=length).map(Word), max_size=12)
    return draw(words.filter(bool)), draw(words.filter(bool))


@settings(deadline=None)
@given(lists())
def test_any_list_of_any_length_and_alphabet_is_scored_exactly(
    drawn: tuple[list[Word], list[Word]],
) -> None:
    guesses, answers = drawn
    table = feedback_table(guesses, answers)
    assert table.dtype == choose_dtype(len(guesses[0]))
    assert table.tolist() == [
        [score(guess, answer).pattern for answer in answers] for guess in guesses
    ]


@pytest.mark.slow
@classic.needs_lists
def test_all_thirty_million_classic_pairs_are_scored_exactly() -> None:
    guesses, answers = classic.words("original_guesses"), classic.words("original_answers")
    table = feedback_table(guesses, answers)
    assert table.size == 30_030_180
    for guess, row in zip(guesses, table, strict=True):
        assert row.tobytes() == _scored(guess, answers), guess


def _scored(guess: Word, answers: Sequence[Word]) -> bytes:
    return bytes(score(guess, answer).pattern for answer in answers)
