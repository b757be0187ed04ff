"""What a game played elsewhere is, and a result in one."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from datetime import date, datetime, timedelta
from enum import StrEnum

from bot.domain.errors import PlayerError
from bot.domain.players import Player


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
    headline: bool = False
    """Whether a share may be its first line alone; it then has to begin a line."""
    day_zero: date | None = None
    """The day of the puzzle with the number 0; None if it is not known.

    Puzzles that are called by their day have as their number the days since `date.min`.
    """

    @property
    def most_first(self) -> bool:
        """Whether a higher figure is better."""
        return self.unit in (Unit.STARS, Unit.POINTS)

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
    """A message on Discord that may hold results; `mentioned` are the people it mentions.

    The `id` of what was pasted is 0. `summary` says that Discord's Wordle app has posted it,
    `by_bot` that any bot has.
    """

    id: int
    author: Player
    text: str
    at: datetime
    by_bot: bool = False
    summary: bool = False
    mentioned: tuple[Player, ...] = ()
    edited_at: datetime | None = None


@dataclass(frozen=True)
class Record:
    """A result that is kept. Of all of a player's puzzle in a server, the one told first counts.

    It is of the day `on`: the puzzle's own, else the day it was told. `message_id` is of the
    message that told it, 0 for what was pasted.
    """

    game: RecordedGame
    puzzle: int
    score: Score
    player: Player
    on: date
    at: datetime
    message_id: int = 0
    name: str | None = None
    """What a summary calls the player, if it does not mention them."""


@dataclass(frozen=True)
class Unclaimed:
    """A result of a summary whose player was only named; it waits to be told who that is."""

    name: str
    record: Record


@dataclass(frozen=True)
class Figures:
    """A player's results in one game here, added up; unsolved puzzles count as the game says."""

    games: int = 0
    solved: int = 0
    total: int = 0

    @property
    def mean(self) -> float:
        """The mean figure; raises ZeroDivisionError without a result."""
        return self.total / self.games


@dataclass(frozen=True)
class RecordStanding:
    """A player's place, from 1; equals share one. None for who has too few results yet."""

    place: int | None
    player: Player
    figures: Figures


@dataclass(frozen=True)
class RecordRanking:
    """The best of all `players` in a game here, and the one who asks if ranked below them."""

    best: tuple[RecordStanding, ...] = ()
    own: RecordStanding | None = None
    players: int = 0


Fact = tuple[str, int, int | str, int, bool, date]
"""Game, puzzle, who by id or name, figure, whether solved, and the day."""


@dataclass(frozen=True)
class PostResults:
    """What one message tells, and why other results in it are not kept.

    `streak` is for how many days a group has solved the Wordle, up to the day `streak_on`.
    """

    records: tuple[Record, ...] = ()
    unclaimed: tuple[Unclaimed, ...] = ()
    streak: int | None = None
    streak_on: date = date.min
    refused: tuple[PlayerError, ...] = ()

    @property
    def facts(self) -> frozenset[Fact]:
        """All of it, to be compared with what was told before."""
        facts = {_fact(one, one.player.id) for one in self.records}
        facts |= {_fact(one.record, one.name) for one in self.unclaimed}
        if self.streak is not None:
            facts.add(make_streak_fact(self.streak, self.streak_on))
        return frozenset(facts)


def make_streak_fact(days: int, on: date) -> Fact:
    """A group's streak as a fact among others."""
    return ("", 0, "", days, True, on)


def _fact(record: Record, who: int | str) -> Fact:
    score = record.score
    return (record.game.key, record.puzzle, who, score.figure, score.solved, record.on)


class NoShare(PlayerError):
    """No result of a game that is read stands in the text."""


class NotYourShare(PlayerError):
    """Only its author, or a moderator, records what stands in a message."""


class FuturePuzzle(PlayerError):
    """Nobody can have played that puzzle yet."""

    def __init__(self, share: Share) -> None:
        super().__init__(share)
        self.share = share


class TooLate(PlayerError):
    """The server takes results for `days` after the day of their puzzle."""

    def __init__(self, share: Share, days: int) -> None:
        super().__init__(share, days)
        self.share = share
        self.days = days


class PastDay(PlayerError):
    """The server leaves results of past days as they are."""


class UnknownGame(PlayerError):
    """No game of that name is read."""
