"""How a word is written, where games play it with fewer signs."""

from __future__ import annotations

import unicodedata

from engine import Word
from engine.alphabets import DOTTED
from engine.words import ALPHABETS

_TURKISH = str.maketrans({"I": "ı", DOTTED: "i"})


def says_more(written: str, word: Word, language: str) -> bool:
    """Return whether a spelling shows a sign that the word lacks, such as ß; capitals are none."""
    alphabet = ALPHABETS[language]
    text = unicodedata.normalize("NFC", written)
    if DOTTED in alphabet.letters:
        text = text.translate(_TURKISH)
    return text.lower() != alphabet.write(word)


def join_meaning(spelling: str | None, meaning: str | None) -> str | None:
    """Return ``épave · bateau échoué``: how a word is written, and what it means."""
    return " · ".join(filter(None, (spelling, meaning))) or None
