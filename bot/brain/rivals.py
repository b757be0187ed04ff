"""The rivals to play against: four levels, and the systems of the founding articles."""

from __future__ import annotations

from collections.abc import Mapping

from engine.solver import Strategy, strategy
from engine.solver.strategies import articles
from engine.solver.strategies.best import BEST
from engine.solver.strategies.information import MINIMAX

NORMAL = "normal"
"""The default rival: it loses now and then, but not always."""

PERFECT = "perfect"

OWN_GUESSES = "own"
"""Nobody's rival: how the bot itself guesses, with words that most people know."""

_EASY = articles.Sound(
    name="easy",
    summary="a possible word with as few different letters as it can have",
    source="this bot",
    figure=lambda position, guesses: -articles.DISTINCT_LETTERS.figure(position, guesses),
)

RIVAL_LEVELS: Mapping[str, Strategy] = {
    "easy": _EASY,
    NORMAL: articles.MOST_POPULAR,
    "hard": MINIMAX,
    PERFECT: BEST,
}
"""Their average guesses for our answers: 4.95, 4.02, 3.67 and 3.44."""

CHARACTERS = tuple(
    system.name
    for system in (
        articles.SOUND_LETTER_RANK,
        articles.DISTINCT_LETTERS,
        articles.LETTER_FREQUENCY,
        articles.MOST_POPULAR,
        articles.POSITION_FREQUENCY,
        articles.POSITION_FREQUENCY_LEFT,
    )
)
"""Named one by one: a character has a name and a face in the texts, a new strategy has none."""

RIVALS = (*RIVAL_LEVELS, *CHARACTERS)


def find_strategy(rival: str) -> Strategy:
    """Return the strategy of a rival; raises `UnknownStrategy`."""
    return RIVAL_LEVELS.get(rival) or strategy(rival)
