"""Hard mode: the official rule over all earlier rows."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine import Feedback, Turn, Violation, Word, score, violation

WORDS = st.text("abc", min_size=4, max_size=4).map(Word)


def turns(*rows: str) -> tuple[Turn, ...]:
    pairs = (row.split("=") for row in rows)
    return tuple(Turn(Word(guess), Feedback.parse(feedback)) for guess, feedback in pairs)


@pytest.mark.parametrize(
    ("rows", "guess", "broken"),
    [
        (["crane=20000"], "moist", Violation("c", 1, 1, 1)),
        (["crane=01000"], "moist", Violation("r", None, 1, 1)),
        (["crane=20000", "could=22000"], "chore", Violation("o", 2, 1, 2)),
        # clues of every row count, not of the last alone
        (["crane=01000", "moist=00000"], "build", Violation("r", None, 1, 1)),
        # two marked copies must both be used
        (["eerie=11000"], "lemon", Violation("e", None, 2, 1)),
        # a present letter may stay where it was, and absent letters may be reused
        (["crane=01000"], "brand", None),
        (["crane=00000"], "crane", None),
        ([], "crane", None),
    ],
)
def test_the_first_ignored_clue_is_named(
    rows: list[str], guess: str, broken: Violation | None
) -> None:
    assert violation(turns(*rows), Word(guess)) == broken


@given(st.lists(WORDS, max_size=4), WORDS)
def test_the_answer_is_always_legal(guesses: list[Word], answer: Word) -> None:
    played = [Turn(guess, score(guess, answer)) for guess in guesses]
    assert violation(played, answer) is None


def test_a_violation_reads_as_a_sentence() -> None:
    assert str(Violation("c", 1, 1, 2)) == "letter 1 must be 'c' (turn 2)"
    assert str(Violation("e", None, 2, 1)) == "the guess must contain 'e' 2 times (turn 1)"
