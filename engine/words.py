"""Words and alphabets: text becomes a `Word` once, at the door."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass
from typing import NewType

from engine.errors import ForeignLetter, WrongLength

Word = NewType("Word", str)
"""A word in canonical spelling: lower case, every letter one code point of its alphabet."""

LENGTHS = range(4, 9)
"""The lengths the engine is designed for; the dtype of a pattern follows the length."""

_INVISIBLE = frozenset("\u200b\u200c\u200d\u2060\ufeff\ufe0e\ufe0f\u00ad")


@dataclass(frozen=True)
class Alphabet:
    """The letters of a language, in its own order."""

    letters: str

    def fold(self, text: str) -> Iterator[str]:
        """Yield canonical letters: compatibility forms become plain, foreign accents fall off.

        Raises `ForeignLetter` for what is no letter here. Look-alikes of another script
        stay foreign.
        """
        for character in unicodedata.normalize("NFKC", text).casefold():
            if character in self.letters:
                yield character
            elif character not in _INVISIBLE and not character.isspace():
                yield from self._unaccented(character)

    def _unaccented(self, character: str) -> Iterator[str]:
        base = unicodedata.normalize("NFD", character)[0]
        if base not in self.letters:
            raise ForeignLetter(character, self.letters)
        yield base


ENGLISH = Alphabet("abcdefghijklmnopqrstuvwxyz")
ALPHABETS = {"en": ENGLISH}


def parse(text: str, alphabet: Alphabet = ENGLISH, length: int | None = None) -> Word:
    """Return `text` as a `Word`: ``" KeBaB "`` is ``"kebab"``, ``"éclat"`` is ``"eclat"``.

    Raises `ForeignLetter`, or `WrongLength` if `length` is given and differs.
    """
    word = "".join(alphabet.fold(text))
    if length is not None and len(word) != length:
        raise WrongLength(word, length, len(word))
    return Word(word)
