"""The rows of a puzzle: guesses with the feedback of every board, and the guess being marked."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass

from bot.domain.errors import PlayerError
from engine import Feedback, Mark, Turn, Word


class NoGrid(PlayerError):
    """The message shows no rows of tiles that make a puzzle."""


class OwnBoard(PlayerError):
    """The message is a board of ours, which has its own hints and its own analysis."""


class SharpS(PlayerError):
    """The tiles, or the puzzle's length, fit the `word` only if its ß is one letter."""

    def __init__(self, word: Word) -> None:
        super().__init__(word)
        self.word = word


class RowsUneven(PlayerError):
    """A finished game has so many `words`, and so many `rows` of tiles."""

    def __init__(self, words: int, rows: int) -> None:
        super().__init__(words, rows)
        self.words = words
        self.rows = rows


class SeveralBoards(PlayerError):
    """A game from elsewhere can be analysed only if it has one board."""


@dataclass(frozen=True)
class PuzzleEntry:
    """A guess with the feedback of every board; None on a board solved before."""

    guess: Word
    feedbacks: tuple[Feedback | None, ...]


@dataclass(frozen=True)
class Draft:
    """A guess whose marks are still being set: those of the `done` boards, then `marks`.

    `number` is the version of the session in which it was drafted.
    """

    number: int
    guess: Word
    marks: Feedback
    done: tuple[Feedback | None, ...] = ()


def split_boards(entries: tuple[PuzzleEntry, ...], count: int) -> tuple[tuple[Turn, ...], ...]:
    """Return the turns of each of `count` boards."""
    return tuple(_turns(entries, at) for at in range(count))


def merge(entries: tuple[PuzzleEntry, ...]) -> tuple[PuzzleEntry, ...]:
    """Return the entries with each guess once; a repeated guess replaces the earlier marks."""
    merged: dict[Word, PuzzleEntry] = {}
    for entry in entries:
        before = merged.get(entry.guess, entry).feedbacks
        # None is a board that was solved since: its old marks stay
        pairs = zip(entry.feedbacks, before, strict=True)
        marks = tuple(old if new is None else new for new, old in pairs)
        merged[entry.guess] = PuzzleEntry(entry.guess, marks)
    return tuple(merged.values())


def mend(
    entries: tuple[PuzzleEntry, ...], board: int, row: int, feedback: Feedback
) -> tuple[PuzzleEntry, ...]:
    """Return the entries with one marked differently on one board, both counted from 1."""
    wrong = entries[row - 1]
    feedbacks = (*wrong.feedbacks[: board - 1], feedback, *wrong.feedbacks[board:])
    return (*entries[: row - 1], PuzzleEntry(wrong.guess, feedbacks), *entries[row:])


def _turns(entries: tuple[PuzzleEntry, ...], board: int) -> tuple[Turn, ...]:
    turns: list[Turn] = []
    for entry in entries:
        feedback = entry.feedbacks[board]
        if feedback is None:
            break
        turns.append(Turn(entry.guess, feedback))
        if feedback.all_correct:
            break
    return tuple(turns)


def expect_marks(turns: Iterable[Turn], guess: Word) -> Feedback:
    """Return the marks that a guess is sure to have after these turns, as far as they tell.

    Letters known to be green there stay green, and others known to be in the word are yellow.
    """
    green: set[tuple[int, str]] = set()
    least: Counter[str] = Counter()
    for turn in turns:
        marked = [*zip(turn.guess, turn.feedback, strict=True)]
        green |= {(at, letter) for at, (letter, mark) in enumerate(marked) if mark is Mark.CORRECT}
        least |= Counter(letter for letter, mark in marked if mark is not Mark.ABSENT)
    placed = [one for one in enumerate(guess) if one in green]
    least.subtract(letter for _, letter in placed)
    marks: list[Mark] = []
    for one in enumerate(guess):
        if one in green:
            marks.append(Mark.CORRECT)
            continue
        marks.append(Mark.PRESENT if least[one[1]] > 0 else Mark.ABSENT)
        least[one[1]] -= 1
    return Feedback(marks)


def is_solved(turns: tuple[Turn, ...]) -> bool:
    """Return whether the last guess was all green."""
    return bool(turns) and turns[-1].feedback.all_correct
