"""Matches that count for ratings, one row each."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from datetime import date, datetime, timedelta
from functools import reduce
from typing import NamedTuple

from sqlalchemy import Integer, String, case, cast, func, literal, select

from bot.domain.leaderboard_requests import Contest
from bot.domain.matches import Stage
from bot.domain.modes import Mode
from bot.domain.players import Player
from bot.domain.ratings import RatedMatch, RatedPart
from bot.domain.standings import ALL_TIME, Span
from bot.store.connection.repository import Queries
from bot.store.models import GameRow, MatchRow, PlayerRow, PreferenceRow, ResultRow
from bot.store.standings.contests import filter_contest
from bot.store.standings.sums import COUNTED

_AT_ONCE = 500
"""Rows read at once: more would hold up the event loop."""

_LONGEST = timedelta(days=3)
"""More than the time between any two results of a match."""


class PlayedMatch(NamedTuple):
    """A match that is over; `parts` has all its results as text, for `read_match`."""

    mode: str
    on: date
    parts: str


class RatingQueries(Queries):
    """Rated matches, to read."""

    async def list_matches(self, contest: Contest) -> list[PlayedMatch]:
        """Return a league's matches in the order in which they ended, without assisted games.

        A match ends with its last result, and counts for the day of that.
        """
        span, last = contest.span, func.max(ResultRow.on)
        around = span if span == ALL_TIME else Span(span.first - _LONGEST, span.end + _LONGEST)
        cost = case((ResultRow.won, COUNTED), else_=contest.league.loss)
        won = cast(ResultRow.won, Integer)
        of_player = (ResultRow.player_id, cost, won, GameRow.created_at, ResultRow.finished_at)
        # an older SQLite has no concat_ws
        part = reduce(
            lambda text, more: text + "|" + more, (cast(one, String) for one in of_player)
        )
        played = (
            select(
                GameRow.match_id,
                func.min(ResultRow.mode).label("mode"),
                last.label("on"),
                func.max(ResultRow.finished_at).label("ended"),
                func.aggregate_strings(part, "\n").label("parts"),
            )
            .select_from(ResultRow)
            .join(GameRow, GameRow.id == ResultRow.game_id)
            .where(
                *filter_contest(replace(contest, span=around)),
                ResultRow.assisted.is_(False),
                GameRow.match_id.is_not(None),
            )
            .group_by(GameRow.match_id)
            .having(func.count() > 1, last >= span.first, last < span.end)
            .subquery()
        )
        query = (
            select(played.c.mode, played.c.on, played.c.parts)
            .join(MatchRow, MatchRow.id == played.c.match_id)
            .where(MatchRow.stage == literal(Stage.OVER))
            .order_by(played.c.ended, played.c.match_id)
        )
        rows = await self._db.stream(query.execution_options(yield_per=_AT_ONCE))
        return [PlayedMatch(*row) async for some in rows.partitions() for row in some]

    async def list_named(self, player_ids: Iterable[int]) -> dict[int, Player]:
        """Return those of these players who do not hide, by id."""
        hidden = func.coalesce(PreferenceRow.hidden, False)
        query = (
            select(PlayerRow.id, PlayerRow.name)
            .outerjoin(PreferenceRow, PreferenceRow.player_id == PlayerRow.id)
            .where(PlayerRow.id.in_(player_ids), hidden.is_(False))
        )
        return {row.id: Player(*row) for row in await self._db.execute(query)}


def read_match(played: PlayedMatch) -> RatedMatch:
    """Read how well everybody did: by guesses, then by time, except in dailies; losers are last."""
    mode = Mode.of(played.mode)
    lines = (line.split("|") for line in played.parts.split("\n"))
    parts = (_read_part(*line, timed=not mode.posted) for line in lines)
    return RatedMatch(mode, played.on, tuple(parts))


def _read_part(
    player: str, cost: str, won: str, began: str, ended: str, *, timed: bool
) -> RatedPart:
    took = datetime.fromisoformat(ended) - datetime.fromisoformat(began)
    solved = won == "1"
    seconds = took.total_seconds() if solved and timed else 0.0
    return RatedPart(int(player), (int(cost), seconds), solved)
