"""Average guesses per game, in SQL."""

from __future__ import annotations

from dataclasses import replace

from sqlalchemy import BigInteger, FromClause, ScalarSelect, cast, func, select

from bot.domain.leaderboard_requests import Contest
from bot.domain.leaderboards import GUESS, League, View
from bot.store.standings.contests import select_players


def take_mean(contest: Contest) -> ScalarSelect[int]:
    """Return the hundredths of a guess that a game takes on average."""
    return find_mean(select_players(replace(contest, view=View.WINS)).subquery(), contest.league)


def find_mean(sums: FromClause, league: League) -> ScalarSelect[int]:
    """Return the same, from each player's sums."""
    columns = (sums.c.games, sums.c.guesses, sums.c.wins)
    games, guesses, wins = (cast(func.sum(column), BigInteger) for column in columns)
    cost = GUESS * (guesses + league.loss * (games - wins))
    return select(func.coalesce((2 * cost + games) // (2 * games), 0)).scalar_subquery()
