"""The registry of strategies: what the command line and `suggest` find by name."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import TypeVar

from engine.checks import BadArgument, check_kind
from engine.errors import UnknownStrategy
from engine.solver.strategies.base import Strategy

_registered: dict[str, Strategy] = {}
_tuned: dict[str, Callable[[float], Strategy]] = {}

STRATEGIES: Mapping[str, Strategy] = MappingProxyType(_registered)
"""Every registered strategy by its name, in the order of registration."""

Registered = TypeVar("Registered", bound=Strategy)


def register(new: Registered, tune: Callable[[float], Registered] | None = None) -> Registered:
    """Make a strategy known by its name and return it; raises ValueError for a name in use.

    `tune` makes one with another figure, which is found by the name, a colon and the figure.
    """
    if new.name in _registered:
        raise ValueError(f"there is already a strategy {new.name!r}")
    _registered[new.name] = new
    if tune:
        _tuned[new.name] = tune
    return new


def strategy(name: str) -> Strategy:
    """Return the strategy called `name`; raises `UnknownStrategy`, which lists the known.

    `sound-letter-rank:7` is the article's system with another worth of a distinct letter.
    """
    check_kind("name", name, str, "the name of a strategy")
    known, _, figure = name.partition(":")
    if figure and known in _tuned:
        try:
            return _tuned[known](float(figure))
        except ValueError:
            raise BadArgument("figure", figure, f"a number after {known}:") from None
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
