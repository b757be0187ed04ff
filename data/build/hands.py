"""The hand-written lists of `data/build/hand/`."""

from __future__ import annotations

from collections.abc import Container
from functools import cache
from pathlib import Path

from engine import Word, parse
from engine.words import ALPHABETS

HAND = Path(__file__).parent / "hand"
OF_SERVERS = range(3, 11)
"""Letters that a word of a server's own list may have."""


@cache
def hand(name: str) -> frozenset[str]:
    """A hand-written list, empty if there is none; what follows ``#`` is a comment."""
    path = HAND / f"{name}.txt"
    lines = path.read_text("utf-8").splitlines() if path.exists() else []
    return frozenset(word for line in lines for word in line.split("#")[0].split())


def list_longer(language: str, lengths: Container[int]) -> set[Word]:
    """Return the crude words of other `lengths` than the lists have, for those servers bring."""
    folder = "" if language == "en" else f"{language}/"
    texts = hand(f"{folder}crude") | hand(f"{folder}long_crude")
    words = {parse(text, ALPHABETS[language]) for text in texts}
    return {one for one in words if len(one) not in lengths and len(one) in OF_SERVERS}


def read_meanings(language: str) -> dict[str, str]:
    """Return our own definitions by word, empty where no dictionary's may be shown."""
    path = HAND / language / "meanings.tsv"
    lines = path.read_text("utf-8").splitlines() if path.exists() else []
    return dict(line.split("\t", 1) for line in lines)
