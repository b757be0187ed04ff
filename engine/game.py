"""The game as a value: playing a guess returns a new game."""

from __future__ import annotations

from collections.abc import Container
from dataclasses import dataclass, field, replace
from enum import StrEnum
from functools import cached_property
from typing import Self

from engine.clues import Exclusion, explain
from engine.errors import GameOver, NotAllowed, RepeatedGuess, WrongLength
from engine.feedback import Turn, score
from engine.hardmode import HardModeBroken, Violation, violation
from engine.words import Word


class Hard(StrEnum):
    """How strictly revealed clues must be used."""

    OFF = "off"
    HARD = "hard"
    ULTRA = "ultra"


class Status(StrEnum):
    """Whether a game goes on, and how it ended."""

    ACTIVE = "active"
    WON = "won"
    LOST = "lost"


@dataclass(frozen=True)
class Rules:
    """Letters a word, guesses in all, how strict hard mode is, and how many boards."""

    length: int = 5
    limit: int = 6
    hard: Hard = Hard.OFF
    boards: int = 1

    @classmethod
    def standard(cls, length: int = 5, hard: Hard = Hard.OFF, boards: int = 1) -> Self:
        """Return the usual rules: six guesses, and one more for each further board."""
        return cls(length, 5 + boards, hard, boards)


@dataclass(frozen=True)
class Board:
    """One answer with the turns played against it; a solved board takes no more turns."""

    answer: Word
    turns: tuple[Turn, ...]

    @property
    def solved(self) -> bool:
        """Whether the last guess was the answer."""
        return bool(self.turns) and self.turns[-1].feedback.all_correct


@dataclass(frozen=True)
class Game:
    """An immutable game over one or several boards that share every guess.

    `allowed` is what may be guessed; the answers may be guessed even if they are not in it.
    """

    rules: Rules
    answers: tuple[Word, ...]
    allowed: Container[Word] = field(compare=False, repr=False)
    guesses: tuple[Word, ...] = ()

    def play(self, guess: Word) -> Game:
        """Return the game after `guess`.

        Raises an `IllegalGuess` (`GameOver`, `NotAllowed`, `RepeatedGuess`,
        `HardModeBroken`), or `WrongLength`. A refused guess costs no turn.
        """
        self._check(guess)
        return replace(self, guesses=(*self.guesses, guess))

    def replay(self, guesses: tuple[Word, ...]) -> Game:
        """Return this game after `guesses`, which are not checked: they were legal when played."""
        return replace(self, guesses=guesses)

    @cached_property
    def boards(self) -> tuple[Board, ...]:
        """The boards in order, each with the turns played against it."""
        return tuple(Board(answer, self._list_turns(answer)) for answer in self.answers)

    @property
    def status(self) -> Status:
        """Whether the game is active, won (every board is solved) or lost."""
        if all(board.solved for board in self.boards):
            return Status.WON
        return Status.LOST if self.guesses_left == 0 else Status.ACTIVE

    @property
    def guesses_left(self) -> int:
        """How many guesses the limit still allows."""
        return self.rules.limit - len(self.guesses)

    def _list_turns(self, answer: Word) -> tuple[Turn, ...]:
        played = self.guesses
        if answer in played:
            played = played[: played.index(answer) + 1]
        return tuple(Turn(guess, score(guess, answer)) for guess in played)

    def _check(self, guess: Word) -> None:
        if self.status is not Status.ACTIVE:
            raise GameOver(self.status)
        if len(guess) != self.rules.length:
            raise WrongLength(guess, self.rules.length, len(guess))
        if guess in self.guesses:
            raise RepeatedGuess(guess, self.guesses.index(guess) + 1)
        if guess not in self.allowed and guess not in self.answers:
            raise NotAllowed(guess)
        self._check_clues(guess)

    def _check_clues(self, guess: Word) -> None:
        # with several boards a guess must use the clues of only one unsolved board
        broken = [self._find_broken(board, guess) for board in self.boards if not board.solved]
        if all(broken) and (first := broken[0]) is not None:
            raise HardModeBroken(guess, first)

    def _find_broken(self, board: Board, guess: Word) -> Violation | Exclusion | None:
        match self.rules.hard:
            case Hard.OFF:
                return None
            case Hard.HARD:
                return violation(board.turns, guess)
            case Hard.ULTRA:
                return explain(guess, board.turns)
