"""Limits of a search: counted, so that results are the same on any machine."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from math import inf

from engine.checks import check_above_zero, check_callable


class Spent(Exception):
    """A search has reached its limit."""


@dataclass(frozen=True)
class Limit:
    """The most positions, `nodes`, that a search may look at.

    `seconds` is a safeguard for very slow machines, and the only limit that depends on the machine.
    Raises `BadArgument` unless both are above 0; `Limit()` is unlimited.
    """

    nodes: float = inf
    seconds: float = inf

    def __post_init__(self) -> None:
        check_above_zero("nodes", self.nodes)
        check_above_zero("seconds", self.seconds)

    def start_clock(self, now: Callable[[], float] = time.monotonic) -> Callable[[], float]:
        """Return a clock that counts positions, and is infinite once `seconds` have passed.

        Raises `BadArgument` unless `now` is a function.
        """
        check_callable("now", now)
        fuse = now() + self.seconds
        ticks = iter(range(1 << 62))
        return lambda: next(ticks) if now() < fuse else inf
