"""A puzzle that remembers: how likely words are that it has used before."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from datetime import date, datetime, timedelta

from engine.checks import BadArgument, check_kind
from engine.lexicon import COMMON_WEIGHT
from engine.solver.vocabulary import check_vocabulary, read_word
from engine.solver.words import Words

RETURNED = date(2026, 2, 2)
"""The day from which on the newspaper's puzzle uses words again."""

RESTED = timedelta(1400)
"""How long a word rests before it comes back, but for a few."""

_AGAIN, SOON, _NEVER = 0.3, 0.01, 0.002
"""How likely a used word is beside a fresh one: after its rest, before it, and before `RETURNED`.

Of 201 puzzles from that day on 22 had been used, 19 of them 1,400 days before or more. Of the 1,689
until then, none is known to have been.
"""


def weigh_used(words: Words, used: Mapping[str, date], on: date) -> Words:
    """Return the words as likely as they are on a day, where the puzzle has `used` some before.

    A word used on that day or later is as likely as ever, and one that the list lacks does not
    matter. All positions are searched then: the shipped trees know no calendar. Raises
    `BadArgument` for what is no date or has a time too, `ForeignLetter` or `WrongLength` for an
    unreadable word.

    >>> from engine import Position
    >>> Position(Words.load()).play("moist", "02202").left
    ('joint', 'point', 'noint')
    >>> words = weigh_used(Words.load(), {"joint": date(2025, 5, 1)}, date(2026, 11, 1))
    >>> Position(words).play("moist", "02202").left
    ('point', 'joint', 'noint')
    """
    check_vocabulary(words)
    _check_day("on", on)
    check_kind("used", used, Mapping, "the date of each used word")
    weights = words.weights.copy()
    for text, day in used.items():
        _check_day("used", day)
        at = words.index.get(read_word(words, "used", text))
        if at is not None and day < on:
            # no list makes a word less likely than a ten-thousandth, unless it says so
            least = min(weights[at], 1 / COMMON_WEIGHT)
            weights[at] = max(weights[at] * _rate(on - day, on), least)
    return replace(words, weights=weights, language=None)


def _check_day(argument: str, day: object) -> None:
    # a datetime is a date to Python, but they cannot be compared
    if isinstance(day, datetime):
        raise BadArgument(argument, day, "a date without a time")
    check_kind(argument, day, date, "a date")


def _rate(rest: timedelta, on: date) -> float:
    if on < RETURNED:
        return _NEVER
    return _AGAIN if rest >= RESTED else SOON
