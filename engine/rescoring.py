"""The rules of the game once more, for the audit alone, so that no slip is shared."""

from __future__ import annotations

from collections import Counter
from typing import Any

import numpy as np


def divide(guess: str, letters: np.ndarray[Any, Any]) -> dict[str, int]:
    """Return how many answers each feedback leaves."""
    held = np.array([*map(ord, guess)])
    green = letters == held
    unpaid = np.where(green, 0, letters)
    pattern = np.zeros(len(letters), np.int64)
    for at, letter in enumerate(held):
        there = (unpaid == letter) & ~green[:, at : at + 1]
        yellow = there.any(axis=1)
        unpaid[yellow, there.argmax(axis=1)[yellow]] = 0
        pattern = pattern * 3 + 2 * green[:, at] + yellow
    shown, counts = np.unique(pattern, return_counts=True)
    return {
        np.base_repr(each, 3).rjust(len(held), "0"): count
        for each, count in zip(shown.tolist(), counts.tolist(), strict=True)
    }


def score(guess: str, answer: str) -> str:
    """Return what a guess earns, as digits."""
    unpaid = Counter(there for here, there in zip(guess, answer, strict=True) if here != there)
    marks = ""
    for here, there in zip(guess, answer, strict=True):
        yellow = here != there and unpaid[here] > 0
        unpaid[here] -= yellow
        marks += "2" if here == there else "01"[yellow]
    return marks


def uses(guess: str, earlier: str, shown: str) -> bool:
    """Return whether a guess uses all that an earlier one has shown, as hard mode asks."""
    marked = list(zip(earlier, shown, strict=True))
    needed = Counter(letter for letter, mark in marked if mark != "0")
    kept = all(mark != "2" or guess[at] == letter for at, (letter, mark) in enumerate(marked))
    return kept and needed <= Counter(guess)
