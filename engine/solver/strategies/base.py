"""The interface of a strategy, and how guesses are ordered."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Protocol

import numpy as np

from engine.checks import check_kind, check_number
from engine.solver.candidates import Candidates, Tier, choose
from engine.solver.knowledge import Knowledge
from engine.solver.partition import Figures, Partitions
from engine.solver.suggestions import COMMON, Suggestion, Suggestions
from engine.solver.words import Indices, Words

TOP = 10

_NOTHING = 1e-9
"""The most bits that are only a rounding error."""


class Strategy(Protocol):
    """A way to choose the next guess; a pure function of what is known."""

    @property
    def name(self) -> str:
        """The name by which the registry and the command line know it."""
        ...

    @property
    def summary(self) -> str:
        """One line that describes it."""
        ...

    @property
    def source(self) -> str:
        """Where it comes from."""
        ...

    def rank(self, position: Knowledge, top: int = TOP) -> Suggestions:
        """Return the `top` best guesses, best first; none if nothing fits or all is solved."""
        ...


def check_asked(position: Knowledge, top: int) -> None:
    """Raise `BadArgument` unless a position is asked for at least one guess."""
    check_kind("position", position, Knowledge, "a Position")
    check_number("top", top)


def put_in_order(
    position: Knowledge, guesses: Indices, figures: Partitions, cost: Figures, top: int
) -> Suggestions:
    """Order `guesses` by `cost`; among equals candidates come first, likely ones before, then a-z.

    Guesses that can tell nothing and cannot be right are left out.
    """
    # rounded, so that the order of summing does not matter
    cost = np.where((figures.bits > _NOTHING) | (figures.chance > 0), np.round(cost, 9), np.inf)
    top = min(top, int(np.isfinite(cost).sum()))
    near = np.flatnonzero(cost <= np.partition(cost, top)[top]) if top < len(cost) else slice(None)
    ordered = np.lexsort((guesses[near], -figures.chance[near], cost[near]))[:top]
    order = np.arange(len(cost))[near][ordered]
    return list_suggestions(position, tuple(list_guesses(position, guesses, figures, order)))


def list_guesses(
    position: Knowledge, guesses: Indices, figures: Partitions, order: Iterable[int]
) -> Iterator[Suggestion]:
    """Yield a suggestion for each of `guesses`, in the given order of their places."""
    for at in order:
        yield Suggestion(
            guess=position.words[int(guesses[at])],
            expected_remaining=float(figures.expected[at]),
            bits=float(figures.bits[at]),
            parts=int(figures.parts[at]),
            worst=int(figures.worst[at]),
            is_candidate=bool(figures.chance[at] > 0),
            denied=not position.words.suggested[guesses[at]],
            rare=bool(position.words.weights[guesses[at]] < COMMON),
            is_likely=bool(figures.chance[at] > 0 and position.words.is_answer[guesses[at]]),
        )


def list_suggestions(position: Knowledge, guesses: tuple[Suggestion, ...]) -> Suggestions:
    """Return the suggestions for `position`, with what remains on its boards."""
    tiers = [left.tier for left in position.candidates]
    worst = max(tiers, key=list(Tier).index, default=Tier.ANSWERS)
    return Suggestions(
        guesses=guesses,
        remaining=sum(len(left) for left in position.candidates),
        likely=sum(left.likely for left in position.candidates),
        tier=worst,
    )


def choose_likely(vocabulary: Words, left: Candidates) -> Candidates:
    """Return the candidates in the answer list; if there are none, all of them."""
    answers = left.indices[vocabulary.is_answer[left.indices]]
    return choose(vocabulary, answers) if len(answers) else left
