"""A player's finished games by kind, by first word, and by the word that was to be found."""

from __future__ import annotations

from calendar import monthrange
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date, datetime, timedelta
from enum import StrEnum
from typing import Generic, TypeVar

from bot.domain.modes import Mode
from bot.domain.players import Player
from bot.domain.skill import SkillHistory

T = TypeVar("T")


class StatsPage(StrEnum):
    """What of a player's statistics is shown."""

    OVERVIEW = "overview"
    KINDS = "kinds"
    OPENERS = "openers"
    WORDS = "words"
    YEAR = "year"
    SKILL = "skill"


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
class CostlyLetter:
    """A letter, and the mean guesses that words with it took; a loss counts as for words."""

    letter: str
    games: int
    cost: float


LEAST, LETTERS = 5, 3
"""Games with a letter that say something about it, and letters that are told."""


def find_costly_letters(words: Iterable[tuple[str, int, int]]) -> tuple[CostlyLetter, ...]:
    """The hardest letters of `words`: each with its games, and with what these cost together."""
    games: Counter[str] = Counter()
    costs: Counter[str] = Counter()
    for word, played, cost in words:
        # a letter twice in a word is still one word with it
        games.update(dict.fromkeys(word, played))
        costs.update(dict.fromkeys(word, cost))
    enough = [
        CostlyLetter(letter, played, costs[letter] / played)
        for letter, played in games.items()
        if played >= LEAST
    ]
    return tuple(sorted(enough, key=lambda one: (-one.cost, -one.games, one.letter))[:LETTERS])


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
    letters: tuple[CostlyLetter, ...] = ()


@dataclass(frozen=True)
class PlayedDay:
    day: date
    games: int
    wins: int


@dataclass(frozen=True)
class PlayedYear:
    """The days of twelve months, up to `today`, on which a player has finished a game."""

    player: Player
    today: date
    days: tuple[PlayedDay, ...]

    @property
    def months(self) -> list[date]:
        """The first day of each month, the oldest first."""
        last = self.today.year * 12 + self.today.month - 1
        return [date(month // 12, month % 12 + 1, 1) for month in range(last - 11, last + 1)]

    @property
    def games(self) -> int:
        return sum(one.games for one in self.days)

    @property
    def wins(self) -> int:
        return sum(one.wins for one in self.days)

    @property
    def longest(self) -> int:
        """Days in a row with a game, at most."""
        longest = row = 0
        before = date.min
        for one in sorted(self.days, key=lambda one: one.day):
            row = row + 1 if one.day - before == timedelta(1) else 1
            longest, before = max(longest, row), one.day
        return longest

    def of_month(self, month: date) -> dict[int, PlayedDay]:
        """Those of the month that begins with that day, by their number in it."""
        return {one.day.day: one for one in self.days if one.day.replace(day=1) == month}

    def count_days(self, month: date) -> int:
        """How many days of the month are over, or go on."""
        if month.replace(day=1) == self.today.replace(day=1):
            return self.today.day
        return monthrange(month.year, month.month)[1]


Details = Kinds | Openers | WordCosts | PlayedYear | SkillHistory
