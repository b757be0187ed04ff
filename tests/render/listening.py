"""What a listener makes of the descriptions of pictures: they are read back."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import NamedTuple

from engine import Feedback, Mark, Word

_OPENING = re.compile(r"Tilemate, (\d+) letters\. ")
_BOARD = re.compile(r"Board \d+, (?:solved|open): ")
_SPOKEN = re.compile(r"(?:(\w) )?(absent|present|correct)")
_MARKS = r"(?:absent|present|correct)(?:, (?:absent|present|correct))*"
_ROW = re.compile(rf"\d+: (\w+) ({_MARKS}), (?:([\d,]+) left|solved)(?:, ([\w ]+))?[;.]")


class Described(NamedTuple):
    """A board as its description tells it; `guesses` is None where letters were withheld."""

    guesses: tuple[Word, ...] | None
    feedbacks: tuple[Feedback, ...]


class DescribedRow(NamedTuple):
    """A row of an analysed game; `note` is what stood out, and `left` is 0 once solved."""

    guess: Word
    feedback: Feedback
    left: int
    note: str


def read_boards(text: str) -> tuple[Described, ...]:
    """Read back a description, board by board."""
    opening = _OPENING.match(text)
    assert opening, text
    head, *boards = _BOARD.split(text[opening.end() :])
    assert not head.strip(), head
    return tuple(_described([_row(row) for row in _split(board)]) for board in boards)


def read_analysis(text: str) -> tuple[DescribedRow, ...]:
    """Read back the description of an analysed game, row by row."""
    return tuple(
        DescribedRow(
            Word(guess.lower()),
            Feedback(Mark[name.upper()] for name in marks.split(", ")),
            int(left.replace(",", "") or 0),
            note,
        )
        for guess, marks, left, note in _ROW.findall(text)
    )


def _split(board: str) -> list[str]:
    rows = board.strip(". ")
    return [] if rows == "no guesses yet" else rows.split("; ")


def _row(row: str) -> tuple[str, Feedback]:
    """The guess, or "", and the feedback of a row."""
    letters, names = zip(*_SPOKEN.findall(row), strict=True)
    return "".join(letters), Feedback(Mark[name.upper()] for name in names)


def _described(rows: Sequence[tuple[str, Feedback]]) -> Described:
    told = [guess for guess, _ in rows]
    guesses = tuple(Word(guess.lower()) for guess in told) if all(told) else None
    return Described(guesses, tuple(feedback for _, feedback in rows))
