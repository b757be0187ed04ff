"""Names for characters that a word may not have."""

from __future__ import annotations

import unicodedata

from bot.texts import Texts


def name_character(character: str, say: Texts) -> str:
    """Return a character as it is written, or its Unicode name if it can't be seen.

    A letter that looks like one of another alphabet has its name beside it.
    """
    name = unicodedata.name(character, "?").lower()
    if character.isalnum():
        quoted = say("refusals-quoted", text=character)
        return quoted if character.isascii() else f"{quoted} ({name})"
    # a mark without its letter is hard to see
    alone = unicodedata.category(character).startswith("M")
    if character.isprintable() and not (character.isspace() or alone):
        # as code it is no markup, and pings nobody; a backtick needs longer marks around it
        return "`` ` ``" if character == "`" else f"`{character}`"
    return say("refusals-quoted", text=name)
