"""The classic word lists, which are not ours to ship: a folder of them is named from outside."""

from __future__ import annotations

import os
from functools import cache
from pathlib import Path

import pytest

from engine import Word, from_words
from engine.solver import Words
from engine.wordlists import read_list

needs_lists = pytest.mark.skipif(
    "TILEMATE_LISTS" not in os.environ, reason="TILEMATE_LISTS names no folder of classic lists"
)


@cache
def words(name: str) -> tuple[Word, ...]:
    """The words of one list, in its own order."""
    return tuple(read_list(Path(os.environ["TILEMATE_LISTS"]) / f"{name}.txt"))


@cache
def vocabulary(allowed: str = "original_guesses", answers: str = "original_answers") -> Words:
    """12,972 allowed guesses and 2,315 answers, or two other lists."""
    return Words.of(from_words(words(allowed), words(answers)))
