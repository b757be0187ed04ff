"""The names of rivals."""

from __future__ import annotations

from bot.brain.rivals import LEVELS
from bot.texts import Texts, keys
from engine.solver import STRATEGIES

_NAMES = keys("matches-called", (*LEVELS, *STRATEGIES))


def rival_name(rival: str, say: Texts) -> str:
    """Name a level or a character, with its emoji."""
    return say(_NAMES[rival])
