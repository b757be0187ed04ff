"""What a solver knows: the turns of one board, or of several that share their guesses."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

import numpy as np
from numpy.typing import NDArray

from engine.feedback import Mark, Turn
from engine.game import Hard
from engine.solver.candidates import Candidates, candidates
from engine.solver.table import Letters
from engine.solver.vocabulary import Indices, Vocabulary
from engine.words import Word


@dataclass(frozen=True, eq=False)
class State:
    """A position, seen by the solver.

    Each board lists its turns; a board whose last turn is all correct is solved and takes
    no more.
    """

    vocabulary: Vocabulary
    boards: tuple[tuple[Turn, ...], ...] = ((),)
    hard: Hard = Hard.OFF

    @cached_property
    def open_boards(self) -> tuple[tuple[Turn, ...], ...]:
        return tuple(turns for turns in self.boards if not _solved(turns))

    @cached_property
    def candidates(self) -> tuple[Candidates, ...]:
        """The candidates of each open board."""
        return tuple(candidates(self.vocabulary, turns) for turns in self.open_boards)

    @cached_property
    def guessed(self) -> frozenset[Word]:
        return frozenset(turn.guess for turns in self.boards for turn in turns)

    @cached_property
    def legal(self) -> Indices:
        """The words that may be suggested: not denied, not guessed, and within hard mode."""
        mask = self.vocabulary.suggested.copy()
        for word in self.guessed & self.vocabulary.index.keys():
            mask[self.vocabulary.index[word]] = False
        return np.flatnonzero(mask & self._within_hard_mode)

    @property
    def _within_hard_mode(self) -> NDArray[np.bool_]:
        mask = np.ones(len(self.vocabulary.words), np.bool_)
        # with several boards a guess need only use the clues of one
        if self.hard is Hard.OFF or len(self.open_boards) != 1:
            return mask
        for turn in self.open_boards[0]:
            if self.hard is Hard.ULTRA:
                mask &= self.vocabulary.patterns_of(turn.guess) == turn.feedback.pattern
            else:
                mask &= uses_clues(self.vocabulary.letters, turn)
        return mask


def uses_clues(words: Letters, turn: Turn) -> NDArray[np.bool_]:
    """Which words use every clue of `turn`: `engine.hardmode.violation` for a whole list."""
    mask = np.ones(len(words), np.bool_)
    for at, (letter, mark) in enumerate(zip(turn.guess, turn.feedback, strict=True)):
        if mark is Mark.CORRECT:
            mask &= words[:, at] == ord(letter)
    for letter, count in turn.revealed().items():
        mask &= (words == ord(letter)).sum(axis=1) >= count
    return mask


def _solved(turns: tuple[Turn, ...]) -> bool:
    return bool(turns) and turns[-1].feedback.all_correct
