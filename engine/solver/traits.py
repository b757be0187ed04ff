"""What can be said of a word without naming a letter that is not known yet."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache
from itertools import pairwise
from math import comb

import numpy as np

from engine.feedback import Turn
from engine.solver.best_letter import Has, has_letter
from engine.solver.deductions import Deductions
from engine.solver.table import Letters
from engine.solver.words import Words

_FEW_PLACES = 2
"""The most open places at which it says much in which half of the alphabet a letter is."""

_VOWELS = 0.38
"""The share of letters that are vowels."""


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
    SIDE_BY_SIDE = "side-by-side"
    VOWELS_MEET = "vowels-meet"
    VOWEL_AT = "vowel-at"
    CONSONANT_AT = "consonant-at"


SUBJECTS = {
    Feature.REPEATED: "repeats",
    Feature.DIFFERENT: "repeats",
    Feature.SIDE_BY_SIDE: "repeats",
    Feature.VOWELS: "vowels",
    Feature.MORE_VOWELS: "vowels",
    Feature.VOWELS_MEET: "vowels",
    Feature.BEGINS_VOWEL: "first",
    Feature.BEGINS_CONSONANT: "first",
    Feature.ENDS_VOWEL: "last",
    Feature.ENDS_CONSONANT: "last",
}
"""What features are about that follow from each other; the others are about their place."""


@dataclass(frozen=True)
class WordTrait:
    """A feature that words may have; of the `number` of vowels so many are `known`."""

    feature: Feature
    letter: str = ""
    place: int = 0
    number: int = 0
    known: int = 0


def list_traits(vocabulary: Words, shown: Deductions) -> Iterator[tuple[WordTrait, float]]:
    """Yield what words may or may not have as far as the turns tell, and how usual that is."""
    if shown.open and not shown.repeats:
        # the fewer letters are open, the fewer can repeat another
        repeated = _share(vocabulary, WordTrait(Feature.REPEATED)) * shown.open / shown.length
        yield WordTrait(Feature.REPEATED), repeated
        yield WordTrait(Feature.DIFFERENT), 1 - repeated
    vowels = set(vocabulary.alphabet.vowels)
    known = sum(count for letter, count in shown.least.items() if letter in vowels)
    if shown.open and vowels - shown.absent:
        # that no vowel is new says little where some are known
        for number in range(known + bool(known), known + shown.open + 1):
            feature = Feature.MORE_VOWELS if known else Feature.VOWELS
            yield (
                WordTrait(feature, number=number, known=known),
                _chance(number - known, shown.open),
            )
    for letter, place in shown.list_open_places():
        places = sum(one == letter for one, _ in shown.list_open_places())
        yield WordTrait(Feature.PLACE, letter, place), 1 / places
    for trait in _list_sounds(vocabulary, shown):
        if trait.feature not in _COMMON:
            yield _with_share(vocabulary, trait)
    placed = "".join(shown.green.get(at, " ") for at in range(shown.length))
    if shown.open and not shown.repeats:
        # as rare as any repeated letter, and rarer the fewer letters are open
        trait, usual = _with_share(vocabulary, WordTrait(Feature.SIDE_BY_SIDE))
        yield trait, usual * shown.open / shown.length
    if not any(one in vowels and other in vowels for one, other in pairwise(placed)):
        yield _with_share(vocabulary, WordTrait(Feature.VOWELS_MEET))
    open_places = [at for at in range(shown.length) if at not in shown.green]
    if len(open_places) <= _FEW_PLACES:
        yield from _list_halves(open_places)


def _list_sounds(vocabulary: Words, shown: Deductions) -> Iterator[WordTrait]:
    """Yield where a vowel or a consonant stands, if either could."""
    vowels = set(vocabulary.alphabet.vowels)
    for at in range(shown.length):
        could = shown.list_possible(at)
        if could & vowels and could - vowels:
            ends = [feature for feature, end in _ENDS.items() if end % shown.length == at]
            yield from (WordTrait(feature, place=at + 1) for feature in ends or _INSIDE)


def list_last_traits(vocabulary: Words, shown: Deductions) -> Iterator[tuple[WordTrait, float]]:
    """Yield what can be said where the words left share nothing remarkable."""
    yield from _list_halves([at for at in range(shown.length) if at not in shown.green])
    for trait in _list_sounds(vocabulary, shown):
        if trait.feature in _COMMON:
            yield _with_share(vocabulary, trait)


def list_least_traits(
    vocabulary: Words, shown: Deductions, turns: Sequence[Turn]
) -> Iterator[tuple[WordTrait, float]]:
    """Yield what is worth saying where nothing else can be: a letter less, or no vowel more."""
    tested = {letter for turn in turns for letter in turn.guess}
    for letter in vocabulary.alphabet.letters:
        if shown.open and letter not in tested:
            yield _with_share(vocabulary, WordTrait(Feature.LACKS, letter))
    vowels = set(vocabulary.alphabet.vowels)
    known = sum(count for letter, count in shown.least.items() if letter in vowels)
    if known and shown.open and vowels - shown.absent:
        trait = WordTrait(Feature.MORE_VOWELS, number=known, known=known)
        yield trait, _chance(0, shown.open)


def _list_halves(places: Sequence[int]) -> Iterator[tuple[WordTrait, float]]:
    for at in places:
        yield WordTrait(Feature.FIRST_HALF, place=at + 1), 0.5
        yield WordTrait(Feature.SECOND_HALF, place=at + 1), 0.5


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
_INSIDE = (Feature.VOWEL_AT, Feature.CONSONANT_AT)
_COMMON = (Feature.BEGINS_CONSONANT, Feature.ENDS_CONSONANT)
"""What is true of most words of most languages."""


def _with_share(vocabulary: Words, trait: WordTrait) -> tuple[WordTrait, float]:
    return trait, _share(vocabulary, trait)


@lru_cache(2048)
def _share(vocabulary: Words, trait: WordTrait) -> float:
    """Return the share of the whole vocabulary that has the feature."""
    has = holds(trait, vocabulary, vocabulary.letters)
    return float(vocabulary.weights @ has / vocabulary.weights.sum())


def _holds_half(trait: WordTrait, vocabulary: Words, words: Letters) -> Has:
    letters = vocabulary.alphabet.letters
    half = letters[: -(-len(letters) // 2)]
    first = np.isin(words[:, trait.place - 1], [ord(letter) for letter in half])
    return first if trait.feature is Feature.FIRST_HALF else ~first


def holds(trait: WordTrait, vocabulary: Words, words: Letters) -> Has:
    """Return which words have the feature."""
    match trait.feature:
        case Feature.REPEATED | Feature.DIFFERENT:
            ordered = np.sort(words, axis=1)
            return _have_pair(ordered) ^ (trait.feature is Feature.DIFFERENT)
        case Feature.SIDE_BY_SIDE:
            return _have_pair(words)
        case Feature.PLACE | Feature.LACKS:
            return has_letter(trait.letter, trait.place, words) ^ (trait.feature is Feature.LACKS)
        case Feature.FIRST_HALF | Feature.SECOND_HALF:
            return _holds_half(trait, vocabulary, words)
        case _:
            return _sounds(trait, vocabulary, words)


def _have_pair(words: Letters) -> Has:
    """Return which words have two equal letters side by side."""
    return np.any(words[:, 1:] == words[:, :-1], axis=1)


def _sounds(trait: WordTrait, vocabulary: Words, words: Letters) -> Has:
    """Return which words have their vowels or consonants as is claimed."""
    vowels = np.isin(words, [ord(letter) for letter in vocabulary.alphabet.vowels])
    match trait.feature:
        case Feature.VOWELS | Feature.MORE_VOWELS:
            return vowels.sum(axis=1) == trait.number
        case Feature.VOWELS_MEET:
            return np.any(vowels[:, 1:] & vowels[:, :-1], axis=1)
        case Feature.BEGINS_VOWEL | Feature.ENDS_VOWEL | Feature.VOWEL_AT:
            return vowels[:, trait.place - 1]
        case _:
            # nobody agrees what Y is at the end of a word
            half = [ord(letter) for letter in vocabulary.alphabet.half_vowels]
            return ~(vowels | np.isin(words, half))[:, trait.place - 1]
