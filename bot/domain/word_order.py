"""The order of words in a list that people read."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from engine import Word
from engine.words import ALPHABETS

_AS_PLAIN: Mapping[str, Mapping[int, int]] = {"de": str.maketrans("äöü", "aou")}
"""Letters that have no place of their own in the dictionaries of a language."""


def sort_words(words: Iterable[Word], language: str) -> list[Word]:
    """Return words as the dictionaries of a language order them: Swedish å after z, German ä as a.

    Letters of other languages come last.
    """
    letters, as_plain = ALPHABETS[language].letters, _AS_PLAIN.get(language, {})
    place = {letter: at for at, letter in enumerate(letters)}

    def order(word: str) -> list[tuple[int, str]]:
        return [(place.get(letter, len(place)), letter) for letter in word]

    return sorted(words, key=lambda word: (order(word.translate(as_plain)), order(word)))
