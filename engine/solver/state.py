"""What a solver knows: the turns of one board, or of several that share their guesses."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

import numpy as np
from numpy.typing import NDArray

from engine.errors import EngineError, ForeignLetter, WrongLength
from engine.feedback import Feedback, Turn
from engine.game import Hard
from engine.solver.candidates import Candidates, candidates, choose
from engine.solver.demands import Demand, Demands, list_demands
from engine.solver.table import Patterns, Scorer, letters
from engine.solver.vocabulary import Indices, Vocabulary
from engine.words import Word

_SAID = 0.25
"""The share of the weight below which words that may be named cannot stand for the others."""


class FeedbackMissing(EngineError):
    """A guess needs one feedback for each open board."""

    def __init__(self, expected: int, actual: int) -> None:
        super().__init__(f"{expected} feedbacks expected, one for each open board; found {actual}")
        self.expected = expected
        self.actual = actual


@dataclass(frozen=True, eq=False)
class State:
    """A position, seen by the solver.

    Each board lists its turns; a board whose last turn is all correct is solved and takes
    no more. Raises `WrongLength` or `ForeignLetter` for turns that are not of the vocabulary's.
    """

    vocabulary: Vocabulary
    boards: tuple[tuple[Turn, ...], ...] = ((),)
    hard: Hard = Hard.OFF

    def __post_init__(self) -> None:
        length = self.vocabulary.length
        for guess, feedback in {turn for turns in self.boards for turn in turns}:
            if not len(guess) == len(feedback) == length:
                raise WrongLength(guess, length, len(feedback))
            for letter in guess:
                if letter not in self.vocabulary.alphabet.letters:
                    raise ForeignLetter(letter, self.vocabulary.alphabet.letters)

    @classmethod
    def start(cls, vocabulary: Vocabulary, boards: int = 1, hard: Hard = Hard.OFF) -> State:
        """Before the first guess; raises ValueError for less than one board."""
        if boards < 1:
            raise ValueError(f"at least one board expected, found {boards}")
        return cls(vocabulary, ((),) * boards, hard)

    def after(self, guess: str, *feedbacks: str | Feedback) -> State:
        """The state after another guess, with a feedback for each board that is open.

        Both may be given as text, such as ``"raise", "00120"``; the guess need not be in the
        vocabulary. Raises `ForeignLetter`, `UnknownMark`, `WrongLength` or `FeedbackMissing`.
        """
        word = self.vocabulary.parse(guess)
        given = tuple(self._feedback(each) for each in feedbacks)
        if len(given) != len(self.open_boards):
            raise FeedbackMissing(len(self.open_boards), len(given))
        fresh = iter(given)
        boards = tuple(
            turns if _is_solved(turns) else (*turns, Turn(word, next(fresh)))
            for turns in self.boards
        )
        later = State(self.vocabulary, boards, self.hard)
        if len(given) == 1 and not given[0].all_correct:
            # fills the cached property: a simulation asks for every state in turn
            later.__dict__["candidates"] = (self._narrow(word, given[0]),)
        return later

    def _feedback(self, given: str | Feedback) -> Feedback:
        if isinstance(given, str):
            return Feedback.parse(given, self.vocabulary.length)
        if len(given) != self.vocabulary.length:
            raise WrongLength(str(given), self.vocabulary.length, len(given))
        return given

    def _narrow(self, guess: Word, feedback: Feedback) -> Candidates:
        (left,) = self.candidates
        if guess not in self._scored:
            letters_left = self.vocabulary.letters[left.indices]
            self._scored[guess] = Scorer(letters([guess])).table(letters_left)[0]
        return choose(self.vocabulary, left.indices[self._scored[guess] == feedback.pattern])

    @cached_property
    def _scored(self) -> dict[Word, Patterns]:
        """Guesses against the candidates: scored once for all that they may show."""
        return {}

    @cached_property
    def open_boards(self) -> tuple[tuple[Turn, ...], ...]:
        return tuple(turns for turns in self.boards if not _is_solved(turns))

    @cached_property
    def candidates(self) -> tuple[Candidates, ...]:
        """The candidates of each open board; boards with the same turns share theirs."""
        found = {turns: candidates(self.vocabulary, turns) for turns in set(self.open_boards)}
        return tuple(found[turns] for turns in self.open_boards)

    @cached_property
    def left(self) -> tuple[Word, ...]:
        """The words that may be the answer of an open board, the likeliest first."""
        found = np.unique(np.concatenate([np.zeros(0, np.intp), *map(_indices, self.candidates)]))
        order = np.argsort(-self.vocabulary.weights[found], kind="stable")
        return self.vocabulary.spell(found[order])

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
        asked = [frozenset[Demand]().union(*map(list_demands, turns)) for turns in self.open_boards]
        return np.logical_or.reduce([demands.check(each, every) for each in asked])


def _indices(left: Candidates) -> Indices:
    return left.indices


def _is_solved(turns: tuple[Turn, ...]) -> bool:
    return bool(turns) and turns[-1].feedback.all_correct
