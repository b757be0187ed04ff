"""Words that people type as guesses."""

from __future__ import annotations

import re
from string import punctuation

from engine import parse
from engine.errors import EngineError
from engine.words import ALPHABETS

_AROUND = f"{punctuation}…“”„«»‹›‘’¡¿–— \n"
"""What may stand around a word and means nothing."""

_GUESS = re.compile(r"(?:(?:/[\w-]+ +)?guess\W+)?(?P<word>[^\W\d_]+)", re.IGNORECASE)


def read_word(text: str) -> str:
    """Return the single word that a text says, in lower case; else nothing.

    It may be written like the command: ``guess crane``.
    """
    spoken = _GUESS.fullmatch(text.rstrip(_AROUND).lstrip(_AROUND.replace("/", "")))
    return spoken["word"].lower() if spoken else ""


def count_letters(word: str, language: str) -> int:
    """Return how many letters a word has as it is played: in German, ß is SS."""
    try:
        return len(parse(word, ALPHABETS[language]))
    except EngineError:
        return len(word)
