"""Why a word cannot be the answer: the clue that excludes it, as one of four letter rules.

Filtering itself compares feedback; a property test keeps these rules equal to it. They exist to
explain it to people. They are the four steps of Serrão's article (see docs/method.md), with the
second step extended to a letter marked absent that the answer holds elsewhere.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import IntEnum

from engine.feedback import Mark, Turn, check_turns
from engine.words import Word, check_word


class Rule(IntEnum):
    """The four steps, in the order they are tried within a turn."""

    CORRECT_STAYS = 1
    PRESENT_MOVES = 2
    ENOUGH = 3
    NOT_TOO_MANY = 4


@dataclass(frozen=True)
class Exclusion:
    """A clue that a word contradicts.

    `turn` and `at` count from 1; `at` is None for the two counting rules, whose bound is
    `count` (0 under `NOT_TOO_MANY`: the letter does not occur at all).
    """

    turn: int
    rule: Rule
    letter: str
    at: int | None
    count: int

    def __str__(self) -> str:
        return f"turn {self.turn}: {self._describe()}"

    def _describe(self) -> str:
        match self.rule:
            case Rule.CORRECT_STAYS:
                return f"letter {self.at} is {self.letter!r}"
            case Rule.PRESENT_MOVES:
                return f"letter {self.at} is not {self.letter!r}"
            case Rule.ENOUGH:
                return f"{self.letter!r} occurs at least {_count_times(self.count)}"
            case Rule.NOT_TOO_MANY if self.count:
                return f"{self.letter!r} occurs only {_count_times(self.count)}"
            case Rule.NOT_TOO_MANY:
                return f"{self.letter!r} does not occur"


def explain(word: Word, turns: Sequence[Turn]) -> Exclusion | None:
    """Return the first clue of `turns` that rules `word` out, or None if it may be the answer.

    Raises `WrongLength` for turns of another length, and `BadArgument`.
    """
    check_turns(turns, len(check_word("word", word)))
    return next(list_broken(word, turns), None)


def list_broken(word: Word, turns: Sequence[Turn]) -> Iterator[Exclusion]:
    """Yield the clues of `turns` that rule `word` out, turn by turn."""
    for number, turn in enumerate(turns, 1):
        yield from _find_broken(word, number, turn)


def _find_broken(word: Word, number: int, turn: Turn) -> Iterator[Exclusion]:
    known, ours = turn.count_revealed(), Counter(word)
    places = list(zip(turn.guess, turn.feedback, word, strict=True))
    for at, (letter, mark, held) in enumerate(places, start=1):
        if mark is Mark.CORRECT and held != letter:
            yield Exclusion(number, Rule.CORRECT_STAYS, letter, at, 1)
    for at, (letter, mark, held) in enumerate(places, start=1):
        if mark is not Mark.CORRECT and held == letter and known[letter]:
            yield Exclusion(number, Rule.PRESENT_MOVES, letter, at, 1)
    for letter, count in known.items():
        if ours[letter] < count:
            yield Exclusion(number, Rule.ENOUGH, letter, None, count)
    for letter, mark, _ in places:
        if mark is Mark.ABSENT and ours[letter] > known[letter]:
            yield Exclusion(number, Rule.NOT_TOO_MANY, letter, None, known[letter])


def _count_times(count: int) -> str:
    return "once" if count == 1 else f"{count} times"
