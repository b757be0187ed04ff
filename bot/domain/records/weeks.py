"""A week of a game played elsewhere: who played which day, and who would win it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import date, timedelta

from bot.domain.players import Player, Theme
from bot.domain.records.values import RecordedGame, RecordRanking, Score
from bot.domain.standings import Span

LONGEST_AGO = 520
"""Weeks back that can be shown."""


@dataclass(frozen=True)
class Absentees:
    """Regular players of whom nothing is recorded for a day: the first of them, and how many."""

    first: tuple[Player, ...] = ()
    count: int = 0


@dataclass(frozen=True)
class RecordWeek:
    """The results of a week, which is `ago` weeks before that of `today`, and how to draw them.

    `days` are the results of those on the `ranking`, by their id and day. `least` results take a
    place. `today_best` is the best of today so far, None of an earlier week. `begun` says whether
    anything of today is recorded, `absent` are the regular players of whom nothing is, and
    `nameless` the names in summaries that nobody has said who they are.
    """

    game: RecordedGame
    today: date
    ago: int
    ranking: RecordRanking
    least: int
    theme: Theme = Theme.SQUARES
    days: Mapping[int, Mapping[date, Score]] = field(
        default_factory=dict[int, Mapping[date, Score]]
    )
    begun: bool = False
    today_best: RecordRanking | None = None
    absent: Absentees = Absentees()
    nameless: tuple[str, ...] = ()
    streak: int | None = None

    @property
    def span(self) -> Span:
        """Its days."""
        return find_week(self.today, self.ago)

    @property
    def running(self) -> bool:
        """Whether it is this week."""
        return self.ago == 0


def find_week(today: date, ago: int) -> Span:
    """Return the days of the week that is `ago` weeks before that of today."""
    return Span.week(today - timedelta(7 * ago))
