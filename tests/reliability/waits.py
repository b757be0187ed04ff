"""How long people waited."""

from __future__ import annotations

from collections.abc import Sequence


def percentile(waits: Sequence[float], share: float) -> float:
    """The wait that only the slowest of the sorted `waits` exceed, in their unit."""
    return round(waits[int((len(waits) - 1) * share)], 1)
