"""How a player or a server likes boards drawn."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum


class Theme(StrEnum):
    """How marks are drawn; only `SQUARES` and `LETTERS` leave the meaning to green."""

    SQUARES = "squares"
    LETTERS = "letters"
    CONTRAST_LETTERS = "contrast-letters"
    CONTRAST = "contrast"
    SYMBOLS = "symbols"
    TEXT = "text"


@dataclass(frozen=True)
class Preferences:
    """A player's own choices, for private boards; None leaves it to the server.

    `reminded_in` are the servers of whose daily the player wants to be reminded.
    """

    theme: Theme | None = None
    language: str | None = None
    reminded_in: frozenset[int] = frozenset()


class Preference(StrEnum):
    """What a player can choose, one by one."""

    THEME = "theme"
    LANGUAGE = "language"
    REMIND = "remind"
