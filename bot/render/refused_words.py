"""Refusals of a word that was typed as a guess."""

from __future__ import annotations

from bot.render.characters import name_character
from bot.texts import Texts
from engine import errors as engine
from engine.words import ALPHABETS


def foreign_letter(error: engine.ForeignLetter, say: Texts) -> str:
    """Name the character, and the letters there are."""
    first, last = error.alphabet[0].upper(), error.alphabet[-1].upper()
    named = name_character(error.character, say)
    return say("refusals-foreign-letter", character=named, first=first, last=last)


def wrong_length(error: engine.WrongLength, say: Texts) -> str:
    """Say how many letters there are, and why there may be one more than was typed."""
    sentence = say("refusals-wrong-length", actual=error.actual, expected=error.expected)
    return f"{sentence} {say('refusals-counts-sharp-s')}" if "ß" in error.text.lower() else sentence


def not_allowed(error: engine.NotAllowed, say: Texts) -> str:
    """Name the language if it is not the reader's, and the word that was probably meant."""
    word = error.word.upper()
    own = say.locale.split("-")[0]
    if error.language in ALPHABETS and error.language != own:
        said = say("refusals-not-in", word=word, language=ALPHABETS[error.language].name)
    else:
        said = say("refusals-not-in-mine", word=word)
    meant = error.meant and say("refusals-meant", word=error.meant.upper())
    return f"{said} {meant or say('refusals-another')}"
