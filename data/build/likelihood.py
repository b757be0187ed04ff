"""How likely somebody's puzzle hides a word of a language beside English."""

from __future__ import annotations

import math
from typing import NamedTuple


class Curve(NamedTuple):
    """How the likelihood grows with the frequency: a half at `even`."""

    even: float
    steepness: float


PLAIN, RARE, FORM = Curve(2.5, 1.5), Curve(2.9, 3.0), Curve(5.5, 1.5)
"""For what we would hide or only leave out for what it means, for rarer headwords, and for the
rest. Measured on the answers of a Portuguese, a Spanish and an Indonesian game."""


def likelihood(frequency: float, curve: Curve) -> int:
    """From 1 to 10,000: how likely somebody's puzzle hides a word of this Zipf frequency."""
    return max(1, round(10_000 / (1 + math.exp(-curve.steepness * (frequency - curve.even)))))
