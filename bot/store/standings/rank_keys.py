"""The single number that ranks a player on a leaderboard, made and read."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import (
    CTE,
    BigInteger,
    ColumnElement,
    FromClause,
    ScalarSelect,
    case,
    cast,
    func,
    select,
)

from bot.domain.leaderboard_requests import Contest
from bot.domain.leaderboards import AVERAGE_GAMES, GUESS, Standing, View
from bot.domain.ties import rank_equals
from bot.store.standings.contests import select_players
from bot.store.standings.means import find_mean
from bot.store.standings.names import read_player
from bot.store.standings.points import find_points

_MANY = 2**20
_RECORDS = _MANY**2
"""Keys divided by this are equal for players who share a place."""
_HIGHEST = 2**22 - 1
_LOWEST = -1000
"""Hundredths of a guess below any figure: the words of one game are at most 600 harder."""
NEW = (_HIGHEST + 1) * _RECORDS
"""Keys from here on are of players with too few games."""


def select_keys(contest: Contest) -> CTE:
    """Select each player with a single number to rank by: the lowest `key` is the best.

    From its highest digits on, it holds whether the player is new, the view's value, wins, and
    games; wins and games put those in order who share a place. Comparing it takes a tenth of
    the time of a window over all players. `compared` counts games whose words others had too.
    Who has no streak has no place among streaks.
    """
    sums = select_players(contest).subquery()
    if contest.view is View.GUESSES:
        # the mean is computed from the same sums
        sums = select_players(contest).cte("sums").prefix_with("MATERIALIZED")
    wins, games = (cast(column, BigInteger) for column in (sums.c.wins, sums.c.games))
    match contest.view:
        case View.GUESSES:
            average = find_mean(sums, contest.league)
            value = _figure(sums, contest, average) - _LOWEST
        case View.POINTS:
            value = _HIGHEST - cast(find_points(sums, contest), BigInteger)
        case View.STREAK:
            value = _HIGHEST - sums.c.streak
        case View.WINS:
            value = _HIGHEST - wins
        case View.RATING:
            raise ValueError("ratings follow from match to match, not from sums")
    new = cast(case((games < contest.least, NEW // _RECORDS), else_=0), BigInteger)
    key = ((new + value) * _MANY + _MANY - 1 - wins) * _MANY + games
    each = select(sums.c.player_id, key.label("key"), sums.c.compared)
    if contest.view is View.STREAK:
        each = each.where(sums.c.streak > 0)
    # computed once, however often it is used
    return each.cte("each").prefix_with("MATERIALIZED")


def _figure(sums: FromClause, contest: Contest, average: ScalarSelect[int]) -> ColumnElement[int]:
    """Return `FairMean.figure` in SQL, where negative numbers are divided differently."""
    columns = (sums.c.games, sums.c.guesses, sums.c.wins, sums.c.missed, sums.c.worst)
    games, guesses, wins, missed, worst = (cast(column, BigInteger) for column in columns)
    loss = contest.league.loss
    cost = GUESS * (guesses + loss * (games - wins))
    charged = contest.charged.charge(missed, worst, average, loss)
    total = cost + charged - (sums.c.others - sums.c.compared * average) + AVERAGE_GAMES * average
    divisor = games + missed + AVERAGE_GAMES
    return (2 * total + (1 - 2 * _LOWEST) * divisor) // (2 * divisor) + _LOWEST


def order_keys(keys: Any) -> tuple[Any, ...]:
    """Return what to order by: the best first, then new players, those with the most games first.

    One lucky game then leads no list.
    """
    games = case((keys.key >= NEW, -(keys.key % _MANY)), else_=0)
    return keys.key // NEW, games, keys.key, keys.player_id


def find_place(each: CTE, shown: CTE) -> ScalarSelect[int]:
    """Return the place of the first who is shown: 1 + the number of players that are better.

    New players are all after the others.
    """
    key = case((shown.c.key >= NEW, NEW), else_=shown.c.key)
    first = _RECORDS * (select(func.min(key)).scalar_subquery() // _RECORDS)
    return select(1 + func.count()).select_from(each).where(each.c.key < first).scalar_subquery()


def find_ahead(each: CTE, own: CTE) -> ScalarSelect[int]:
    """Return the key of the next better place; null if there is none."""
    ahead = each.c.key < _RECORDS * (own.c.key // _RECORDS)
    return select(func.max(each.c.key)).where(ahead).scalar_subquery()


def rank_keys(rows: Sequence[Any]) -> list[int]:
    """Return the place of each row, from 1; equals share one, and so do all new players."""
    return rank_equals([min(row.key, NEW) // _RECORDS for row in rows])


def read_standing(row: Any, place: int, contest: Contest) -> Standing:
    """Return the standing of a row with a key and a name."""
    losses, games = divmod(row.key % _RECORDS, _MANY)
    value, wins = read_value(row.key, contest.view), _MANY - 1 - losses
    return Standing(place, read_player(row), games, wins, value, row.key >= NEW)


def read_value(key: int, view: View) -> int:
    """Return what the view ranks by."""
    value = key // _RECORDS % (_HIGHEST + 1)
    return value + _LOWEST if view is View.GUESSES else _HIGHEST - value
