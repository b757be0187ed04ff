"""A player's finished games by kind, by first word, and by the word that was to be found."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum
from typing import Generic, TypeVar

from bot.domain.modes import Mode
from bot.domain.players import Player

T = TypeVar("T")


class StatsPage(StrEnum):
    """What of a player's statistics is shown."""

    OVERVIEW = "overview"
    KINDS = "kinds"
    OPENERS = "openers"
    WORDS = "words"


@dataclass(frozen=True)
class GameKind:
    mode: Mode
    length: int


@dataclass(frozen=True)
class Slice(Generic[T]):
    """Some of a player's games; `guesses` are those of games won, as on a single board."""

    of: T
    games: int
    wins: int
    guesses: int

    @property
    def average(self) -> float | None:
        """Mean guesses of the games won; None without a win."""
        return self.guesses / self.wins if self.wins else None


@dataclass(frozen=True)
class Kinds:
    """The games of each mode and length, the most played first."""

    player: Player
    parts: tuple[Slice[GameKind], ...]


@dataclass(frozen=True)
class Openers:
    """The games that the player began with each first word, the favourite first."""

    player: Player
    parts: tuple[Slice[str], ...]


@dataclass(frozen=True)
class CostlyWord:
    """A word and the mean guesses it took; a game not won counts as `leaderboards.LOSS`."""

    word: str
    games: int
    cost: float
    others: float | None
    """Mean guesses of others at the same word, if enough had it."""


@dataclass(frozen=True)
class Finding:
    """One game's word, and the guesses it took: `leaderboards.LOSS` if it was not won."""

    word: str
    cost: int
    at: datetime


@dataclass(frozen=True)
class WordCosts:
    """The words that cost a player most, the costliest first, and single games.

    Only games on one board of the player's own are among them, and no word of a match that
    still goes on.
    """

    player: Player
    costly: tuple[CostlyWord, ...] = ()
    best: Finding | None = None
    worst: Finding | None = None


Details = Kinds | Openers | WordCosts
