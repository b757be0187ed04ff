"""How a player or a server likes boards drawn."""

from __future__ import annotations

from enum import StrEnum


class Theme(StrEnum):
    """How marks are drawn; none but `SQUARES` and `LETTERS` leave the meaning to green."""

    SQUARES = "squares"
    LETTERS = "letters"
    CONTRAST = "contrast"
    SYMBOLS = "symbols"
    TEXT = "text"
