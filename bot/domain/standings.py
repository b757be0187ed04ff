"""Finished games, and what they add up to."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date, datetime, timedelta
from enum import StrEnum

from bot.domain.errors import PlayerError
from bot.domain.modes import Mode, ModeKey
from bot.domain.players import Place, Player


class KeepsPrivate(PlayerError):
    """The player's statistics are private."""


class SamePlayer(PlayerError):
    """A player cannot be compared with themselves."""


class NotListed(PlayerError):
    """The player has no game that this leaderboard counts."""


@dataclass(frozen=True)
class Result:
    """One player's part in one finished game: `guesses` of `limit`, on so many `boards`.

    It counts for the day `on`: a daily's own, else the day it ended in its server. `day` is a
    daily's own day. `answer` is known where others may have had the same word: on a single board of
    one's own, in a game that counts. `deeds` are what badges are had for. An `assisted`
    game, with hints or a class list, counts nowhere.
    """

    game_id: int
    player: Player
    place: Place
    mode: Mode
    language: str
    length: int
    hard: str
    won: bool
    guesses: int
    limit: int
    boards: int
    finished_at: datetime
    on: date
    assisted: bool = False
    day: date | None = None
    answer: str | None = None
    deeds: int = 0

    @property
    def counted(self) -> int:
        """The guesses, comparable with those of a single board.

        Each board beyond the first allows one more guess, and takes one.
        """
        return self.guesses - (self.boards - 1)


@dataclass(frozen=True)
class Span:
    """The days from `first` up to, but not including, `end`."""

    first: date = date.min
    end: date = date.max

    @classmethod
    def week(cls, day: date) -> Span:
        """Return the week of that day, from its Monday."""
        monday = day - timedelta(day.weekday())
        return cls(monday, monday + timedelta(7))

    @classmethod
    def month(cls, day: date) -> Span:
        """Return the month of that day."""
        first = day.replace(day=1)
        return cls(first, (first + timedelta(31)).replace(day=1))

    @classmethod
    def year(cls, day: date) -> Span:
        """Return the year of that day."""
        return cls(date(day.year, 1, 1), date(day.year + 1, 1, 1))


ALL_TIME = Span()


class Period(StrEnum):
    """The days that a leaderboard counts: of the calendar, or of the running season."""

    TODAY = "today"
    WEEK = "week"
    MONTH = "month"
    YEAR = "year"
    ALL = "all"
    YESTERDAY = "yesterday"
    LAST_WEEK = "lastweek"
    LAST_MONTH = "lastmonth"
    LAST_YEAR = "lastyear"
    SEASON = "season"

    def span(self, today: date) -> Span:
        """Return the days of a calendar period; raises KeyError for a season."""
        day = timedelta(1)
        week, month, year = Span.week(today), Span.month(today), Span.year(today)
        return {
            Period.TODAY: Span(today, today + day),
            Period.WEEK: week,
            Period.MONTH: month,
            Period.YEAR: year,
            Period.ALL: ALL_TIME,
            Period.YESTERDAY: Span(today - day, today),
            Period.LAST_WEEK: Span.week(week.first - day),
            Period.LAST_MONTH: Span.month(month.first - day),
            Period.LAST_YEAR: Span.year(year.first - day),
        }[self]


YEARS = (Period.YEAR, Period.LAST_YEAR)
"""The periods that have a review."""


@dataclass(frozen=True)
class DailyPlace:
    """A player's place in a daily, 0 without one, among those who `solved` it.

    `earlier` are the dailies they had finished before; `best` says that none took so few guesses,
    and `first` that nobody else has finished this one.
    """

    place: int
    solved: int
    earlier: int = 0
    best: bool = False
    first: bool = False


@dataclass(frozen=True)
class Streak:
    """How many in a row: now, and at best; `kept` is the day that a shield keeps in it now."""

    now: int = 0
    best: int = 0
    kept: date | None = None


@dataclass(frozen=True)
class Tally:
    """What a player's finished games add up to.

    `streak` counts the days in a row whose daily was won without help. Of games on several boards,
    one guess less counts for each further board.
    """

    player: Player
    distribution: tuple[tuple[int, int], ...]
    """(guesses, games won in so many), ascending."""
    lost: int
    streak: Streak = Streak()
    dailies: int = 0
    deeds: int = 0
    """The deeds that the games show together."""
    unread: bool = False
    """Whether games of before there were badges have not been looked at."""
    left_out: tuple[tuple[ModeKey | None, int], ...] = ()
    """Games that a leaderboard of all modes leaves out: of a mode, or for None with help."""
    several_boards: bool = False

    @property
    def wins(self) -> int:
        """Games won."""
        return sum(games for _, games in self.distribution)

    @property
    def games(self) -> int:
        """Games finished."""
        return self.wins + self.lost

    @property
    def average(self) -> float | None:
        """Mean guesses of the games won; None without a win."""
        guesses = sum(guesses * games for guesses, games in self.distribution)
        return guesses / self.wins if self.wins else None

    @property
    def win_rate(self) -> float:
        """The share of games won."""
        return self.wins / self.games


@dataclass(frozen=True)
class HeadToHead:
    """How two players did at the same words of dailies, races, challenges and duels.

    `costs` are the guesses of each at each word, where a lost game counts one more than its limit.
    """

    player: Player
    other: Player
    costs: tuple[tuple[int, int], ...]

    @property
    def better(self) -> int:
        """Words for which `player` needed fewer guesses."""
        return sum(mine < theirs for mine, theirs in self.costs)

    @property
    def worse(self) -> int:
        """Words for which `player` needed more guesses."""
        return sum(mine > theirs for mine, theirs in self.costs)

    @property
    def level(self) -> int:
        """Words for which both needed as many guesses."""
        return len(self.costs) - self.better - self.worse

    @property
    def means(self) -> tuple[float, float]:
        """The mean guesses of each; there is at least one word."""
        mine, theirs = zip(*self.costs, strict=True)
        return sum(mine) / len(mine), sum(theirs) / len(theirs)
