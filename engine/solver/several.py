"""What guesses were worth on several boards, in words left on all of them together.

A guess made for one board is wasted on another, and that is no mistake; so a guess is held
against the one that would have left the fewest words on average, over all open boards.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from engine.feedback import Turn, score
from engine.game import Board, Hard
from engine.solver.analysis import knowing
from engine.solver.position import Position
from engine.solver.strategies.information import EXPECTED_REMAINING
from engine.solver.words import Words
from engine.words import Word

Pool = NDArray[np.intp]
"""The likely words of a board, by their places in the vocabulary."""


@dataclass(frozen=True)
class Step:
    """One guess on all open boards, where `before` and `after` count the likely words.

    `expected` of those were to be left on average by the guess made, and `best_expected` by
    `best`; a word that is found is not left.
    """

    guess: Word
    before: int
    after: int
    expected: float
    best: Word
    best_expected: float
    open_boards: int
    """Boards still open after the guess."""


def steps(vocabulary: Words, boards: Sequence[Board], hard: Hard) -> tuple[Step, ...]:
    """Every guess of a game on `boards`, won or lost."""
    known = knowing(vocabulary, [board.answer for board in boards])
    pools = [_likely(known, board.answer) for board in boards]
    found: list[Step] = []
    for at, (guess, _) in enumerate(max((board.turns for board in boards), key=len)):
        played = tuple(board.turns[:at] for board in boards)
        # ranked over the list alone: an answer outside it has no weight
        best = EXPECTED_REMAINING.rank(Position(vocabulary, played, hard), 1).guesses
        after = [
            _after(known, pool, Turn(guess, score(guess, board.answer)))
            for pool, board in zip(pools, boards, strict=True)
        ]
        other = best[0].guess if best else guess
        found.append(_step(known, guess, other, pools, after))
        pools = after
    return tuple(found)


def _step(
    vocabulary: Words, guess: Word, other: Word, before: Sequence[Pool], after: Sequence[Pool]
) -> Step:
    """One step, where `other` is the best guess known unless the one made was better."""
    made, least = (_expect(vocabulary, before, word) for word in (guess, other))
    return Step(
        guess=guess,
        before=sum(map(len, before)),
        after=sum(map(len, after)),
        expected=made,
        best=other if least < made else guess,
        best_expected=min(least, made),
        open_boards=sum(len(pool) > 0 for pool in after),
    )


def _likely(vocabulary: Words, answer: Word) -> Pool:
    """The answers of the list, and the one that was hidden."""
    counts = vocabulary.is_answer.copy()
    counts[vocabulary.index[answer]] = True
    return np.flatnonzero(counts)


def _after(vocabulary: Words, pool: Pool, turn: Turn) -> Pool:
    if turn.feedback.all_correct:
        return pool[:0]
    return pool[vocabulary.patterns_of(turn.guess)[pool] == turn.feedback.pattern]


def _expect(vocabulary: Words, pools: Sequence[Pool], guess: Word) -> float:
    patterns = vocabulary.patterns_of(guess)
    return sum(_mean(patterns[pool], vocabulary.n_patterns) for pool in pools if len(pool))


def _mean(patterns: NDArray[np.integer], several: int) -> float:
    counts = np.bincount(patterns, minlength=several)[: several - 1]
    return float((counts * counts).sum() / len(patterns))
