"""Counts of what guesses fail to tell apart, for every guess at once: the base of lower bounds."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cached_property
from typing import Any

import numpy as np
from numpy.typing import NDArray

from engine.solver.table import Patterns

Totals = NDArray[np.int64]
Counts = NDArray[np.integer[Any]]
Flags = NDArray[np.bool_]
Places = NDArray[np.intp]

_FEW = 40
"""The most words whose patterns are compared in pairs; those of more are ticked off."""

_BLOCK = 512
"""The number of guesses looked at together, those that leave the most parts first."""


def count_parts(rows: Patterns, n_patterns: int) -> Totals:
    """Count the parts that each guess leaves; `rows` has shape (words, guesses)."""
    again = count_repeats(find_repeats(rows, n_patterns), *rows.shape)
    return len(rows) - again.astype(np.int64)


def count_repeats(again: Iterable[Flags], words: int, guesses: int) -> Counts:
    """Count, for each guess, the words that it does not tell from an earlier one."""
    # bytes add up many times faster than wider integers
    lost = np.zeros(guesses, np.uint8 if words <= 256 else np.int32)
    for flags in again:
        lost += flags.view(np.uint8)
    return lost


def find_repeats(rows: Patterns, n_patterns: int) -> Iterator[Flags]:
    """Yield, for each word but the first, the guesses that show an earlier word's pattern.

    `rows` has shape (words, guesses), each result (guesses,).
    """
    if len(rows) <= _FEW:
        for at in range(1, len(rows)):
            yield np.logical_or.reduce(rows[:at] == rows[at])
        return
    starts = np.arange(rows.shape[1], dtype=np.intp) * n_patterns
    ticked = np.zeros(rows.shape[1] * n_patterns, np.bool_)
    ticked[starts + rows[0]] = True
    for row in rows[1:]:
        shown = starts + row
        yield ticked[shown]
        ticked[shown] = True


class Pairs:
    """Which guesses fail to tell two words apart: one bit for each guess, each pair compared once.

    The parts of one position contain the same pairs over and over.
    """

    MOST = 200
    """The most words whose pairs are kept; for 13,000 guesses they take 32 MB."""

    def __init__(self, rows: Patterns) -> None:
        self._rows = rows

    def find_repeats(self, places: Places) -> NDArray[np.uint8]:
        """Return `find_repeats` for the words at `places`, ascending, as an array of 0 and 1."""
        slots = self._slots[places[1:, None], places[:-1]]
        for at, before in np.argwhere(~self._known[slots]).tolist():
            self._compare(places[before], places[at + 1])
        again = np.bitwise_or.reduce(self._bits[slots], axis=1)
        return np.unpackbits(again.view(np.uint8), axis=1, count=self._rows.shape[1])

    def _compare(self, earlier: int, later: int) -> None:
        slot = self._slots[later, earlier]
        same = np.packbits(self._rows[earlier] == self._rows[later])
        self._bits[slot].view(np.uint8)[: len(same)] = same
        self._known[slot] = True

    @cached_property
    def _slots(self) -> Places:
        """Where the bits of two words are, the later first; 0 if it is not the later."""
        words = len(self._rows)
        later, earlier = np.tril_indices(words, -1)
        slots = np.zeros((words, words), np.intp)
        slots[later, earlier] = np.arange(1, len(later) + 1)
        return slots

    @cached_property
    def _bits(self) -> NDArray[np.uint64]:
        words, guesses = self._rows.shape
        bits = np.empty((words * (words - 1) // 2 + 1, -(-guesses // 64)), np.uint64)
        bits[0] = 0
        return bits

    @cached_property
    def _known(self) -> Flags:
        known = np.zeros(len(self._bits), np.bool_)
        known[0] = True
        return known


class Masks:
    """The parts of a node as bits, so that those of any subset of its words are counted quickly."""

    def __init__(self, rows: Patterns, own: Places) -> None:
        """Take `rows` of shape (words, guesses), and the columns of the words as `own`."""
        guesses = rows.shape[1]
        n_patterns = int(rows.max()) + 1
        cells = np.arange(guesses, dtype=np.intp) * n_patterns + rows
        shown = np.zeros((guesses, n_patterns), np.bool_)
        shown.ravel()[cells] = True
        numbers = np.cumsum(shown, axis=1, dtype=np.uint16)
        most = numbers[:, -1].astype(np.int64)
        most[own] += 1
        order = np.argsort(-most, kind="stable")
        self._own = np.argsort(order)[own]
        cells, numbers = cells[:, order], numbers.ravel() - 1
        self._blocks = [
            (at, int(most[order[at]]), _mark(numbers, cells[:, at : at + _BLOCK]))
            for at in range(0, guesses, _BLOCK)
        ]

    def count_most_parts(self, places: Places) -> int:
        """Return the most parts that any guess leaves of some words, plus one if it is a word."""
        most, own = 0, self._own[places]
        for start, ceiling, masks in self._blocks:
            if ceiling <= most or len(places) < most:
                break
            parts = np.bitwise_count(np.bitwise_or.reduce(masks[0][places], axis=0))
            for mask in masks[1:]:
                parts += np.bitwise_count(np.bitwise_or.reduce(mask[places], axis=0))
            parts[own[(own >= start) & (own < start + len(parts))] - start] += 1
            most = max(most, int(parts.max()))
        return most


def _mark(numbers: NDArray[np.uint16], cells: Places) -> list[NDArray[np.uint64]]:
    """Return the bit of each cell's number, 64 to an array, each of shape (words, guesses)."""
    of_cell = numbers[cells]
    bits = np.uint64(1) << (of_cell & 63).astype(np.uint64)
    high = of_cell >> 6
    return [np.where(high == at, bits, np.uint64(0)) for at in range(int(high.max()) + 1)]
