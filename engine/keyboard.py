"""The keyboard: the best mark of each letter so far."""

from __future__ import annotations

from collections.abc import Iterable

from engine.feedback import Mark, Turn, check_turns


def keyboard(turns: Iterable[Turn]) -> dict[str, Mark]:
    """Return the best mark of every letter guessed so far; unguessed letters are left out.

    Raises `BadArgument`, and `WrongLength` for turns of different lengths.
    """
    best: dict[str, Mark] = {}
    for turn in check_turns(turns):
        for letter, mark in zip(turn.guess, turn.feedback, strict=True):
            best[letter] = max(mark, best.get(letter, Mark.ABSENT))
    return best
