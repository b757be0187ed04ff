"""The hand-written lists of `data/build/hand/`."""

from __future__ import annotations

from functools import cache
from pathlib import Path

HAND = Path(__file__).parent / "hand"


@cache
def hand(name: str) -> frozenset[str]:
    """A hand-written list, empty if there is none; what follows ``#`` is a comment."""
    path = HAND / f"{name}.txt"
    lines = path.read_text("utf-8").splitlines() if path.exists() else []
    return frozenset(word for line in lines for word in line.split("#")[0].split())


def read_meanings(language: str) -> dict[str, str]:
    """Return our own definitions by word, empty where no dictionary's may be shown."""
    path = HAND / language / "meanings.tsv"
    lines = path.read_text("utf-8").splitlines() if path.exists() else []
    return dict(line.split("\t", 1) for line in lines)
