"""Whatever is typed is taken or refused: the short form; `make soak` tries a million."""

from __future__ import annotations

import time
from contextlib import suppress
from itertools import product
from random import Random

from tests.reliability.fuzz import LONGEST, Readers, fuzz


def test_strange_texts_crash_nothing_and_come_back_never() -> None:
    found = fuzz(5_000, Random(20261122))
    assert found.taken
    assert not found.crashes + found.echoes, found.first


HEADS, TAILS = ("", "Wordle 1"), ("", "a")
RUNS = ("a", "a ", "1", "1,", " ", "\n", "*", "@", "/", "-", "🟩", "🟨 ")
SOON = 0.4
"""Seconds of processor time: ten times what the slowest reader takes."""


def test_the_longest_text_is_read_soon_however_it_repeats_itself() -> None:
    readers = Readers(Random(6))
    for name, head, run, tail in product(readers.all, HEADS, RUNS, TAILS):
        # a short text first: if the time doubles with each letter, the longest never ends
        for length in (25, LONGEST):
            text = head + run * ((length - len(head + tail)) // len(run)) + tail
            # a machine may pause for a moment, but not twice at the same text
            took = (_time(readers, name, text) for _ in range(2))
            assert any(one < SOON for one in took), (name, head, run, tail, length)


def _time(readers: Readers, name: str, text: str) -> float:
    begun = time.thread_time()
    with suppress(Exception):
        readers.read(name, text)
    return time.thread_time() - begun
