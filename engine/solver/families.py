"""Words that differ in one letter only, and how many guesses they take at least.

About such a family a guess reveals only which of its letters it holds: all words whose letter was
in no guess look alike to the end. So all guesses but the last together must hold the letters of
all words but one. Alex Peattie showed this for -ILLS (2022).
"""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np
from numpy.typing import NDArray

from engine.solver.bounds import Flags
from engine.solver.demands import Demand
from engine.solver.node import Node
from engine.solver.words import Indices, Words
from engine.words import Word

Held = NDArray[np.uint64]
"""The letters of words, as bits."""

_MOST = 64
"""The most letters of a vocabulary that are considered, one bit each."""


def are_too_few(vocabulary: Words, words: Indices, guesses: Indices, limit: int) -> bool:
    """Return whether some family of `words` cannot be found by `limit` of the `guesses`.

    A family may fail in hard mode even where this returns False.
    """
    families = Families(vocabulary)
    held = np.unique(families.held[guesses])
    large = families.list_large(words, limit)
    return not all(_can_hold(held & family, limit - 1, _count(family) - 1) for family in large)


class Families:
    """The families of one vocabulary, with a cache of what their letters need.

    `held` has the letters of each word as bits, shape (words,).
    """

    def __init__(self, vocabulary: Words) -> None:
        self._vocabulary = vocabulary
        letters, places = np.unique(vocabulary.letters, return_inverse=True)
        bits = np.zeros(len(letters), np.uint64)
        bits[:_MOST] = np.uint64(1) << np.arange(len(bits[:_MOST]), dtype=np.uint64)
        self._bits = dict(zip(map(chr, letters.tolist()), bits, strict=True))
        self.held: Held = np.bitwise_or.reduce(bits[places].reshape(vocabulary.letters.shape), 1)
        self._lost: dict[tuple[frozenset[Demand], int, int], NDArray[np.uint8] | None] = {}

    def list_large(self, words: Indices, least: int) -> list[np.uint64]:
        """Return the letters of families of more than `least` words, the largest family first."""
        families = list_families(self._vocabulary.spell(words))
        large = [family for family in families if len(family) > least]
        return [np.bitwise_or.reduce([self._bits[letter] for letter in each]) for each in large]

    def lose(self, node: Node, left: int) -> Flags:
        """Return the guesses after which `left` - 1 others cannot find some family of a node."""
        lost = np.zeros(len(node.guesses), np.bool_)
        if len(node.words) >= left:
            for letters in set(self.list_large(node.words, left - 1)):
                packed = self._lose(node, letters, left)
                if packed is not None:
                    lost |= np.unpackbits(packed, count=len(lost)).view(np.bool_)
        return lost

    def _lose(self, node: Node, letters: np.uint64, left: int) -> NDArray[np.uint8] | None:
        """Return `lose` for one family's letters, as packed bits; None if no guess loses a word."""
        key = node.demands, int(letters), left
        if key not in self._lost:
            held = self.held[node.guesses] & letters
            self._lost[key] = None
            if not _can_hold(held, left - 2, _count(letters) - 1):
                kinds, which = np.unique(held, return_inverse=True)
                lost = [
                    not _can_hold(kinds & ~kind, left - 2, _count(letters & ~kind) - 1)
                    for kind in kinds
                ]
                self._lost[key] = np.packbits(np.array(lost)[which])
        return self._lost[key]


def list_families(words: Iterable[Word]) -> list[str]:
    """Return the letters by which otherwise equal words differ, the largest family first."""
    families: dict[tuple[str, str], str] = {}
    for word in words:
        for at, letter in enumerate(word):
            key = word[:at], word[at + 1 :]
            families[key] = families.get(key, "") + letter
    return sorted(families.values(), key=len, reverse=True)


def _count(letters: np.uint64) -> int:
    return int(letters).bit_count()


def _can_hold(held: Held, guesses: int, count: int) -> bool:
    """Return whether so many guesses with letters `held` can hold `count` of them together."""
    most = int(np.bitwise_count(held).max())
    if count <= most or guesses * most < count:
        return count <= (most if guesses else 0)
    held = np.unique(held)
    counts = np.bitwise_count(held)
    # one of the guesses must hold at least an equal share, and may come first
    share = -(-count // guesses)
    order = np.argsort(-counts.astype(np.int8), kind="stable")
    return any(
        _can_hold(held & ~held[at], guesses - 1, count - int(counts[at]))
        for at in order[: int((counts >= share).sum())].tolist()
    )
