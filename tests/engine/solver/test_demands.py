"""Demands are hard mode as sets, however they are figured."""

from __future__ import annotations

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from engine import Feedback, Turn, Word, score
from engine.solver import Words
from engine.solver.demands import Demands, list_demands

WORDS = st.text("abcd", min_size=5, max_size=5).map(Word)


@given(WORDS, WORDS)
def test_what_a_pattern_asks_is_what_the_turn_asks(guess: Word, answer: Word) -> None:
    demands = Demands(Words.in_order([guess]))
    feedback = score(guess, answer)
    assert demands.recall(0, feedback.pattern) == list_demands(Turn(guess, feedback))
    assert Feedback.from_pattern(feedback.pattern, 5) == feedback
    assert demands.check(demands.recall(0, 242), np.arange(1)).all()
