"""Guesses that a search can skip, because another one reveals everything they do.

What a letter of a guess reveals about a word depends only on the letter, its place, and where
else the guess holds it. A guess that reveals everything another one does divides any choice of
the words at least as finely, so it can replace the other one. Of 5,071 guesses some 2,000 are
left after the first guess. A guess that may be the answer is never skipped.
"""

from __future__ import annotations

from itertools import combinations

import numpy as np
from numpy.typing import NDArray

from engine.solver.words import Indices, Words

Clues = NDArray[np.int64]
"""Numbers for what letters reveal, shape (guesses, length); 0 stands for nothing."""

_MORE = 3
"""The most additional clues of a better guess that are considered."""


def list_useful(vocabulary: Words, words: Indices, guesses: Indices) -> Indices:
    """Return which of `guesses`, as places among them, are enough to tell `words` apart.

    Both are indices into the vocabulary, the guesses ascending. Of long words all are returned.
    """
    said, alone = _list_clues(vocabulary, words, guesses)
    bits = int(max(said.max(), alone.max())).bit_length()
    length = said.shape[1]
    if bits * length > 63:
        return np.arange(len(guesses))
    repeated = _drop_repeats(alone[(said != alone).any(axis=1)])
    said = _drop_repeats(said)
    weaker = [_encode(repeated, bits)]
    for more in range(1, min(_MORE, length) + 1):
        for places in map(list, combinations(range(length), more)):
            for clues in (said, repeated):
                # a clue that reveals nothing is not an additional one
                fewer = clues[(clues[:, places] > 0).all(axis=1)]
                fewer[:, places] = 0
                weaker.append(_encode(fewer, bits))
    codes, first = np.unique(_encode(said, bits), return_index=True)
    useful = first[~np.isin(codes, np.concatenate(weaker))]
    return np.union1d(useful, np.flatnonzero(np.isin(guesses, words)))


def _list_clues(vocabulary: Words, words: Indices, guesses: Indices) -> tuple[Clues, Clues]:
    """Return what the letters of each guess reveal about the words.

    In the first array a repeated letter stands at its first place, for all its places together; in
    the second each place stands for itself, which is less.
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
    # renumber from 0 up, where 0 stays 0
    both = np.unique([np.zeros_like(said), said, alone], return_inverse=True)[1]
    _, said, alone = both.reshape(3, *said.shape)
    return said, alone


def _number(has: NDArray[np.bool_]) -> Clues:
    """Number the ways in which a letter in a place divides the words, shape (letters, length).

    `has` has shape (words, letters, length). Those that divide alike have one number.
    """
    marks = (has.astype(np.uint8) + has.any(axis=2, keepdims=True)).reshape(len(has), -1)
    # only the division matters, not which mark stands for which part
    other = marks != marks[0]
    second = marks[other.argmax(axis=0), np.arange(marks.shape[1])]
    parts = np.where(other, 1 + (marks != second), 0).astype(np.uint8)
    nothing = np.zeros((len(has), 1), np.uint8)
    numbers = np.unique(np.hstack([nothing, parts]), axis=1, return_inverse=True)[1]
    return numbers.reshape(-1)[1:].reshape(has.shape[1:])


def _drop_repeats(clues: Clues) -> Clues:
    """Return the clues of each guess with 0 for repeated ones, in any order."""
    # without this, a guess with a repeated clue would count as weaker than itself
    clues = np.sort(clues, axis=1)
    clues[:, 1:][clues[:, 1:] == clues[:, :-1]] = 0
    return clues


def _encode(clues: Clues, bits: int) -> NDArray[np.int64]:
    """Return one number for each set of clues."""
    clues = np.sort(clues, axis=1)
    shifts = bits * np.arange(clues.shape[1], dtype=np.int64)
    return np.bitwise_or.reduce(np.left_shift(clues, shifts), axis=1)
