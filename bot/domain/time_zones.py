"""Time zones by their names, and by what people type."""

from __future__ import annotations

from difflib import get_close_matches
from functools import cache
from zoneinfo import available_timezones

from bot.domain.errors import PlayerError


class UnknownTimeZone(PlayerError):
    """No time zone has that name; `alike` are some similar names."""

    def __init__(self, alike: tuple[str, ...]) -> None:
        super().__init__(alike)
        self.alike = alike


def read_time_zone(text: str) -> str:
    """Return the official name of a time zone; raises `UnknownTimeZone`."""
    names = _time_zones()
    typed = text.strip().replace(" ", "_").casefold()
    if typed not in names:
        alike = _cities().get(typed) or get_close_matches(typed, names, 3, 0.5)
        raise UnknownTimeZone(tuple(names[name] for name in alike))
    return names[typed]


@cache
def _time_zones() -> dict[str, str]:
    return {name.casefold(): name for name in sorted(available_timezones())}


@cache
def _cities() -> dict[str, list[str]]:
    """Return zones by the last part of their name: people know their city, not its continent."""
    found: dict[str, list[str]] = {}
    for name in _time_zones():
        found.setdefault(name.rpartition("/")[2], []).append(name)
    return found
