"""Names for characters that a word may not have."""

from __future__ import annotations

import unicodedata


def name_character(character: str) -> str:
    """Return a character in quotes, with its Unicode name unless it is ASCII.

    Of a character that is unsafe to show, return the name alone.
    """
    if character.isascii() and character.isalnum():
        return f"“{character}”"
    # anything but a letter or digit may be markup or a control character
    name = unicodedata.name(character, "?").lower()
    return f"“{character}” ({name})" if character.isalnum() else f"“{name}”"
