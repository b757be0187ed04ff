"""Letters of a class list that games in its language do without."""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass

from bot.domain.lists import NewList
from engine.words import ALPHABETS

STRAY = 10
"""One word of so many may have a letter of another language, like *naïve*."""

_WRITTEN = {
    "de": "ß",
    "el": "άέήίόύώϊϋΐΰς",
    "es": "áéíóúü",
    "fr": "àâæçéèêëîïôœùûüÿ",
    "it": "àèéìíîòóùú",
    "nl": "áçéèëíïóöúü",
    "pt": "áâãàçéêíóôõúü",
    "sv": "éà",
    "tr": "âîû",
}
"""Letters that a language writes and its word games do without, as everybody there knows."""


@dataclass(frozen=True)
class DroppedLetters:
    """Letters that are played as `plain` ones, and the `languages` that have them, if few do."""

    letters: tuple[str, ...]
    plain: tuple[str, ...]
    languages: tuple[str, ...]


def find_dropped(one: NewList) -> DroppedLetters | None:
    """Return the letters that surprise whoever plays a list; None if there are none."""
    letters = {letter for word in one.written for letter in _split(word)}
    lacking = tuple(sorted(letters - _list_letters(one.language)))
    if not lacking:
        return None
    alphabet = ALPHABETS[one.language]
    plain = tuple("".join(alphabet.fold(letter)) for letter in lacking)
    return DroppedLetters(lacking, plain, _find_languages(one))


def _find_languages(one: NewList) -> tuple[str, ...]:
    """Return the one or two languages that fit the words best, and nearly all of them."""
    words = [_split(word) for word in one.written]
    fit = {code: sum(letters <= _list_letters(code) for letters in words) for code in ALPHABETS}
    best = max(fit.values())
    languages = tuple(code for code, count in fit.items() if count == best)
    nearly_all = len(words) - best <= len(words) // STRAY
    better = fit[one.language] < best
    return languages if nearly_all and better and len(languages) <= 2 else ()


def _split(word: str) -> set[str]:
    small = unicodedata.normalize("NFC", word).replace("İ", "i").lower()
    return {letter for letter in small if letter.isalpha()}


def _list_letters(language: str) -> set[str]:
    """Return the letters that a language is written with."""
    return _split(ALPHABETS[language].letters + _WRITTEN.get(language, ""))
