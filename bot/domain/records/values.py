"""What a game played elsewhere is, and a result in one."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from datetime import date, datetime, timedelta
from enum import StrEnum

from bot.domain.errors import PlayerError
from bot.domain.players import Place, Player


class Unit(StrEnum):
    """What the figure of a result counts."""

    GUESSES = "guesses"
    BOARDS = "boards"
    """The guesses of several boards, added up."""
    MISTAKES = "mistakes"
    HINTS = "hints"
    STARS = "stars"
    POINTS = "points"
    TIME = "time"
    """Seconds."""


@dataclass(frozen=True)
class Score:
    """The figure of one result; a puzzle not solved has the figure it counts as."""

    figure: int
    solved: bool = True


@dataclass(frozen=True)
class RecordedGame:
    """A game whose shares are read; its results are ranked among themselves alone.

    `pattern` finds a share, and its group ``puzzle`` the number of the puzzle, or ``date``
    its day. `score` reads a match, and raises ValueError for what is no finished game. `lost`
    is the figure that an unsolved puzzle counts as (of several boards, each that was missed),
    None where there is no losing.
    """

    key: str
    name: str
    unit: Unit
    pattern: re.Pattern[str]
    score: Callable[[re.Match[str]], Score]
    lost: int | None = None
    most_first: bool = False
    """Whether a higher figure is better."""
    headline: bool = False
    """Whether a share may be its first line alone; it then has to begin a line."""
    day_zero: date | None = None
    """The day of the puzzle with the number 0; None if it is not known.

    Puzzles that are called by their day have as their number the days since `date.min`.
    """

    def day(self, puzzle: int) -> date | None:
        """The day of a puzzle, if its number tells."""
        return self.day_zero and self.day_zero + timedelta(puzzle)


@dataclass(frozen=True)
class Share:
    """A result as a text tells it."""

    game: RecordedGame
    puzzle: int
    score: Score


@dataclass(frozen=True)
class Post:
    """A message on Discord that may hold results; `names` are those of who is mentioned."""

    id: int
    place: Place
    author: Player
    text: str
    at: datetime
    by_bot: bool = False
    names: tuple[Player, ...] = ()


@dataclass(frozen=True)
class Record:
    """A result that is kept: one for each player, game and puzzle in a server."""

    game: RecordedGame
    puzzle: int
    score: Score
    player: Player
    on: date


@dataclass(frozen=True)
class Figures:
    """A player's results in one game here, added up; unsolved puzzles count as the game says."""

    games: int
    solved: int
    total: int

    @property
    def mean(self) -> float:
        return self.total / self.games


@dataclass(frozen=True)
class RecordStanding:
    """A player's place among all who have enough results; None for who has too few."""

    place: int | None
    player: Player
    figures: Figures


class NoShare(PlayerError):
    """No result of a game that is read stands in the text."""


class NotYourShare(PlayerError):
    """Only its author, or a moderator, records a message."""


class FuturePuzzle(PlayerError):
    """A puzzle that nobody can have played yet."""

    def __init__(self, game: RecordedGame, puzzle: int) -> None:
        super().__init__(game, puzzle)
        self.game = game
        self.puzzle = puzzle


class UnknownGame(PlayerError):
    """No game of that name is read."""
