"""Every strategy by name: one registry, one interface."""

from __future__ import annotations

from collections.abc import Mapping

from engine.errors import UnknownStrategy
from engine.solver.strategies import information
from engine.solver.strategies.base import Strategy

_ALL: tuple[Strategy, ...] = (
    information.EXPECTED_REMAINING,
    information.ENTROPY,
    information.MINIMAX,
    information.MOST_PARTS,
)

STRATEGIES: Mapping[str, Strategy] = {strategy.name: strategy for strategy in _ALL}


def strategy(name: str) -> Strategy:
    """Return the strategy called `name`; raises `UnknownStrategy`, which lists the known."""
    if name not in STRATEGIES:
        raise UnknownStrategy(name, tuple(STRATEGIES))
    return STRATEGIES[name]
