"""Strategies that look at how a guess divides the candidates, one turn ahead."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

import numpy as np

from engine.solver import shortlist
from engine.solver.partition import Figures, Partitions, add_up, partitions
from engine.solver.position import Position
from engine.solver.strategies.base import TOP, in_order, likely, list_suggestions
from engine.solver.suggestions import Suggestions
from engine.solver.words import Indices


@dataclass(frozen=True)
class Information:
    """Rank every guess by one figure of its partition."""

    name: str
    summary: str
    source: str
    cost: Callable[[Partitions], Figures]
    by_weight: bool = True
    """Whether a candidate counts by its weight; else all likely ones count alike."""

    def rank(self, position: Position, top: int = TOP) -> Suggestions:
        divided = self.divide(position)
        if divided is None:
            return list_suggestions(position, ())
        guesses, figures = divided
        return in_order(position, guesses, figures, self.cost(figures), top)

    def divide(self, position: Position) -> tuple[Indices, Partitions] | None:
        """The guesses that are looked at, and how they divide all boards; None if nothing fits."""
        boards = [left for left in position.candidates if len(left)]
        if not boards:
            return None
        sure = certain(position)
        guesses = shortlist.guesses(position) if sure is None else sure
        pool = shortlist.shorten if self.by_weight else partial(likely, position.words)
        # before the first guess all boards are one
        divided = {left: partitions(position.words, guesses, pool(left)) for left in set(boards)}
        return guesses, add_up([divided[left] for left in boards])


def certain(position: Position) -> Indices | None:
    """The guesses that surely solve a board, where one candidate is left and it is legal."""
    known = [left.indices for left in position.candidates if len(left) == 1]
    sure = np.sort(np.concatenate(known)) if known else np.zeros(0, np.intp)
    sure = sure[position.legal_mask[sure]]
    return sure if len(sure) else None


EXPECTED_REMAINING = Information(
    name="expected-remaining",
    summary="leave the fewest candidates on average",
    source="Dominic Fox, Playing Wordle with Python (2022): his optimal approach",
    cost=lambda figures: figures.expected,
)
ENTROPY = Information(
    name="entropy",
    summary="gain the most bits of information",
    source="Claude Shannon, A Mathematical Theory of Communication (1948)",
    # a chance to be right is worth as much as the bit that a coin tells
    cost=lambda figures: -figures.bits - figures.chance,
)
MINIMAX = Information(
    name="minimax",
    summary="leave the fewest candidates at worst",
    source="Donald Knuth, The Computer as Master Mind (1976)",
    cost=lambda figures: figures.worst,
    by_weight=False,
)
MOST_PARTS = Information(
    name="most-parts",
    summary="tell the most cases apart",
    source="Barteld Kooi, Yet Another Mastermind Strategy (2005)",
    cost=lambda figures: -figures.parts,
    by_weight=False,
)
