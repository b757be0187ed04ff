"""What was fine about a game, if something was: nothing is praised that does not deserve it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum

import numpy as np

from engine.feedback import Turn
from engine.solver.analysed import read_analysed
from engine.solver.candidates import find_fitting
from engine.solver.report import Analysis, RowAnalysis
from engine.solver.traps import Trap, find_family
from engine.solver.vocabulary import list_counted
from engine.solver.words import Words
from engine.words import Word

_HIT = 4
"""Words left of which hitting the answer is worth a word."""

_CUT, _CUT_FINE = 60, 25
"""Times fewer words left after a guess that did most of the work, in any game and in a fine one."""

_MANY = 4
"""Words left from which on a faultless guess is something special."""


class Merit(StrEnum):
    """A kind of good play, in the order in which they are named."""

    FLAWLESS = "flawless"
    ESCAPED = "escaped"
    LUCKY = "lucky"
    SURPRISING = "surprising"
    TOP = "top"
    SAVED = "saved"
    CUT = "cut"


@dataclass(frozen=True)
class Praise:
    """A good guess in `row`, from 1, which took `before` words to `after`; `trap` it escaped."""

    merit: Merit
    row: int
    guess: Word
    before: int
    after: int
    trap: Trap | None = None


def find_praises(vocabulary: Words, analysis: Analysis) -> tuple[Praise, ...]:
    """Return what was good, the most remarkable first; nothing where nothing was.

    Raises `BadArgument` or `WrongLength` for other words than those that the analysis was made
    with.
    """
    order = list(Merit)
    found = list(_list_merits(read_analysed(vocabulary, analysis), analysis))
    return tuple(sorted(found, key=lambda one: (order.index(one.merit), -one.before)))


def _list_merits(words: Words, analysis: Analysis) -> Iterator[Praise]:
    rows = analysis.rows
    if analysis.solved and len(rows) > 1 and all(row.faultless for row in rows):
        yield _praise(Merit.FLAWLESS, analysis, len(rows) - 1)
    for at, row in enumerate(rows):
        trap = _find_escaped(words, analysis, at)
        if trap:
            yield _praise(Merit.ESCAPED, analysis, at, trap)
        for merit in _judge(analysis, at, row):
            # who walked into a trap has cut the words, but not the guesses to come
            if merit is not Merit.CUT or not _find_family(words, analysis, at + 1):
                yield _praise(merit, analysis, at)


def _judge(analysis: Analysis, at: int, row: RowAnalysis) -> Iterator[Merit]:
    solved = not row.expected_after
    if solved:
        if row.before.likely >= _HIT:
            yield Merit.LUCKY
        elif at == 5 and row.before.likely > 1:
            yield Merit.SAVED
        return
    if not at or not row.fine:
        return
    if row.faultless and row.before.likely >= _MANY:
        yield Merit.TOP if row.is_candidate else Merit.SURPRISING
    cut = _CUT_FINE if all(one.fine for one in analysis.rows) else _CUT
    if row.before.likely >= cut * row.after.likely:
        yield Merit.CUT


def _find_escaped(words: Words, analysis: Analysis, at: int) -> Trap | None:
    """Return the family that a guess from outside of it told apart."""
    row = analysis.rows[at]
    if row.is_candidate or not row.fine or not row.expected_after:
        return None
    trap = _find_family(words, analysis, at)
    enough = trap and 2 * row.after.likely <= len(trap.words)
    return trap if enough else None


def _find_family(words: Words, analysis: Analysis, made: int) -> Trap | None:
    """Return the trap that the words make which are left after so many guesses."""
    turns = tuple(Turn(one.guess, one.feedback) for one in analysis.rows[:made])
    left = np.intersect1d(find_fitting(words, turns), list_counted(words, analysis.answer))
    return find_family(words, left, analysis.answer)


def _praise(merit: Merit, analysis: Analysis, at: int, trap: Trap | None = None) -> Praise:
    row = analysis.rows[at]
    return Praise(merit, at + 1, row.guess, row.before.likely, row.after.likely, trap)
