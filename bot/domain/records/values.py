"""Games played elsewhere, and results in them."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field
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


BOUNDS = {
    Unit.GUESSES: (1, 300),
    Unit.BOARDS: (2, 200),
    Unit.MISTAKES: (0, 4),
    Unit.HINTS: (0, 30),
    Unit.STARS: (0, 5),
    Unit.POINTS: (0, 50_000),
    Unit.TIME: (1, 86_399),
}
"""The figures that a result can have, by what they count."""


@dataclass(frozen=True)
class Score:
    """The figure of one result; an unsolved puzzle has the figure it counts as."""

    figure: int
    solved: bool = True


@dataclass(frozen=True)
class RecordedGame:
    """A game whose shares are read; its results are ranked by themselves.

    Each of the `patterns` finds shares; its group ``puzzle`` is the number of the puzzle, or
    ``date`` its day. `score` reads a match, and raises ValueError for an unfinished game. `lost` is
    the figure of an unsolved puzzle (with several boards, of each missed one), None where nobody
    can lose.
    """

    key: str
    name: str
    unit: Unit
    patterns: tuple[re.Pattern[str], ...]
    score: Callable[[re.Match[str]], Score]
    lost: int | None = None
    headline: bool = False
    """Whether the first line alone is a share; it then has to begin a line."""
    tiled: bool = False
    """Whether its shares are known to have tiles below the first line."""
    correct: str = ""
    """The squares of a correct guess, where a share has a row of squares for each guess."""
    width: int | None = None
    """The squares of such a row, where all answers of the game are as long."""
    loose: tuple[str, ...] = ()
    """The same patterns for any figure and number; in ``long`` is a number that no puzzle has."""
    bounds: tuple[int, int] | None = None
    """The figures that a result can have; None for those of its unit."""
    day_zero: date | None = None
    """The day of puzzle number 0, `date.min` for puzzles named by their day; None if unknown."""
    example: str = ""
    """A share that is read, in a line."""
    earliest: date = date.min
    """Where the day of puzzle number 0 is unknown, a day before which it was not."""

    @property
    def most_first(self) -> bool:
        """Whether a higher figure is better."""
        return self.unit in (Unit.STARS, Unit.POINTS)

    def admits(self, score: Score) -> bool:
        """Return whether a result can have this figure."""
        least, most = self.bounds or BOUNDS[self.unit]
        unsolved = self.lost == most and score.figure == most
        return least <= score.figure <= most and not (unsolved and score.solved)

    def find_day(self, puzzle: int) -> date | None:
        """Return the day of a puzzle, if its number tells."""
        return self.day_zero and self.day_zero + timedelta(puzzle)

    def find_first_day(self, puzzle: int) -> date:
        """Return the first day on which a puzzle can have been out, at one puzzle a day."""
        return (self.day_zero or self.earliest) + timedelta(puzzle)


@dataclass(frozen=True)
class Share:
    """A result as written in a text; its squares may contradict it.

    Where they tell another result than the `stated` one, the score is theirs. `talk` may be about
    somebody else's.
    """

    game: RecordedGame
    puzzle: int
    score: Score
    contradicted: bool = False
    stated: Score | None = None
    talk: bool = field(default=False, compare=False)


@dataclass(frozen=True)
class Post:
    """A Discord message that may have results; `mentioned` are the people it mentions.

    Pasted text has the `id` 0. A `summary` is posted by Discord's Wordle app; `by_bot` is set for
    any bot.
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
    """A stored result; of several for a player's puzzle in a server, the earliest counts.

    It counts for the day `on`: the puzzle's own, else the day it was posted. `message_id` is the
    message it was read from, 0 for pasted text.
    """

    game: RecordedGame
    puzzle: int
    score: Score
    player: Player
    on: date
    at: datetime
    message_id: int = 0
    name: str | None = None
    """The player's name in a summary that does not mention them."""
    stated: Score | None = field(default=None, compare=False)
    """What its share says, where the squares of the share tell the score."""
    first: Score | None = field(default=None, compare=False)
    """What was posted of its puzzle first, where that is noted."""
    held: bool = field(default=False, compare=False)
    """Whether it counts as it did before, instead of as its message says."""
    corrected: bool = field(default=False, compare=False)
    """Whether a manager has given it its score."""
    confirmed: bool = field(default=False, compare=False)
    """Whether its author said that it is a result, although it was doubted."""


@dataclass(frozen=True)
class Unclaimed:
    """A result of a summary that only names its player, who is not known yet."""

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
    """A player's place, from 1, which equals share; None for players with too few results."""

    place: int | None
    player: Player
    figures: Figures


LEAST_RESULTS = 3
"""Results a player needs for a place."""

RECORDS_PAGE = 15
"""Players on a page of a leaderboard."""


@dataclass(frozen=True)
class RecordRanking:
    """A `page` of all `players` in a game here, the best first, and the asker if not on it."""

    best: tuple[RecordStanding, ...] = ()
    own: RecordStanding | None = None
    players: int = 0
    page: int = 0


Fact = tuple[str, int, int | str, int, bool, date]
"""Game, puzzle, player by id or name, figure, whether solved, and the day."""


@dataclass(frozen=True)
class PostResults:
    """The results of one message, and why others in it are not kept.

    `streak` is for how many days a group has solved the Wordle, up to the day `streak_on`.
    """

    records: tuple[Record, ...] = ()
    unclaimed: tuple[Unclaimed, ...] = ()
    streak: int | None = None
    streak_on: date = date.min
    refused: tuple[PlayerError, ...] = ()

    @property
    def facts(self) -> frozenset[Fact]:
        """Everything in it, to be compared with what was stored before."""
        facts = {_fact(one, one.player.id) for one in self.records}
        facts |= {_fact(one.record, one.name) for one in self.unclaimed}
        if self.streak is not None:
            facts.add(make_streak_fact(self.streak, self.streak_on))
        return frozenset(facts)


def make_streak_fact(days: int, on: date) -> Fact:
    """Return a group's streak as a fact."""
    return ("", 0, "", days, True, on)


def _fact(record: Record, who: int | str) -> Fact:
    score = record.score
    return (record.game.key, record.puzzle, who, score.figure, score.solved, record.on)
