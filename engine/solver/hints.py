"""Graded hints: what most candidates have in common, and which untested letter is most useful."""

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
from engine.solver.strategies.base import choose_likely
from engine.solver.table import Letters
from engine.solver.words import Words

MOST = 0.5
"""The share of the weight that must have a feature so that most candidates have it."""

VOWELS = "aeiou"

_WORTH = 0.1
"""The least share of words with a letter for its absence to be worth a hint."""

_CLOSE = 1e-9


class Feature(StrEnum):
    """What can be said about a word without naming its letters one by one."""

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
    """A letter that `count` of the `total` likeliest words hold, at `place` (from 1) if given.

    The likeliest words are the answers among the candidates, or all candidates if there are none.
    Most of them hold the letter, or none does; if no such letter is worth a hint, it is the most
    common one.
    """

    letter: str
    count: int
    total: int
    place: int | None = None


_Claim = tuple[Feature, str]


def nudge(vocabulary: Words, left: Candidates, turns: Sequence[Turn]) -> Nudge | None:
    """Return the most remarkable feature that most candidates share.

    A feature is remarkable if it is common among the candidates and rare among all words;
    what the turns show already is left out. If most candidates share nothing, the most common
    feature is returned; without candidates, None.
    """
    if not len(left):
        return None
    shares = left.weights / left.weights.sum()
    held = vocabulary.letters[left.indices]
    best, most = None, (False, -1.0)
    for feature, text in _list_claims(held, turns):
        has = _holds(feature, text, held)
        share = float(shares @ has)
        surprise = share * log2(
            max(share, _CLOSE) / max(_share_feature(vocabulary, feature, text), _CLOSE)
        )
        rank = (share > MOST, surprise if share > MOST else share)
        if rank > most:
            best, most = Nudge(feature, text, int(has.sum()), len(left), share), rank
    return best


def telling_letter(vocabulary: Words, left: Candidates, turns: Sequence[Turn]) -> Telling | None:
    """Return the most remarkable fact about one letter that no guess has tested.

    Such a fact is that most of the likeliest words hold the letter, or that none does, anywhere or
    in a place. It is remarkable if it is unusual among all words. None without candidates, or if
    every letter has been tested.
    """
    if not len(left):
        return None
    sure = choose_likely(vocabulary, left)
    held, shares = vocabulary.letters[sure.indices], sure.weights / sure.weights.sum()
    tested = {letter for turn in turns for letter in turn.guess}
    found: list[tuple[float, Telling]] = []
    for letter, place in _list_places(vocabulary, tested, _show(turns, vocabulary.length)):
        has = _has(letter, place, held)
        one = Telling(letter, int(has.sum()), len(held), place)
        share, usual = float(shares @ has), _share_letter(vocabulary, letter, place)
        if place is None and one.count:
            helps = share > MOST and 2 * one.count > one.total
            # letters of few words come after all that help, the most common first
            rank = share * log2(max(share, _CLOSE) / max(usual, _CLOSE)) if helps else share - 1
            found.append((rank, one))
        elif not one.count and usual > _WORTH:
            found.append((-log2(1 - usual), one))
    return max(found, key=lambda ranked: ranked[0], default=(0.0, None))[1]


def _list_places(
    vocabulary: Words, tested: set[str], shown: str
) -> Iterator[tuple[str, int | None]]:
    """Yield every untested letter, anywhere and in each unknown place (from 1)."""
    for letter in vocabulary.alphabet.letters:
        if letter not in tested:
            yield letter, None
            yield from ((letter, at) for at, known in enumerate(shown, start=1) if known == "?")


def _has(letter: str, place: int | None, words: Letters) -> NDArray[np.bool_]:
    if place is None:
        return (words == ord(letter)).any(axis=1)
    return words[:, place - 1] == ord(letter)


@lru_cache(2048)
def _share_letter(vocabulary: Words, letter: str, place: int | None) -> float:
    """Return the share of all words that hold the letter."""
    has = _has(letter, place, vocabulary.letters)
    return float(vocabulary.weights @ has / vocabulary.weights.sum())


def _list_claims(held: Letters, turns: Sequence[Turn]) -> Iterator[_Claim]:
    """Yield every feature that the words `held` may have and the turns do not show."""
    length = held.shape[1]
    if all(count < 2 for turn in turns for count in turn.count_revealed().values()):
        yield Feature.DOUBLE, ""
        yield Feature.NO_DOUBLE, ""
    for count in range(length + 1):
        yield Feature.VOWELS, str(count)
    shown = _show(turns, length)
    if "?" in shown[:1]:
        yield from ((Feature.BEGINS, text) for text in _list_common(held[:, :1]))
    for size in range(1, length // 2 + 1):
        if "?" in shown[-size:]:
            yield from ((Feature.ENDS, text) for text in _list_common(held[:, -size:]))


def _list_common(parts: Letters) -> list[str]:
    """Return the parts that at least a tenth of the words have."""
    found, counts = np.unique(parts, axis=0, return_counts=True)
    return ["".join(map(chr, row)) for row in found[counts * 10 >= len(parts)]]


@lru_cache(2048)
def _share_feature(vocabulary: Words, feature: Feature, text: str) -> float:
    """Return the share of the whole vocabulary that has the feature."""
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
    """Return the letters that are known to be in their places, and ``?`` for the others."""
    places = ["?"] * length
    for turn in turns:
        for at, (letter, mark) in enumerate(zip(turn.guess, turn.feedback, strict=True)):
            if mark is Mark.CORRECT:
                places[at] = letter
    return "".join(places)
