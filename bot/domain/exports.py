"""A server's results, as those who manage it take them out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import date, datetime
from enum import StrEnum

from bot.domain.modes import Mode
from bot.domain.players import Player
from bot.domain.records.values import RecordedGame, Score

MOST_EXPORTED = 100_000
"""Results of either kind in an export: the newest."""


class Origin(StrEnum):
    """Where a result of a puzzle played elsewhere comes from."""

    MESSAGE = "message"
    SUMMARY = "summary"
    """A summary of the Wordle app; one of a single player without a streak looks like a message."""
    PASTED = "pasted"
    CORRECTION = "correction"
    ACCOUNT = "account"
    """A further account of the player's, which has the same result once more."""


class Ruling(StrEnum):
    """What a manager has decided about a result."""

    STRUCK = "struck"
    CHANGED = "changed"


@dataclass(frozen=True, slots=True)
class ExportedRecord:
    """A result of a puzzle played elsewhere, as it is stored.

    Of a player's results of one puzzle at most one `counts`, and the `ruling` is about them all. A
    player whom a summary only names has the id 0. `first` is what its message said, if that has
    changed.
    """

    game: str
    puzzle: int
    on: date
    player: Player
    score: Score
    counts: bool
    at: datetime
    origin: Origin
    first: Score | None = None
    confirmed: bool = False
    ruling: Ruling | None = None


@dataclass(frozen=True, slots=True)
class ExportedGame:
    """One player's part in a finished game with the bot; see `Result`."""

    mode: Mode
    on: date
    player: Player
    won: bool
    guesses: int
    limit: int
    boards: int
    language: str
    length: int
    hard: str
    assisted: bool
    at: datetime
    struck: bool = False

    @property
    def ranked(self) -> bool:
        """Whether a leaderboard of several modes counts it."""
        return self.mode.ranked and not (self.assisted or self.struck)


@dataclass(frozen=True)
class ResultPortion:
    """Some of what was recorded or played in a server.

    `known` are the games played elsewhere that are known there, by their keys.
    """

    known: Mapping[str, RecordedGame]
    records: Sequence[ExportedRecord] = ()
    games: Sequence[ExportedGame] = ()
