"""Words that differ in one letter only, and how many guesses they take at least.

Of such a family a guess tells nothing but the letters it holds: all words whose letter was in no
guess look alike to the end. So however one plays, the guesses but the last must hold the
letters of all of them but one. Alex Peattie found this of -ILLS (2022).
"""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np
from numpy.typing import NDArray

from engine.solver.words import Indices, Words
from engine.words import Word

_MOST = 64
"""Letters of a family that are looked at, each being a bit."""


def are_too_few(vocabulary: Words, words: Indices, guesses: Indices, limit: int) -> bool:
    """Whether some family of `words` cannot be found by `limit` of the `guesses`.

    In hard mode there may be other reasons: then False says even less.
    """
    letters = np.unique(vocabulary.letters)
    places = np.searchsorted(letters, vocabulary.letters[guesses])
    for family in list_families(vocabulary.spell(words)):
        if len(family) <= limit:
            return False
        bits = np.zeros(len(letters), np.uint64)
        of_family = np.searchsorted(letters, [ord(letter) for letter in family[:_MOST]])
        bits[of_family] = np.uint64(1) << np.arange(len(of_family), dtype=np.uint64)
        held = np.unique(np.bitwise_or.reduce(bits[places], axis=1))
        if not _can_hold(held, limit - 1, len(of_family) - 1):
            return True
    return False


def list_families(words: Iterable[Word]) -> list[str]:
    """The letters by which words differ that are alike otherwise, the largest family first."""
    families: dict[tuple[str, str], str] = {}
    for word in words:
        for at, letter in enumerate(word):
            key = word[:at], word[at + 1 :]
            families[key] = families.get(key, "") + letter
    return sorted(families.values(), key=len, reverse=True)


def _can_hold(held: NDArray[np.uint64], guesses: int, count: int) -> bool:
    """Whether so many guesses, each with the letters `held`, hold `count` of them together."""
    counts = np.bitwise_count(held)
    if count <= 0 or guesses == 0 or guesses * int(counts.max()) < count:
        return count <= 0
    # one of the guesses holds its share at least, and may come first
    share = -(-count // guesses)
    order = np.argsort(-counts.astype(np.int8), kind="stable")
    return any(
        _can_hold(np.unique(held & ~held[at]), guesses - 1, count - int(counts[at]))
        for at in order[: int((counts >= share).sum())].tolist()
    )
