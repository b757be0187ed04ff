"""Boards and keyboards as text."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine import Board, Mark, Turn, keyboard
from engine.feedback import TILES
from engine.words import Alphabet


def row(turn: Turn) -> str:
    """``🟨🟨⬛🟨🟩  A D D E D``."""
    return f"{turn.feedback.tiles(TILES)}  {spaced(turn.guess)}"


def rows(turns: Iterable[Turn]) -> list[str]:
    return [row(turn) for turn in turns]


def spaced(word: str) -> str:
    return " ".join(word.upper())


def progress(used: int, limit: int) -> str:
    """``●●●○○○``: the guesses used, and those left."""
    return "●" * used + "○" * (limit - used)


def keys(boards: Sequence[Board], alphabet: Alphabet) -> str:
    """The keyboard's state: one line for each mark earned, then the untried letters."""
    turns = [turn for board in boards for turn in board.turns]
    best = keyboard(turns)
    lines = [
        _letters(TILES[mark], [key for key in alphabet.letters if best.get(key) is mark])
        for mark in (Mark.CORRECT, Mark.PRESENT, Mark.ABSENT)
    ]
    untried = _letters("untried", [key for key in alphabet.letters if key not in best])
    return "\n".join(line for line in (*lines, untried) if line)


def _letters(label: str, letters: list[str]) -> str:
    return f"{label} {' '.join(letters).upper()}" if letters else ""
