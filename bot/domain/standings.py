"""Finished games, counted."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence, Set
from dataclasses import dataclass
from datetime import date, datetime, timedelta
from enum import StrEnum

from bot.domain.modes import Mode
from bot.domain.players import Place, Player
from engine import Rules


@dataclass(frozen=True)
class Result:
    """One player's part in one finished game; `guesses` is the length of the board.

    `day` is that of a daily.
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
    finished_at: datetime
    assisted: bool = False
    day: date | None = None

    @property
    def further_boards(self) -> int:
        """Boards beyond the first, each of which allows one more guess, and takes one."""
        return self.limit - Rules().limit

    @property
    def counted(self) -> int:
        """The guesses that compare with those of a single board: 1 to 6."""
        return self.guesses - self.further_boards

    @property
    def ranked(self) -> bool:
        """Whether a leaderboard over all modes counts it."""
        return self.mode.ranked and not self.assisted


class Period(StrEnum):
    """How far back a leaderboard looks."""

    WEEK = "week"
    MONTH = "month"
    ALL = "all"

    def since(self, now: datetime) -> datetime | None:
        """The first moment counted, or None for all time."""
        days = {Period.WEEK: 7, Period.MONTH: 30}.get(self)
        return now - timedelta(days=days) if days else None


@dataclass(frozen=True)
class Streak:
    """How many in a row: up to now, and at best."""

    now: int = 0
    best: int = 0


@dataclass(frozen=True)
class Tally:
    """A player's finished games, counted.

    `streak` is of games won, `days` of days whose daily was won. Of games on several boards
    one guess less counts for each further board.
    """

    player: Player
    games: int
    wins: int
    average: float | None
    """Mean guesses of the games won; None without a win."""
    distribution: tuple[tuple[int, int], ...]
    """(guesses, games won in so many), ascending."""
    streak: Streak = Streak()
    days: Streak = Streak()
    dailies: int = 0
    unranked: int = 0
    """Games that a leaderboard over all modes leaves out."""
    several_boards: bool = False

    @property
    def win_rate(self) -> float:
        return self.wins / self.games

    @property
    def merit(self) -> tuple[int, float, int]:
        """What ranks: wins, then the better average, then fewer games; less is better."""
        return -self.wins, self.average or float("inf"), self.games


def tally(player: Player, results: Sequence[Result], today: date) -> Tally:
    """Count `results`, at least one, in the order they finished."""
    won = [result.counted for result in results if result.won]
    return Tally(
        player=player,
        games=len(results),
        wins=len(won),
        average=sum(won) / len(won) if won else None,
        distribution=tuple(sorted(Counter(won).items())),
        streak=_streak([result.won for result in results]),
        days=_days({result.day for result in results if result.day and result.won}, today),
        dailies=sum(result.day is not None for result in results),
        unranked=sum(not result.ranked for result in results),
        several_boards=any(result.further_boards for result in results),
    )


def _streak(outcomes: Iterable[bool]) -> Streak:
    now = best = 0
    for won in outcomes:
        now = now + 1 if won else 0
        best = max(best, now)
    return Streak(now, best)


def _days(won: Set[date], today: date) -> Streak:
    """Days in a row; today's daily breaks nothing until the day is over."""
    if not won:
        return Streak()
    first = min(won)
    days = [first + timedelta(days) for days in range((today - first).days + (today in won))]
    return _streak(day in won for day in days)
