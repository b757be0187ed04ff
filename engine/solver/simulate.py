"""Every answer played by a strategy, each position asked once however many answers share it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np

from engine.errors import EngineError
from engine.feedback import Feedback
from engine.game import Hard
from engine.solver.position import Position
from engine.solver.strategies import Strategy, strategy
from engine.solver.table import Letters, Scorer, letters
from engine.solver.words import Indices, Words
from engine.words import Word

MOST = 24
"""Guesses after which a game is given up."""


class NothingHidden(EngineError):
    """A simulation needs an answer to look for."""

    def __init__(self) -> None:
        super().__init__("there is no answer to look for")


@dataclass(frozen=True)
class Simulation:
    """The guesses made for each answer; the last is the answer, unless words ran out."""

    games: dict[Word, tuple[Word, ...]]
    limit: int

    @cached_property
    def guesses(self) -> dict[Word, int | None]:
        """How many guesses each answer took; None where the strategy ran out of words."""
        return {word: len(game) if word in game[-1:] else None for word, game in self.games.items()}

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
        return 1 - len(self.lost) / len(self.games)

    @property
    def total(self) -> int:
        """The guesses of all answers in sum.

        An answer never found counts one more than any that was, and than the limit.
        """
        never = max(self.limit, *self.distribution, 0) + 1
        return sum(never if n is None else n for n in self.guesses.values())

    @property
    def mean(self) -> float:
        """The mean number of guesses of all answers, those never found counted as in `total`."""
        return self.total / len(self.games)

    def worst(self, count: int = 10) -> list[tuple[Word, int | None]]:
        """The answers that took most guesses, those never found first."""
        hardest = sorted(self.guesses.items(), key=lambda item: (-(item[1] or MOST + 1), item[0]))
        return hardest[:count]

    def to_dict(self) -> dict[str, Any]:
        """The sums as plain values, such as JSON takes."""
        return {
            "answers": len(self.games),
            "limit": self.limit,
            "total": self.total,
            "mean": self.mean,
            "max": max(self.distribution, default=None),
            "won": self.won,
            "lost": self.lost,
            "distribution": self.distribution,
            "worst": self.worst(),
        }


def simulate(
    player: Strategy | str,
    vocabulary: Words,
    hidden: Iterable[str] | None = None,
    *,
    hard: Hard = Hard.OFF,
    limit: int = 6,
    progress: Callable[[int], None] = lambda _: None,
) -> Simulation:
    """Let a strategy, or the one of this name, play every answer of the vocabulary.

    It plays the `hidden` words instead if these are given; the vocabulary need not hold them.
    `progress` is told how many answers were finished since it was told last. Raises
    `UnknownStrategy`, `NothingHidden`, `ForeignLetter` or `WrongLength`.
    """
    words = vocabulary.answers if hidden is None else map(vocabulary.parse, hidden)
    answers = tuple(dict.fromkeys(words))
    if not answers:
        raise NothingHidden
    chosen = strategy(player) if isinstance(player, str) else player
    run = _Run(chosen, answers, letters(answers), progress)
    run.play(Position(vocabulary, ((),), hard), np.arange(len(answers)), ())
    return Simulation({word: run.games[at] for at, word in enumerate(answers)}, limit)


class _Run:
    def __init__(
        self,
        strategy: Strategy,
        answers: Sequence[Word],
        spelt: Letters,
        progress: Callable[[int], None],
    ) -> None:
        self.strategy = strategy
        self.answers = answers
        self.spelt = spelt
        self.progress = progress
        self.games: dict[int, tuple[Word, ...]] = {}

    def play(self, position: Position, hidden: Indices, made: tuple[Word, ...]) -> None:
        """Make the guess of `position` against all `hidden` answers that share it."""
        best = self.strategy.rank(position, 1).guesses if len(made) < MOST else ()
        if not best:
            self._end(hidden, made)
            return
        guess = best[0].guess
        patterns = Scorer(letters([guess])).table(self.spelt[hidden])[0]
        for pattern in np.unique(patterns).tolist():
            group = hidden[patterns == pattern]
            feedback = Feedback.from_pattern(pattern, len(guess))
            if feedback.all_correct:
                self._end(group, (*made, guess))
            else:
                self.play(position.play(guess, feedback), group, (*made, guess))

    def _end(self, hidden: Indices, made: tuple[Word, ...]) -> None:
        self.games |= dict.fromkeys(hidden.tolist(), made)
        self.progress(len(hidden))
