"""Alphabets: the letters of a language, and how a text is folded into them."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import product
from typing import NewType

from engine.checks import BadArgument, check_kind, check_several, check_texts
from engine.errors import ForeignLetter

Word = NewType("Word", str)
"""A word in canonical spelling: lower case, every letter one code point of its alphabet.

Only Turkish İ stays upper case, because `str.upper` turns its small letter into an English I.
"""

DOTTED = "İ"

_PAIRS = "pairs of a letter and its form at the end of a word"
_LETTERS = "the different letters of a language, as a text,"
AN_ALPHABET = "an Alphabet, as Alphabet('abc…') makes it,"
_INVISIBLE = frozenset("\u200b\u200c\u200d\u2060\ufeff\ufe0e\ufe0f\u00ad")

_WITHOUT_BASE = {
    **{"æ": "ae", "œ": "oe", "þ": "th", "ß": "ss"},
    **{"ø": "o", "ł": "l", "đ": "d", "ð": "d", "ħ": "h", "ı": "i", "ґ": "г"},
}
"""Foreign letters that Unicode does not decompose."""


@dataclass(frozen=True)
class Alphabet:
    """The letters of a language, in its own order.

    `rows` is its usual keyboard, `vowels` are those of `letters`, `half_vowels` may sound like one,
    and `ending` maps a letter to the form it takes at the end of a word. `silent` marks are no
    letters, and `digraphs` are two that count as one to those who speak the language. Where İ is a
    letter, I is the capital of ı. `name` is what its language calls itself.
    """

    letters: str
    rows: tuple[str, ...] = ()
    vowels: str = ""
    ending: tuple[tuple[str, str], ...] = ()
    silent: str = ""
    name: str = ""
    half_vowels: str = ""
    digraphs: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        letters = check_kind("letters", self.letters, str, _LETTERS)
        if not letters or len(set(letters)) < len(letters):
            raise BadArgument("letters", letters, _LETTERS)
        if not all(map(self._is_usable, letters)):
            raise BadArgument("letters", letters, "small letters, each of them one sign,")
        rows = check_texts("rows", self.rows, "the rows of a keyboard, as a list of texts,")
        pairs = check_texts("digraphs", self.digraphs, "pairs of letters, as a list of texts,")
        for argument in ("vowels", "half_vowels", "silent", "name"):
            check_kind(argument, getattr(self, argument), str, "a text")
        for argument, held in (
            ("rows", "".join(rows)),
            ("vowels", self.vowels),
            ("half_vowels", self.half_vowels),
            ("digraphs", "".join(pairs)),
        ):
            if not set(held) <= set(letters):
                raise BadArgument(argument, getattr(self, argument), "letters of the alphabet")
        for pair in check_several("ending", self.ending, _PAIRS):
            if len(check_texts("ending", pair, _PAIRS)) != 2 or pair[0] not in letters:
                raise BadArgument("ending", self.ending, _PAIRS)

    def _is_usable(self, letter: str) -> bool:
        # any other sign never comes out of `fold`, so that no text could hold it
        kind = unicodedata.category(letter)[0]
        return kind in "LMN" and self._lower(unicodedata.normalize("NFKC", letter)) == letter

    @classmethod
    def of(cls, texts: Iterable[str]) -> Alphabet:
        """Return the letters of `texts`, and the whole English alphabet if they use any of it.

        Raises `BadArgument` if there are none.
        """
        texts = check_texts("texts", texts, "a list of texts")
        held = {letter for text in texts for letter in unicodedata.normalize("NFKC", text).lower()}
        more = sorted(letter for letter in held if is_letter(letter) and not letter.isascii())
        english = ENGLISH.letters if not more or held & set(ENGLISH.letters) else ""
        letters = english + "".join(more)
        return cls(letters.replace("i", DOTTED) if "ı" in more else letters)

    def fold(self, text: str) -> Iterator[str]:
        """Yield canonical letters: compatibility forms become plain, foreign accents are dropped.

        Raises `ForeignLetter` for a letter of another alphabet. Look-alikes of another script
        stay foreign.
        """
        check_kind("text", text, str, "a text")
        for character in self._lower(unicodedata.normalize("NFKC", text)):
            if character in self.letters:
                yield character
            elif not self._is_silent(character):
                # casefold turns a sharp s into two letters, and splits some accents off
                for part in character.casefold():
                    if not self._is_silent(part):
                        yield part if part in self.letters else self._drop_accent(part)

    def vary(self, word: Word) -> Iterator[Word]:
        """Yield the words that differ from `word` in accents alone: zolty could be żółty."""
        check_kind("word", word, str, "a word")
        for letters in product(*(self._alike.get(_strip(letter), letter) for letter in word)):
            if (other := Word("".join(letters))) != word:
                yield other

    @cached_property
    def _alike(self) -> dict[str, str]:
        """The letters that are the same but for an accent, by the plain one."""
        alike: dict[str, str] = {}
        for letter in self.letters:
            alike[_strip(letter)] = alike.get(_strip(letter), "") + letter
        return alike

    def write(self, word: str) -> str:
        """Return `word` as it stands in a sentence: Greek λογοσ is written λογος."""
        small = check_kind("word", word, str, "a word").replace(DOTTED, "i")
        # a letter by itself ends no word
        last = dict(self.ending).get(small[-1]) if len(small) > 1 else None
        return small[:-1] + last if last else small

    def _lower(self, text: str) -> str:
        if DOTTED not in self.letters:
            return text.lower()
        return DOTTED.join(part.replace("I", "ı").lower() for part in re.split("[iİ]", text))

    def _is_silent(self, character: str) -> bool:
        mark = unicodedata.category(character) == "Mn" or character in self.silent
        return mark or character in _INVISIBLE or character.isspace()

    def _drop_accent(self, character: str) -> str:
        base = _WITHOUT_BASE.get(character) or unicodedata.normalize("NFD", character)[0]
        if not set(base) <= set(self.letters):
            raise ForeignLetter(character, self.letters)
        return base


def _strip(letter: str) -> str:
    return _WITHOUT_BASE.get(letter) or unicodedata.normalize("NFD", letter)[0].lower()


def is_letter(character: str) -> bool:
    """Return whether `character` is a letter of some script, or a mark such as a written vowel."""
    return unicodedata.category(character)[0] in "LM"


_LATIN = "abcdefghijklmnopqrstuvwxyz"
_QWERTY = ("qwertyuiop", "asdfghjkl", "zxcvbnm")

ENGLISH = Alphabet(_LATIN, _QWERTY, "aeiou", name="English", half_vowels="y")

ALPHABETS = {
    "id": Alphabet(_LATIN, _QWERTY, "aeiou", name="Bahasa Indonesia"),
    "de": Alphabet(
        "aäbcdefghijklmnoöpqrstuüvwxyz",
        ("qwertzuiopü", "asdfghjklöä", "yxcvbnm"),
        "aäeioöuü",
        name="Deutsch",
        half_vowels="y",
    ),
    "en": ENGLISH,
    "es": Alphabet(
        "abcdefghijklmnñopqrstuvwxyz",
        ("qwertyuiop", "asdfghjklñ", "zxcvbnm"),
        "aeiou",
        name="Español",
        half_vowels="y",
    ),
    "fr": Alphabet(_LATIN, ("azertyuiop", "qsdfghjklm", "wxcvbn"), "aeiouy", name="Français"),
    "it": Alphabet(_LATIN, _QWERTY, "aeiou", name="Italiano", half_vowels="y"),
    # ij counts as two letters
    "nl": Alphabet(_LATIN, _QWERTY, "aeiou", name="Nederlands", half_vowels="y", digraphs=("ij",)),
    "pl": Alphabet(
        "aąbcćdeęfghijklłmnńoópqrsśtuvwxyzźż",
        ("ąćęłóśńżź", "qwertyuiop", "asdfghjkl", "zxcvbnm"),
        "aąeęioóuy",
        name="Polski",
    ),
    "pt": Alphabet(_LATIN, _QWERTY, "aeiou", name="Português", half_vowels="y"),
    "sv": Alphabet(
        _LATIN + "åäö", ("qwertyuiopå", "asdfghjklöä", "zxcvbnm"), "aeiouyåäö", name="Svenska"
    ),
    "tr": Alphabet(
        "abcçdefgğhıİjklmnoöprsştuüvyz",
        ("ertyuıopğü", "asdfghjklşİ", "zcvbnmöç"),
        "aeıİoöuü",
        name="Türkçe",
    ),
    "el": Alphabet(
        "αβγδεζηθικλμνξοπρστυφχψω",
        ("ερτυθιοπ", "ασδφγηξκλ", "ζχψωβνμ"),
        "αεηιουω",
        ending=(("σ", "ς"),),
        name="Ελληνικά",
    ),
    "uk": Alphabet(
        "абвгґдеєжзиіїйклмнопрстуфхцчшщьюя",
        ("йцукенгшщзхї", "фівапролджєґ", "ячсмитьбю"),
        "аеєиіїоуюя",
        silent="'’ʼ",
        name="Українська",
    ),
}
"""The languages with shipped word lists, ordered by their own names as in menus."""
