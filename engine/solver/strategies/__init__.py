"""Every strategy by name: one registry, one interface."""

from __future__ import annotations

from collections.abc import Mapping

from engine.errors import UnknownStrategy
from engine.solver.strategies import articles, best, information
from engine.solver.strategies.base import Strategy
from engine.solver.strategies.familiar import Familiar
from engine.solver.strategies.opening import Opening

_ALL: tuple[Strategy, ...] = (
    articles.SOUND_LETTER_RANK,
    articles.DISTINCT_LETTERS,
    articles.LETTER_FREQUENCY,
    articles.MOST_POPULAR,
    articles.POSITION_FREQUENCY,
    articles.POSITION_FREQUENCY_LEFT,
    information.EXPECTED_REMAINING,
    information.ENTROPY,
    information.MINIMAX,
    information.MOST_PARTS,
    best.BEST,
)

STRATEGIES: Mapping[str, Strategy] = {strategy.name: strategy for strategy in _ALL}


def strategy(name: str) -> Strategy:
    """Return the strategy called `name`; raises `UnknownStrategy`, which lists the known."""
    if name not in STRATEGIES:
        raise UnknownStrategy(name, tuple(STRATEGIES))
    return STRATEGIES[name]


def opening(*first: str, then: Strategy | str = "best") -> Strategy:
    """Return a strategy that begins with the guesses `first`, and goes on as `then` does.

    Raises `UnknownStrategy`; it refuses openers that a vocabulary lacks when it is asked.
    """
    return Opening(first, strategy(then) if isinstance(then, str) else then)


def familiar(then: Strategy | str = "best") -> Strategy:
    """Return a strategy that proposes words most people know, where `then` proposes any.

    A rare word comes first only if it saves more than a quarter of a guess, and is marked.
    Raises `UnknownStrategy`.
    """
    return Familiar(strategy(then) if isinstance(then, str) else then)
