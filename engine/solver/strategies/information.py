"""Strategies that look one turn ahead: at how a guess divides the candidates."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from math import inf

import numpy as np

from engine.checks import check_callable, check_flag
from engine.solver import shortlist
from engine.solver.candidates import Candidates
from engine.solver.knowledge import Knowledge
from engine.solver.partition import Figures, Partitions, add_up, glance, partition
from engine.solver.strategies.base import (
    TOP,
    PrintsName,
    check_asked,
    check_figures,
    check_named,
    choose_likely,
    list_suggestions,
    put_in_order,
)
from engine.solver.strategies.registry import register
from engine.solver.suggestions import Suggestions
from engine.solver.words import Indices, Words

_TINY = 6
"""The most candidates for which half of all guesses tell as much as the best."""

_ROUNDED = 1e-8
"""More than equal costs can differ by rounding."""


@dataclass(frozen=True, repr=False)
class Information(PrintsName):
    """A strategy that ranks every guess by one figure of its partition."""

    name: str
    summary: str
    source: str
    cost: Callable[[Partitions], Figures]
    by_weight: bool = True
    """Whether a candidate counts by its weight; else all likely ones count alike."""
    by_bits: bool = False
    """Whether `cost` is of bits and chance alone, and falls with both.

    Then only guesses that promise enough bits at a glance are divided by.
    """

    def __post_init__(self) -> None:
        check_named(self)
        check_callable("cost", self.cost)
        check_flag("by_weight", self.by_weight)
        check_flag("by_bits", self.by_bits)

    def weigh(self, figures: Partitions) -> Figures:
        """Return the `cost` of each guess; raises `BadArgument` if one of them is no number."""
        return check_figures("cost", self.cost(figures), len(figures.bits))

    def rank(self, position: Knowledge, top: int = TOP) -> Suggestions:
        """Rank all legal guesses by `cost`, ascending; it may be infinite, but not NaN."""
        check_asked(position, top)
        divided = self.divide(position, top)
        if divided is None:
            return list_suggestions(position, ())
        guesses, figures = divided
        return put_in_order(position, guesses, figures, self.weigh(figures), top)

    def divide(
        self, position: Knowledge, top: int, known: float = 0, hopeful: float = inf
    ) -> tuple[Indices, Partitions] | None:
        """Return guesses and how they divide all boards; None if nothing fits.

        The `top` best are among them. Words that weigh less than `known` are left out, but not
        guesses that solve a board with a chance of `hopeful`.
        """
        left = [left for left in position.candidates if len(left)]
        if not left:
            return None
        sure = find_certain(position)
        guesses = shortlist.choose_guesses(position) if sure is None else sure
        guesses = guesses[position.words.weights[guesses] >= known]
        pool = shortlist.shorten if self.by_weight else partial(choose_likely, position.words)
        # before the first guess all boards are equal
        pools = {board: pool(board) for board in set(left)}
        boards = [pools[board] for board in left]
        if self.by_bits and len(guesses) > 2 * top and max(map(len, boards)) > _TINY:
            guesses = self._choose(position.words, guesses, boards, top, hopeful)
        return guesses, _add_up(partition, position.words, guesses, boards)

    def _choose(
        self, words: Words, guesses: Indices, boards: list[Candidates], top: int, hopeful: float
    ) -> Indices:
        """Return the guesses that may be among the `top` best, and the `hopeful` ones."""
        ceilings = _add_up(glance, words, guesses, boards)
        least = self.weigh(ceilings)
        first = guesses[np.argpartition(least, 2 * top)[: 2 * top]]
        reached = np.partition(self.weigh(_add_up(partition, words, first, boards)), top - 1)
        # costs are compared after rounding
        return guesses[(least <= reached[top - 1] + _ROUNDED) | (ceilings.chance >= hopeful)]


def _add_up(
    divide: Callable[[Words, Indices, Candidates], Partitions],
    words: Words,
    guesses: Indices,
    boards: list[Candidates],
) -> Partitions:
    divided = {left: divide(words, guesses, left) for left in set(boards)}
    return add_up([divided[left] for left in boards])


def find_certain(position: Knowledge) -> Indices | None:
    """Return the legal guesses that surely solve a board, because it has one candidate left."""
    known = [left.indices for left in position.candidates if len(left) == 1]
    sure = np.sort(np.concatenate(known)) if known else np.zeros(0, np.intp)
    sure = sure[position.legal_mask[sure]]
    return sure if len(sure) else None


# functions with names, as no other ones can be sent to another process
def _take_expected(figures: Partitions) -> Figures:
    return figures.expected


def _take_bits(figures: Partitions) -> Figures:
    # a certain hit is worth as much as one bit
    return -figures.bits - figures.chance


def _take_worst(figures: Partitions) -> Figures:
    return figures.worst


def _take_parts(figures: Partitions) -> Figures:
    return -figures.parts


EXPECTED_REMAINING = register(
    Information(
        name="expected-remaining",
        summary="leave the fewest candidates on average",
        source="Dominic Fox, Playing Wordle with Python (2022): his optimal approach",
        cost=_take_expected,
    )
)
ENTROPY = register(
    Information(
        name="entropy",
        summary="gain the most bits of information; a hit counts as one more",
        source="Claude Shannon, A Mathematical Theory of Communication (1948)",
        cost=_take_bits,
        by_bits=True,
    )
)
MINIMAX = register(
    Information(
        name="minimax",
        summary="leave the fewest candidates at worst",
        source="Donald Knuth, The Computer as Master Mind (1976)",
        cost=_take_worst,
        by_weight=False,
    )
)
MOST_PARTS = register(
    Information(
        name="most-parts",
        summary="tell the most cases apart",
        source="Barteld Kooi, Yet Another Mastermind Strategy (2005)",
        cost=_take_parts,
        by_weight=False,
    )
)
