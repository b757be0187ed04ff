"""A nudge at a word nobody knows: what most candidates share."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from math import log2

import numpy as np

from engine.feedback import Turn
from engine.solver.best_letter import Telling, telling_letter
from engine.solver.candidates import Candidates, candidates
from engine.solver.deductions import Deductions
from engine.solver.node import LIMIT
from engine.solver.strategies.base import choose_likely
from engine.solver.table import Letters
from engine.solver.traits import (
    SUBJECTS,
    Feature,
    WordTrait,
    holds,
    list_last_traits,
    list_least_traits,
    list_traits,
)
from engine.solver.traps import TRAP_WORDS, find_danger
from engine.solver.words import Words

_MOST = 0.6
"""The share that must have a feature, by number and by weight, so that most words have it."""

_CLOSE = 1e-9
_SAID = 3
"""Nudges of a turn that may have been asked for."""
_NOTHING = 0.05
"""Bits up to which a feature is said only where nothing else can be."""


@dataclass(frozen=True)
class Nudge:
    """A feature of `count` out of the `total` likeliest words.

    `likely` says whether there are others, `sure` that every word that fits has the feature, and
    some are answers. `letter` is one that is known, at `place` (from 1), or one that the words
    lack; `number` counts vowels, or new ones. The letter at `place` is a vowel or not, or from a
    half of the alphabet.
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
    """Return the first of `list_nudges`; None if there is none."""
    return next(list_nudges(vocabulary, left, turns), None)


def list_nudges(vocabulary: Words, left: Candidates, turns: Sequence[Turn]) -> Iterator[Nudge]:
    """Yield the features that most of the likeliest candidates share, the most remarkable first.

    A trap comes first, and that all vowels are known last. Any other feature is remarkable if it is
    common among them and rare among all words; what follows from the turns by itself is left out,
    and each is about something else than those before. What could be said a turn earlier comes
    after what is new.
    """
    # nothing is open where every letter is known, and where it goes
    if not len(left) or telling_letter(vocabulary, left, turns) is None:
        return
    sure = choose_likely(vocabulary, left)
    held, likely = vocabulary.letters[sure.indices], len(sure) < len(left)
    family = find_danger(held)
    # three words one by one cost no more than a guess apart, while there are guesses for them
    if family and not (family == len(held) < TRAP_WORDS and len(turns) + family <= LIMIT):
        yield Nudge(Feature.TRAP, family, len(held), likely)
    said = set[object]()
    nudges = list(_list_remarkable(vocabulary, left, sure, turns))
    earlier = _list_earlier(vocabulary, turns) if nudges else set[_What]()
    for one in sorted(nudges, key=lambda one: _what(one) in earlier):
        about = SUBJECTS.get(one.feature, one.place or one.feature)
        if about not in said:
            said.add(about)
            yield one


_What = tuple[Feature, str, int, int]


def _what(one: Nudge) -> _What:
    return one.feature, one.letter, one.place, one.number


def _list_earlier(vocabulary: Words, turns: Sequence[Turn]) -> set[_What]:
    """Return what was said, or could have been, before the last turn."""
    before = turns[:-1]
    if not before:
        return set()
    left = candidates(vocabulary, before)
    sure = choose_likely(vocabulary, left)
    first = islice(_list_remarkable(vocabulary, left, sure, before), _SAID)
    return {_what(one) for one in first}


def _list_remarkable(
    vocabulary: Words, left: Candidates, sure: Candidates, turns: Sequence[Turn]
) -> Iterator[Nudge]:
    """Yield what can be said, by class, and in each class the most remarkable first.

    What tells little is said only where nothing else can be.
    """
    shown = Deductions.by(turns, vocabulary)
    said = telling_letter(vocabulary, left, turns)
    nudges = list[Nudge]()
    little = list[Nudge]()
    least = list_least_traits(vocabulary, shown, turns)
    for traits in (list_traits(vocabulary, shown), list_last_traits(vocabulary, shown), least):
        if nudges and traits is least:
            break
        # what the next step of help says is left to that
        new = (one for one in traits if said is None or _is_new(one[0], said))
        weighed = sorted(_weigh_traits(vocabulary, left, sure, new, turns), key=lambda one: -one[0])
        nudges += [one for bits, one in weighed if bits > _NOTHING]
        little += [one for bits, one in weighed if bits <= _NOTHING]
    yield from nudges or little


def _weigh_traits(
    vocabulary: Words,
    left: Candidates,
    sure: Candidates,
    traits: Iterable[tuple[WordTrait, float]],
    turns: Sequence[Turn],
) -> Iterator[tuple[float, Nudge]]:
    """Yield what most of the likeliest words share, with how remarkable it is."""
    held, shares = vocabulary.letters[sure.indices], sure.weights / sure.weights.sum()
    every = vocabulary.letters[left.indices]
    seen = _find_alike(vocabulary, turns)
    for trait, usual in traits:
        has = holds(trait, vocabulary, held)
        share = float(shares @ has)
        if min(share, has.mean()) < _MOST:
            continue
        nudge = Nudge(
            trait.feature,
            int(has.sum()),
            len(held),
            len(sure) < len(left),
            # where only rare words fit, the answer may be one that is in no list
            left.likely > 0 and bool(holds(trait, vocabulary, every).all()),
            trait.letter,
            trait.place,
            trait.number - trait.known,
        )
        # what nearly every word with these green letters has can be seen
        shown = float(holds(trait, vocabulary, seen).mean()) if len(seen) else 0.0
        bits = share * log2(share / max(usual, shown, _CLOSE))
        yield bits, nudge


def _find_alike(vocabulary: Words, turns: Sequence[Turn]) -> Letters:
    """Return all words with the letters known to be in place; none where none is."""
    green = Deductions.by(turns, vocabulary).green
    alike = np.full(len(vocabulary.letters), bool(green))
    for at, letter in green.items():
        alike &= vocabulary.letters[:, at] == ord(letter)
    return vocabulary.letters[alike]


def _is_new(trait: WordTrait, said: Telling) -> bool:
    same = (trait.letter, trait.place) == (said.letter, said.place)
    return trait.feature is not Feature.PLACE or not same
