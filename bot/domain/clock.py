"""Where the time comes from: code that needs it is given a clock."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from time import monotonic

Clock = Callable[[], datetime]

Stopwatch = Callable[[], timedelta]
"""Time that has passed since some moment, which nobody can set back."""


def utc_now() -> datetime:
    """Return the current time in UTC."""
    return datetime.now(UTC)


def run_time() -> timedelta:
    """Return the time that has passed, whatever happens to the clock on the wall."""
    return timedelta(seconds=monotonic())
