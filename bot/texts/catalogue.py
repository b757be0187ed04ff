"""The texts of each locale, read once and found by key."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from copy import copy
from datetime import date
from decimal import ROUND_HALF_UP, localcontext
from functools import cache, lru_cache
from hashlib import sha256
from pathlib import Path
from threading import RLock
from types import MappingProxyType
from typing import Any, TypeVar

import structlog
from babel import Locale
from babel.dates import format_date, format_interval, format_skeleton
from babel.lists import format_list
from fluent.runtime import FluentBundle
from fluent.runtime.types import FluentType, fluent_number

from bot.texts.fluent import find_used, parse, split_entries
from engine import Word

log: structlog.stdlib.BoundLogger = structlog.get_logger()

ENGLISH_LOCALE = "en"

_HERE = Path(__file__).parent

LOCALES = tuple(sorted({file.parent.name for file in _HERE.glob("*/*.ftl")}))
"""All locales, named as Discord does or by language alone: ``en``, ``pt-BR``."""

_NAMED = {"command": "wordle"}
"""What all commands begin with; `name_command` changes it."""

_FUNCTIONS: dict[str, Callable[[Any], FluentType]] = {
    "SMALL": lambda text: text[:1].lower() + text[1:]
}
"""What a text may do with a fact, beside ``NUMBER``: begin it as it follows a colon."""

_UNGROUPED = {"es", "pl"}
"""Languages that write 1076 and 10 760."""

_REMEMBERED = 2000
"""Sentences of a locale to keep in memory: a board repeats nearly all of those before it."""

Choice = TypeVar("Choice", bound=str)


class Texts:
    """The sentences of one locale. `fallback` says what a translation lacks."""

    def __init__(self, locale: str, source: str, fallback: Texts | None = None) -> None:
        """Read Fluent `source`. Raises `ValueError` for a line that belongs to no text."""
        self.locale = locale
        self._rules = Locale.parse(locale, sep="-")
        rtl = self._rules.text_direction == "rtl"
        self._fallback = fallback
        self._sources = split_entries(f"-command = {_NAMED['command']}\n{source}")
        self._bundle = FluentBundle([locale], _FUNCTIONS, use_isolating=rtl)
        self._learnt = set[str]()
        # pictures are described in threads
        self._learning = RLock()
        self._capitals: Mapping[Word, str] = {}
        # typed, because some locales write 1 and 1.0 differently
        self._say = lru_cache(_REMEMBERED, typed=True)(self._form)

    def __call__(self, key: str, /, **facts: str | float) -> str:
        """Say `key` with its facts, and numbers in the manner of the locale.

        Raises `LookupError` in English for a key or a fact that is missing, and `ValueError` for
        what is no Fluent. Another locale says in English what it lacks, and logs what is wrong.
        """
        if self._fallback is not None and key not in self._sources:
            return self._fallback(key, **facts)
        try:
            return self._say(key, **facts)
        except (LookupError, ValueError) as error:
            if self._fallback is None:
                raise
            log.error("text missing", locale=self.locale, key=key, why=str(error))
            return self._fallback(key, **facts)

    def writing(self, capitals: Mapping[Word, str]) -> Texts:
        """Return these texts for words of which some have capitals of their own."""
        texts = copy(self)
        texts._capitals = capitals
        return texts

    def write(self, word: Word) -> str:
        """Write a word in capitals, with the accents that it lost: ``PREÇO`` for ``preco``."""
        return self._capitals.get(word) or word.upper()

    def join(self, things: Iterable[object]) -> str:
        """List things as the locale does: ``1, 2, and 4``."""
        return format_list([*map(str, things)], locale=self._rules)

    def either(self, things: Iterable[object]) -> str:
        """List things of which one is meant: ``1, 2, or 4``."""
        return format_list([*map(str, things)], style="or", locale=self._rules)

    def join_parts(self, parts: Iterable[str]) -> str:
        """List parts that may have commas of their own: ``1, 2; 4``."""
        # a Greek semicolon asks a question
        return {"el": "· ", "fr": "\u00a0; "}.get(self._rules.language, "; ").join(parts)

    def day(self, day: date) -> str:
        """Return a day as the locale writes it: ``Nov 5, 2026``."""
        return format_skeleton("yMMMd", day, locale=self._rules)

    def short_day(self, day: date) -> str:
        """Return a day without its year: ``Nov 5``."""
        return format_skeleton("MMMd", day, locale=self._rules)

    def days(self, first: date, last: date) -> str:
        """Return a span of days: ``Nov 5 – 11, 2026``."""
        # some locales have thin spaces there, which not every font draws
        return format_interval(first, last, "yMMMd", locale=self._rules).replace("\u2009", " ")

    def short_month(self, day: date) -> str:
        """Return the short name of a day's month: ``Nov``."""
        return format_date(day, "LLL", locale=self._rules)

    def month(self, day: date) -> str:
        """Return the month of a day as the locale writes it: ``November 2026``."""
        return format_skeleton("yMMMM", day, locale=self._rules)

    def short_weekday(self, day: int) -> str:
        """Return the short name of a day of the week: ``Mo``; 0 is Monday."""
        return self._rules.days["stand-alone"]["short"][day].rstrip(".")

    def weekday(self, day: int) -> str:
        """Return the name of a day of the week; 0 is Monday."""
        return self._rules.days["stand-alone"]["wide"][day]

    def _form(self, key: str, /, **facts: str | float) -> str:
        if key not in self._learnt:
            self._learn(key)
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            raise LookupError(f"{key} has no text of its own")
        given: dict[str, Any] = {**facts}
        if self._rules.language in _UNGROUPED:
            small = {
                name: one for name, one in facts.items() if isinstance(one, int) and one < 10_000
            }
            given |= {name: fluent_number(one, useGrouping=False) for name, one in small.items()}
        # halves go up, as people round
        with localcontext(rounding=ROUND_HALF_UP):
            said, errors = self._bundle.format_pattern(pattern, given)
        if errors:
            raise LookupError(f"{key}: {errors[0]}")
        return str(said)

    def _learn(self, key: str) -> None:
        """Parse a text, and those it uses, before it is first said.

        Most texts of most locales are never said, and all of a locale take 0.1 s and 3 MB.
        """
        if key not in self._sources:
            raise LookupError(f"no text {key}")
        with self._learning:
            for used in find_used(self._sources[key]):
                if used not in self._learnt:
                    self._learn(used)
            self._bundle.add_resource(parse(self._sources[key]))
            self._learnt.add(key)


