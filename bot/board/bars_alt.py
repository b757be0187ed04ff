"""The picture of an analysed game in words, which can be read back."""

from __future__ import annotations

import re
from typing import NamedTuple

from bot.board.alt import DIGITS
from bot.board.look import DEFAULT, Look
from engine import Feedback, Word
from engine.solver.report import Analysis

_EACH = "Each row: guess, marks, words left, guesses given away, guesses won by luck. "
_OPENING = re.compile(r"Tilemate analysis, (\d+) letters\. ")
_ROW = re.compile(r"\d+: (\w+) ([012]+), (\d+) left, gave (\d+\.\d\d), luck ([+-]\d+\.\d\d)[;.]")


class Told(NamedTuple):
    """A row as the text tells it, in guesses to two decimals."""

    guess: Word
    feedback: Feedback
    left: int
    given: float
    luck: float


def alt(analysis: Analysis, look: Look = DEFAULT) -> str:
    """Describe the picture in at most 1,024 characters for up to 15 rows."""
    rows = (
        f"{number}: {row.guess.upper()} {row.feedback}, {row.after.likely} left, "
        f"gave {float(row.inaccuracy):.2f}, luck {float(row.luck):+.2f}"
        for number, row in enumerate(analysis.rows, start=1)
    )
    length = len(analysis.answer)
    return f"Tilemate analysis, {length} letters. {DIGITS}{_EACH}{'; '.join(rows)}."


def parse_alt(text: str) -> tuple[Told, ...]:
    """Read back what `alt` told. Raises `ValueError` for any other text."""
    if not _OPENING.match(text):
        raise ValueError("this does not describe an analysed game")
    return tuple(
        Told(Word(guess.lower()), Feedback.parse(marks), int(left), float(given), float(luck))
        for guess, marks, left, given, luck in _ROW.findall(text)
    )
