"""Bounds of one node without a search: from its own words, and from the parts of each guess."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from engine.solver.bounds import Totals, count_repeats, find_repeats
from engine.solver.demands import Demands
from engine.solver.node import Node, Part, Tries
from engine.solver.words import Words

_GATHERED = 64
"""The most words of a part that are looked up in pairs; larger parts are compared anew."""


class Bounder:
    """The bounds of nodes over one vocabulary, where `weights` says how much each word counts."""

    def __init__(self, vocabulary: Words, weights: Totals, demands: Demands) -> None:
        self._n_patterns = vocabulary.n_patterns
        self._weights = weights
        self._demands = demands

    def split(self, part: Part, _below: int) -> None:
        """Settle a part if one of its heaviest words tells all others apart, with one exception."""
        known, node = part.known, part.node
        if known.low > known.least:
            return
        weights = self._weights[node.words]
        heaviest = node.words[weights == weights[0]]
        places = np.arange(len(node.words)) if node.places is None else node.places
        shown = node.rows[places[:, None], np.searchsorted(node.guesses, heaviest)]
        shown.sort(axis=0)
        again = np.add.reduce(shown[1:] == shown[:-1], dtype=np.intp)
        at = int(again.argmin())
        even = weights[0] == weights[-1]
        if again[at] == 0 or (again[at] == 1 and even and part.left > 2):
            known.low += int(again[at] * weights[0])
            known.high, known.guess = known.low, int(heaviest[at])
        else:
            known.low += 1

    def list_tries(self, node: Node, left: int, below: int) -> Tries:
        """Return the guesses of `node` whose lower bound is less than `below`."""
        weights: NDArray[Any] = self._weights[node.words]
        unit = int(weights[0])
        if weights[-1] == unit:
            # small integers sort much faster
            weights = np.ones(len(weights), np.int16 if len(weights) < 1 << 15 else np.int64)
        else:
            unit = 1
        total = int(weights.sum())
        lost = self._weigh_lost(node, weights)
        # a useful guess tells some words apart; the last but one must tell all of them apart
        useful = lost <= (0 if left == 2 else total - int(weights[0]) - 1)
        lost[np.searchsorted(node.guesses, node.words)] -= weights
        useful &= lost < -(-below // unit) - 2 * total
        if node.places is not None and node.demands:
            useful &= self._demands.check(node.demands, node.guesses)
        columns = np.flatnonzero(useful)
        lost = lost[columns]
        order = np.argsort(lost, kind="stable")
        bounds = unit * (lost[order].astype(np.int64) + 2 * total)
        return Tries(bounds, columns[order].astype(np.int32))

    def _weigh_lost(self, node: Node, weights: NDArray[Any]) -> NDArray[Any]:
        """Sum up, for each guess, the weight of words that it does not tell from an earlier one."""
        if node.places is not None and node.pairs and len(node.words) <= _GATHERED:
            again = node.pairs.find_repeats(node.places)
        else:
            rows = node.rows if node.places is None else node.rows[node.places]
            again = find_repeats(rows, self._n_patterns)
        guesses = node.rows.shape[1]
        if weights[0] == weights[-1] == 1:
            return count_repeats(again, len(weights), guesses).astype(weights.dtype)
        lost = np.zeros(guesses, weights.dtype)
        for weight, row in zip(weights[1:], again, strict=True):
            lost += weight * row
        return lost
