"""What the first guess of a game is worth, as far as that ships: as proven, or by a tree."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np

from engine.game import Hard
from engine.solver import book
from engine.solver.knowledge import Knowledge
from engine.solver.means import UNIT
from engine.solver.openers import find_openers
from engine.solver.words import Indices


@dataclass(frozen=True)
class Worth:
    """A total over all words of a position, in units of `UNIT`, and whether it is proven."""

    total: int
    exact: bool = True


@dataclass(frozen=True)
class Outset:
    """What some first guesses are worth; if `whole`, all of them, and so the best."""

    found: Mapping[int, Worth]
    whole: bool = False


def find_outset(position: Knowledge, words: Indices) -> Outset:
    """Return what ships on first guesses, over the `words` that may be the answer.

    That is nothing once a guess was made, and for any other words than the answers of a list.
    """
    vocabulary = position.words
    answers = np.flatnonzero(vocabulary.is_answer)
    begun = position.boards != ((),) or position.narrowed
    if begun or vocabulary.language is None or not np.array_equal(words, answers):
        return Outset({})
    index = vocabulary.index
    openers = find_openers(vocabulary) if position.hard is Hard.OFF else None
    if openers and openers.answers == len(words):
        known = [one for one in openers.ranked if one.guess in index]
        return Outset({index[one.guess]: Worth(UNIT * one.total, one.exact) for one in known}, True)
    opener = book.look_up(position, hosted=True)
    total = book.find_total(vocabulary.language, vocabulary.length, position.hard, len(words))
    return Outset({} if opener is None or total is None else {opener: Worth(UNIT * total, False)})
