"""What a solver knows: the turns of one board, or of several that share their guesses."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

import numpy as np
from numpy.typing import NDArray

from engine.feedback import Feedback, Turn
from engine.game import Hard
from engine.solver.candidates import Candidates, candidates, chosen
from engine.solver.demands import Demand, Demands, demanded
from engine.solver.table import Scorer, letters
from engine.solver.vocabulary import Indices, Vocabulary
from engine.words import Word

_SAID = 0.25
"""The share of the weight below which words that may be named cannot stand for the others."""


@dataclass(frozen=True, eq=False)
class State:
    """A position, seen by the solver.

    Each board lists its turns; a board whose last turn is all correct is solved and takes
    no more.
    """

    vocabulary: Vocabulary
    boards: tuple[tuple[Turn, ...], ...] = ((),)
    hard: Hard = Hard.OFF

    def after(self, guess: Word, feedback: Feedback) -> State:
        """The state of one board after another turn; only its candidates are looked at again."""
        (turns,) = self.boards
        later = State(self.vocabulary, ((*turns, Turn(guess, feedback)),), self.hard)
        if not feedback.all_correct:
            # fills the cached property: a simulation asks for every state in turn
            later.__dict__["candidates"] = (self._narrowed(guess, feedback),)
        return later

    def _narrowed(self, guess: Word, feedback: Feedback) -> Candidates:
        (left,) = self.candidates
        patterns = Scorer(letters([guess])).table(self.vocabulary.letters[left.indices])[0]
        return chosen(self.vocabulary, left.indices[patterns == feedback.pattern])

    @cached_property
    def open_boards(self) -> tuple[tuple[Turn, ...], ...]:
        return tuple(turns for turns in self.boards if not _solved(turns))

    @cached_property
    def candidates(self) -> tuple[Candidates, ...]:
        """The candidates of each open board; boards with the same turns share theirs."""
        found = {turns: candidates(self.vocabulary, turns) for turns in set(self.open_boards)}
        return tuple(found[turns] for turns in self.open_boards)

    @cached_property
    def guessed(self) -> frozenset[Word]:
        return frozenset(turn.guess for turns in self.boards for turn in turns)

    @cached_property
    def legal_mask(self) -> NDArray[np.bool_]:
        """Which words may be suggested: not guessed, within hard mode, and not denied.

        A denied word is suggested where little else fits: when it may be the answer of a board
        whose other candidates have less than a quarter of the weight.
        """
        mask = self.vocabulary.suggested.copy()
        for left in self.candidates:
            said = self.vocabulary.suggested[left.indices]
            if left.weights[said].sum() < _SAID * left.weights.sum():
                mask[left.indices] = True
        for word in self.guessed & self.vocabulary.index.keys():
            mask[self.vocabulary.index[word]] = False
        if self.hard is not Hard.OFF and self.open_boards:
            mask &= self._within_hard_mode()
        return mask

    @cached_property
    def legal(self) -> Indices:
        return np.flatnonzero(self.legal_mask)

    def _within_hard_mode(self) -> NDArray[np.bool_]:
        every = np.arange(len(self.vocabulary.words))
        # with several boards a guess need only use the clues of one
        if self.hard is Hard.ULTRA:
            return np.isin(every, np.concatenate([left.indices for left in self.candidates]))
        demands = Demands(self.vocabulary)
        asked = [frozenset[Demand]().union(*map(demanded, turns)) for turns in self.open_boards]
        return np.logical_or.reduce([demands.met(each, every) for each in asked])


def _solved(turns: tuple[Turn, ...]) -> bool:
    return bool(turns) and turns[-1].feedback.all_correct
