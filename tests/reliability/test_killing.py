"""A bot killed in the middle of guesses loses none that it had acknowledged."""

from __future__ import annotations

from random import Random

from tests.reliability.killing import kill_often


def test_no_acknowledged_guess_is_lost_by_a_kill(prepared: str) -> None:
    killed = kill_often(prepared, 2, Random(1))
    assert killed.lost == 0
    assert killed.acknowledged >= 2
