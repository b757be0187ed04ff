"""A server's seasons: when they run, how they ended, and what is posted about standings."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date, datetime, time, timedelta
from enum import StrEnum
from zoneinfo import ZoneInfo

from bot.domain.errors import PlayerError
from bot.domain.leaderboards import Standing
from bot.domain.standings import ALL_TIME, Span

QUIET_SEASON = timedelta(14)
"""How long before a season ends nobody has played where its end waits for somebody to play."""


class NoSeason(PlayerError):
    """No season runs in the server today, or there is no such season."""


class UnfitDays(PlayerError):
    """A season's days are unreadable, in the wrong order, or over."""


class SeasonKind(StrEnum):
    """How often a server has seasons."""

    OFF = "off"
    MONTHLY = "monthly"
    DAYS = "days"


@dataclass(frozen=True)
class SeasonPlan:
    """When seasons run: never, every calendar month, or once on the days of `span`.

    `since` is the day of that choice: months that were over by then were no seasons.
    """

    kind: SeasonKind = SeasonKind.OFF
    since: date = date.min
    span: Span = ALL_TIME

    def find_running(self, today: date, frozen: date = date.min) -> Span | None:
        """Return the season of that day, without the days before `frozen`.

        So nothing counts in two seasons, however the plan changes.
        """
        return next((span for span in self._begun(today, frozen) if span.end > today), None)

    def list_over(self, today: date, frozen: date = date.min) -> list[Span]:
        """Return the seasons to freeze by that day, the oldest first."""
        return [span for span in self._begun(today, frozen) if span.end <= today]

    def _begun(self, today: date, frozen: date) -> Iterator[Span]:
        for span in self._spans(today):
            rest = Span(max(span.first, frozen), span.end)
            if rest.first < rest.end and rest.first <= today:
                yield rest

    def _spans(self, today: date) -> Iterator[Span]:
        if self.kind is SeasonKind.DAYS:
            yield self.span
        span = Span.month(self.since)
        while self.kind is SeasonKind.MONTHLY and span.first <= today:
            yield span
            span = Span.month(span.end)


NO_SEASONS = SeasonPlan()


@dataclass(frozen=True)
class Season:
    """A season that is over; its `champions`, often only one, are the best who had not left.

    There are none if nobody had finished enough games to be ranked. If some who were better had
    left, they were `passed` over; a title may have been `taken` back from somebody. A placed player
    may have been `erased` since: their row is gone. `players` counts everyone who took part.
    """

    id: int
    span: Span
    length: int
    players: int
    champions: tuple[Standing, ...] = ()
    passed: bool = False
    taken: bool = False
    erased: bool = False


@dataclass(frozen=True)
class FrozenSeason:
    """A page of a season's final standings; nothing changes them later.

    `least` are the games that a place took, or 0 if that is not known any more. The champions have
    been given the role with the id `role`.
    """

    season: Season
    standings: tuple[Standing, ...]
    page: int = 0
    least: int = 0
    role: int | None = None


@dataclass(frozen=True)
class WeeklyPlan:
    """When the leaderboard is posted: on a `weekday`, where 0 is Monday; None is never.

    `since` is when that was chosen: no earlier post is due.
    """

    weekday: int | None = None
    hour: int = 9
    since: datetime | None = None

    def find_due(self, now: datetime, zone: ZoneInfo) -> date | None:
        """Return the day of the latest post whose hour has come."""
        if self.weekday is None:
            return None
        local = now.astimezone(zone)
        day = local.date() - timedelta((local.weekday() - self.weekday) % 7)
        if day == local.date() and local.hour < self.hour:
            day -= timedelta(7)
        at = datetime.combine(day, time(self.hour), zone)
        return None if self.since and at < self.since else day


NO_WEEKLY_POST = WeeklyPlan()


class BulletinKind(StrEnum):
    """What a bulletin is about."""

    SEASON = "season"
    WEEKLY = "weekly"


@dataclass(frozen=True)
class Bulletin:
    """A post that is due once in a server: a season's end, or the week's leaderboard.

    `on` is the day after the season, or that of the weekly post.
    """

    guild_id: int
    kind: BulletinKind
    on: date
