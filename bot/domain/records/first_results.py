"""What was posted first of a puzzle."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date, datetime

from bot.domain.records.values import Score


@dataclass(frozen=True)
class FirstResult:
    """What a player's message said first of a puzzle, which counts for the day `on`."""

    guild_id: int
    game: str
    player_id: int
    puzzle: int
    score: Score
    on: date
    at: datetime


@dataclass(frozen=True)
class StoredResult:
    """A stored result of a message, what was posted `first` if noted, and whether it was confirmed.

    Where `first` equals the score, the message may say something else by now.
    """

    score: Score
    first: Score | None
    confirmed: bool
