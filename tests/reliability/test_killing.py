"""A bot killed in the middle of guesses loses none that it had acknowledged."""

from __future__ import annotations

from pathlib import Path
from random import Random

from tests.reliability.gateway_kills import kill_in_public
from tests.reliability.killing import kill_often


def test_no_acknowledged_guess_is_lost_by_a_kill(prepared: str) -> None:
    killed = kill_often(prepared, 2, Random(1))
    assert killed.lost == 0
    assert killed.acknowledged >= 2


async def test_no_guess_that_a_player_saw_is_lost_by_a_kill(prepared: str, quick: Path) -> None:
    killed = await kill_in_public(prepared, quick, 2, Random(1))
    assert killed.lost == 0
    assert killed.acknowledged >= 2
