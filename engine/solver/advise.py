"""The next guess, asked for in one line."""

from __future__ import annotations

from dataclasses import replace

from engine.solver.limit import Limit
from engine.solver.state import State
from engine.solver.strategies import Strategy, strategy
from engine.solver.strategies.base import TOP
from engine.solver.strategies.best import BEST
from engine.solver.suggestions import Suggestion


def suggest(state: State, by: Strategy | str = "best", top: int = TOP) -> tuple[Suggestion, ...]:
    """Return the `top` best guesses by a strategy or its name, best first.

    None if nothing fits or all is solved. Raises `UnknownStrategy`.

    >>> from engine import State, Vocabulary, suggest
    >>> state = State(Vocabulary.load()).after("raise", "00000")
    >>> [one.guess for one in suggest(state, "entropy", 3)]
    ['mulct', 'mulch', 'clump']
    """
    player = strategy(by) if isinstance(by, str) else by
    return player.rank(state, top).guesses


def best(state: State, limit: Limit | None = None) -> Suggestion | None:
    """Return the best guess found within `limit` (a tenth of a second's work), None as above.

    The more a search may look at, the more often its guess is `proven`.

    >>> from engine import Limit, State, Vocabulary, best
    >>> state = State(Vocabulary.load()).after("raise", "00000")
    >>> best(state, Limit(nodes=20_000)).guess
    'clump'
    """
    player = BEST if limit is None else replace(BEST, limit=limit, exact=250, guesses=40_000)
    return next(iter(player.rank(state, 1).guesses), None)
