"""A bot that people play with: the short form; `make soak` plays for half an hour."""

from __future__ import annotations

from pathlib import Path

from tests.reliability.soak import play_on


async def test_people_who_play_for_a_while_are_all_answered(quick: Path) -> None:
    done = await play_on(f"sqlite:///{quick / 'soak'}", quick, 4)
    assert (done.unanswered, done.errors) == (0, 0)
    assert done.guesses == 80
