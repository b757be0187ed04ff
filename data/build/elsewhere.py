"""Grow the trees for puzzles from elsewhere, where every word counts by its weight."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import numpy as np

from engine.feedback import Feedback
from engine.game import Hard
from engine.solver.limit import Limit
from engine.solver.position import Position
from engine.solver.strategies.best import BEST
from engine.solver.tree import Branch
from engine.solver.words import Words
from engine.words import Word

PATIENT = replace(BEST, limit=Limit(nodes=4_000), exact=1_000, guesses=40_000)

LIGHT = 20
"""What weighs no more is searched when it is asked for."""


def grow(words: Words, hard: Hard, opener: Word) -> list[Branch]:
    """Return the branches of a tree that begins with `opener`."""
    # a list without a language has no tree to look at
    start = Position(replace(words, language=None), hard=hard)
    return [(0, None, opener), *_follow(start, opener, 1)]


def _follow(before: Position, guess: Word, depth: int) -> Iterator[Branch]:
    """The branches after `guess`, but where light words are left."""
    words, (left,) = before.words, before.candidates
    patterns = words.patterns_of(guess)[left.indices]
    for pattern in np.unique(patterns).tolist():
        feedback = Feedback.from_pattern(pattern, words.length)
        if not feedback.all_correct and left.weights[patterns == pattern].sum() > LIGHT:
            position = before.play(guess, feedback)
            (best,) = PATIENT.rank(position, 1).guesses
            yield depth, feedback, best.guess
            yield from _follow(position, best.guess, depth + 1)
