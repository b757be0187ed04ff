"""Names for characters that a word may not have."""

from __future__ import annotations

import unicodedata


def name_character(character: str) -> str:
    """Return a character as it is written, or its Unicode name if it can't be seen.

    A letter that looks like one of another alphabet has its name beside it.
    """
    if character.isalnum():
        name = unicodedata.name(character, "?").lower()
        return f"“{character}”" if character.isascii() else f"“{character}” ({name})"
    if character.isascii() and character.isprintable() and not character.isspace():
        # as code it is no markup, and pings nobody; a backtick needs longer marks around it
        return "`` ` ``" if character == "`" else f"`{character}`"
    return f"“{unicodedata.name(character, '?').lower()}”"
