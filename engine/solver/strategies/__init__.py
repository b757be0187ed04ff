"""The strategies, and the two that are made of others."""

from __future__ import annotations

from engine.checks import BadArgument, check_kind

# each of these modules registers its strategies; a new module is one more line here
from engine.solver.strategies import articles as articles
from engine.solver.strategies import best as best
from engine.solver.strategies import information as information
from engine.solver.strategies.base import Strategy
from engine.solver.strategies.familiar import Familiar
from engine.solver.strategies.opening import Opening
from engine.solver.strategies.registry import STRATEGIES as STRATEGIES
from engine.solver.strategies.registry import choose_strategy as choose_strategy
from engine.solver.strategies.registry import register as register
from engine.solver.strategies.registry import strategy as strategy
from engine.words import trim


def opening(*first: str, then: Strategy | str | None = None) -> Strategy:
    """Return a strategy that begins with the guesses `first`, and goes on as `then` does.

    Raises `UnknownStrategy`, or `BadArgument` for no word at all, several lengths, one word twice,
    or a strategy's name after a word where no `then` is named. The strategy refuses openers that a
    vocabulary lacks when it ranks.
    """
    for text in first:
        check_kind("first", text, str, "a word")
    folded = {trim(text).casefold() for text in first}
    if not first or "" in folded or len(folded) < len(first) or len(set(map(len, folded))) > 1:
        raise BadArgument("first", first, "one or more different words of one length")
    if then is None and len(first) > 1 and first[-1] in STRATEGIES:
        raise BadArgument("first", first[-1], f"a guess, or then={first[-1]!r},")
    return Opening(first, choose_strategy(then or "best"))


def familiar(then: Strategy | str = "best") -> Strategy:
    """Return a strategy that proposes words most people know, where `then` proposes any.

    It ranks what `then` proposes among the most telling of the words that most people know, which
    `then` need not have named; so its figures are not those of `then`. A rare word comes first only
    if it saves more than a quarter of a guess, and is marked. Raises `UnknownStrategy`.
    """
    return Familiar(choose_strategy(then))
