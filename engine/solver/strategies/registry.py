"""The registry of strategies: what the command line and `suggest` find by name."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import TypeVar

from engine.checks import BadArgument, check_kind
from engine.errors import UnknownStrategy
from engine.solver.strategies.base import Strategy

_registered: dict[str, Strategy] = {}

STRATEGIES: Mapping[str, Strategy] = MappingProxyType(_registered)
"""Every registered strategy by its name, in the order of registration."""

Registered = TypeVar("Registered", bound=Strategy)


def register(new: Registered) -> Registered:
    """Make a strategy known by its name and return it; raises ValueError for a name in use."""
    if new.name in _registered:
        raise ValueError(f"there is already a strategy {new.name!r}")
    _registered[new.name] = new
    return new


def strategy(name: str) -> Strategy:
    """Return the strategy called `name`; raises `UnknownStrategy`, which lists the known."""
    check_kind("name", name, str, "the name of a strategy")
    if name not in STRATEGIES:
        raise UnknownStrategy(name, tuple(STRATEGIES))
    return STRATEGIES[name]


def choose_strategy(given: Strategy | str) -> Strategy:
    """Return a strategy that is given itself or by name; raises `UnknownStrategy`."""
    if isinstance(given, str):
        return strategy(given)
    if isinstance(given, type) or not callable(getattr(given, "rank", None)):
        raise BadArgument("strategy", given, "a name, or an object with a method `rank`,")
    return given
