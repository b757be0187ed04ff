"""A clock that jumps is told to the operator, and one that is put right a little is not."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count

from structlog.testing import capture_logs

from bot.jobs.clock_watch import ClockWatch


def _steps(*ahead: float) -> Iterator[float]:
    return iter(ahead)


def test_a_jump_of_the_clock_is_logged_once() -> None:
    wall, steady = _steps(0, 60, 3_720, 3_780, 240), count(0, 60)
    watch = ClockWatch(lambda: next(wall), lambda: float(next(steady)))
    with capture_logs() as logged:
        for _ in range(4):
            watch.look()
    assert [one["seconds"] for one in logged] == [3_600, -3_600]
