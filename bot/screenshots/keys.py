"""Keyboards, which look like boards but for their letters."""

from __future__ import annotations

from collections import Counter
from functools import cache

from engine.words import ALPHABETS

from bot.screenshots.letters import shape

_LIKE = 0.55
"""The share of letters that have to be a keyboard's."""

_ENOUGH, _FEW = 5, 3


def is_keyboard(rows: list[str]) -> bool:
    """Return whether most rows of recognised letters (a space for none) are those of keyboards."""
    spelt = [row for row in rows if len(row.replace(" ", "")) >= _FEW]
    keys = sum(any(_match(row, keys) for keys in _rows()) for row in spelt)
    return bool(spelt) and keys * 2 >= len(spelt)


def _match(row: str, keys: dict[str, int]) -> bool:
    """Return whether most of a row's letters stand in the order of the keys."""
    shifts = Counter(keys[letter] - at for at, letter in enumerate(row) if letter in keys)
    same, letters = max(shifts.values(), default=0), len(row.replace(" ", ""))
    # of a few letters all have to be a keyboard's
    return same >= (max(_ENOUGH, _LIKE * letters) if letters >= _ENOUGH else letters)


@cache
def _rows() -> tuple[dict[str, int], ...]:
    every = {row for alphabet in ALPHABETS.values() for row in alphabet.rows}
    every |= {alphabet.letters for alphabet in ALPHABETS.values()}
    shapes = ([shape(letter.upper()) for letter in row] for row in sorted(every))
    return tuple({letter: at for at, letter in enumerate(row)} for row in shapes)
