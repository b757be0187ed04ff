"""Days in a server's own time zone, also those that daylight saving makes longer or shorter."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, date, datetime, timedelta
from itertools import pairwise
from zoneinfo import ZoneInfo

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from bot.domain.guild_settings import GuildSettings
from bot.domain.schedules import LONGEST_CALL, ClosingDaily, GuildDaily
from bot.domain.standings import ALL_TIME, Period, Span

ZONES = (
    "UTC",
    "Europe/Berlin",
    "America/New_York",
    # half an hour is put on
    "Australia/Lord_Howe",
    # there is no midnight on one day in spring
    "America/Santiago",
    # midnight comes twice on one day in autumn
    "America/Havana",
    "Pacific/Apia",
)
SERVERS = st.sampled_from([GuildSettings(time_zone=zone) for zone in ZONES])
DAYS = st.dates(date(2024, 1, 1), date(2037, 12, 31))
MOMENTS = st.timedeltas(timedelta(), timedelta(365 * 13)).map(
    lambda since: datetime(2024, 1, 1, tzinfo=UTC) + since
)
SANTIAGO, LORD_HOWE = (GuildSettings(time_zone=ZONES[at]) for at in (4, 3))
SHORT = date(2026, 9, 5)
"""The day at whose end clocks in Santiago go from midnight to one."""


@given(SERVERS, DAYS)
@example(SANTIAGO, SHORT)
@example(SANTIAGO, SHORT + timedelta(1))
@example(LORD_HOWE, date(2026, 10, 4))
def test_a_day_ends_at_the_moment_at_which_the_next_begins(
    server: GuildSettings, day: date
) -> None:
    end = server.find_daily_start(day + timedelta(1))
    assert server.today(end) == day + timedelta(1)
    assert server.today(end - timedelta(microseconds=1)) == day
    hours = (end - server.find_daily_start(day)) / timedelta(hours=1)
    assert 23 <= hours <= 25


@given(SERVERS, MOMENTS, st.timedeltas(timedelta(), timedelta(days=3)))
def test_a_day_that_is_over_does_not_come_again(
    server: GuildSettings, now: datetime, later: timedelta
) -> None:
    assert server.today(now) <= server.today(now + later)
    assert server.find_daily_start(server.today(now) + timedelta(1)) > now


@given(SERVERS, DAYS, st.integers(0, 23))
@example(SANTIAGO, SHORT, 0)
@example(LORD_HOWE, date(2026, 10, 3), 2)
@example(GuildSettings(time_zone="Europe/Berlin"), date(2026, 10, 24), 2)
def test_each_day_has_one_daily_and_not_before_its_hour(
    server: GuildSettings, first: date, hour: int
) -> None:
    guild = GuildDaily(1, 2, None, hour, server.time_zone, first)
    now, posted = server.find_daily_start(first + timedelta(1)), list[date]()
    while (today := server.today(now)) <= first + timedelta(3):
        if guild.is_due(now):
            guild = replace(guild, last=today)
            posted.append(today)
        now += timedelta(minutes=15)
    assert posted == [first + timedelta(number) for number in (1, 2, 3)]


@given(st.dates(date(2024, 1, 1), date(2037, 12, 31)))
@example(date(2026, 12, 31))
@example(date(2027, 1, 1))
@example(date(2028, 2, 29))
def test_a_period_holds_its_day_and_begins_where_the_one_before_ended(day: date) -> None:
    pairs = [
        (Period.YESTERDAY, Period.TODAY),
        (Period.LAST_WEEK, Period.WEEK),
        (Period.LAST_MONTH, Period.MONTH),
        (Period.LAST_YEAR, Period.YEAR),
    ]
    spans = [(before.span(day), now.span(day)) for before, now in pairs]
    assert all(now.first <= day < now.end and before.end == now.first for before, now in spans)
    # the last day of a period before has that very period
    for (_, period), (before, now) in zip(pairs, spans, strict=True):
        assert period.span(now.first - timedelta(1)) == before
    assert Period.ALL.span(day) == ALL_TIME


@given(DAYS)
def test_weeks_go_over_new_year_and_months_do_not(day: date) -> None:
    week, month = Span.week(day), Span.month(day)
    assert (week.first.weekday(), (week.end - week.first).days) == (0, 7)
    assert (month.first.day, month.end.day) == (1, 1)
    months = [Span.month(date(day.year, number, 1)) for number in range(1, 13)]
    assert all(one.end == next_one.first for one, next_one in pairwise(months))
    assert Span(months[0].first, months[-1].end) == Span.year(day)


def call(closes: int, zone: str = "UTC") -> datetime:
    """The hour of the last call of a daily that closes at an hour of Dec 2, by the local clock."""
    deadline = datetime(2026, 12, 2, closes, tzinfo=ZoneInfo(zone))
    daily = ClosingDaily(1, 7, deadline.astimezone(UTC), zone)
    asked = [deadline.astimezone(UTC) - LONGEST_CALL + timedelta(minutes=15 * n) for n in range(80)]
    return next(at for at in asked if daily.is_called(at)).astimezone(ZoneInfo(zone))


@pytest.mark.parametrize("zone", ["UTC", "Europe/Berlin", "America/New_York"])
@pytest.mark.parametrize(
    ("closes", "day", "hour"),
    [(9, 1, 20), (11, 1, 20), (12, 2, 10), (18, 2, 16), (0, 1, 22), (1, 1, 20), (23, 2, 21)],
)
def test_a_last_call_wakes_nobody(closes: int, zone: str, day: int, hour: int) -> None:
    called = call(closes, zone)
    assert (called.day, called.hour) == (day, hour)


def test_the_daily_of_a_day_is_there_from_its_first_second() -> None:
    settings = GuildSettings(daily_channel=7, daily_hour=9, time_zone="Europe/Berlin")
    start = settings.find_daily_start(date(2026, 9, 5))
    days = [settings.find_daily_day(start + timedelta(seconds=late)) for late in (-1, 0)]
    assert days == [date(2026, 9, 4), date(2026, 9, 5)]


@pytest.mark.parametrize(("played", "paused"), [(None, True), (SHORT, False)])
def test_dailies_go_on_if_the_first_of_those_that_count_was_played(
    played: date | None, paused: bool
) -> None:
    daily = GuildDaily(1, 2, None, 9, "UTC", SHORT + timedelta(3), since=SHORT, played=played)
    assert daily.paused is paused
