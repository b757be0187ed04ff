"""SCOWL: which words English has, and how common each list says they are."""

from __future__ import annotations

import unicodedata
from pathlib import Path

LEVELS = (10, 20, 35, 40, 50, 55, 60, 70, 80)


def folded(word: str) -> str:
    """Accents fall off: ``éclat`` is ``eclat``."""
    marks_apart = unicodedata.normalize("NFD", word)
    return "".join(character for character in marks_apart if not unicodedata.combining(character))


def words(folder: Path) -> dict[str, int]:
    """Every lower-case word with the lowest level at which any dialect lists it."""
    return {word: level for word, level in _levels(folder, "words").items() if word.islower()}


def spelt_by(folder: Path, *dialects: str) -> set[str]:
    """Every word that SCOWL lists for one of these dialects: english, american, british …"""
    return {word for dialect in dialects for word in _levels(folder, "words", dialect)}


def names(folder: Path) -> set[str]:
    """Every capitalised word and proper name, in lower case."""
    return {name.lower() for kind in ("upper", "proper-names") for name in _levels(folder, kind)}


def _levels(folder: Path, kind: str, dialect: str = "*") -> dict[str, int]:
    found: dict[str, int] = {}
    for level in LEVELS:
        for path in sorted(folder.glob(f"usr/share/dict/scowl/{dialect}-{kind}.{level}")):
            for line in path.read_text("utf-8").splitlines():
                word = folded(line.strip())
                if word.isascii() and word.isalpha():
                    found.setdefault(word, level)
    return found
