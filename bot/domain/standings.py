"""Finished games, counted."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from enum import StrEnum

from bot.domain.games import Mode
from bot.domain.people import Place, Player


@dataclass(frozen=True)
class Result:
    """One player's part in one finished game; `guesses` is the length of the board."""

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
class Tally:
    """A player's finished games, counted."""

    player: Player
    games: int
    wins: int
    average: float | None
    """Mean guesses of the games won; None without a win."""
    distribution: tuple[tuple[int, int], ...]
    """(guesses, games won in so many), ascending."""
    streak: int
    best_streak: int

    @property
    def win_rate(self) -> float:
        return self.wins / self.games


def tally(player: Player, results: Sequence[Result]) -> Tally:
    """Count `results`, at least one, in the order they finished."""
    won = [result.guesses for result in results if result.won]
    streak, best = _streaks([result.won for result in results])
    average = sum(won) / len(won) if won else None
    distribution = tuple(sorted(Counter(won).items()))
    return Tally(player, len(results), len(won), average, distribution, streak, best)


def _streaks(outcomes: Sequence[bool]) -> tuple[int, int]:
    current = best = 0
    for won in outcomes:
        current = current + 1 if won else 0
        best = max(best, current)
    return current, best
