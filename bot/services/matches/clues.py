"""What a clue to a word may say."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import suppress

from bot.brain.lexicons import Lexicons
from bot.domain.guild_settings import WordPolicy
from engine import Word, parse
from engine.errors import ForeignLetter
from engine.words import ALPHABETS

_USUAL = "en"
"""A language that everybody knows some coarse words of."""


def tells(clue: str, word: Word, language: str) -> bool:
    """Return whether some word of a clue holds the word it is a clue to."""
    return any(word in part for part in _read_words(clue, language))


def is_unwelcome(clue: str, language: str, policy: WordPolicy, lexicons: Lexicons) -> bool:
    """Return whether a clue has a word that a server refuses as a guess, whatever its length."""
    return any(
        _is_refused(word, code, policy, lexicons)
        for code in {language, _USUAL}
        for word in _read_words(clue, code)
    )


def _is_refused(word: Word, language: str, policy: WordPolicy, lexicons: Lexicons) -> bool:
    if word in policy.banned or word in lexicons.slurs(language):
        return True
    known = len(word) in lexicons.lengths(language)
    return known and word in lexicons.choose(policy, language, len(word)).unwelcome


def _read_words(clue: str, language: str) -> Iterator[Word]:
    """Yield the words of a clue that have letters of a language alone."""
    for part in re.findall(r"[^\W\d_]+", clue):
        with suppress(ForeignLetter):
            yield parse(part, ALPHABETS[language])
