"""Guesses that no search needs, as another one tells all that they tell.

What a letter of a guess says of a word depends on nothing but the letter, its place, and where
else the guess holds it. A guess that says all that another one says divides any choice of the
words at least as finely, so whoever makes the other one could make it instead. Of 5,071 guesses
some 2,000 are left once the first is made. A guess that may be right is never left out.
"""

from __future__ import annotations

from itertools import combinations

import numpy as np
from numpy.typing import NDArray

from engine.solver.words import Indices, Words

Clues = NDArray[np.int64]
"""Numbers of what letters say, shape (guesses, length); 0 says nothing."""

_MORE = 3
"""Up to so many clues that the better guess has more are looked at."""


def list_useful(vocabulary: Words, words: Indices, guesses: Indices) -> Indices:
    """Which of `guesses`, as places among them, are enough to tell `words` apart.

    Both are indices into the vocabulary, ascending the guesses. Of long words all are.
    """
    said, alone = _list_clues(vocabulary, words, guesses)
    bits = int(max(said.max(), alone.max())).bit_length()
    length = said.shape[1]
    if bits * length > 63:
        return np.arange(len(guesses))
    repeated = alone[(said != alone).any(axis=1)]
    weaker = [_encode(repeated, bits)]
    for more in range(1, min(_MORE, length) + 1):
        for places in map(list, combinations(range(length), more)):
            for clues in (said, repeated):
                # a clue that says nothing is none more
                fewer = clues[(clues[:, places] > 0).all(axis=1)]
                fewer[:, places] = 0
                weaker.append(_encode(fewer, bits))
    codes, first = np.unique(_encode(said, bits), return_index=True)
    useful = first[~np.isin(codes, np.concatenate(weaker))]
    return np.union1d(useful, np.flatnonzero(np.isin(guesses, words)))


def _list_clues(vocabulary: Words, words: Indices, guesses: Indices) -> tuple[Clues, Clues]:
    """What the letters of each guess say of the words.

    What a repeated letter says stands in the first array at its first place, for all its places
    together; in the second each place stands for itself, which is less.
    """
    alphabet, letters = np.unique(vocabulary.letters, return_inverse=True)
    letters = letters.reshape(vocabulary.letters.shape)
    asked, hidden = letters[guesses], letters[words]
    has = hidden[:, None, :] == np.arange(len(alphabet))[:, None]
    numbers = _number(has)
    at = np.arange(asked.shape[1], dtype=np.int64)
    alone = numbers[asked, at]
    same = asked[:, :, None] == asked[:, None, :]
    tells = (same & (alone > 0)[:, None]).any(axis=2) | (has.sum(axis=2).max(axis=0) > 1)[asked]
    places = same @ np.left_shift(np.ones_like(at), at)
    together = numbers.max() + 1 + np.left_shift(asked, len(at)) + places
    together[~tells | (same.argmax(axis=2) != at)] = 0
    said = np.where(same.sum(axis=2) > 1, together, alone)
    # small numbers, of which 0 stays 0
    both = np.unique([np.zeros_like(said), said, alone], return_inverse=True)[1]
    _, said, alone = both.reshape(3, *said.shape)
    return said, alone


def _number(has: NDArray[np.bool_]) -> Clues:
    """A number for how a letter in a place divides the words, shape (letters, length).

    `has` has shape (words, letters, length). Those that divide alike have one number.
    """
    marks = (has.astype(np.uint8) + has.any(axis=2, keepdims=True)).reshape(len(has), -1)
    # which mark stands for which part does not matter
    other = marks != marks[0]
    second = marks[other.argmax(axis=0), np.arange(marks.shape[1])]
    parts = np.where(other, 1 + (marks != second), 0).astype(np.uint8)
    nothing = np.zeros((len(has), 1), np.uint8)
    numbers = np.unique(np.hstack([nothing, parts]), axis=1, return_inverse=True)[1]
    return numbers.reshape(-1)[1:].reshape(has.shape[1:])


def _encode(clues: Clues, bits: int) -> NDArray[np.int64]:
    """One number for a set of clues; those that say the same count once."""
    clues = np.sort(clues, axis=1)
    clues[:, 1:][clues[:, 1:] == clues[:, :-1]] = 0
    clues.sort(axis=1)
    shifts = bits * np.arange(clues.shape[1], dtype=np.int64)
    return np.bitwise_or.reduce(np.left_shift(clues, shifts), axis=1)
