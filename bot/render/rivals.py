"""The names of rivals."""

from __future__ import annotations

from bot.brain.rivals import CHARACTERS, RIVAL_LEVELS
from bot.texts import Texts, keys

_SOLVERS = ("expected-remaining", "entropy", "minimax", "most-parts", "best")
"""Strategies that play against nobody, but have a name where the coach compares all."""

_NAMES = keys("matches-called", (*RIVAL_LEVELS, *CHARACTERS, *_SOLVERS))


_QUOTES = keys("matches-quote", (*RIVAL_LEVELS, *CHARACTERS))


def quote(rival: str, say: Texts) -> str:
    """Return what a rival says who has won."""
    return say(_QUOTES[rival])


def rival_name(rival: str, say: Texts) -> str:
    """Name a level or a strategy, with its emoji; one without a text has the engine's name."""
    return say(_NAMES[rival]) if rival in _NAMES else rival
