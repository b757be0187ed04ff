"""The words of a solver as an argument: checked, looked up, and added to."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

import numpy as np

from engine.checks import BadArgument, check_kind, check_ordered
from engine.errors import NotAllowed
from engine.solver.words import Indices, Words
from engine.words import Word

_LONGEST_GAME = 100
"""More guesses than anybody makes; as many are analysed in three seconds."""


def check_vocabulary(words: object) -> Words:
    """Return the words of a solver; raises `BadArgument` for anything else, such as a list."""
    return check_kind("words", words, Words, "Words, as `Words.read` returns them,")


def read_word(vocabulary: Words, argument: str, text: object) -> Word:
    """Return an argument as a word; raises `BadArgument`, or the errors of `Words.parse`."""
    return vocabulary.parse(check_kind(argument, text, str, "a word"))


def read_made(vocabulary: Words, guesses: object) -> tuple[Word, ...]:
    """Return the guesses of a game as words; raises `BadArgument` also for more than any game."""
    given = check_ordered("guesses", guesses, "a list of words")
    if len(given) > _LONGEST_GAME:
        raise BadArgument("guesses", given, f"at most {_LONGEST_GAME} words")
    return tuple(read_word(vocabulary, "guesses", guess) for guess in given)


def find_word(vocabulary: Words, text: str, argument: str = "word") -> Word:
    """Return a word of the vocabulary; raises `NotAllowed`, or the errors of `read_word`."""
    word = read_word(check_vocabulary(vocabulary), argument, text)
    if word not in vocabulary:
        raise NotAllowed(word, typed=text)
    return word


def list_counted(vocabulary: Words, answer: Word) -> Indices:
    """Return the words that count if `answer` is hidden."""
    at, possible = vocabulary.index[answer], list_possible(vocabulary)
    counts, weights = vocabulary.is_answer, vocabulary.weights
    if at in possible:
        return possible
    return np.flatnonzero(counts if counts[at] else counts | (weights >= weights[at]))


def list_possible(vocabulary: Words) -> Indices:
    """Return the answers of the list, without those that their weight rules out."""
    counts, weights = vocabulary.is_answer, vocabulary.weights
    return np.flatnonzero(counts if vocabulary.hosted else counts & (weights > 0))


def add_missing(vocabulary: Words, words: Iterable[Word]) -> Words:
    """Return the vocabulary with missing `words` added, neither as answers nor as suggestions."""
    new = sorted({word for word in words if word not in vocabulary})
    if not new:
        return vocabulary
    nothing = np.zeros(len(new))
    return replace(
        vocabulary,
        words=(*vocabulary.words, *new),
        weights=np.concatenate([vocabulary.weights, nothing]),
        is_answer=np.concatenate([vocabulary.is_answer, nothing > 0]),
        suggested=np.concatenate([vocabulary.suggested, nothing > 0]),
    )
