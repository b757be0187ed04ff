"""Simulated games: a strategy plays every answer, asked once for all that share a position."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property
from types import MappingProxyType
from typing import Any

import numpy as np

from engine.checks import (
    BadArgument,
    check_callable,
    check_kind,
    check_number,
    check_several,
)
from engine.counts import write_count
from engine.errors import EngineError, Uneven
from engine.feedback import Feedback
from engine.game import Hard, Rules
from engine.solver.position import Position
from engine.solver.strategies import Strategy, choose_strategy
from engine.solver.strategies.base import ask_strategy
from engine.solver.table import Letters, Scorer, encode_letters
from engine.solver.vocabulary import check_vocabulary
from engine.solver.words import Indices, Words
from engine.words import Word

GIVEN_UP = 24
"""The number of guesses after which a game is given up."""


class NothingHidden(EngineError):
    """There is no answer to look for."""

    def __init__(self) -> None:
        super().__init__("there is no answer to look for")


class Guessless(EngineError):
    """A strategy makes no guess, though words are left."""

    def __init__(self, position: Position) -> None:
        super().__init__(f"the strategy makes no guess, though words are left: {position!r}")
        self.position = position


@dataclass(frozen=True, repr=False)
class Simulation:
    """The guesses made for each answer; the last is the answer, unless words ran out.

    For a puzzle on several boards the answers are joined by blanks, as in ``"crane moist"``.
    """

    games: Mapping[Word, tuple[Word, ...]]
    limit: int

    # a mapping, such as that of its games, has no hash
    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        games = write_count(len(self.games), "game")
        return f"<{games}, mean {self.mean:.4f}, {len(self.lost):,} lost>"

    @property
    def guesses(self) -> dict[Word, int | None]:
        """How many guesses each puzzle took; None where the strategy ran out of words."""
        return {**self._counts}

    @cached_property
    def _counts(self) -> dict[Word, int | None]:
        return {
            puzzle: len(game) if set(puzzle.split()) <= set(game) else None
            for puzzle, game in self.games.items()
        }

    @property
    def distribution(self) -> dict[int, int]:
        """The number of answers by number of guesses, without those never found."""
        return dict(sorted(Counter(n for n in self.guesses.values() if n is not None).items()))

    @property
    def lost(self) -> tuple[Word, ...]:
        """The answers not found within the limit."""
        return tuple(word for word, n in self.guesses.items() if n is None or n > self.limit)

    def __post_init__(self) -> None:
        if not self.games:
            raise NothingHidden
        # nobody else can change it: its figures are those of these games
        object.__setattr__(self, "games", MappingProxyType({**self.games}))

    def __reduce__(self) -> tuple[Any, ...]:
        return Simulation, ({**self.games}, self.limit)

    @property
    def won(self) -> float:
        """The share of answers found within the limit."""
        return 1 - len(self.lost) / len(self.games)

    @property
    def total(self) -> int:
        """The guesses for all answers together.

        An answer never found counts one more than the limit and than any that was found.
        """
        never = max(self.limit, *self.distribution, 0) + 1
        return sum(never if n is None else n for n in self.guesses.values())

    @property
    def mean(self) -> float:
        """The mean number of guesses, where answers never found count as in `total`."""
        return self.total / len(self.games)

    def worst(self, count: int = 10) -> list[tuple[Word, int | None]]:
        """Return the answers that took most guesses, those never found first."""
        check_number("count", count, 0)
        hardest = sorted(
            self.guesses.items(), key=lambda item: (-(item[1] or GIVEN_UP + 1), item[0])
        )
        return hardest[:count]

    def to_dict(self) -> dict[str, Any]:
        """Return the totals as plain values for JSON."""
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
    words: Words,
    hidden: Iterable[str] | None = None,
    *,
    hard: Hard = Hard.OFF,
    limit: int | None = None,
    progress: Callable[[int], None] = lambda _: None,
) -> Simulation:
    """Let a strategy, given itself or by name, play every answer of the list.

    It plays the `hidden` words instead if these are given; they need not be in the list. Several
    words in one text, such as ``"crane moist"``, are a puzzle on as many boards; one that is named
    twice counts once. The strategy plays as if any word may be the answer, the likelier ones
    rather; it plays for one of the answers, as the command line does, if `words` are `host()`:
    "best" takes 3.4436 guesses of the English answers with that, and 3.4526 without. Without a
    `limit` a game has six guesses, and one more for each further board. `progress` is called with
    the number of puzzles finished since its last call. Raises `UnknownStrategy`, `NothingHidden`,
    `Uneven`, `ForeignLetter`, `WrongLength`, or `BadArgument`, also for a puzzle that hides one
    word twice; `NotAllowed`, `RepeatedGuess` or `HardModeBroken` for a guess of the strategy that a
    game would refuse, and `Guessless` for none where words are left.
    """
    chosen = choose_strategy(player)
    if limit is not None:
        check_number("limit", limit)
    check_callable("progress", progress)
    puzzles = _read_puzzles(check_vocabulary(words), words.answers if hidden is None else hidden)
    if not puzzles or not puzzles[0]:
        raise NothingHidden
    boards = len(puzzles[0])
    for puzzle in puzzles:
        if len(puzzle) != boards:
            raise Uneven(" ".join(puzzle), boards)
    spelt = encode_letters([word for puzzle in puzzles for word in puzzle])
    run = _Run(chosen, spelt.reshape(len(puzzles), boards, words.length), progress)
    run.play(Position(words, boards, hard), np.arange(len(puzzles)), ())
    games = {Word(" ".join(puzzle)): run.games[at] for at, puzzle in enumerate(puzzles)}
    return Simulation(games, limit or Rules.standard(boards=boards).limit)


def _read_puzzles(words: Words, hidden: Iterable[str]) -> tuple[tuple[Word, ...], ...]:
    puzzles: dict[tuple[Word, ...], None] = {}
    for text in check_several("hidden", hidden, "a list of words"):
        check_kind("hidden", text, str, "a list of words")
        puzzle = tuple(map(words.parse, text.split()))
        if len(set(puzzle)) < len(puzzle):
            raise BadArgument("hidden", text, "a different word for each board")
        puzzles[puzzle] = None
    return tuple(puzzles)


class _Run:
    def __init__(self, strategy: Strategy, spelt: Letters, progress: Callable[[int], None]) -> None:
        """Take the answers as `spelt`, shape (puzzles, boards, letters)."""
        self.strategy = strategy
        self.spelt = spelt
        self.progress = progress
        self.games: dict[int, tuple[Word, ...]] = {}

    def play(self, position: Position, hidden: Indices, made: tuple[Word, ...]) -> None:
        """Make the guess of `position` for all `hidden` puzzles that share it, and go on."""
        best = ask_strategy(self.strategy, position, 1).guesses if len(made) < GIVEN_UP else ()
        if not best:
            if len(made) < GIVEN_UP and all(map(len, position.candidates)):
                raise Guessless(position)
            self._end(hidden, made)
            return
        made = (*made, best[0].guess)
        answers = self.spelt[hidden][:, position.open_places]
        table = Scorer(encode_letters(made[-1:])).table(answers.reshape(-1, answers.shape[2]))
        patterns = table.reshape(answers.shape[:2])
        groups, group = np.unique(patterns, axis=0, return_inverse=True)
        for at, shown in enumerate(groups.tolist()):
            feedbacks = (Feedback.from_pattern(pattern, answers.shape[2]) for pattern in shown)
            later = position.play(made[-1], *feedbacks)
            alike = hidden[group.ravel() == at]
            if later.open_boards:
                self.play(later, alike, made)
            else:
                self._end(alike, made)

    def _end(self, hidden: Indices, made: tuple[Word, ...]) -> None:
        self.games |= dict.fromkeys(hidden.tolist(), made)
        self.progress(len(hidden))
