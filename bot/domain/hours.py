"""Hours of the day as people type them."""

from __future__ import annotations

import re

from bot.domain.errors import OutOfRange, PlayerError

LONGEST = 10
"""Characters of an hour, such as ``07:00 p.m.``"""

_HOUR = re.compile(
    r"(?P<hour>\d{1,2})(?:\s*[:.h]\s*(?P<minutes>[0-5]\d))?"
    r"\s*(?:h|uhr|(?P<half>[ap])\.?\s?m\.?)?"
)


class NoFullHour(PlayerError):
    """Hours have no minutes here; `before` and `after` are the full hours around what was typed."""

    def __init__(self, before: int, after: int) -> None:
        super().__init__(before, after)
        self.before = before
        self.after = after


def read_hour(text: str) -> int:
    """Read ``7``, ``07:00``, ``7 am`` or ``19h``; raises `NoFullHour` or `OutOfRange`."""
    found = _HOUR.fullmatch(text.strip().casefold())
    hour = int(found["hour"]) if found else 24
    if found and found["half"]:
        hour = hour % 12 + 12 * (found["half"] == "p") if 1 <= hour <= 12 else 24
    if not found or hour > 23:
        raise OutOfRange(0, 23)
    if int(found["minutes"] or 0):
        raise NoFullHour(hour, (hour + 1) % 24)
    return hour
