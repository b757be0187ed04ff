"""Skill and luck of a whole game as figures from 0 to 99, and in words.

Skill is ``99 / 2 ** inaccuracy``: every guess given away halves it, so a whole one is loose.
Luck is a share of 99 whose odds are multiplied by four for every guess saved: 50 is neutral, 79
one guess saved, 20 one guess lost.
"""

from __future__ import annotations

from bisect import bisect_right
from dataclasses import dataclass
from enum import StrEnum
from fractions import Fraction

_FULL = 99
SKILLS = {0: "wild", 30: "loose", 51: "fair", 70: "solid", 83: "sharp", 95: "masterly"}
"""The word for a figure of skill, by the least figure it stands for."""
_LUCK = {
    0: "very unlucky",
    16: "unlucky",
    34: "a little unlucky",
    46: "neither lucky nor unlucky",
    55: "a little lucky",
    67: "lucky",
    85: "very lucky",
}


class Effect(StrEnum):
    """The cause of a difference: the guess, or its feedback."""

    SKILL = "skill"
    LUCK = "luck"


@dataclass(frozen=True)
class TurningPoint:
    """The row, from 1, that changed most; it saved `guesses`, or lost them if negative."""

    row: int
    effect: Effect
    guesses: Fraction


def skill_figure(inaccuracy: Fraction) -> int:
    """Return the skill for the guesses given away in all: 99 for none, and less for more."""
    return round(_FULL * 2.0 ** -float(inaccuracy))


def luck_figure(luck: Fraction) -> int:
    """Return the luck for the guesses saved in all: the more, the higher."""
    return round(_FULL / (1 + 4.0 ** -float(luck)))


def skill_word(figure: int) -> str:
    """Return a word for a skill figure, such as ``sharp``."""
    return _find_word(SKILLS, figure)


def luck_word(figure: int) -> str:
    """Return words for a luck figure, such as ``a little unlucky``."""
    return _find_word(_LUCK, figure)


def _find_word(words: dict[int, str], figure: int) -> str:
    return words[list(words)[bisect_right(list(words), figure) - 1]]
