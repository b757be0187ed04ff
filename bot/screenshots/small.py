"""Small letters: a board has capitals or small letters, and the shapes of all its tiles tell."""

from __future__ import annotations

import numpy as np

from bot.screenshots.letters import NO_LETTER, SHAPES, SMALL, Pixels

_LIKE_CAPITALS = dict(zip("lpuìíîï", "IPUÌÍÎÏ", strict=True))
"""Small letters that look like a capital, and which."""

_SHARE = 0.3
"""The share of letters that have to be small, and unlike any capital."""


def are_small(seen: Pixels) -> bool:
    """Return whether these are small letters; `seen` is what `recognise` returns."""
    named = [(SHAPES + SMALL)[at] for at in seen.argmax(1)]
    letters = [one for one in named if one != NO_LETTER]
    small = [one for one in letters if one in SMALL and one not in _LIKE_CAPITALS]
    return bool(letters) and len(small) >= _SHARE * len(letters)


def fold_small(seen: Pixels, *, small: bool) -> Pixels:
    """Return how likely each of `SHAPES` is, where letters are `small`, or else capitals."""
    folded = seen[:, : len(SHAPES)].copy()
    if small:
        # what looks like an I is an l then
        folded[:, SHAPES.index("I")] = folded.min(1)
    for at, letter in enumerate(SMALL, start=len(SHAPES)):
        capital = letter.upper() if small else _LIKE_CAPITALS.get(letter, NO_LETTER)
        column = SHAPES.index(capital)
        folded[:, column] = np.logaddexp(folded[:, column], seen[:, at])
    if small:
        bar = seen[:, SHAPES.index("I")]
        folded[:, SHAPES.index("L")] = np.logaddexp(folded[:, SHAPES.index("L")], bar)
        # the Turkish i has a dot in capitals too
        folded[:, SHAPES.index("İ")] = folded[:, SHAPES.index("I")]
    return folded
