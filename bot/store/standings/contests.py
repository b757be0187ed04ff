"""Which results a leaderboard ranks, and their sums."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta
from typing import Any

from sqlalchemy import (
    ColumnElement,
    Integer,
    Select,
    case,
    exists,
    func,
    literal,
    select,
    type_coerce,
)

from bot.domain.leaderboard_requests import Contest
from bot.domain.leaderboards import Absence, View
from bot.domain.standings import ALL_TIME
from bot.store.models import GuildRow, LeftGuildRow, PreferenceRow, ResultRow, TallyRow
from bot.store.models.guilds import SHARED
from bot.store.standings.points import sum_points
from bot.store.standings.runs import (
    Runs,
    find_last_day,
    select_kept_runs,
    select_runs,
    select_streaks,
)
from bot.store.standings.sums import (
    COUNTED,
    Criteria,
    Scopes,
    filter_league,
    is_in,
    list_kept_spans,
    make_league_key,
    sum_by_player,
)


def filter_contest(contest: Contest) -> Criteria:
    """Return the criteria of the results that a leaderboard counts."""
    criteria = filter_league(_scopes(contest), contest.league, contest.span)
    return [*criteria, may_be_named(ResultRow.player_id)] if contest.everywhere else criteria


def _scopes(contest: Contest) -> Scopes:
    if not contest.everywhere:
        return contest.place.scope_id
    return select(GuildRow.id).where(SHARED, GuildRow.id.not_in(select(LeftGuildRow.id)))


def may_be_named(player_id: Any) -> ColumnElement[bool]:
    """Return whether a player does not hide."""
    hides = exists().where(PreferenceRow.player_id == player_id, PreferenceRow.hidden)
    return ~hides


def select_players(contest: Contest) -> Select[*tuple[Any, ...]]:
    """Select each player's sums, with streaks where the view ranks by them.

    Where missed dailies count, their number and their worst results are selected too.
    """
    whole = contest.summed or not (contest.own_points or contest.view is View.STREAK)
    kept = whole and contest.span in list_kept_spans(contest.span.first)
    sums = _select_kept(contest) if kept else _count(contest)
    if contest.charged is Absence.NONE:
        return sums.add_columns(literal(0).label("missed"), literal(0).label("worst"))
    return _add_missed(sums, contest)


def _add_missed(sums: Select[*tuple[Any, ...]], contest: Contest) -> Select[*tuple[Any, ...]]:
    """Add the past dailies that somebody finished, but not this player.

    A daily played with hints does not count, but is not missed.
    """
    played = [*filter_contest(contest), ResultRow.on < contest.today]
    cost = case((ResultRow.won, COUNTED), else_=contest.league.loss)
    held = (
        select(ResultRow.on.label("on"), func.max(cost).label("worst"))
        .where(*played, ResultRow.assisted.is_(False))
        .group_by(ResultRow.on)
        .cte("held")
    )
    present = (
        select(
            ResultRow.player_id.label("player_id"),
            func.count().label("days"),
            func.sum(held.c.worst).label("worst"),
        )
        .join(held, held.c.on == ResultRow.on)
        .where(*played)
        .group_by(ResultRow.player_id)
        .subquery()
    )
    days = select(func.count()).select_from(held).scalar_subquery()
    worst = select(func.coalesce(func.sum(held.c.worst), 0)).scalar_subquery()
    each = sums.subquery()
    return select(
        each,
        (days - func.coalesce(present.c.days, 0)).label("missed"),
        (worst - func.coalesce(present.c.worst, 0)).label("worst"),
    ).outerjoin_from(each, present, present.c.player_id == each.c.player_id)


def _select_kept(contest: Contest) -> Select[*tuple[Any, ...]]:
    sums = (TallyRow.games, TallyRow.wins, TallyRow.guesses, TallyRow.others, TallyRow.compared)
    rows = _filter_kept(contest)
    if contest.view is View.STREAK:
        kept = select(TallyRow.player_id, *sums).where(*rows)
        return _add_streaks(kept, contest, select_kept_runs(rows))
    points = [TallyRow.points] * contest.own_points
    kept = select(TallyRow.player_id, *sums, literal(0).label("streak"), *points)
    if contest.everywhere:
        added = (func.sum(column).label(column.key) for column in sums)
        kept = select(TallyRow.player_id, *added, literal(0).label("streak"))
        kept = kept.where(may_be_named(TallyRow.player_id)).group_by(TallyRow.player_id)
    return kept.where(*rows)


def is_stale(contest: Contest) -> ColumnElement[bool]:
    """Return whether a stored run was counted by other rules, and may go on."""
    due = contest.last_day - timedelta(not contest.over)
    since = find_last_day(contest.streaks, find_last_day(contest.streaks, due) - 1)
    other = TallyRow.streak_by != contest.streaks.stamp
    return other & (type_coerce(TallyRow.last_day, Integer) >= since)


def _filter_kept(contest: Contest) -> Criteria:
    key = make_league_key(contest.league, contest.span).items()
    of_league = (getattr(TallyRow, name) == value for name, value in key)
    return [is_in(TallyRow.scope_id, _scopes(contest)), *of_league]


def _count(contest: Contest) -> Select[*tuple[Any, ...]]:
    criteria = filter_contest(contest)
    if contest.view is not View.STREAK:
        points = [sum_points(contest.points, contest.league)] * contest.own_points
        return sum_by_player(criteria).add_columns(literal(0).label("streak"), *points)
    return _add_streaks(
        sum_by_player(criteria), contest, select_runs(criteria, contest.last_day, contest.streaks)
    )


def _add_streaks(
    sums: Select[*tuple[Any, ...]], contest: Contest, runs: Runs
) -> Select[*tuple[Any, ...]]:
    """Add the days in a row that each player has now."""
    # of the last days alone is asked: with those of the span, SQLite would read them all
    criteria = filter_contest(replace(contest, span=ALL_TIME))
    found = select_streaks(runs, criteria, contest.last_day, contest.streaks, over=contest.over)
    player_id, now, _, _ = found.subquery().c
    each = sums.subquery()
    return select(each, func.coalesce(now, 0).label("streak")).outerjoin_from(
        each, player_id.table, player_id == each.c.player_id
    )
