"""The most parts that a guess can leave, computed from single letters of the guess before.

A guess divides a subset of some words into no more parts than the words themselves. What a turn
leaves is a subset of what each of its letters leaves alone, and there are few of these sets:
their parts are counted once. After that, hardly any guess must be looked at to find the one that
leaves the most.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from engine.feedback import Mark, Turn
from engine.solver.node import Node
from engine.solver.words import Indices, Words

Counts = NDArray[np.int16]

_BLOCK = 256
"""The number of guesses looked at together, those with the highest ceilings first."""


class Ceilings:
    """Upper bounds for the parts of the words of a whole node, for all its guesses."""

    def __init__(self, vocabulary: Words, node: Node) -> None:
        self._node = node
        self._n_patterns = vocabulary.n_patterns
        self._letters = vocabulary.letters[node.words]
        self._found: dict[tuple[str, int, Mark], Counts] = {}

    def limit_parts(self, turn: Turn) -> Counts:
        """Return the most parts that each guess can leave of what `turn` leaves."""
        marked = {letter for letter, mark in zip(turn.guess, turn.feedback, strict=True) if mark}
        single = [
            self._limit_by(letter, at if mark else -1, mark)
            for at, (letter, mark) in enumerate(zip(turn.guess, turn.feedback, strict=True))
            if mark or letter not in marked
        ]
        return np.minimum.reduce(single)

    def count_most_parts(self, words: Indices, ceilings: Counts) -> int:
        """Return the most parts that any guess leaves of `words`, plus one if it is among them."""
        node = self._node
        places = np.flatnonzero(np.isin(node.words, words))
        own = np.zeros(len(node.guesses), np.int16)
        own[np.searchsorted(node.guesses, words)] = 1
        ceilings = ceilings + own
        order, most = np.argsort(-ceilings, kind="stable"), 0
        rows = node.rows[places]
        for at in range(0, len(order), _BLOCK):
            block = order[at : at + _BLOCK]
            if ceilings[block[0]] <= most:
                break
            parts = self._count_parts(rows[:, block])
            most = max(most, int((parts + own[block]).max()))
        return most

    def _limit_by(self, letter: str, at: int, mark: Mark) -> Counts:
        key = letter, at, mark
        if key not in self._found:
            same = self._letters == ord(letter)
            if mark is Mark.CORRECT:
                held = same[:, at]
            elif mark is Mark.PRESENT:
                held = same.any(axis=1) & ~same[:, at]
            else:
                held = ~same.any(axis=1)
            rows = self._node.rows[held]
            step = 8 * _BLOCK
            blocks = [
                self._count_parts(rows[:, at : at + step]) for at in range(0, rows.shape[1], step)
            ]
            self._found[key] = np.concatenate(blocks).astype(np.int16)
        return self._found[key]

    def _count_parts(self, rows: NDArray[np.unsignedinteger]) -> NDArray[np.intp]:
        guesses = rows.shape[1]
        starts = np.arange(guesses, dtype=np.intp) * self._n_patterns
        ticked = np.zeros(guesses * self._n_patterns, np.bool_)
        ticked[(starts + rows).ravel()] = True
        return np.add.reduce(ticked.reshape(guesses, -1), axis=1, dtype=np.intp)
