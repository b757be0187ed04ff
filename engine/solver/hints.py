"""Graded help: what most candidates have in common, and which untested letter tells most."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache
from math import log2

import numpy as np
from numpy.typing import NDArray

from engine.feedback import Mark, Turn
from engine.solver.candidates import Candidates
from engine.solver.table import Letters
from engine.solver.vocabulary import Vocabulary

MOST = 0.5
"""A feature is shared by most when more than this share of the weight has it."""

VOWELS = "aeiou"

_CLOSE = 1e-9


class Feature(StrEnum):
    """What can be said of a word without naming its letters one by one."""

    DOUBLE = "double"
    NO_DOUBLE = "no double"
    ENDS = "ends"
    BEGINS = "begins"
    VOWELS = "vowels"


@dataclass(frozen=True)
class Nudge:
    """A feature of `count` out of `total` candidates, `share` of their weight.

    `text` is the ending or beginning, or the number of vowels in digits; empty otherwise.
    """

    feature: Feature
    text: str
    count: int
    total: int
    share: float


@dataclass(frozen=True)
class Telling:
    """A letter no guess has held: `count` out of `total` candidates hold it."""

    letter: str
    count: int
    total: int
    share: float


_Claim = tuple[Feature, str]


def nudge(vocabulary: Vocabulary, left: Candidates, turns: Sequence[Turn]) -> Nudge | None:
    """Return the most remarkable feature that most candidates share.

    Remarkable is what is common among the candidates and rare among all words; what the
    turns show already is passed over. If nothing is shared by most, the commonest feature
    is returned. None without candidates.
    """
    if not len(left):
        return None
    shares = left.weights / left.weights.sum()
    held = vocabulary.letters[left.indices]
    best, most = None, (False, -1.0)
    for feature, text in _claims(held, turns):
        has = _holds(feature, text, held)
        share = float(shares @ has)
        surprise = share * log2(max(share, _CLOSE) / max(_usual(vocabulary, feature, text), _CLOSE))
        rank = (share > MOST, surprise if share > MOST else share)
        if rank > most:
            best, most = Nudge(feature, text, int(has.sum()), len(left), share), rank
    return best


def telling_letter(
    vocabulary: Vocabulary, left: Candidates, turns: Sequence[Turn]
) -> Telling | None:
    """Return the letter no guess has held that parts the candidates most evenly.

    Among equals the first of the alphabet; None if no candidate holds an untested letter.
    """
    if not len(left):
        return None
    shares = left.weights / left.weights.sum()
    tested = {letter for turn in turns for letter in turn.guess}
    held = vocabulary.letters[left.indices]
    best, most = None, (-1.0, -1.0)
    for letter in sorted(map(chr, np.unique(held))):
        if letter in tested:
            continue
        has = (held == ord(letter)).any(axis=1)
        share = float(shares @ has)
        rank = (round(share * (1 - share), 9), share)
        if rank > most:
            best, most = Telling(letter, int(has.sum()), len(left), share), rank
    return best


def _claims(held: Letters, turns: Sequence[Turn]) -> Iterator[_Claim]:
    """Everything that could be said of the words `held` and is not seen in the turns."""
    length = held.shape[1]
    if all(count < 2 for turn in turns for count in turn.revealed().values()):
        yield Feature.DOUBLE, ""
        yield Feature.NO_DOUBLE, ""
    for count in range(length + 1):
        yield Feature.VOWELS, str(count)
    shown = _show(turns, length)
    if "?" in shown[:1]:
        yield from ((Feature.BEGINS, text) for text in _common(held[:, :1]))
    for size in range(1, length // 2 + 1):
        if "?" in shown[-size:]:
            yield from ((Feature.ENDS, text) for text in _common(held[:, -size:]))


def _common(parts: Letters) -> list[str]:
    """The parts that at least a tenth of the words have."""
    found, counts = np.unique(parts, axis=0, return_counts=True)
    return ["".join(map(chr, row)) for row in found[counts * 10 >= len(parts)]]


@lru_cache(2048)
def _usual(vocabulary: Vocabulary, feature: Feature, text: str) -> float:
    """The share of the feature in the whole vocabulary."""
    has = _holds(feature, text, vocabulary.letters)
    return float(vocabulary.weights @ has / vocabulary.weights.sum())


def _holds(feature: Feature, text: str, words: Letters) -> NDArray[np.bool_]:
    match feature:
        case Feature.DOUBLE | Feature.NO_DOUBLE:
            ordered = np.sort(words, axis=1)
            double = (ordered[:, 1:] == ordered[:, :-1]).any(axis=1)
            return double if feature is Feature.DOUBLE else ~double
        case Feature.VOWELS:
            vowels = np.isin(words, [ord(letter) for letter in VOWELS])
            return vowels.sum(axis=1) == int(text)
        case Feature.ENDS:
            return (words[:, -len(text) :] == [ord(letter) for letter in text]).all(axis=1)
        case Feature.BEGINS:
            return (words[:, : len(text)] == [ord(letter) for letter in text]).all(axis=1)


def _show(turns: Sequence[Turn], length: int) -> str:
    """The letters known to be in their places."""
    places = ["?"] * length
    for turn in turns:
        for at, (letter, mark) in enumerate(zip(turn.guess, turn.feedback, strict=True)):
            if mark is Mark.CORRECT:
                places[at] = letter
    return "".join(places)
