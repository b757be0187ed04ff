"""The feedback table: every guess against every answer, as patterns.

A pattern is a sum over the distinct letters of a guess, and what one letter adds depends
only on the letter and on where the guess holds it. A list has a few hundred such *parts*,
so they are scored once and a row of the table is a sum of at most `length` of them: about
half a nanosecond a pair with numpy alone.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar, cast

import numpy as np
from numpy.typing import NDArray

from engine.checks import BadArgument, check_kind
from engine.counts import write_count
from engine.errors import WrongLength
from engine.words import LONGEST_WORD, check_words

Letters = NDArray[np.uint32]
"""Words as code points, shape (words, length)."""

Patterns = NDArray[np.unsignedinteger[Any]]
"""Patterns, uint8 for words of up to 5 letters and uint16 above."""

Array = TypeVar("Array", bound=NDArray[Any])

_PLACES = np.uint64(16)
"""The low bits of a part, which say where a guess holds its letter; the letter is above."""

_CHUNK = 1 << 18
"""The number of cells summed at a time, so that they stay in the cache."""


def choose_dtype(length: int) -> type[np.uint8] | type[np.uint16]:
    """Return the smallest type for ``3 ** length`` patterns; raises ValueError above `LONGEST`."""
    if length > LONGEST_WORD:
        raise ValueError(f"words of up to {LONGEST_WORD} letters expected, found {length}")
    return np.uint8 if length <= 5 else np.uint16


def encode_letters(words: Sequence[str]) -> Letters:
    """Return words of one length as code points, shape (words, length)."""
    if not words:
        return np.zeros((0, 0), np.uint32)
    text = np.array(words, dtype=f"U{len(words[0])}")
    return text.view(np.uint32).reshape(len(words), -1)


def freeze(array: Array) -> Array:
    """Return an array after nobody can write to it any more."""
    array.flags.writeable = False
    return array


def keep(array: Array) -> Array:
    """Return an array that nobody can write to: a copy, unless this one is such."""
    # what is frozen is ours, unless it shows a part of an array that is not
    frozen = not array.flags.writeable and array.base is None
    return array if frozen else freeze(array.copy())


def check_indices(argument: str, indices: Any, words: int) -> None:
    """Raise `BadArgument` unless `indices` is an array of indices of so many words."""
    expected = f"a numpy array of indices of {words:,} words"
    array = check_kind(argument, indices, np.ndarray, expected)
    whole = array.ndim == 1 and array.dtype.kind in "iu"
    if not whole or (len(array) and not 0 <= array.min() <= array.max() < words):
        raise BadArgument(argument, indices, expected)


class Scorer:
    """Guesses prepared to be scored against any answers."""

    def __init__(self, guesses: Letters) -> None:
        self.length = guesses.shape[1]
        weight = 1 << np.arange(self.length, dtype=np.uint64)
        codes = np.zeros(guesses.shape, np.uint64)
        for at in range(self.length):
            held = ((guesses == guesses[:, at : at + 1]) * weight).sum(axis=1, dtype=np.uint64)
            first = held & (~held + np.uint64(1)) == np.uint64(1 << at)
            code = guesses[:, at].astype(np.uint64) << _PLACES | held
            codes[:, at] = np.where(first, code, 0)
        self._parts, index = np.unique(codes, return_inverse=True)
        self._index = np.ascontiguousarray(index.reshape(codes.shape).T)

    def __repr__(self) -> str:
        return f"<a Scorer of {write_count(self._index.shape[1], 'guess')}>"

    def table(self, answers: Letters, rows: NDArray[np.intp] | None = None) -> Patterns:
        """Return the patterns, shape (rows or all guesses, answers)."""
        parts, index = self.score_parts(answers, rows)
        result = np.empty((index.shape[1], len(answers)), parts.dtype)
        step = max(1, _CHUNK // max(1, len(answers)))
        for start in range(0, len(result), step):
            first, *others = index[:, start : start + step]
            out = result[start : start + step]
            np.take(parts, first, axis=0, out=out)
            for other in others:
                # four times as fast as parts[other]
                out += np.take(parts, other, axis=0)
        return result

    def score_parts(
        self, answers: Letters, rows: NDArray[np.intp] | None = None
    ) -> tuple[Patterns, NDArray[np.intp]]:
        """Return what letters add to the patterns, and where each guess has its own.

        The shapes are (parts, answers) and (length, rows or all guesses).
        """
        used, index = self._parts, self._index
        if rows is not None:
            index = np.take(index, rows, axis=1)
            if len(rows) < len(used):
                # a few guesses use only a few of the parts
                held = np.zeros(len(used), np.bool_)
                held[index] = True
                used, index = used[held], np.take(np.cumsum(held) - 1, index)
        return self._score(used, answers), index

    def _score(self, parts: NDArray[np.uint64], answers: Letters) -> Patterns:
        """Return what each part adds to the pattern of each answer, shape (parts, answers)."""
        letters, of = np.unique((parts >> _PLACES).astype(np.uint32), return_inverse=True)
        same = (answers.T[:, None] == letters[:, None]).view(np.uint8)
        copies = np.add.reduce(same, dtype=np.uint8)
        bits = np.arange(self.length, dtype=np.uint64)[:, None]
        places = (parts >> bits & np.uint64(1)).astype(np.uint8)[..., None]
        result = np.zeros((len(parts), len(answers)), choose_dtype(self.length))
        step = max(1, _CHUNK // max(1, answers.size))
        for start in range(0, len(parts), step):
            some = slice(start, start + step)
            correct = [has[of[some]] & at for has, at in zip(same, places[:, some], strict=True)]
            # greens first, or a double letter would be paid twice
            unpaid = copies[of[some]]
            for paid in correct:
                unpaid -= paid
            for at, green in enumerate(correct):
                present = (green ^ places[at, some]) & (unpaid > 0)
                unpaid -= present
                present += green
                present += green
                result[some] += present * result.dtype.type(3 ** (self.length - 1 - at))
        return result


def feedback_table(guesses: Sequence[str], answers: Sequence[str]) -> Patterns:
    """Return the pattern of every guess against every answer.

    Shape (guesses, answers), dtype uint8 for words of up to 5 letters and uint16 above.
    All words must have the same length, and be spelt as `parse` returns them. Raises `WrongLength`
    or `BadArgument`.
    """
    for name, words in (("guesses", guesses), ("answers", answers)):
        _check_all(name, words)
        if not words or len(words[0]) > LONGEST_WORD:
            raise BadArgument(name, words, f"words of up to {LONGEST_WORD} letters")
    if len(guesses[0]) != len(answers[0]):
        raise WrongLength(answers[0], len(guesses[0]), len(answers[0]))
    return Scorer(encode_letters(guesses)).table(encode_letters(answers))


def _check_all(argument: str, words: Any) -> None:
    """Check many words at once, as they are nearly always fine."""
    if not isinstance(words, Sequence) or isinstance(words, str):
        raise BadArgument(argument, words, "a list of words")
    texts = cast(Sequence[str], words)
    try:
        joined = "".join(texts)
    except TypeError:
        joined = ""
    if not (joined.isalpha() and joined.islower() and len(set(map(len, texts))) == 1):
        check_words(argument, texts)
