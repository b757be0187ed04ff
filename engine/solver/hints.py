"""Graded hints at a word nobody knows: what most candidates share, and the best letter to try."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache
from math import log2

import numpy as np
from numpy.typing import NDArray

from engine.feedback import Turn
from engine.solver.candidates import Candidates
from engine.solver.deductions import Deductions
from engine.solver.strategies.base import choose_likely
from engine.solver.table import Letters
from engine.solver.traps import ENOUGH, find_families
from engine.solver.words import Words

MOST = 0.6
"""The share that must have a feature, by number and by weight, so that most words have it."""

_CLOSE = 1e-9


class Feature(StrEnum):
    """What can be said about a word without naming a letter that is not known yet."""

    TRAP = "trap"
    PLACE = "place"
    REPEATED = "repeated"
    DIFFERENT = "different"
    VOWELS = "vowels"
    MORE_VOWELS = "more-vowels"
    BEGINS_VOWEL = "begins-vowel"
    BEGINS_CONSONANT = "begins-consonant"
    ENDS_VOWEL = "ends-vowel"
    ENDS_CONSONANT = "ends-consonant"


@dataclass(frozen=True)
class Nudge:
    """A feature of `count` out of the `total` likeliest words.

    `likely` says whether there are others, `sure` that every word that fits has the feature.
    `letter` is one that is known, at `place` (from 1); `number` counts vowels, or new ones.
    """

    feature: Feature
    count: int
    total: int
    likely: bool = False
    sure: bool = False
    letter: str = ""
    place: int = 0
    number: int = 0


@dataclass(frozen=True)
class Telling:
    """A letter that `count` of the `total` likeliest words hold, at `place` (from 1) if given.

    The likeliest words are the answers among the candidates, or all candidates if there are none.
    `likely` says whether there are others, `sure` whether every word that fits holds the letter.
    """

    letter: str
    count: int
    total: int
    place: int | None = None
    likely: bool = False
    sure: bool = False


_Has = NDArray[np.bool_]


def nudge(vocabulary: Words, left: Candidates, turns: Sequence[Turn]) -> Nudge | None:
    """Return the most remarkable feature that most of the likeliest candidates share.

    A trap comes first. Any other feature is remarkable if it is common among them and rare among
    all words; what follows from the turns by itself is left out. None if they share nothing.
    """
    if not len(left):
        return None
    sure = choose_likely(vocabulary, left)
    held, shares = vocabulary.letters[sure.indices], sure.weights / sure.weights.sum()
    likely = len(sure) < len(left)
    family = max(find_families(held).values(), default=0)
    if family >= ENOUGH and 2 * family >= len(held):
        return Nudge(Feature.TRAP, family, len(held), likely)
    every = vocabulary.letters[left.indices]
    found: list[tuple[float, Nudge]] = []
    for claim, usual in _list_claims(vocabulary, Deductions.by(turns, vocabulary)):
        has = _holds(claim, vocabulary, held)
        share = float(shares @ has)
        if min(share, has.mean()) >= MOST:
            all_have = bool(_holds(claim, vocabulary, every).all())
            told = Nudge(
                claim.feature,
                int(has.sum()),
                len(held),
                likely,
                all_have,
                claim.letter,
                claim.place,
                claim.number - claim.known,
            )
            found.append((share * log2(share / max(usual, _CLOSE)), told))
    return max(found, key=lambda ranked: ranked[0], default=(0.0, None))[1]


def telling_letter(vocabulary: Words, left: Candidates, turns: Sequence[Turn]) -> Telling | None:
    """Return the untested letter that most of the likeliest candidates hold.

    If they hold none, the likeliest place of a letter that is known. None without candidates, or
    if nothing is open.
    """
    if not len(left):
        return None
    sure = choose_likely(vocabulary, left)
    shares = sure.weights / sure.weights.sum()
    shown = Deductions.by(turns, vocabulary)
    tested = {letter for turn in turns for letter in turn.guess}
    new = [(letter, 0) for letter in vocabulary.alphabet.letters if letter not in tested]
    for tried in (new, [*shown.list_open_places()]):
        found = [
            (float(shares @ _at(*one, vocabulary.letters[sure.indices])), one) for one in tried
        ]
        best = max(found, key=lambda ranked: ranked[0], default=(0.0, ("", 0)))
        if best[0] > 0:
            return _tell(vocabulary, left, sure, *best[1])
    return None


def _tell(
    vocabulary: Words, left: Candidates, sure: Candidates, letter: str, place: int
) -> Telling:
    has = _at(letter, place, vocabulary.letters[sure.indices])
    everywhere = _at(letter, place, vocabulary.letters[left.indices]).all()
    likely = len(sure) < len(left)
    return Telling(letter, int(has.sum()), len(sure), place or None, likely, bool(everywhere))


def _at(letter: str, place: int, words: Letters) -> _Has:
    """Return which words hold a letter, at a place (from 1) or anywhere (0)."""
    if not place:
        return (words == ord(letter)).any(axis=1)
    return words[:, place - 1] == ord(letter)


@dataclass(frozen=True)
class _Claim:
    """A feature that words may have; of the `number` of vowels so many are `known`."""

    feature: Feature
    letter: str = ""
    place: int = 0
    number: int = 0
    known: int = 0


def _list_claims(vocabulary: Words, shown: Deductions) -> Iterator[tuple[_Claim, float]]:
    """Yield what words may or may not have as far as the turns tell, and how usual that is."""
    if shown.open and not shown.repeats:
        yield _with_share(vocabulary, _Claim(Feature.REPEATED))
        yield _with_share(vocabulary, _Claim(Feature.DIFFERENT))
    vowels = set(vocabulary.alphabet.vowels)
    known = sum(count for letter, count in shown.least.items() if letter in vowels)
    if shown.open and vowels - shown.absent:
        for number in range(known, known + shown.open + 1):
            feature = Feature.MORE_VOWELS if known else Feature.VOWELS
            usual = _share(vocabulary, _Claim(Feature.VOWELS, number=number))
            yield _Claim(feature, number=number, known=known), usual
    for letter, place in shown.list_open_places():
        places = sum(one == letter for one, _ in shown.list_open_places())
        yield _Claim(Feature.PLACE, letter, place), 1 / places
    for feature, at in _ENDS.items():
        # a vowel or a consonant only where both could stand
        could = shown.list_possible(at)
        if could & vowels and could - vowels:
            yield _with_share(vocabulary, _Claim(feature))


_ENDS = {
    Feature.BEGINS_VOWEL: 0,
    Feature.BEGINS_CONSONANT: 0,
    Feature.ENDS_VOWEL: -1,
    Feature.ENDS_CONSONANT: -1,
}


def _with_share(vocabulary: Words, claim: _Claim) -> tuple[_Claim, float]:
    return claim, _share(vocabulary, claim)


@lru_cache(2048)
def _share(vocabulary: Words, claim: _Claim) -> float:
    """Return the share of the whole vocabulary that has the feature."""
    has = _holds(claim, vocabulary, vocabulary.letters)
    return float(vocabulary.weights @ has / vocabulary.weights.sum())


def _holds(claim: _Claim, vocabulary: Words, words: Letters) -> _Has:
    vowels = [ord(letter) for letter in vocabulary.alphabet.vowels]
    match claim.feature:
        case Feature.REPEATED | Feature.DIFFERENT:
            ordered = np.sort(words, axis=1)
            repeated = (ordered[:, 1:] == ordered[:, :-1]).any(axis=1)
            return repeated if claim.feature is Feature.REPEATED else ~repeated
        case Feature.VOWELS | Feature.MORE_VOWELS:
            return np.isin(words, vowels).sum(axis=1) == claim.number
        case Feature.PLACE:
            return _at(claim.letter, claim.place, words)
        case Feature.BEGINS_VOWEL | Feature.ENDS_VOWEL:
            return np.isin(words[:, _ENDS[claim.feature]], vowels)
        case Feature.BEGINS_CONSONANT | Feature.ENDS_CONSONANT:
            # nobody agrees what Y is at the end of a word
            return ~np.isin(words[:, _ENDS[claim.feature]], [*vowels, ord("y")])
        case Feature.TRAP:
            raise ValueError(claim)
