"""The game as a value: playing a guess returns a new game."""

from __future__ import annotations

from collections.abc import Container, Sequence
from dataclasses import dataclass, field, replace
from enum import StrEnum
from functools import cached_property
from typing import Self

from engine.checks import BadArgument, check_kind, check_number, check_ordered
from engine.clues import Exclusion, explain
from engine.counts import write_count
from engine.errors import GameOver, NotAllowed, RepeatedGuess, WrongLength
from engine.feedback import Turn, check_turns, score
from engine.hardmode import HardModeBroken, Violation, violation
from engine.words import Word, check_word, check_words


class Hard(StrEnum):
    """How strictly revealed clues must be used; ``Hard(True)`` is hard, ``Hard(False)`` off.

    Raises `BadArgument` for anything but these, a name, or a value of this kind.
    """

    OFF = "off"
    HARD = "hard"
    ULTRA = "ultra"

    @classmethod
    def _missing_(cls, value: object) -> Hard:
        if isinstance(value, bool):
            return Hard.HARD if value else Hard.OFF
        raise BadArgument("hard", value, "off, hard or ultra")


class Status(StrEnum):
    """Whether a game goes on, and how it ended."""

    ACTIVE = "active"
    WON = "won"
    LOST = "lost"


@dataclass(frozen=True)
class Rules:
    """Letters a word, guesses in all, how strict hard mode is, and how many boards.

    Raises `BadArgument`.
    """

    length: int = 5
    limit: int = 6
    hard: Hard = Hard.OFF
    boards: int = 1

    def __post_init__(self) -> None:
        check_number("length", self.length)
        check_number("limit", self.limit)
        check_number("boards", self.boards)
        object.__setattr__(self, "hard", Hard(self.hard))

    @classmethod
    def standard(cls, length: int = 5, hard: Hard = Hard.OFF, boards: int = 1) -> Self:
        """Return the usual rules: six guesses, and one more for each further board."""
        check_number("boards", boards)
        return cls(length, 5 + boards, hard, boards)


@dataclass(frozen=True)
class Board:
    """One answer with the turns played against it; a solved board takes no more turns.

    Raises `BadArgument`, or `WrongLength` for turns of another length than the answer.
    """

    answer: Word
    turns: tuple[Turn, ...]

    def __post_init__(self) -> None:
        check_kind("turns", self.turns, tuple, "a tuple of turns")
        check_turns(self.turns, len(check_word("answer", self.answer)))

    @property
    def solved(self) -> bool:
        """Whether the last guess was the answer."""
        return bool(self.turns) and self.turns[-1].feedback.all_correct


@dataclass(frozen=True)
class Game:
    """An immutable game over one or several boards that share every guess.

    `allowed` is what may be guessed; the answers may be guessed even if they are not in it.
    `guesses` are taken as played, even more than the limit or some after the last answer:
    `check_played` says whether they could be. Raises `BadArgument` or `WrongLength`.
    """

    rules: Rules
    answers: tuple[Word, ...]
    allowed: Container[Word] = field(compare=False, repr=False)
    guesses: tuple[Word, ...] = ()

    def __post_init__(self) -> None:
        check_kind("rules", self.rules, Rules, "Rules")
        if isinstance(check_kind("allowed", self.allowed, Container, "a list of words"), str):
            raise BadArgument("allowed", self.allowed, "a list of words")
        check_kind("answers", self.answers, tuple, "a tuple of words")
        check_kind("guesses", self.guesses, tuple, "a tuple of words")
        check_answers(self.answers, self.rules)
        for guess in self.guesses:
            check_word("guesses", guess)
            if len(guess) != self.rules.length:
                raise WrongLength(guess, self.rules.length, len(guess))

    def play(self, guess: Word) -> Game:
        """Return the game after `guess`.

        Raises an `IllegalGuess` (`GameOver`, `NotAllowed`, `RepeatedGuess`,
        `HardModeBroken`), or `WrongLength`. A refused guess costs no turn.
        """
        self._check(guess)
        return replace(self, guesses=(*self.guesses, guess))

    def replay(self, guesses: tuple[Word, ...]) -> Game:
        """Return this game after `guesses`, whose legality is not checked: they were played once.

        Raises `BadArgument` or `WrongLength` for what is no word of this game.
        """
        return replace(self, guesses=check_ordered("guesses", guesses, "a list of words"))

    def check_played(self, guesses: tuple[Word, ...]) -> None:
        """Raise `GameOver` for guesses after the last answer, `HardModeBroken` for ignored clues.

        Any word may be among them, and any number of them.
        """
        for at, guess in enumerate(check_ordered("guesses", guesses, "a list of words")):
            played = self.replay(guesses[:at])
            if played.status is Status.WON:
                raise GameOver(Status.WON)
            played._check_clues(check_word("guesses", guess))

    @cached_property
    def boards(self) -> tuple[Board, ...]:
        """The boards in order, each with the turns played against it."""
        return tuple(Board(answer, self._list_turns(answer)) for answer in self.answers)

    @property
    def status(self) -> Status:
        """Whether the game is active, won (every board is solved) or lost."""
        if all(board.solved for board in self.boards):
            return Status.WON
        return Status.ACTIVE if self.guesses_left else Status.LOST

    @property
    def guesses_left(self) -> int:
        """How many guesses the limit still allows."""
        return max(0, self.rules.limit - len(self.guesses))

    def _list_turns(self, answer: Word) -> tuple[Turn, ...]:
        played = self.guesses
        if answer in played:
            played = played[: played.index(answer) + 1]
        return tuple(Turn(guess, score(guess, answer)) for guess in played)

    def _check(self, guess: Word) -> None:
        check_word("guess", guess)
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
        hard = self.rules.hard
        broken = [
            find_ignored(board.turns, guess, hard) for board in self.boards if not board.solved
        ]
        if broken and all(broken) and (first := broken[0]) is not None:
            raise HardModeBroken(guess, first)


def find_ignored(turns: Sequence[Turn], guess: Word, hard: Hard) -> Violation | Exclusion | None:
    """Return the first clue that `guess` ignores though the mode asks for it, or None."""
    match Hard(hard):
        case Hard.OFF:
            return None
        case Hard.HARD:
            return violation(turns, guess)
        case Hard.ULTRA:
            return explain(guess, turns)


def check_answers(answers: Sequence[Word], rules: Rules) -> None:
    """Raise `BadArgument` or `WrongLength` unless there is an answer for each board."""
    if len(answers) != rules.boards:
        raise BadArgument(
            "answers", answers, f"{write_count(rules.boards, 'word')}, one for each board,"
        )
    for answer in check_words("answers", answers):
        if len(answer) != rules.length:
            raise WrongLength(answer, rules.length, len(answer))
