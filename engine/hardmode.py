"""Hard mode: every clue revealed so far must be used in the next guess."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from engine.clues import Exclusion
from engine.errors import IllegalGuess
from engine.feedback import Mark, Turn, check_turns
from engine.words import Word, check_word


@dataclass(frozen=True)
class Violation:
    """The first clue a guess ignores.

    Either `letter` must stand at `at` (a position from 1), or, with `at` None, the guess
    must hold `letter` at least `count` times. `turn` (from 1) is the row that said so.
    """

    letter: str
    at: int | None
    count: int
    turn: int

    def __str__(self) -> str:
        if self.at is not None:
            return f"letter {self.at} must be {self.letter!r} (turn {self.turn})"
        times = "" if self.count == 1 else f" {self.count} times"
        return f"the guess must contain {self.letter!r}{times} (turn {self.turn})"


class HardModeBroken(IllegalGuess):
    """The word ignores a clue that it must use; in ultra-hard mode that is an `Exclusion`."""

    def __init__(self, word: str, violation: Violation | Exclusion) -> None:
        super().__init__(f"{word!r} breaks hard mode: {violation}")
        self.word = word
        self.violation = violation


def violation(turns: Sequence[Turn], guess: Word) -> Violation | None:
    """Return the first clue of all earlier `turns` that `guess` ignores, or None.

    The official rule: a correct letter stays in its place, and a present letter is used
    again, as often as one row has shown it; it may stay where it was, and absent letters
    may be reused. Raises `WrongLength` for turns of another length, and `BadArgument`.
    """
    check_turns(turns, len(check_word("guess", guess)))
    return next(_find_moved(turns, guess), None) or next(_find_missing(turns, guess), None)


def _find_moved(turns: Sequence[Turn], guess: Word) -> Iterator[Violation]:
    for number, turn in enumerate(turns, start=1):
        marked = zip(turn.guess, turn.feedback, guess, strict=True)
        for at, (letter, mark, ours) in enumerate(marked, start=1):
            if mark is Mark.CORRECT and ours != letter:
                yield Violation(letter, at, 1, number)


def _find_missing(turns: Sequence[Turn], guess: Word) -> Iterator[Violation]:
    ours = Counter(guess)
    for number, turn in enumerate(turns, start=1):
        for letter, count in turn.count_revealed().items():
            if ours[letter] < count:
                yield Violation(letter, None, count, number)
