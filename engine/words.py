"""Words: text becomes a `Word` once, where it enters."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable

from engine.alphabets import ALPHABETS, AN_ALPHABET, DOTTED, ENGLISH, Alphabet, Word, is_letter
from engine.checks import BadArgument, check_kind, check_number, check_several
from engine.errors import WrongLength

__all__ = [
    "ALPHABETS",
    "AN_ALPHABET",
    "ENGLISH",
    "LENGTHS",
    "LONGEST_WORD",
    "Alphabet",
    "Word",
    "check_word",
    "check_words",
    "is_letter",
    "is_word",
    "parse",
    "trim",
]

LENGTHS = range(4, 9)
"""The word lengths that ship with the engine."""

LONGEST_WORD = 10
"""The most letters that a solver accepts: patterns of more do not fit 16 bits."""


def trim(text: str) -> str:
    """Return a copied word without what surrounds it: ``"• “Crane,”"`` is ``"Crane"``."""
    at = [number for number, character in enumerate(text) if not _surrounds(character)]
    return text[at[0] : at[-1] + 1] if at else text


def _surrounds(character: str) -> bool:
    return character.isspace() or unicodedata.category(character)[0] in "PS"


def parse(text: str, alphabet: Alphabet = ENGLISH, length: int | None = None) -> Word:
    """Return `text` as a `Word`: ``" KeBaB, "`` is ``"kebab"``, ``"éclat"`` is ``"eclat"``.

    Raises `ForeignLetter`, or `WrongLength` if `length` is given and differs.
    """
    check_kind("text", text, str, "a text")
    check_kind("alphabet", alphabet, Alphabet, AN_ALPHABET)
    if length is not None:
        check_number("length", length, 0)
    word = "".join(alphabet.fold(trim(text)))
    if length is not None and len(word) != length:
        raise WrongLength(text, length, len(word))
    return Word(word)


def check_word(argument: str, word: object) -> Word:
    """Return a word in canonical spelling; raises `BadArgument` for any other text or value."""
    if isinstance(word, str) and is_word(word):
        return Word(word)
    raise BadArgument(argument, word, "a word as `parse` returns it")


def is_word(text: str) -> bool:
    """Return whether a text is a word in canonical spelling, of some alphabet."""
    # this is asked with every guess that is scored, and nearly always answered by this line
    plain = text.isalpha() and text.islower() and _is_plain(text)
    return plain or (text != "" and all(map(_is_canonical, text)))


def check_words(argument: str, words: Iterable[str]) -> tuple[Word, ...]:
    """Return several words of one length; raises `BadArgument` or `WrongLength`."""
    found = check_several(argument, words, "a list of words")
    for other in found:
        check_word(argument, other)
        if len(other) != len(found[0]):
            raise WrongLength(other, len(found[0]), len(other))
    return found


def _is_canonical(letter: str) -> bool:
    # a list of one's own may hold any sign that a parsed text can be equal to
    visible = letter > " " and not letter.isspace()
    return visible and letter in (letter.lower(), DOTTED) and _is_plain(letter)


def _is_plain(text: str) -> bool:
    return text.isascii() or unicodedata.is_normalized("NFKC", text)
