"""Why a word is out."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine import Exclusion, Feedback, Rule, Turn, Word, explain, score

WORDS = st.text("abcd", min_size=5, max_size=5).map(Word)


@given(st.lists(WORDS, max_size=4), WORDS, WORDS)
def test_the_rules_agree_with_feedback_equality(
    guesses: list[Word], answer: Word, word: Word
) -> None:
    turns = [Turn(guess, score(guess, answer)) for guess in guesses]
    same = all(score(turn.guess, word) == turn.feedback for turn in turns)
    assert (explain(word, turns) is None) == same


@pytest.mark.parametrize(
    ("row", "word", "why"),
    [
        ("caves=20012", "moist", Exclusion(1, Rule.CORRECT_STAYS, "c", 1, 1)),
        ("caves=20012", "chaos", Exclusion(1, Rule.ENOUGH, "e", None, 1)),
        ("caves=20012", "cries", Exclusion(1, Rule.PRESENT_MOVES, "e", 4, 1)),
        ("caves=20012", "clefs", None),
        ("aargh=10000", "llama", Exclusion(1, Rule.NOT_TOO_MANY, "a", None, 1)),
        ("aargh=21000", "aroma", Exclusion(1, Rule.NOT_TOO_MANY, "r", None, 0)),
        ("radar=11000", "actor", Exclusion(1, Rule.PRESENT_MOVES, "r", 5, 1)),
    ],
)
def test_the_first_clue_is_named(row: str, word: str, why: Exclusion | None) -> None:
    guess, feedback = row.split("=")
    assert explain(Word(word), [Turn(Word(guess), Feedback.parse(feedback))]) == why


def test_an_exclusion_reads_as_a_sentence() -> None:
    assert str(Exclusion(1, Rule.CORRECT_STAYS, "c", 1, 1)) == "turn 1: letter 1 is 'c'"
    assert str(Exclusion(2, Rule.PRESENT_MOVES, "e", 4, 1)) == "turn 2: letter 4 is not 'e'"
    assert str(Exclusion(1, Rule.ENOUGH, "e", None, 2)) == "turn 1: 'e' occurs at least 2 times"
    assert str(Exclusion(1, Rule.NOT_TOO_MANY, "e", None, 1)) == "turn 1: 'e' occurs only once"
    assert str(Exclusion(1, Rule.NOT_TOO_MANY, "e", None, 0)) == "turn 1: 'e' does not occur"
