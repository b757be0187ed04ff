"""Trees that win as many games as can be won within two or three guesses."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np

from engine.solver.grow import Grower
from engine.solver.node import Node

SOONEST, LATEST = 2, 3
"""The numbers of guesses for which the choice below is the best there is."""


@dataclass(frozen=True)
class Sprinter(Grower):
    """Grows trees that win most games within `sprint` guesses, and loses few beyond.

    The last of these guesses wins one word of whatever is left to it, so it is a word that may be
    the answer, and the guess before it is one that leaves the most parts. With two or three
    guesses no other choice with the same opener wins more.
    """

    sprint: int = LATEST

    def _choose_guess(self, node: Node, left: int) -> int:
        made = self.limit - left
        if made >= self.sprint:
            return super()._choose_guess(node, left)
        own = node.find_columns(node.words)
        columns = own if made == self.sprint - 1 else np.arange(len(node.guesses))
        rows = np.sort(node.rows[:, columns], axis=0)
        parts = 1 + (rows[1:] != rows[:-1]).sum(axis=0)
        # of equals, one that may be the answer itself wins a game sooner
        best = np.lexsort((~np.isin(columns, own), -parts))[0]
        return int(node.guesses[columns[best]])

    def _bound(self, node: Node) -> int:
        return len(node.words)


def count_within(counts: Mapping[int, int], sprint: int) -> int:
    """Return the games that a tree wins within so many guesses."""
    return sum(games for guesses, games in counts.items() if guesses <= sprint)
