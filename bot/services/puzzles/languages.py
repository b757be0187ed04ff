"""Finds the language of a puzzle from elsewhere in its share or its words."""

from __future__ import annotations

import re
from collections.abc import Iterable
from string import ascii_letters
from unicodedata import normalize

from engine import parse
from engine.errors import ForeignLetter
from engine.words import ALPHABETS

_GAMES = {
    "de": r"wordle\.at|w[öo]rdl\b|wördle|6mal5",
    "es": r"palabra ?del ?d[ií]a|wordle\.danielfrg",
    "fr": r"le ?mot\b(?=[^\n]*(?:\d/\d|#))|@?wordlefr\b|sutom|wordle\.louan",
    "id": r"katla\b",
    "it": r"par[🇮🇹(]+le|parolette?",
    "nl": r"woordle",
    "pl": r"literalnie|literki",
    "pt": r"term\.ooo|termo\b(?=[^\n]*\d/\d)|letreco",
    "sv": r"ordlig\b|ordel\b",
    "tr": r"wordle ?tr\b|kelimece",
    "uk": r"словко",
}
"""Names of games in one language, as their shares have them."""

_NAMES = {
    "en": r"english",
    "de": r"deutsch|german",
    "el": r"ελληνικ|greek",
    "es": r"español|espanol|castellano|spanish",
    "fr": r"français|francais|french",
    "id": r"bahasa indonesia|indonesian",
    "it": r"italiano|italian\b",
    "nl": r"nederlands|dutch",
    "pl": r"polsk[iau]|polish",
    "pt": r"português|portugues|portuguese",
    "sv": r"svenska|swedish",
    "tr": r"türkçe|turkce|turkish",
    "uk": r"українськ|ukrainian",
}
_COUNTRIES = {
    **{"US": "en", "GB": "en", "DE": "de", "AT": "de", "GR": "el", "ES": "es", "MX": "es"},
    **{"AR": "es", "CO": "es", "CL": "es", "PE": "es", "FR": "fr", "ID": "id", "IT": "it"},
    **{"NL": "nl", "PL": "pl", "PT": "pt", "BR": "pt", "SE": "sv", "TR": "tr", "UA": "uk"},
}
_CODES = {country.lower(): code for country, code in _COUNTRIES.items()} | {
    code: code for code in ALPHABETS
}

_ACCENTED = {
    **{"de": "ßé", "el": "άέήίόύώϊϋΐΰς", "es": "áéíóúü", "fr": "àâçéèêëîïôûùüÿœæ"},
    **{"it": "àèéìíòóùú", "nl": "áéèëïíóöúü", "pt": "áâãàçéêíóôõúü", "sv": "é", "tr": "âîû"},
}
"""Letters that languages write, and their games do not use."""

# the line with the score: Wordle (ES) #123 4/6
_HEAD = re.compile(r"^.*[\dX]\s?/\s?\d.*$", re.MULTILINE | re.IGNORECASE)
_FLAG = re.compile("[\U0001f1e6-\U0001f1ff]{2}")
_CODE = re.compile(r"wordle\w*\s*[(\[-]\s*([a-z]{2})\b|wordle\.global/([a-z]{2})\b", re.IGNORECASE)


def name_language(text: str) -> str | None:
    """Return the language that a share names: by its game, a flag, a code, or a name.

    None if it names no language, or several.
    """
    head = "\n".join(_HEAD.findall(text))
    codes = {code for code, game in _GAMES.items() if re.search(rf"\b(?:{game})", text, re.I)}
    codes |= {code for code, name in _NAMES.items() if re.search(rf"\b(?:{name})", head, re.I)}
    codes |= {_COUNTRIES.get(_read_flag(flag), "") for flag in _FLAG.findall(head)}
    codes |= {_CODES.get((one or other).lower(), "") for one, other in _CODE.findall(text)}
    codes.discard("")
    return codes.pop() if len(codes) == 1 else None


def spell_language(words: Iterable[str], *likely: str | None) -> str | None:
    """Return the first language that writes all letters of `words`, trying the `likely` ones first.

    None if English letters are enough, or if no language is identified by a letter of its own.
    """
    letters = {letter for word in words for letter in normalize("NFC", word) if letter.isalpha()}
    foreign = {letter if letter == "İ" else letter.lower() for letter in letters} - {*ascii_letters}
    if not foreign:
        return None
    first = [(code or "").partition("-")[0] for code in likely]
    own = {code: {*alphabet.letters} for code, alphabet in ALPHABETS.items()}
    fitting = [
        code
        for code in (*first, *own)
        if code in own and foreign <= own[code] | {*_ACCENTED.get(code, "")}
    ]
    # only Turkish has ç as a letter of its own, but French and Portuguese write it too
    telling = foreign - {"ç"}
    return next((code for code in fitting if code in first or telling & own[code]), None)


def can_spell(language: str, words: tuple[str, ...]) -> bool:
    """Return whether a language has all letters of some words."""
    try:
        return all(parse(word, ALPHABETS[language]) for word in words)
    except ForeignLetter:
        return False


def _read_flag(flag: str) -> str:
    return "".join(chr(ord(part) - 0x1F1E6 + ord("A")) for part in flag)
