"""How guesses divide candidates: the figures every information strategy ranks by."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from engine.solver.candidates import Candidates
from engine.solver.table import Patterns
from engine.solver.words import Indices, Weights, Words

Figures = NDArray[np.float64]
_Four = tuple[Figures, Figures, Figures, Figures]

_FEW = 40
"""Up to so many candidates it is quicker to compare them in pairs than to count patterns."""

_MANY = 600
"""From so many candidates on it is quicker to count each guess by itself than many at once."""

_BINS = 1 << 18
"""Bins counted, or cells compared, before they are summed up, so that they stay in the cache."""


@dataclass(frozen=True, eq=False)
class Partitions:
    """Figures of each guess over the candidates of one board, arrays of shape (guesses,).

    `expected` is the mean weight that stays (none if the guess is right), `bits` the
    information, `parts` the number of different patterns, `worst` the most candidates that
    may stay, `chance` the likelihood that the guess is the answer.
    """

    expected: Figures
    bits: Figures
    parts: Figures
    worst: Figures
    chance: Figures

    def take(self, some: Indices) -> Partitions:
        """The figures of some of the guesses."""
        return Partitions(
            self.expected[some],
            self.bits[some],
            self.parts[some],
            self.worst[some],
            self.chance[some],
        )


def partitions(vocabulary: Words, guesses: Indices, left: Candidates) -> Partitions:
    """Divide the candidates `left`, at least one, by each of `guesses`."""
    table = vocabulary.table(guesses, left.indices)
    weights = left.weights / left.weights.sum()
    if len(left) <= _FEW:
        expected, bits, parts, worst = _in_pairs(table, weights)
    else:
        expected, bits, parts, worst = _by_counting(table, weights, vocabulary.n_patterns)
    chance = np.zeros(len(vocabulary))
    chance[left.indices] = weights
    chance = chance[guesses]
    # nothing remains of the part that is the guess itself
    expected = np.maximum(expected - chance * chance, 0) * left.weights.sum()
    return Partitions(expected, bits, parts, worst, chance)


def add_up(boards: list[Partitions]) -> Partitions:
    """Add up the figures of several boards; `worst` and `chance` are of the worst and best."""
    return Partitions(
        expected=np.sum([board.expected for board in boards], axis=0),
        bits=np.sum([board.bits for board in boards], axis=0),
        parts=np.sum([board.parts for board in boards], axis=0),
        worst=np.max([board.worst for board in boards], axis=0),
        chance=np.max([board.chance for board in boards], axis=0),
    )


def _in_pairs(table: Patterns, shares: Weights) -> _Four:
    step = _BINS // len(shares)
    figures = [_compare(table[at : at + step], shares) for at in range(0, len(table), step)]
    return _join(figures)


def _compare(table: Patterns, shares: Weights) -> list[NDArray[Any]]:
    columns = np.ascontiguousarray(table.T)
    guesses = columns.shape[1]
    expected, bits, parts, worst = (np.zeros(guesses) for _ in range(4))
    for at, column in enumerate(columns):
        same = columns == column
        # in single precision, noise would decide between equals, and differ by machine
        share = shares @ same.astype(np.float64)
        expected += shares[at] * share
        bits -= shares[at] * np.log2(share)
        parts += ~same[:at].any(axis=0)
        np.maximum(worst, same.sum(axis=0), out=worst)
    return [expected, bits, parts, worst]


def _by_counting(table: Patterns, shares: Weights, n_patterns: int) -> _Four:
    # one count gives both figures: the whole part is the number, the rest the share
    counted = shares * 0.5 + 1
    count = _count_rows if len(shares) > _MANY else _count_block
    step = max(1, _BINS // n_patterns)
    chunks = (table[start : start + step] for start in range(0, len(table), step))
    return _join([_sum_up(count(rows, counted, n_patterns)) for rows in chunks])


def _count_rows(rows: Patterns, counted: Weights, n_patterns: int) -> Figures:
    return np.array([np.bincount(row, counted, n_patterns) for row in rows], np.float64)


def _count_block(rows: Patterns, counted: Weights, n_patterns: int) -> Figures:
    starts = np.arange(len(rows), dtype=np.intp)[:, None] * n_patterns
    weights = np.tile(counted, len(rows))
    bins = np.bincount((starts + rows).ravel(), weights, len(rows) * n_patterns)
    return bins.reshape(len(rows), n_patterns).astype(np.float64, copy=False)


def _join(figures: list[list[NDArray[Any]]]) -> _Four:
    none = [np.zeros(0)] * 4
    columns = zip(none, *figures, strict=True)
    expected, bits, parts, worst = (np.concatenate(column) for column in columns)
    return expected, bits, parts, worst


def _sum_up(bins: Figures) -> list[NDArray[Any]]:
    flat = bins.ravel().nonzero()[0]
    held = bins.ravel()[flat]
    number = np.floor(held)
    share = (held - number) * 2
    starts = np.searchsorted(flat, np.arange(0, bins.size, bins.shape[1], dtype=np.intp))
    return [
        np.add.reduceat(share * share, starts),
        -np.add.reduceat(share * np.log2(np.maximum(share, 1e-300)), starts),
        np.diff(starts, append=len(flat)),
        np.maximum.reduceat(number, starts),
    ]
