"""The rivals to play against: four levels, and the systems of the founding articles."""

from __future__ import annotations

from collections.abc import Mapping

from engine.solver import STRATEGIES, Strategy, strategy
from engine.solver.strategies.articles import DISTINCT_LETTERS, MOST_POPULAR, Sound
from engine.solver.strategies.best import BEST
from engine.solver.strategies.information import MINIMAX

NORMAL = "normal"
"""The default rival: it loses now and then, but not always."""

PERFECT = "perfect"

_EASY = Sound(
    name="easy",
    summary="a possible word with as few different letters as it can have",
    source="this bot",
    figure=lambda position, guesses: -DISTINCT_LETTERS.figure(position, guesses),
)

LEVELS: Mapping[str, Strategy] = {
    "easy": _EASY,
    NORMAL: MOST_POPULAR,
    "hard": MINIMAX,
    PERFECT: BEST,
}
"""Their average guesses for our answers: 4.95, 4.02, 3.67 and 3.44."""

CHARACTERS = tuple(name for name, known in STRATEGIES.items() if isinstance(known, Sound))

RIVALS = (*LEVELS, *CHARACTERS)


def find_strategy(rival: str) -> Strategy:
    """Return the strategy of a rival; raises `UnknownStrategy`."""
    return LEVELS.get(rival) or strategy(rival)
