"""What is delivered twice, to two bots, takes effect once."""

from __future__ import annotations

from random import Random

from tests.reliability.twice import deliver_twice


async def test_guesses_delivered_twice_to_two_bots_are_played_once(prepared: str) -> None:
    table = await deliver_twice(prepared, 40, Random(2))
    assert (table.lost, table.twice, table.contradicted) == (0, 0, 0)
    assert table.cancelled
