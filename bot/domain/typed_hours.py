"""Hours of the day as people type them."""

from __future__ import annotations

import re

from bot.domain.errors import OutOfRange, PlayerError

LONGEST_HOUR = 10
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
    match = _HOUR.fullmatch(text.strip().casefold())
    hour = int(match["hour"]) if match else 24
    if match and match["half"]:
        hour = hour % 12 + 12 * (match["half"] == "p") if 1 <= hour <= 12 else 24
    if not match or hour > 23:
        raise OutOfRange(0, 23)
    if int(match["minutes"] or 0):
        raise NoFullHour(hour, (hour + 1) % 24)
    return hour
