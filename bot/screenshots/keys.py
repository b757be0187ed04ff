"""Keyboards, which look like boards but for their letters."""

from __future__ import annotations

from collections import Counter
from functools import cache

from bot.screenshots.letters import shape
from engine.words import ALPHABETS

_LIKE = 0.55
"""The share of letters that have to be a keyboard's."""

_MANY, _ENOUGH, _FEW = 7, 5, 3


def is_keyboard(rows: list[str]) -> bool:
    """Return whether recognised letters (a space for none) are those of a keyboard.

    Half of the letters have to be, or a row of nearly all its keys, or of five and nothing else.
    """
    spelt = [row for row in rows if len(row.replace(" ", "")) >= _FEW]
    letters = [len(row.replace(" ", "")) for row in spelt]
    same = [max(_match(row, keys) for keys in _rows()) for row in spelt]
    whole = (
        count >= _MANY or _ENOUGH <= count == most
        for most, count in zip(letters, same, strict=True)
    )
    return any(whole) or (bool(spelt) and 2 * sum(same) >= sum(letters))


def _match(row: str, keys: dict[str, int]) -> int:
    """Return how many letters of a row stand in the order of the keys; 0 if too few do."""
    shifts = Counter(keys[letter] - at for at, letter in enumerate(row) if letter in keys)
    same, letters = max(shifts.values(), default=0), len(row.replace(" ", ""))
    # of a few letters all have to be a keyboard's
    enough = max(_ENOUGH, _LIKE * letters) if letters >= _ENOUGH else letters
    return same if same >= enough else 0


@cache
def _rows() -> tuple[dict[str, int], ...]:
    every = {row for alphabet in ALPHABETS.values() for row in alphabet.rows}
    every |= {alphabet.letters for alphabet in ALPHABETS.values()}
    shapes = ([shape(letter.upper()) for letter in row] for row in sorted(every))
    return tuple({letter: at for at, letter in enumerate(row)} for row in shapes)
