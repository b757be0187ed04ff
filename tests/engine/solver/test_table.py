"""The feedback table agrees with the scalar score, cell by cell."""

from __future__ import annotations

from itertools import product
from random import Random

import numpy as np
import pytest

from engine import Word, score
from engine.solver import feedback_table
from engine.solver.table import choose_dtype


def test_the_table_is_exact_on_an_exhaustive_small_set() -> None:
    words = [Word("".join(letters)) for letters in product("abc", repeat=4)]
    table = feedback_table(words, words)
    expected = [[score(guess, answer).pattern for answer in words] for guess in words]
    assert table.tolist() == expected


@pytest.mark.parametrize("length", range(4, 9))
@pytest.mark.parametrize("alphabet", ["abcde", "añéßøжд😀zy", "abcdefghijklmnopqrstuvwxyz"])
def test_the_table_is_exact_on_random_words_of_any_alphabet(length: int, alphabet: str) -> None:
    dice = Random(length)
    words = [Word("".join(dice.choices(alphabet, k=length))) for _ in range(60)]
    table = feedback_table(words[:40], words)
    assert table.shape == (40, 60)
    assert table.dtype == choose_dtype(length) == (np.uint8 if length <= 5 else np.uint16)
    expected = [[score(guess, answer).pattern for answer in words] for guess in words[:40]]
    assert table.tolist() == expected


def test_words_too_long_for_a_pattern_are_refused() -> None:
    words = ["abcdefghijk", "lmnopqrstuv"]
    with pytest.raises(ValueError, match="up to 10 letters"):
        feedback_table(words, words)
