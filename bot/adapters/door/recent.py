"""What is kept in memory of the latest few."""

from __future__ import annotations

from typing import TypeVar

K = TypeVar("K")
T = TypeVar("T")

_RECENT = 1_000
"""How many are kept, where nothing else is said."""


def keep(recent: dict[K, T], key: K, value: T, most: int = _RECENT) -> None:
    """Keep a value as the newest, and forget the oldest of too many."""
    recent.pop(key, None)
    recent[key] = value
    if len(recent) > most:
        del recent[next(iter(recent))]
