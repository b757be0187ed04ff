"""The strategies of the command line: those of the registry, and your own."""

from __future__ import annotations

import argparse
from importlib import import_module

from engine.commands.options import Misused
from engine.solver.strategies import STRATEGIES, Strategy, familiar, opening, strategy
from engine.solver.strategies.best import PATIENT

HELP = """\
`best` takes up to two seconds for a guess here, where a chat gives it a tenth. A strategy of
your own is any object with a name and a method `rank`; docs/engine.md shows one.
"""


def list_names() -> str:
    """Return the names of all strategies as a help text."""
    tuned = "sound-letter-rank:7 is that system with 7 ranks for a distinct letter"
    return f"{', '.join(STRATEGIES)}; {tuned}; or your own, as MODULE:NAME"


def add(parser: argparse.ArgumentParser, default: str | None = None) -> None:
    """Declare the options that choose a strategy."""
    usual = f"({default}) " if default else ""
    parser.add_argument(
        "--strategy",
        required=default is None,
        default=default,
        metavar="NAME",
        help=f"{usual}{list_names()}",
    )
    parser.add_argument("--opener", metavar="WORD", help="make this guess first")
    parser.add_argument(
        "--familiar", action="store_true", help="words that most people know come first"
    )


def choose_strategy(options: argparse.Namespace) -> Strategy:
    """Return the strategy that the options describe; raises an `EngineError`."""
    strategy = find_player(options.strategy)
    strategy = familiar(strategy) if options.familiar else strategy
    return opening(options.opener, then=strategy) if options.opener else strategy


def find_player(name: str) -> Strategy:
    """Return the strategy called `name`; raises an `EngineError`."""
    module, _, own = name.partition(":")
    if not own or module in STRATEGIES:
        return PATIENT if name == PATIENT.name else strategy(name)
    try:
        found = getattr(import_module(module), own)
    except (ImportError, AttributeError) as error:
        raise Misused(f"{name}: {error}") from None
    if not callable(getattr(found, "rank", None)):
        raise Misused(f"{name} is no strategy: it has no method rank")
    return found
