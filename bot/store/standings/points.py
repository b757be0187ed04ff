"""SQL for points: the one place that adds up what a server's results are worth."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from sqlalchemy import (
    ColumnElement,
    FromClause,
    Integer,
    Select,
    case,
    func,
    literal_column,
    select,
    type_coerce,
)

from bot.domain.leaderboard_requests import Contest
from bot.domain.leaderboards import League
from bot.domain.points import EarnedPoints, PointRules
from bot.domain.standings import Span
from bot.store.models import ResultRow
from bot.store.standings.sums import COUNTED, Criteria, count_if, filter_league


def sum_points(rules: PointRules, league: League) -> ColumnElement[int]:
    """Return the sum of what results are worth, each as `PointRules.count` says."""
    wins, lost = rules.list_wins(league.loss), rules.lost
    found = case(dict(enumerate(wins, start=1)), value=COUNTED, else_=wins[-1])
    worth = case((ResultRow.won, found), else_=lost)
    if rules.double_day is not None:
        worth *= case((_is_doubled(rules), 2), else_=1)
    return func.sum(worth).label("points")


def find_points(sums: FromClause, contest: Contest) -> ColumnElement[int]:
    """Return a player's points, from the sums of a contest."""
    if contest.own_points:
        return sums.c.points
    return contest.league.loss * sums.c.wins - sums.c.guesses


def filter_players(scope_id: int, league: League, span: Span, players: Collection[int]) -> Criteria:
    """Return the criteria of some players' results, as `filter_league` does for all."""
    _, *rest = filter_league(scope_id, league, span)
    # as a sum, or SQLite would read all results of the server instead of only theirs
    here = ResultRow.scope_id + literal_column("0") == scope_id
    return [ResultRow.player_id.in_(players), here, *rest]


def select_earned(contest: Contest, player_id: int) -> Select[*tuple[Any, ...]]:
    """Select how many results of each outcome a player has, and how many of them count double."""
    place, league, span = contest.place, contest.league, contest.span
    criteria = filter_players(place.scope_id, league, span, [player_id])
    outcome = case((ResultRow.won, COUNTED)).label("outcome")
    doubled = count_if(_is_doubled(contest.points)).label("doubled")
    return (
        select(outcome, func.count().label("games"), doubled)
        .where(*criteria, ResultRow.assisted.is_(False))
        .group_by("outcome")
    )


def read_earned(rows: Any, contest: Contest) -> tuple[EarnedPoints, ...]:
    """Return what these outcomes have earned, fewest guesses first and losses last."""
    weigh, loss = contest.points.weigh, contest.league.loss
    found = [EarnedPoints(guesses, weigh(guesses, loss), *games) for guesses, *games in rows]
    return tuple(sorted(found, key=lambda one: (one.guesses is None, one.guesses)))


def _is_doubled(rules: PointRules) -> ColumnElement[bool]:
    """Return whether a result is of the day that counts double; day 1 was a Monday."""
    return (type_coerce(ResultRow.on, Integer) + 6) % 7 == rules.double_day
