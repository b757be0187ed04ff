"""Redraws of a message, one at a time, however many ask at once."""

from __future__ import annotations

from collections.abc import Awaitable, Callable


class Repaints:
    """Many guesses at once cost a redraw or two: Discord lets a message be edited five times
    in five seconds, and what waits behind that would show what is no longer so."""

    def __init__(self) -> None:
        self._under_way: set[int] = set()
        self._wanted: set[int] = set()

    async def of(self, subject: int, redraw: Callable[[], Awaitable[None]]) -> None:
        """Await `redraw`, which draws the newest state.

        If one of the same subject is under way, return at once: it will be followed by another.
        """
        self._wanted.add(subject)
        if subject in self._under_way:
            return
        self._under_way.add(subject)
        try:
            while subject in self._wanted:
                self._wanted.discard(subject)
                await redraw()
        finally:
            self._under_way.discard(subject)
            self._wanted.discard(subject)
