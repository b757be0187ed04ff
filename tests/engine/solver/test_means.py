"""Estimates from the sizes of parts are the same however the parts are counted."""

from __future__ import annotations

import tracemalloc
from collections import Counter

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from engine.game import Hard
from engine.solver.means import add_up_parts, estimate_totals
from engine.solver.table import choose_dtype


@given(st.integers(4, 10), st.integers(1, 60), st.integers(1, 9), st.integers(1, 30), st.data())
def test_the_parts_of_a_guess_are_added_up(
    length: int, words: int, guesses: int, kinds: int, data: st.DataObject
) -> None:
    seed = data.draw(st.integers(0, 1_000))
    shown = np.random.default_rng(seed).integers(0, 3**length, kinds)
    rows = np.random.default_rng(seed).choice(shown, (words, guesses)).astype(choose_dtype(length))
    totals = estimate_totals(length, words, Hard.OFF)
    counted = [sum(int(totals[n]) for n in Counter(one).values()) for one in rows.T.tolist()]
    found = add_up_parts(rows, 3**length, totals)
    assert found.tolist() == counted
    assert found.dtype == totals.dtype


def test_a_few_long_words_take_little_memory_and_so_little_time() -> None:
    rows = np.zeros((20, 64), np.uint16)
    totals = estimate_totals(10, 20, Hard.OFF)
    tracemalloc.start()
    add_up_parts(rows, 3**10, totals)
    _, most = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    # counting every pattern of ten letters takes 60 MB, thousands of times in an analysis
    assert most < 1_000_000
