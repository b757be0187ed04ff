"""A clock for trying out: it goes on by itself, and can be put ahead."""

from __future__ import annotations

import re
from dataclasses import dataclass
from datetime import datetime, timedelta

from simcord._clock import Clock

from bot.domain.clock import utc_now

_LONGEST = timedelta(days=31)
"""How far the clock goes at once; each hour of it is lived through."""

_UNITS = {"m": "minutes", "h": "hours", "d": "days", "w": "weeks"}


@dataclass
class MovableClock:
    """The time, `ahead` of what it is; it never goes back."""

    ahead: timedelta = timedelta()

    def __call__(self) -> datetime:
        """Return the time."""
        return utc_now() + self.ahead

    def advance(self, span: timedelta) -> None:
        """Put it ahead; raises ValueError for a span that would put it back."""
        if span < timedelta():
            raise ValueError(span)
        self.ahead += span


class RunningClock(Clock):
    """A clock that goes on as `clock` does; simcord's stands still until it is set."""

    def __init__(self, clock: MovableClock) -> None:
        self._clock = clock
        super().__init__()

    @property
    def elapsed(self) -> float:  # pyright: ignore[reportIncompatibleVariableOverride]
        """Return the seconds since the epoch of this clock."""
        return (self._clock() - self._epoch).total_seconds()

    @elapsed.setter
    def elapsed(self, _: float) -> None:  # pyright: ignore[reportIncompatibleVariableOverride]
        """Set nothing: only `advance` moves this clock, and only ahead."""

    def advance(self, seconds: float) -> None:
        """Put the clock ahead by some seconds."""
        self._clock.advance(timedelta(seconds=seconds))


def read_span(text: str, now: datetime) -> timedelta | None:
    """Return how far ahead ``1d``, ``2h`` or ``09:00`` is, the time being this machine's.

    None if it is nothing of that kind, or too far.
    """
    if match := re.fullmatch(r"(\d{1,5}) ?([mhdw])", text.strip().lower(), re.ASCII):
        span = timedelta(**{_UNITS[match[2]]: int(match[1])})
        return span if timedelta() < span <= _LONGEST else None
    if match := re.fullmatch(r"(\d{1,2}):([0-5]\d)", text.strip(), re.ASCII):
        here, hour = now.astimezone(), int(match[1])
        if hour > 23:
            return None
        then = here.replace(hour=hour, minute=int(match[2]), second=0, microsecond=0)
        return then - here if then > here else then + timedelta(days=1) - here
    return None
