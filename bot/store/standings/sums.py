"""SQL that adds up results, the same for SQLite and PostgreSQL."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import date
from typing import Any

from sqlalchemy import (
    ColumnElement,
    Select,
    case,
    func,
    select,
)

from bot.domain.leaderboards import League
from bot.domain.modes import MODES, Mode, ModeKey
from bot.domain.players import Place, Player
from bot.domain.standings import ALL_TIME, Result, Span
from bot.store.models import ResultRow
from bot.store.models.standings import RANKED

Criteria = Sequence[ColumnElement[bool]]

Scopes = int | Select[int]
"""The id of a server, or of a channel outside one; or a query for several."""

COUNTED = ResultRow.guesses - (ResultRow.boards - 1)
"""`Result.counted` in SQL."""


LEFT_OUT = (None, *(mode.key for mode in MODES.values() if not mode.ranked))
"""What no leaderboard of several modes counts: games with help, and those of some modes."""


def is_left_out(kind: ModeKey | None) -> ColumnElement[bool]:
    """Return the criterion of one of `LEFT_OUT`; each game is of one kind."""
    unaided = ResultRow.assisted.is_(False) & (ResultRow.mode == kind)
    return unaided if kind else ResultRow.assisted.is_(True)


def is_in(column: Any, scopes: Scopes) -> ColumnElement[bool]:
    """Return whether a column is one of the scopes."""
    return column == scopes if isinstance(scopes, int) else column.in_(scopes)


def filter_league(scopes: Scopes, league: League, span: Span) -> Criteria:
    """Return the criteria of a league's results in a server or channel, or in several."""
    own_board = [mode.key for mode in MODES.values() if mode.own_board]
    modes = [league.mode.key] if league.mode else own_board
    everything = [
        is_in(ResultRow.scope_id, scopes),
        ResultRow.mode.in_(modes),
        ResultRow.length == league.length,
        ResultRow.boards == league.boards,
    ]
    days = [ResultRow.on >= span.first, ResultRow.on < span.end]
    return everything if span == ALL_TIME else [*everything, *days]


def filter_player(player: Player, place: Place) -> Criteria:
    """Return the criteria of a player's results in a server; outside one, of those in none.

    Those of a mode that only another version knows are left out.
    """
    guild = place.guild_id
    in_place = ResultRow.guild_id.is_(None) if guild is None else ResultRow.scope_id == guild
    return [ResultRow.player_id == player.id, in_place, ResultRow.mode.in_([*MODES])]


def list_leagues(result: Result) -> list[League]:
    """Return the leagues that a result counts in."""
    own = League(result.length, result.mode, result.boards)
    return [own, replace(own, mode=None)] if result.mode.own_board else [own]


def name_league_mode(league: League) -> str:
    """Return the name of a league's mode in the stored sums."""
    return league.mode.key if league.mode else RANKED


def read_league_mode(name: str) -> Mode | None:
    """Return the mode that `name_league_mode` has named so."""
    return None if name == RANKED else Mode.of(name)


def make_league_key(league: League, span: Span) -> dict[str, Any]:
    """Return the columns of a stored sum that name its league and its days."""
    return {
        "mode": name_league_mode(league),
        "length": league.length,
        "boards": league.boards,
        "first": span.first,
        "end": span.end,
    }


def count_if(condition: ColumnElement[bool]) -> ColumnElement[int]:
    """Return how many rows meet a condition, in SQL."""
    return func.coalesce(func.sum(case((condition, 1), else_=0)), 0)


def sum_by_player(criteria: Criteria) -> Select[*tuple[Any, ...]]:
    """Select each player's sums, without assisted games."""
    won = ResultRow.won.is_(True)
    return (
        select(
            ResultRow.player_id.label("player_id"),
            func.count().label("games"),
            count_if(won).label("wins"),
            func.sum(case((won, COUNTED), else_=0)).label("guesses"),
            func.coalesce(func.sum(ResultRow.others), 0).label("others"),
            func.count(ResultRow.others).label("compared"),
        )
        .where(*criteria, ResultRow.assisted.is_(False))
        .group_by(ResultRow.player_id)
    )


def list_kept_spans(day: date) -> list[Span]:
    """Return the spans around that day whose sums are stored."""
    return [ALL_TIME, Span.year(day), Span.month(day)]
