"""Time zones by their names, and by what people type."""

from __future__ import annotations

from difflib import get_close_matches
from functools import cache
from zoneinfo import available_timezones

from bot.domain.errors import PlayerError

_ALIKE = 0.7


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
        raise UnknownTimeZone(tuple(names[name] for name in _suggest(typed)))
    return names[typed]


def _suggest(typed: str) -> list[str]:
    cities = _cities()
    for city in (typed, *get_close_matches(typed, cities, 1, _ALIKE)):
        if city in cities:
            return cities[city][:3]
    # abbreviations are like every short word: Mars is no MST
    written = [name for name, official in _time_zones().items() if not official.isupper()]
    return get_close_matches(typed, written, 3, _ALIKE)


@cache
def _time_zones() -> dict[str, str]:
    return {name.casefold(): name for name in sorted(available_timezones())}


@cache
def _cities() -> dict[str, list[str]]:
    """Return zones by the last part of their name: people know their city, not its continent."""
    cities: dict[str, list[str]] = {}
    for name in _time_zones():
        if "/" not in name:
            continue
        cities.setdefault(name.rpartition("/")[2], []).append(name)
    return cities
