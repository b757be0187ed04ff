"""What somebody who types means of the choices that Discord shows in a menu."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import simcord
from babel import Locale

from engine.words import ALPHABETS


def name_languages(codes: Iterable[object], locale: str) -> dict[str, str]:
    """Return the codes of languages by their names in English and in a locale, in small letters.

    What is no language of words is left out.
    """
    readers = [Locale.parse(one, sep="-").languages for one in ("en", locale)]
    return {
        names[code].casefold(): code
        for code in map(str, codes)
        for names in readers
        if code in ALPHABETS and code in names
    }


def find_choice(choices: Sequence[Mapping[str, Any]], text: str, locale: str) -> Any:
    """Return what was meant of these choices, by its value or the name that Discord shows.

    With a `locale`, a language may be called by its name there, too, or in English.
    """
    named = {one["name"].casefold(): one["value"] for one in choices}
    if text.lower() == "on" and "off" in named.values():
        return next(value for value in named.values() if value != "off")
    called = (name_languages(named.values(), locale) if locale else {}) | named
    return called.get(text.casefold(), text.lower()) if named else text


def find_offered(
    label: str, words: Sequence[str], offered: Sequence[Mapping[str, Any]]
) -> tuple[Any, int]:
    """Return the value of what the first of `words` name, the most that can, and their number.

    Raises `simcord.SetupError` if nothing that is `offered` is called so, or several are.
    """
    for count in range(len(words), 0, -1):
        called = " ".join(words[:count]).casefold()
        if len(same := [one for one in offered if one["name"].casefold() == called]) == 1:
            return same[0]["value"], count
    if len(offered) != 1:
        known = ", ".join(one["name"] for one in offered) or "none like it"
        raise simcord.SetupError(f"there is no {label} called {words[0]!r}; there is {known}")
    return offered[0]["value"], 1
