"""The best letter to try at a word nobody knows."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from engine.feedback import Turn
from engine.solver.candidates import Candidates
from engine.solver.deductions import Deductions
from engine.solver.strategies.base import choose_likely
from engine.solver.table import Letters
from engine.solver.words import Words
from engine.words import Word

Has = NDArray[np.bool_]
"""Which words have something."""


_NEAR = 0.5
"""The share of the most words that another letter must be in to be told instead."""


@dataclass(frozen=True)
class Telling:
    """A letter that `count` of the `total` likeliest words hold, at `place` (from 1) if given.

    The likeliest words are the answers among the candidates, or all candidates if there are none.
    `likely` says whether there are others, `sure` whether every word that fits holds the letter,
    and some are answers; `again` that they hold one more of it than is known.
    """

    letter: str
    count: int
    total: int
    place: int | None = None
    likely: bool = False
    sure: bool = False
    again: bool = False


@dataclass(frozen=True)
class _Asked:
    """A letter at a place (from 1) or anywhere (0), at least so many `times`."""

    letter: str
    place: int = 0
    times: int = 1

    def holds(self, words: Letters) -> Has:
        if self.times > 1:
            return (words == ord(self.letter)).sum(axis=1) >= self.times
        return has_letter(self.letter, self.place, words)


def telling_letter(
    vocabulary: Words, left: Candidates, turns: Sequence[Turn], proposed: Word | None = None
) -> Telling | None:
    """Return the untested letter that most of the likeliest candidates hold.

    One that the word to be `proposed` tests comes first if nearly as many hold it, unless all of
    them hold another. If they hold none, it is the likeliest place of a letter that is known, or a
    letter that occurs once more. None without candidates, or if nothing is open.
    """
    if not len(left):
        return None
    sure = choose_likely(vocabulary, left)
    shares = sure.weights / sure.weights.sum()
    held, every = vocabulary.letters[sure.indices], vocabulary.letters[left.indices]
    for tried in _list_asked(vocabulary, turns):
        worth = {asked: float(shares @ asked.holds(held)) for asked in tried}
        best = max(worth, key=lambda asked: worth[asked], default=None)
        if best is None or not worth[best]:
            continue
        tests = [asked for asked in tried if asked.letter in (proposed or "") and worth[asked]]
        if tests and not best.holds(held).all() and not best.place:
            near = max(tests, key=lambda asked: worth[asked])
            best = near if worth[near] >= _NEAR * worth[best] else best
        count = int(best.holds(held).sum())
        # where only rare words fit, the answer may be one that is in no list
        certain = left.likely > 0 and bool(best.holds(every).all())
        return Telling(
            best.letter,
            count,
            len(sure),
            best.place or None,
            len(sure) < len(left),
            certain,
            best.times > 1,
        )
    return None


def has_letter(letter: str, place: int, words: Letters) -> Has:
    """Return which words hold a letter, at a place (from 1) or anywhere (0)."""
    if not place:
        return (words == ord(letter)).any(axis=1)
    return words[:, place - 1] == ord(letter)


def _list_asked(vocabulary: Words, turns: Sequence[Turn]) -> Iterator[Sequence[_Asked]]:
    """Yield new letters, then places of those that are known, then letters that may occur again."""
    shown = Deductions.by(turns, vocabulary)
    tested = {letter for turn in turns for letter in turn.guess}
    yield [_Asked(letter) for letter in vocabulary.alphabet.letters if letter not in tested]
    yield [_Asked(letter, place) for letter, place in shown.list_open_places()]
    yield [_Asked(letter, times=count + 1) for letter, count in shown.least.items()]
