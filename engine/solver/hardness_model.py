"""The figures of the model of `hardness.py`, and what a difficulty is called.

`python -m data.build.hardness` fits the coefficients, and `python -m data.build.hardness_scales`
estimates with them how hard the answers of each list are.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Mapping
from enum import StrEnum


class Trait(StrEnum):
    """The traits of a word that the model uses."""

    OPENED = "opened"
    """The mean logarithm of the weight left after a popular opener."""
    LATER = "later"
    """The same after three answers, drawn evenly from the list."""
    REPEATED = "repeated"
    """The number of letters that occur earlier in the word."""
    RAREST = "rarest"
    """The logarithm of the share of answers that hold its rarest letter."""
    PAIRS = "pairs"
    """The mean logarithm of how common its pairs of neighbouring letters are in answers."""
    KNOWN = "known"
    """The log-odds of its weight, 0 to 1: how readily people think of it."""
    FAMILY = "family"
    """The number of answers, beyond three, that differ from it in one and the same place."""


MEANS: Mapping[Trait, float] = {
    Trait.OPENED: 3.811,
    Trait.LATER: 1.342,
    Trait.REPEATED: 0.295,
    Trait.RAREST: -2.182,
    Trait.PAIRS: -4.026,
    Trait.KNOWN: 2.279,
    Trait.FAMILY: 0.148,
}
"""The mean traits of the puzzles that the model was fitted to."""

COEFFICIENTS: Mapping[Trait, float] = {
    Trait.OPENED: 0.138,
    Trait.LATER: 0.458,
    Trait.REPEATED: 0.122,
    Trait.RAREST: -0.093,
    Trait.PAIRS: -0.151,
    Trait.KNOWN: -0.184,
    Trait.FAMILY: 0.095,
}

DAILY_HARDNESS = (4.192, 0.394)
"""The daily puzzles of five English letters that people have played, not estimated."""

SCALES: Mapping[tuple[str, int], tuple[float, float]] = {
    ("de", 4): (4.48, 0.34),
    ("de", 5): (4.13, 0.38),
    ("de", 6): (3.92, 0.33),
    ("de", 7): (3.61, 0.24),
    ("el", 4): (4.13, 0.31),
    ("el", 5): (3.86, 0.30),
    ("el", 6): (3.60, 0.25),
    ("el", 7): (3.41, 0.20),
    ("en", 4): (4.88, 0.36),
    ("en", 6): (3.98, 0.29),
    ("en", 7): (3.62, 0.24),
    ("en", 8): (3.47, 0.19),
    ("es", 4): (4.45, 0.43),
    ("es", 5): (4.05, 0.36),
    ("es", 6): (3.69, 0.30),
    ("es", 7): (3.47, 0.22),
    ("fr", 4): (4.31, 0.40),
    ("fr", 5): (4.06, 0.40),
    ("fr", 6): (3.73, 0.29),
    ("fr", 7): (3.54, 0.25),
    ("id", 4): (4.39, 0.38),
    ("id", 5): (4.18, 0.41),
    ("id", 6): (3.61, 0.32),
    ("id", 7): (3.35, 0.27),
    ("it", 4): (4.11, 0.34),
    ("it", 5): (4.05, 0.41),
    ("it", 6): (3.59, 0.30),
    ("it", 7): (3.50, 0.23),
    ("nl", 4): (4.59, 0.36),
    ("nl", 5): (4.03, 0.32),
    ("nl", 6): (3.78, 0.30),
    ("nl", 7): (3.53, 0.24),
    ("pl", 4): (4.76, 0.33),
    ("pl", 5): (4.41, 0.35),
    ("pl", 6): (3.92, 0.26),
    ("pl", 7): (3.62, 0.22),
    ("pt", 4): (4.38, 0.38),
    ("pt", 5): (4.07, 0.36),
    ("pt", 6): (3.64, 0.25),
    ("pt", 7): (3.43, 0.22),
    ("sv", 4): (4.77, 0.33),
    ("sv", 5): (4.40, 0.39),
    ("sv", 6): (3.84, 0.27),
    ("sv", 7): (3.55, 0.22),
    ("tr", 4): (4.64, 0.34),
    ("tr", 5): (4.39, 0.33),
    ("tr", 6): (3.86, 0.28),
    ("tr", 7): (3.58, 0.25),
    ("uk", 4): (4.65, 0.34),
    ("uk", 5): (4.34, 0.33),
    ("uk", 6): (3.88, 0.26),
    ("uk", 7): (3.64, 0.24),
}
"""By language and length, the mean and the standard deviation for up to 300 answers."""

HARDNESS_WORDS = {0.0: "easy", 3.9: "fair", 4.2: "tricky", 4.5: "hard", 4.9: "brutal"}
"""The word for a difficulty, by the least guesses it stands for in daily puzzles."""


def name_level(guesses: float) -> str:
    """Return the word for so many guesses in daily puzzles."""
    return HARDNESS_WORDS[
        list(HARDNESS_WORDS)[bisect_right(list(HARDNESS_WORDS), round(guesses, 6)) - 1]
    ]
