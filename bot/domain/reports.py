"""Words that players report as unfit to be an answer."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from bot.domain.players import Player
from engine import Word


class Reason(StrEnum):
    """Why a word should not be an answer."""

    RARE = "rare"
    OFFENSIVE = "offensive"
    NONWORD = "nonword"
    OTHER = "other"


@dataclass(frozen=True)
class WordReport:
    """A player's report of a word."""

    language: str
    word: Word
    player: Player
    reason: Reason


@dataclass(frozen=True)
class ReportedWord:
    """A word, how many players have reported it, and why, the most common reason first."""

    language: str
    word: Word
    players: int
    reasons: tuple[Reason, ...]

    @property
    def key(self) -> str:
        """Its name in a menu: ``en.crane``."""
        return f"{self.language}.{self.word}"


class Decision(StrEnum):
    """What a server's managers decide about a reported word."""

    BAN = "ban"
    KEEP = "keep"
