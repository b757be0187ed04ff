"""Tells the operator when the machine's clock jumps, which ends games and makes dailies early."""

from __future__ import annotations

import time
from collections.abc import Callable

import structlog

JUMP = 120.0
"""Seconds that are no correction of a clock which runs a little fast or slow."""

log: structlog.stdlib.BoundLogger = structlog.get_logger()


class ClockWatch:
    """Compares the clock of the machine with a steady one."""

    def __init__(
        self,
        wall: Callable[[], float] = time.time,
        steady: Callable[[], float] = time.monotonic,
    ) -> None:
        self._find_ahead = lambda: wall() - steady()
        self._ahead = self._find_ahead()

    def look(self) -> None:
        """Log it if the clock has jumped since the last look."""
        ahead = self._find_ahead()
        jump, self._ahead = ahead - self._ahead, ahead
        if abs(jump) >= JUMP:
            log.warning("the clock of this machine jumped", seconds=round(jump))
