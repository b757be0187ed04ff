"""Every answer played by a strategy, each state asked once however many answers share it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property

import numpy as np

from engine.feedback import Feedback
from engine.game import Hard
from engine.solver.state import State
from engine.solver.strategies.base import Strategy
from engine.solver.table import Scorer, letters
from engine.solver.vocabulary import Indices, Vocabulary
from engine.words import Word

MOST = 24
"""Guesses after which a game is given up."""


@dataclass(frozen=True)
class Simulation:
    """How many guesses each answer took; None where the strategy ran out of words."""

    guesses: dict[Word, int | None]
    limit: int

    @cached_property
    def distribution(self) -> dict[int, int]:
        """Answers by number of guesses, those never found left out."""
        return dict(sorted(Counter(n for n in self.guesses.values() if n is not None).items()))

    @property
    def lost(self) -> tuple[Word, ...]:
        """The answers not found within the limit."""
        return tuple(word for word, n in self.guesses.items() if n is None or n > self.limit)

    @property
    def won(self) -> float:
        """The share of answers found within the limit."""
        return 1 - len(self.lost) / len(self.guesses)

    @property
    def total(self) -> int:
        """The guesses of all answers that were found, in sum."""
        return sum(n * count for n, count in self.distribution.items())

    @property
    def mean(self) -> float:
        """The mean number of guesses of the answers that were found; nan if none was."""
        found = sum(self.distribution.values())
        return self.total / found if found else float("nan")

    def worst(self, count: int = 10) -> list[tuple[Word, int | None]]:
        """The answers that took most guesses, those never found first."""
        hardest = sorted(self.guesses.items(), key=lambda item: (-(item[1] or MOST + 1), item[0]))
        return hardest[:count]


def simulate(
    strategy: Strategy,
    vocabulary: Vocabulary,
    answers: Sequence[Word],
    *,
    hard: Hard = Hard.OFF,
    limit: int = 6,
    progress: Callable[[int], None] = lambda _: None,
) -> Simulation:
    """Play every one of `answers`, which the vocabulary need not hold.

    `progress` is told how many answers were finished since it was told last.
    """
    run = _Run(strategy, answers, letters(answers), progress)
    run.play(State(vocabulary, ((),), hard), np.arange(len(answers)), 1)
    return Simulation({word: run.found.get(at) for at, word in enumerate(answers)}, limit)


class _Run:
    def __init__(
        self,
        strategy: Strategy,
        answers: Sequence[Word],
        spelt: np.ndarray[tuple[int, int], np.dtype[np.uint32]],
        progress: Callable[[int], None],
    ) -> None:
        self.strategy = strategy
        self.answers = answers
        self.spelt = spelt
        self.progress = progress
        self.found: dict[int, int] = {}

    def play(self, state: State, hidden: Indices, number: int) -> None:
        """Make the guess of `state` against all `hidden` answers that share it."""
        best = self.strategy.rank(state, 1).guesses if number <= MOST else ()
        if not best:
            self.progress(len(hidden))
            return
        guess = best[0].guess
        patterns = Scorer(letters([guess])).table(self.spelt[hidden])[0]
        for pattern in np.unique(patterns).tolist():
            group = hidden[patterns == pattern]
            feedback = Feedback.from_pattern(pattern, len(guess))
            if feedback.all_correct:
                self.found |= dict.fromkeys(group.tolist(), number)
                self.progress(len(group))
            else:
                self.play(state.after(guess, feedback), group, number + 1)
