"""However many guess at once, a message is redrawn a time or two, and ends as it should."""

from __future__ import annotations

import asyncio

import pytest

from bot.cogs.repaints import Repaints


class Board:
    """A message that takes a moment to be redrawn."""

    def __init__(self) -> None:
        self.guesses = 0
        self.shown = 0
        self.edits = 0
        self._repaints = Repaints()

    async def guess(self) -> None:
        self.guesses += 1
        await self._repaints.of(1, self._redraw)

    async def _redraw(self) -> None:
        drawn = self.guesses
        await asyncio.sleep(0.01)
        self.shown, self.edits = drawn, self.edits + 1


async def test_fifty_guesses_at_once_cost_two_redraws_and_the_last_is_shown() -> None:
    board = Board()
    await asyncio.gather(*(board.guess() for _ in range(50)))
    assert board.shown == 50
    assert board.edits == 2


async def test_what_could_not_be_drawn_is_drawn_the_next_time() -> None:
    repaints, drawn = Repaints(), list[str]()

    async def fail() -> None:
        raise LookupError

    async def draw() -> None:
        drawn.append("drawn")

    with pytest.raises(LookupError):
        await repaints.of(1, fail)
    await asyncio.gather(repaints.of(1, draw), repaints.of(2, draw))
    assert drawn == ["drawn", "drawn"]
