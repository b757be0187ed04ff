"""One person asks for far too much, and everybody else is still answered."""

from __future__ import annotations

from pathlib import Path

from tests.reliability.flood import WINDOW, flood


async def test_one_person_who_floods_the_bot_leaves_nobody_else_unanswered(quick: Path) -> None:
    done = await flood(f"sqlite:///{quick / 'flood'}", quick, 2 * WINDOW)
    assert (done.unanswered, done.errors) == (0, 0)
