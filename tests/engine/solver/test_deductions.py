"""What turns show of a word by themselves."""

from __future__ import annotations

from engine import Turn, Word, score
from engine.solver.deductions import Deductions
from engine.solver.words import Words

WORDS = Words.read(["crane", "nacre"])


def test_once_every_letter_is_known_no_other_may_stand_anywhere() -> None:
    answer = Word("crane")
    turns = [Turn(Word(guess), score(Word(guess), answer)) for guess in ("crate", "nacre")]
    known = Deductions.by(turns[:1], WORDS)
    assert known.open == 1
    assert {"n", "z"} <= known.list_possible(3)
    assert "t" not in known.list_possible(3)
    assert "n" in Deductions.by(turns, WORDS).list_possible(3) <= set(answer)
