"""A nudge at a word nobody knows: what most candidates share."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache
from math import comb, log2

import numpy as np

from engine.feedback import Turn
from engine.solver.best_letter import Has, Telling, has_letter, telling_letter
from engine.solver.candidates import Candidates
from engine.solver.deductions import Deductions
from engine.solver.strategies.base import choose_likely
from engine.solver.table import Letters
from engine.solver.traps import find_danger
from engine.solver.words import Words

MOST = 0.6
"""The share that must have a feature, by number and by weight, so that most words have it."""

_FEW_PLACES = 2
"""The most open places at which it says much in which half of the alphabet a letter is."""

_VOWELS = 0.38
"""The share of letters that are vowels."""

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
    FIRST_HALF = "first-half"
    SECOND_HALF = "second-half"
    LACKS = "lacks"


@dataclass(frozen=True)
class Nudge:
    """A feature of `count` out of the `total` likeliest words.

    `likely` says whether there are others, `sure` that every word that fits has the feature, and
    some are answers.
    `letter` is one that is known, at `place` (from 1), or one that the words lack; `number` counts
    vowels, or new ones. A half of the alphabet has the letter at `place`.
    """

    feature: Feature
    count: int
    total: int
    likely: bool = False
    sure: bool = False
    letter: str = ""
    place: int = 0
    number: int = 0


def nudge(vocabulary: Words, left: Candidates, turns: Sequence[Turn]) -> Nudge | None:
    """Return the most remarkable feature that most of the likeliest candidates share.

    A trap comes first. Any other feature is remarkable if it is common among them and rare among
    all words; what follows from the turns by itself is left out. None if they share nothing.
    """
    if not len(left):
        return None
    sure = choose_likely(vocabulary, left)
    held, likely = vocabulary.letters[sure.indices], len(sure) < len(left)
    if family := find_danger(held):
        return Nudge(Feature.TRAP, family, len(held), likely)
    shown = Deductions.by(turns, vocabulary)
    said = telling_letter(vocabulary, left, turns)
    for claims in (_list_claims(vocabulary, shown), _list_last_claims(vocabulary, shown, turns)):
        # what the next step of help says is left to that
        new = (one for one in claims if said is None or _is_new(one[0], said))
        found = list(_weigh_claims(vocabulary, left, sure, new))
        if found:
            return max(found, key=lambda ranked: ranked[0])[1]
    return None


def _weigh_claims(
    vocabulary: Words, left: Candidates, sure: Candidates, claims: Iterable[tuple[_Claim, float]]
) -> Iterator[tuple[float, Nudge]]:
    """Yield what most of the likeliest words share, with how remarkable it is."""
    held, shares = vocabulary.letters[sure.indices], sure.weights / sure.weights.sum()
    every = vocabulary.letters[left.indices]
    for claim, usual in claims:
        has = _holds(claim, vocabulary, held)
        share = float(shares @ has)
        if min(share, has.mean()) < MOST:
            continue
        told = Nudge(
            claim.feature,
            int(has.sum()),
            len(held),
            len(sure) < len(left),
            # where only rare words fit, the answer may be one that is in no list
            left.likely > 0 and bool(_holds(claim, vocabulary, every).all()),
            claim.letter,
            claim.place,
            claim.number - claim.known,
        )
        yield share * log2(share / max(usual, _CLOSE)), told


@dataclass(frozen=True)
class _Claim:
    """A feature that words may have; of the `number` of vowels so many are `known`."""

    feature: Feature
    letter: str = ""
    place: int = 0
    number: int = 0
    known: int = 0


def _is_new(claim: _Claim, said: Telling) -> bool:
    same = (claim.letter, claim.place) == (said.letter, said.place)
    return claim.feature is not Feature.PLACE or not same


def _list_claims(vocabulary: Words, shown: Deductions) -> Iterator[tuple[_Claim, float]]:
    """Yield what words may or may not have as far as the turns tell, and how usual that is."""
    if shown.open and not shown.repeats:
        # the fewer letters are open, the fewer can repeat another
        repeated = _share(vocabulary, _Claim(Feature.REPEATED)) * shown.open / shown.length
        yield _Claim(Feature.REPEATED), repeated
        yield _Claim(Feature.DIFFERENT), 1 - repeated
    vowels = set(vocabulary.alphabet.vowels)
    known = sum(count for letter, count in shown.least.items() if letter in vowels)
    if shown.open and vowels - shown.absent:
        for number in range(known, known + shown.open + 1):
            feature = Feature.MORE_VOWELS if known else Feature.VOWELS
            yield _Claim(feature, number=number, known=known), _chance(number - known, shown.open)
    for letter, place in shown.list_open_places():
        places = sum(one == letter for one, _ in shown.list_open_places())
        yield _Claim(Feature.PLACE, letter, place), 1 / places
    for feature, at in _ENDS.items():
        # a vowel or a consonant only where both could stand
        could = shown.list_possible(at)
        if could & vowels and could - vowels:
            yield _with_share(vocabulary, _Claim(feature))
    open_places = [at for at in range(shown.length) if at not in shown.green]
    if len(open_places) <= _FEW_PLACES:
        yield from _list_halves(open_places)


def _list_last_claims(
    vocabulary: Words, shown: Deductions, turns: Sequence[Turn]
) -> Iterator[tuple[_Claim, float]]:
    """Yield what can be said where the words left share nothing remarkable."""
    yield from _list_halves([at for at in range(shown.length) if at not in shown.green])
    tested = {letter for turn in turns for letter in turn.guess}
    for letter in vocabulary.alphabet.letters:
        if shown.open and letter not in tested:
            yield _with_share(vocabulary, _Claim(Feature.LACKS, letter))


def _list_halves(places: Sequence[int]) -> Iterator[tuple[_Claim, float]]:
    for at in places:
        yield _Claim(Feature.FIRST_HALF, place=at + 1), 0.5
        yield _Claim(Feature.SECOND_HALF, place=at + 1), 0.5


def _chance(vowels: int, open_letters: int) -> float:
    """Return how usual it is that so many of the open letters are vowels."""
    rest = open_letters - vowels
    return comb(open_letters, vowels) * _VOWELS**vowels * (1 - _VOWELS) ** rest


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


def _holds_half(claim: _Claim, vocabulary: Words, words: Letters) -> Has:
    letters = vocabulary.alphabet.letters
    half = letters[: -(-len(letters) // 2)]
    first = np.isin(words[:, claim.place - 1], [ord(letter) for letter in half])
    return first if claim.feature is Feature.FIRST_HALF else ~first


def _holds(claim: _Claim, vocabulary: Words, words: Letters) -> Has:
    vowels = [ord(letter) for letter in vocabulary.alphabet.vowels]
    match claim.feature:
        case Feature.REPEATED | Feature.DIFFERENT:
            ordered = np.sort(words, axis=1)
            repeated = (ordered[:, 1:] == ordered[:, :-1]).any(axis=1)
            return repeated if claim.feature is Feature.REPEATED else ~repeated
        case Feature.VOWELS | Feature.MORE_VOWELS:
            return np.isin(words, vowels).sum(axis=1) == claim.number
        case Feature.PLACE | Feature.LACKS:
            return has_letter(claim.letter, claim.place, words) ^ (claim.feature is Feature.LACKS)
        case Feature.FIRST_HALF | Feature.SECOND_HALF:
            return _holds_half(claim, vocabulary, words)
        case Feature.BEGINS_VOWEL | Feature.ENDS_VOWEL:
            return np.isin(words[:, _ENDS[claim.feature]], vowels)
        case _:
            # nobody agrees what Y is at the end of a word
            return ~np.isin(words[:, _ENDS[claim.feature]], [*vowels, ord("y")])
