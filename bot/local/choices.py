"""What somebody who types means of the choices that Discord shows in a menu."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

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
