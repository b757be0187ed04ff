"""Pictures in words: texts that anyone can listen to, and that can be read back."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import NamedTuple

from bot.board import spoken
from bot.board.look import DEFAULT, Look
from bot.texts import Texts
from engine import Board, Feedback, Mark, Turn, Word

LONGEST = 1_024
"""Characters that Discord keeps of an alternative text."""

DIGITS = "2 is correct, 1 present, 0 absent. "
NUMBERS = "Rows are numbers in base 3. "

_OPENING = re.compile(r"Tilemate, (\d+) letters\. ")
_GUESSES = re.compile(r"Guesses: ([^.]*)\. ")
_BOARD = re.compile(r"Board \d+, (?:solved|open): ")
_SPOKEN = re.compile(r"(?:(\w) )?(absent|present|correct)")
_NO_ROWS = "no guesses yet"


class Described(NamedTuple):
    """A board as an alternative text tells it; `guesses` is None where letters were withheld."""

    guesses: tuple[Word, ...] | None
    feedbacks: tuple[Feedback, ...]


def alt(boards: Sequence[Board], look: Look = DEFAULT, *, letters: bool = True) -> str:
    """Describe boards of one length in at most `LONGEST` characters.

    Rows are told mark by mark if there is room, else in digits; at last boards that share
    their guesses have them listed once, and each row becomes a number. Without `letters`
    no guess is told. Raises `ValueError` for more rows than that can hold.
    """
    for text in _forms(boards, look.say, letters):
        if len(text) <= LONGEST:
            return text
    raise ValueError("more rows than an alternative text can hold")


def parse_alt(text: str) -> tuple[Described, ...]:
    """Read back what `alt` told, board by board. Raises `ValueError` for any other text."""
    opening = _OPENING.match(text)
    if not opening:
        raise ValueError("this does not describe a Tilemate board")
    head, *boards = _BOARD.split(text[opening.end() :])
    shared = _GUESSES.search(head)
    read = _number if NUMBERS in head else _row
    rows = [[read(row, int(opening[1])) for row in _split(board)] for board in boards]
    return tuple(_described(board, shared[1].split() if shared else []) for board in rows)


def _forms(boards: Sequence[Board], say: Texts, letters: bool) -> Iterator[str]:
    """The pleasantest form first."""
    opening = f"Tilemate, {len(boards[0].answer)} letters. "
    yield opening + _listed(boards, partial(spoken.row if letters else _in_marks, say=say))
    yield opening + DIGITS + _listed(boards, _in_digits if letters else _in_bare_digits)
    longest = max((board.turns for board in boards), key=len)
    told = " ".join(turn.guess.upper() for turn in longest) if letters else ""
    if not letters or all(_shares(board, longest) for board in boards):
        shared = f"Guesses: {told}. " if letters else ""
        yield opening + NUMBERS + shared + _listed(boards, _as_number)


def _shares(board: Board, turns: Sequence[Turn]) -> bool:
    pairs = zip(board.turns, turns, strict=False)
    return all(ours.guess == theirs.guess for ours, theirs in pairs)


def _listed(boards: Sequence[Board], told: Callable[[Turn], str]) -> str:
    return " ".join(
        f"Board {number}, {'solved' if board.solved else 'open'}: "
        f"{'; '.join(map(told, board.turns)) or _NO_ROWS}."
        for number, board in enumerate(boards, start=1)
    )


def _in_marks(turn: Turn, say: Texts) -> str:
    return spoken.letterless(turn.feedback, say)


def _in_digits(turn: Turn) -> str:
    return f"{turn.guess.upper()} {turn.feedback}"


def _in_bare_digits(turn: Turn) -> str:
    return str(turn.feedback)


def _as_number(turn: Turn) -> str:
    return str(turn.feedback.pattern)


def _split(board: str) -> list[str]:
    rows = board.strip(". ")
    return [] if rows == _NO_ROWS else rows.split("; ")


def _number(row: str, length: int) -> tuple[str, Feedback]:
    return "", Feedback.from_pattern(int(row), length)


def _row(row: str, length: int) -> tuple[str, Feedback]:
    """The guess, or "", and the feedback of a row in words or digits."""
    if marked := _SPOKEN.findall(row):
        letters, names = zip(*marked, strict=True)
        return "".join(letters), Feedback(Mark[name.upper()] for name in names)
    *guess, digits = row.split()
    return "".join(guess), Feedback.parse(digits, length)


def _described(rows: Sequence[tuple[str, Feedback]], shared: Sequence[str]) -> Described:
    told = shared[: len(rows)] or [guess for guess, _ in rows]
    guesses = tuple(Word(guess.lower()) for guess in told) if all(told) else None
    return Described(guesses, tuple(feedback for _, feedback in rows))
