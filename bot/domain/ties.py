"""Places in a ranking: equals share one, and the next place leaves out as many (1, 1, 3)."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from typing import Any


def rank_equals(merits: Sequence[Any]) -> list[int]:
    """Return the place of each merit, from 1: lower is better, and equals share a place.

    The merits may be in any order, and are comparable with each other.
    """
    ordered = sorted(merits)
    return [1 + bisect_left(ordered, merit) for merit in merits]
