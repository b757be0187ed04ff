"""How a letter is called that does not belong where it stands."""

from __future__ import annotations

import unicodedata


def name_character(character: str) -> str:
    """The character in quotes if it can be shown as it is, and what Unicode calls it."""
    if character.isascii() and character.isalnum():
        return f"“{character}”"
    # only a letter or digit is echoed: anything else may be markup or a control
    name = unicodedata.name(character, "?").lower()
    return f"“{character}” ({name})" if character.isalnum() else f"“{name}”"
