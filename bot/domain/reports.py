"""Words that players find unfit to be an answer."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from engine import Word


@dataclass(frozen=True)
class ReportedWord:
    """A word, and how many players have reported it."""

    language: str
    word: Word
    players: int

    @property
    def key(self) -> str:
        """What it is called in a menu: ``en.crane``."""
        return f"{self.language}.{self.word}"


class Decision(StrEnum):
    """What those who manage a server decide about a reported word."""

    BAN = "ban"
    KEEP = "keep"
