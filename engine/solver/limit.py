"""How much a search may do: counted, so that it finds the same on any machine."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from math import inf


class Spent(Exception):
    """A search has come to its limit."""


@dataclass(frozen=True)
class Limit:
    """A search ends after it has looked at `nodes` positions.

    `seconds` is a fuse for machines far too slow, and the one thing that depends on them.
    Raises ValueError unless both are above 0; `Limit()` has no end.
    """

    nodes: float = inf
    seconds: float = inf

    def __post_init__(self) -> None:
        if not (self.nodes > 0 and self.seconds > 0):
            raise ValueError(f"a limit above 0 expected, found {self}")

    def clock(self, now: Callable[[], float] = time.monotonic) -> Callable[[], float]:
        """Return a clock for a `Search` that ticks once a position, until the fuse burns."""
        fuse = now() + self.seconds
        ticks = iter(range(1 << 62))
        return lambda: next(ticks) if now() < fuse else inf
