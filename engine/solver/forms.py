"""Inflected English words: how well people know the word that one is a form of."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from engine.errors import UnknownLexicon
from engine.lexicon import COMMON_WEIGHT, Lexicon, load
from engine.words import LENGTHS, Word

_ENDINGS = {
    "ies": ("y",),
    "ied": ("y",),
    "es": ("",),
    "s": ("",),
    "ed": ("", "e"),
    "ing": ("", "e"),
}
"""Endings of forms, with those that their words may have instead."""


def weigh_base(word: Word) -> float:
    """Return the weight, 0 to 1, of the likeliest English word that this is a form of; else 0."""
    return max(map(_weigh, _list_bases(word)), default=0.0)


def may_be_form(word: Word) -> bool:
    """Return whether a word may be a form of one too short for any list: dogs, eyes, using."""
    return any(len(base) < LENGTHS[0] for base in _list_bases(word))


def _list_bases(word: Word) -> Iterator[Word]:
    """Yield what a word may be the plural, the past or another form of: films, tried, glued."""
    for ending, others in _ENDINGS.items():
        if word.endswith(ending):
            stem = word.removesuffix(ending)
            yield from (Word(stem + other) for other in others)
            # stopped, running
            if len(others) > 1 and stem[-2:-1] == stem[-1:] != "":
                yield Word(stem[:-1])


def _weigh(base: Word) -> float:
    lexicon = _load(len(base))
    return lexicon.weights.get(base, 0) / COMMON_WEIGHT if lexicon else 0.0


@cache
def _load(length: int) -> Lexicon | None:
    try:
        return load("en", length)
    except UnknownLexicon:
        return None
