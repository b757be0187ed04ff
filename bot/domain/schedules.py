"""What a server posts by the clock: its daily, and its standings."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date, datetime, timedelta
from enum import Enum, auto
from zoneinfo import ZoneInfo

from bot.domain.seasons import SeasonPlan, WeeklyPlan
from bot.domain.standings import Span

DAILIES_IDLE = 3
"""Dailies in a row that nobody plays until a post asks whether to go on."""


ASKED = 25
"""Players of whom Discord is asked at once whether they are still there, at most."""

REGULAR = timedelta(days=3)
"""How long somebody who has played a daily is awaited."""

LAST_CALL = timedelta(hours=2)
"""How long before a daily closes those are told who wanted to be reminded."""

MORNING, EVENING, NIGHT = 10, 20, 23
"""The hours between which nobody minds a message, and that of a call which would be outside."""

LONGEST_CALL = timedelta(hours=17)
"""How long before a daily closes its last call comes at most."""


class PostOutcome(Enum):
    """What became of a post: Discord took it, refused it for good, or it is to be tried again."""

    POSTED = auto()
    REFUSED = auto()
    RETRY = auto()


@dataclass(frozen=True)
class GuildDaily:
    """Where and from what hour a server posts its daily; `last` is the day of the last one.

    `since` is the day of the last but `DAILIES_IDLE` before it, and `played` that of the last one
    that anybody played.
    """

    guild_id: int
    channel_id: int
    ping_role: int | None
    hour: int
    time_zone: str
    last: date | None
    since: date | None = None
    played: date | None = None

    @property
    def paused(self) -> bool:
        """Whether nobody plays: the last post has asked whether to go on, and waits for that."""
        return self.since is not None and (self.played is None or self.played < self.since)

    def is_due(self, now: datetime) -> bool:
        """Return whether its hour has come; raises `ZoneInfoNotFoundError`."""
        if self.paused:
            return False
        local = now.astimezone(ZoneInfo(self.time_zone))
        return local.hour >= self.hour and (self.last is None or self.last < local.date())


@dataclass(frozen=True)
class ClosingDaily:
    """A daily that closes at `deadline`; without a `guild_id` it is of a direct message."""

    match_id: int
    guild_id: int | None
    deadline: datetime
    time_zone: str

    def is_called(self, now: datetime) -> bool:
        """Return whether it is time for the last call; raises `ZoneInfoNotFoundError`.

        That is some hours before it closes, or the evening before if that is at night.
        """
        call = (self.deadline - LAST_CALL).astimezone(ZoneInfo(self.time_zone))
        if call.hour >= NIGHT or call.hour < MORNING:
            evening = call if call.hour >= NIGHT else call - timedelta(1)
            call = evening.replace(hour=EVENING, minute=0, second=0)
        return call <= now


@dataclass(frozen=True)
class GuildBulletins:
    """When a server has seasons or a weekly post.

    Its seasons are frozen up to, but not including, the day `frozen`; `posted` is the day of the
    last weekly post.
    """

    guild_id: int
    time_zone: str
    seasons: SeasonPlan
    weekly: WeeklyPlan
    frozen: date
    posted: date | None

    def list_over(self, now: datetime) -> list[Span]:
        """Return the seasons to freeze, the oldest first; raises `ZoneInfoNotFoundError`.

        One that ends on the day of a weekly post waits for its hour: both are one post.
        """
        local = now.astimezone(ZoneInfo(self.time_zone))
        waits = local.weekday() == self.weekly.weekday and local.hour < self.weekly.hour
        over = self.seasons.list_over(local.date(), self.frozen)
        return [span for span in over if not waits or span.end < local.date()]

    def find_due(self, now: datetime) -> date | None:
        """Return the day of the weekly post that is due; raises `ZoneInfoNotFoundError`."""
        on = self.weekly.find_due(now, ZoneInfo(self.time_zone))
        return None if on and self.posted and self.posted >= on else on
