"""Whatever is typed is taken or refused: the short form; `make soak` tries a million."""

from __future__ import annotations

from random import Random

from tests.reliability.fuzz import fuzz


def test_strange_texts_crash_nothing_and_come_back_never() -> None:
    found = fuzz(5_000, Random(20261122))
    assert found.taken
    assert not found.crashes + found.echoes, found.first
