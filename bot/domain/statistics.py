"""A player's finished games by kind, by first word, and by answer."""

from __future__ import annotations

from calendar import monthrange
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date, datetime, timedelta
from enum import StrEnum
from typing import Generic, TypeVar

from bot.domain.badges import Badges
from bot.domain.modes import Mode
from bot.domain.players import Player
from bot.domain.reviews import PlayerYear
from bot.domain.skill import SkillHistory

T = TypeVar("T")


class StatsPage(StrEnum):
    """The pages of a player's statistics."""

    OVERVIEW = "overview"
    BADGES = "badges"
    KINDS = "kinds"
    OPENERS = "openers"
    WORDS = "words"
    YEAR = "year"
    SKILL = "skill"
    REVIEW = "review"


@dataclass(frozen=True)
class GameKind:
    """A mode, a length of words, and a number of boards."""

    mode: Mode
    length: int
    boards: int


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
    """The player's games by first word, the favourite first."""

    player: Player
    parts: tuple[Slice[str], ...]


@dataclass(frozen=True)
class CostlyWord:
    """A word and the mean guesses it took; a lost game counts as `leaderboards.LOSS`."""

    word: str
    games: int
    cost: float
    others: float | None
    """Mean guesses of others at the same word, if enough of them had it."""


@dataclass(frozen=True)
class CostlyLetter:
    """A letter and the mean guesses that words with it took; a loss counts as for words."""

    letter: str
    games: int
    cost: float


LEAST_FOR_A_LETTER, _LETTERS = 5, 3
"""Games that a letter needs to be listed, and letters that are listed."""


def find_costly_letters(words: Iterable[tuple[str, int, int]]) -> tuple[CostlyLetter, ...]:
    """Return the hardest letters of `words`, each given with its games and their total cost."""
    games: Counter[str] = Counter()
    costs: Counter[str] = Counter()
    for word, played, cost in words:
        # a letter twice in a word is still one word with it
        games.update(dict.fromkeys(word, played))
        costs.update(dict.fromkeys(word, cost))
    enough = [
        CostlyLetter(letter, played, costs[letter] / played)
        for letter, played in games.items()
        if played >= LEAST_FOR_A_LETTER
    ]
    return tuple(sorted(enough, key=lambda one: (-one.cost, -one.games, one.letter))[:_LETTERS])


@dataclass(frozen=True)
class Finding:
    """The word of one game, and the guesses it took: `leaderboards.LOSS` if it was lost."""

    word: str
    cost: int
    at: datetime


@dataclass(frozen=True)
class WordCosts:
    """The words that cost a player most, the costliest first, and the best and worst game.

    Only games on a single board of the player's own count, and no word of a running match.
    """

    player: Player
    costly: tuple[CostlyWord, ...] = ()
    best: Finding | None = None
    worst: Finding | None = None
    letters: tuple[CostlyLetter, ...] = ()


@dataclass(frozen=True)
class PlayedDay:
    """A day with finished games."""

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
        """Games finished."""
        return sum(one.games for one in self.days)

    @property
    def wins(self) -> int:
        """Games won."""
        return sum(one.wins for one in self.days)

    @property
    def longest(self) -> int:
        """The most days in a row with a game."""
        longest = row = 0
        before = date.min
        for one in sorted(self.days, key=lambda one: one.day):
            row = row + 1 if one.day - before == timedelta(1) else 1
            longest, before = max(longest, row), one.day
        return longest

    def find_month(self, month: date) -> dict[int, PlayedDay]:
        """Return the days of the month that begins on `month`, by their number in it."""
        return {one.day.day: one for one in self.days if one.day.replace(day=1) == month}

    def count_days(self, month: date) -> int:
        """Return how many days of the month have begun."""
        if month.replace(day=1) == self.today.replace(day=1):
            return self.today.day
        return monthrange(month.year, month.month)[1]


Details = Badges | Kinds | Openers | WordCosts | PlayedYear | SkillHistory | PlayerYear
