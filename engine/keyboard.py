"""The keyboard: the best mark of each letter so far."""

from __future__ import annotations

from collections.abc import Iterable

from engine.feedback import Mark, Turn


def keyboard(turns: Iterable[Turn]) -> dict[str, Mark]:
    """Return the best mark of every letter guessed so far; unguessed letters are left out."""
    best: dict[str, Mark] = {}
    for turn in turns:
        for letter, mark in zip(turn.guess, turn.feedback, strict=True):
            best[letter] = max(mark, best.get(letter, Mark.ABSENT))
    return best
