"""When seasons run and end, and when the week's leaderboard is due."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta
from itertools import pairwise
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.domain.guild_settings import GuildSettings
from bot.domain.seasons import SeasonKind, SeasonPlan, UnfitDays, WeeklyPlan
from bot.domain.setting_changes import change
from bot.domain.standings import Span

BERLIN, NEW_YORK = ZoneInfo("Europe/Berlin"), ZoneInfo("America/New_York")
NOW = datetime(2026, 11, 21, 12, tzinfo=UTC)
TODAY = NOW.date()
DAYS = st.dates(date(2026, 10, 1), date(2028, 3, 31))


@st.composite
def plans(draw: st.DrawFn) -> SeasonPlan:
    first, last = sorted([draw(DAYS), draw(DAYS)])
    kind = draw(st.sampled_from(SeasonKind))
    return SeasonPlan(kind, draw(DAYS), Span(first, last + timedelta(1)))


@given(plans(), DAYS, DAYS)
def test_a_season_runs_or_is_over_and_never_both(plan: SeasonPlan, day: date, frozen: date) -> None:
    running, over = plan.find_running(day, frozen), plan.list_over(day, frozen)
    assert running is None or running.first <= day < running.end
    assert all(span.end <= day for span in over)
    assert running not in over


@given(st.lists(plans(), min_size=1, max_size=3), st.data())
def test_however_plans_change_no_day_counts_in_two_seasons(
    changes: list[SeasonPlan], data: st.DataObject
) -> None:
    today, frozen, spans = date(2026, 10, 1), date.min, list[Span]()
    for plan in changes:
        for days in data.draw(st.lists(st.integers(0, 90), max_size=4)):
            today += timedelta(days)
            for span in plan.list_over(today, frozen):
                spans.append(span)
                frozen = span.end
            assert plan.list_over(today, frozen) == []
            running = plan.find_running(today, frozen)
            assert running is None or not spans or running.first >= spans[-1].end
    assert all(before.end <= after.first for before, after in pairwise(spans))


def test_over_new_year_december_ends_as_january_begins() -> None:
    plan = SeasonPlan(SeasonKind.MONTHLY, date(2026, 12, 5))
    december = Span(date(2026, 12, 1), date(2027, 1, 1))
    assert plan.find_running(date(2026, 12, 31)) == december
    assert plan.list_over(date(2026, 12, 31)) == []
    assert plan.list_over(date(2027, 1, 1)) == [december]
    assert plan.find_running(date(2027, 1, 1)) == Span(date(2027, 1, 1), date(2027, 2, 1))


def test_seasons_missed_are_frozen_one_by_one() -> None:
    plan = SeasonPlan(SeasonKind.MONTHLY, date(2026, 11, 21))
    over = plan.list_over(date(2027, 2, 3), frozen=date(2026, 12, 1))
    assert [span.first for span in over] == [date(2026, 12, 1), date(2027, 1, 1)]


def test_months_before_seasons_were_chosen_are_none() -> None:
    plan = SeasonPlan(SeasonKind.MONTHLY, TODAY)
    assert plan.list_over(TODAY) == []
    assert plan.find_running(TODAY) == Span.month(TODAY)


def test_a_season_of_chosen_days_comes_once() -> None:
    settings = change(GuildSettings(), "season_days", ["2026-12-20", "2027-01-06"], NOW)
    plan = settings.seasons
    assert plan.find_running(TODAY) is None
    assert plan.find_running(date(2027, 1, 6)) == Span(date(2026, 12, 20), date(2027, 1, 7))
    assert plan.list_over(date(2027, 1, 7)) == [Span(date(2026, 12, 20), date(2027, 1, 7))]
    assert plan.list_over(date(2028, 1, 1), frozen=date(2027, 1, 7)) == []


@pytest.mark.parametrize(
    "days",
    [
        ("2026-12-31", "2026-12-01"),
        ("2026-11-01", "2026-11-20"),
        ("tomorrow", "2026-12-31"),
        ("2026-12-01", "9999-12-31"),
        ("2026-02-30", "2026-12-31"),
    ],
)
def test_days_that_make_no_season_are_refused(days: tuple[str, str]) -> None:
    with pytest.raises(UnfitDays):
        change(GuildSettings(), "season_days", days, NOW)


def test_choosing_what_runs_already_keeps_since_when() -> None:
    settings = change(GuildSettings(), "seasons", ["monthly"], NOW)
    later = NOW + timedelta(40)
    assert change(settings, "seasons", ["monthly"], later) == settings


MONDAYS = WeeklyPlan(weekday=0, hour=9)


@given(
    st.integers(0, 24 * 366).map(lambda hours: NOW + timedelta(hours=hours)),
    st.sampled_from([BERLIN, NEW_YORK, ZoneInfo("Australia/Lord_Howe")]),
    st.integers(0, 6),
    st.integers(0, 23),
)
def test_a_weekly_post_is_due_from_its_hour_until_the_next(
    now: datetime, zone: ZoneInfo, weekday: int, hour: int
) -> None:
    due = WeeklyPlan(weekday, hour).find_due(now, zone)
    assert due
    local = now.astimezone(zone)
    assert due.weekday() == weekday
    assert (due, hour) <= (local.date(), local.hour)
    assert (due + timedelta(7), hour) > (local.date(), local.hour)


def test_each_week_has_one_post_over_daylight_saving() -> None:
    """In Berlin 2:00 does not come on 29 March 2026, and comes twice on 25 October."""
    sundays = WeeklyPlan(weekday=6, hour=2)
    for around in (datetime(2026, 3, 28, tzinfo=UTC), datetime(2026, 10, 24, tzinfo=UTC)):
        hours = [around + timedelta(hours=hour) for hour in range(24 * 7)]
        found = [sundays.find_due(hour, BERLIN) for hour in hours]
        changes = [later for day, later in pairwise(found) if day != later]
        assert changes == [around.date() + timedelta(1)]


def test_what_was_due_before_it_was_chosen_is_not_posted() -> None:
    saturday = change(GuildSettings(), "weekly", ["0"], NOW).weekly
    assert saturday.find_due(NOW + timedelta(1), BERLIN) is None
    assert saturday.find_due(NOW + timedelta(2), BERLIN) == date(2026, 11, 23)


def test_a_post_that_nobody_chose_is_never_due() -> None:
    assert WeeklyPlan().find_due(NOW, BERLIN) is None
    off = change(GuildSettings(weekly=MONDAYS), "weekly", ["off"], NOW)
    assert off.weekly.find_due(NOW, BERLIN) is None