def name_command(name: str) -> None:
    """Call the command by another name in all texts from now on, before any is said."""
    _NAMED["command"] = name
    load.cache_clear()
    fingerprint.cache_clear()


def command_name() -> str:
    """Return what all commands begin with: ``wordle``, unless the host has named it."""
    return _NAMED["command"]


def command(name: str) -> str:
    """Return how people type a command: ``/wordle guess`` for ``guess``."""
    return f"/{_NAMED['command']} {name}"


@cache
def load(locale: str = ENGLISH_LOCALE) -> Texts:
    """Return the texts for a locale of Discord: its own, its language's, or English.

    They are read on the first call and shared by the whole process.
    """
    language = locale.partition("-")[0]
    chosen = next((name for name in (locale, language) if name in LOCALES), ENGLISH_LOCALE)
    if chosen != locale:
        return load(chosen)
    return Texts(locale, read(locale), None if locale == ENGLISH_LOCALE else load())


def find_missing(locale: str) -> list[str]:
    """Return the keys of English that a locale has not translated yet."""
    known = split_entries(read(locale))
    return [
        key for key in split_entries(read(ENGLISH_LOCALE)) if key not in known and key[0] != "-"
    ]


@cache
def fingerprint() -> str:
    """Return a hash of all texts in all locales, which changes with any of them."""
    return sha256("\n".join([_NAMED["command"], *map(read, LOCALES)]).encode()).hexdigest()


def read(locale: str) -> str:
    """Return all Fluent files of a locale as one text; for `en-GB`, then those of `en`.

    Of two texts with one name the first counts.
    """
    language = locale.partition("-")[0]
    folders = dict.fromkeys(name for name in (locale, language) if name in LOCALES)
    files = [file for folder in folders for file in sorted((_HERE / folder).glob("*.ftl"))]
    return "\n".join(file.read_text("utf-8") for file in files)


def keys(prefix: str, choices: Iterable[Choice], suffix: str = "") -> Mapping[Choice, str]:
    """Return the key for each value of an enumeration: ``games-mode-solo`` for `ModeKey.SOLO`."""
    end = f"-{suffix}" if suffix else ""
    return MappingProxyType({choice: f"{prefix}-{choice}{end}" for choice in choices})
