"""How guesses divide candidates: the figures that every information strategy ranks by."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from engine.solver.bounds import find_repeats
from engine.solver.candidates import Candidates
from engine.solver.table import Patterns
from engine.solver.words import Indices, Weights, Words
from engine.words import Word

Figures = NDArray[np.float64]
_Four = tuple[Figures, Figures, Figures, Figures]

FEW_CANDIDATES = 40
"""The most candidates for which comparing pairs is faster than counting patterns."""

_UNITS = 65_535
"""The whole weight, when shares are 16-bit integers."""

_CELLS = 1 << 17
"""The number of cells compared or counted at a time, so that they stay in the cache."""

_BINS = 1 << 15
"""The number of bins summed up at a time, so that they stay in the cache."""

# after one large free, glibc reuses memory of up to that size instead of returning it
np.empty(1 << 21, np.uint8)


@dataclass(frozen=True, eq=False)
class Partitions:
    """Figures of each guess over the candidates of one board, arrays of shape (guesses,).

    `expected` is the mean weight that stays (none if the guess is right), `bits` the
    information, `parts` the number of different patterns, `worst` the most candidates that
    may stay, `chance` the likelihood that the guess is the answer. They were taken over `cases`
    candidates.
    """

    expected: Figures
    bits: Figures
    parts: Figures
    worst: Figures
    chance: Figures
    cases: int

    def take(self, some: Indices) -> Partitions:
        """Return the figures of some of the guesses."""
        return Partitions(
            self.expected[some],
            self.bits[some],
            self.parts[some],
            self.worst[some],
            self.chance[some],
            self.cases,
        )


def partition(vocabulary: Words, guesses: Indices, left: Candidates) -> Partitions:
    """Divide the candidates `left`, at least one, by each of `guesses`."""
    table = vocabulary.table(guesses, left.indices)
    return _describe(vocabulary, table, _find_chances(vocabulary, guesses, left), left)


def partition_word(vocabulary: Words, guess: Word, left: Candidates) -> Partitions:
    """Divide the candidates `left`, at least one, by one word, in the list or not."""
    at = [vocabulary.index[guess]] if guess in vocabulary else []
    chance = _find_chances(vocabulary, np.array(at, np.intp), left) if at else np.zeros(1)
    return _describe(vocabulary, vocabulary.patterns_of(guess)[None, left.indices], chance, left)


def _describe(vocabulary: Words, table: Patterns, chance: Figures, left: Candidates) -> Partitions:
    shares = left.weights / left.weights.sum()
    expected, bits, parts, worst = _divide(table, shares, vocabulary.n_patterns)
    # if the guess is right nothing remains
    expected = np.maximum(expected - chance * chance, 0) * left.weights.sum()
    # the sum of a guess that tells nothing may be just below 0
    return Partitions(expected, np.maximum(bits, 0), parts, worst, chance, len(left))


def glance(vocabulary: Words, guesses: Indices, left: Candidates) -> Partitions:
    """Return upper limits of what `partition` would return, for less work.

    `bits` are a limit, `chance` is exact, and the other figures are the best possible.
    """
    limit = _limit_by_words if len(left) <= FEW_CANDIDATES else _limit_by_letters
    none, one = np.zeros(len(guesses)), np.ones(len(guesses))
    chance = _find_chances(vocabulary, guesses, left)
    bits = limit(vocabulary, guesses, left)
    return Partitions(none, bits, one * len(left), one, chance, len(left))


def _limit_by_letters(vocabulary: Words, guesses: Indices, left: Candidates) -> Figures:
    """Limit the bits of each guess by the sum of what its letters tell one by one."""
    patterns, index = vocabulary.scorer.score_parts(vocabulary.letters[left.indices], guesses)
    _, bits, _, _ = _divide(patterns, left.weights / left.weights.sum(), vocabulary.n_patterns)
    return np.add.reduce([bits[letter] for letter in index])


def _limit_by_words(vocabulary: Words, guesses: Indices, left: Candidates) -> Figures:
    """Limit the bits: a word that looks like a heavier one loses at least twice its share."""
    order = np.argsort(-left.weights, kind="stable")
    shares = left.weights[order] / left.weights.sum()
    rows = np.ascontiguousarray(vocabulary.table(guesses, left.indices[order]).T)
    # integers add up faster, and rounding down keeps this an upper limit
    units = (shares * _UNITS).astype(np.uint16)
    lost = np.zeros(len(guesses), np.uint16)
    for unit, again in zip(units[1:], find_repeats(rows, vocabulary.n_patterns), strict=True):
        lost += unit * again
    return lost * (-2 / _UNITS) - shares @ np.log2(np.maximum(shares, 1e-300))


def _find_chances(vocabulary: Words, guesses: Indices, left: Candidates) -> Figures:
    """Return how likely each guess is to be the answer."""
    chance = np.zeros(len(vocabulary))
    chance[left.indices] = left.weights / left.weights.sum()
    return chance[guesses]


def add_up(boards: list[Partitions]) -> Partitions:
    """Add up the figures of several boards, but take the worst `worst` and the best `chance`."""
    return Partitions(
        expected=np.sum([board.expected for board in boards], axis=0),
        bits=np.sum([board.bits for board in boards], axis=0),
        parts=np.sum([board.parts for board in boards], axis=0),
        worst=np.max([board.worst for board in boards], axis=0),
        chance=np.max([board.chance for board in boards], axis=0),
        cases=sum(board.cases for board in boards),
    )


def _divide(table: Patterns, shares: Weights, n_patterns: int) -> _Four:
    if len(shares) <= FEW_CANDIDATES:
        return _divide_in_pairs(table, shares)
    return _divide_by_counting(table, shares, n_patterns)


def _divide_in_pairs(table: Patterns, shares: Weights) -> _Four:
    columns = np.ascontiguousarray(table.T)
    width, step = _CELLS // len(shares), _BINS // len(shares)
    backs = (_look_back(columns[:, at : at + width]) for at in range(0, len(table), width))
    counted = _count_one(shares)
    return _join(
        [
            _sum_words(back[:, at : at + step], counted)
            for back in backs
            for at in range(0, back.shape[1], step)
        ]
    )


def _look_back(columns: Patterns) -> NDArray[np.uint8]:
    """Return how far back the first word with the same pattern is, for each word."""
    words = len(columns)
    back = np.zeros(columns.shape, np.uint8)
    far = np.arange(words, 0, -1, dtype=np.uint8)[:, None]
    for at in range(1, words):
        same = (columns[:at] == columns[at]).view(np.uint8)
        same *= far[words - at :]
        np.maximum.reduce(same, out=back[at])
    return back


def _sum_words(back: NDArray[np.uint8], counted: Weights) -> list[NDArray[Any]]:
    guesses = back.shape[1]
    if guesses == 1:
        # numpy sums a single column in another order, which would change the last digit
        return [figures[:1] for figures in _sum_words(np.repeat(back, 2, axis=1), counted)]
    first = np.arange(back.size) - back.ravel() * np.intp(guesses)
    held = np.bincount(first, np.repeat(counted, guesses), back.size).astype(np.float64, copy=False)
    number, squares, logs = _weigh(held.reshape(back.shape))
    parts = np.count_nonzero(number, axis=0)
    return [squares.sum(axis=0), -logs.sum(axis=0), parts, number.max(axis=0)]


def _divide_by_counting(table: Patterns, shares: Weights, n_patterns: int) -> _Four:
    step = max(1, min(len(table), _BINS // n_patterns))
    width = max(1, min(step, _CELLS // len(shares)))
    counted = np.repeat(_count_one(shares), width).reshape(-1, width)
    chunks = (table[start : start + step] for start in range(0, len(table), step))
    return _join([_sum_up(_count(rows, counted, n_patterns)) for rows in chunks])


def _count(rows: Patterns, counted: Weights, n_patterns: int) -> Figures:
    """Sum up what each pattern of each guess holds; `counted` has the words once a column."""
    step = counted.shape[1]
    starts = np.arange(step, dtype=np.intp) * n_patterns
    bins = np.empty((len(rows), n_patterns))
    for start in range(0, len(rows), step):
        # word by word, because adding to the same bin twice in a row takes twice as long
        some = rows[start : start + step].T
        width = some.shape[1]
        places = np.add(some, starts[:width], order="C")
        found = np.bincount(places.ravel(), counted[:, :width].ravel(), width * n_patterns)
        bins[start : start + step] = found.reshape(width, n_patterns)
    return bins


def _join(figures: list[list[NDArray[Any]]]) -> _Four:
    none = [np.zeros(0)] * 4
    columns = zip(none, *figures, strict=True)
    expected, bits, parts, worst = (np.concatenate(column) for column in columns)
    return expected, bits, parts, worst


def _sum_up(bins: Figures) -> list[NDArray[Any]]:
    flat = np.flatnonzero(bins != 0)
    number, squares, logs = _weigh(bins.ravel()[flat])
    starts = np.searchsorted(flat, np.arange(0, bins.size, bins.shape[1], dtype=np.intp))
    return [
        np.add.reduceat(squares, starts),
        -np.add.reduceat(logs, starts),
        np.diff(starts, append=len(flat)),
        np.maximum.reduceat(number, starts),
    ]


def _count_one(shares: Weights) -> Figures:
    """Return what each word adds to a bin: 1 for the count, and a fraction for its share."""
    return shares * 0.5 + 1


def _weigh(held: Figures) -> tuple[Figures, Figures, Figures]:
    """Return the number of words in each part, its share squared, and its bits, negative.

    The shares replace `held`, because reusing memory is fastest.
    """
    number = np.floor(held)
    held -= number
    held *= 2
    logs = np.maximum(held, 1e-300)
    np.log2(logs, out=logs)
    logs *= held
    held *= held
    return number, held, logs
