"""SQL that adds results up, the same on SQLite and PostgreSQL."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date

from sqlalchemy import (
    ColumnElement,
    Integer,
    Select,
    and_,
    case,
    cast,
    func,
    null,
    or_,
    select,
    type_coerce,
    union_all,
)

from bot.domain.modes import MODES, Mode
from bot.domain.players import Player
from bot.domain.standings import ALL_TIME, Span
from bot.store.models import PlayerRow, ResultRow, TallyRow
from bot.store.models.standings import RANKED
from engine import Rules

Criteria = Sequence[ColumnElement[bool]]

_LIMIT = Rules().limit
_UNRANKED = [mode.key for mode in MODES.values() if not mode.ranked]

SEVERAL_BOARDS = ResultRow.limit != _LIMIT
"""Each board beyond the first allows one more guess, and takes one."""

COUNTED = ResultRow.guesses - (ResultRow.limit - _LIMIT)
"""The guesses that compare with those of a single board: 1 to 6."""

UNRANKED = or_(ResultRow.assisted, ResultRow.mode.in_(_UNRANKED))
"""What a leaderboard over all modes leaves out."""


def in_pool(scope_id: int, mode: Mode | None, span: Span) -> Criteria:
    """Which results are of a mode, or of all ranked modes, in a server or channel."""
    place = ResultRow.scope_id == scope_id
    kind = ResultRow.mode == mode.key if mode else ResultRow.mode.not_in(_UNRANKED)
    days = [ResultRow.on >= span.first, ResultRow.on < span.end]
    return [place, kind] if span == ALL_TIME else [place, kind, *days]


def pools_of(mode: Mode) -> list[Mode | None]:
    """The pools that a result of this mode adds to."""
    return [mode, None] if mode.ranked else [mode]


def count_if(condition: ColumnElement[bool]) -> ColumnElement[int]:
    return func.coalesce(func.sum(case((condition, 1), else_=0)), 0)


def by_player(criteria: Criteria) -> Select[int, int, int, int]:
    """Each player's games, wins and guesses of games won; assisted games apart."""
    won = ResultRow.won.is_(True)
    return (
        select(
            ResultRow.player_id.label("player_id"),
            func.count().label("games"),
            count_if(won).label("wins"),
            func.sum(case((won, COUNTED), else_=0)).label("guesses"),
        )
        .where(*criteria, ResultRow.assisted.is_(False))
        .group_by(ResultRow.player_id)
    )


def kept_spans(day: date) -> list[Span]:
    """Of the spans that a result of that day is in, those whose sums are kept."""
    return [ALL_TIME, Span.year(day), Span.month(day)]


def select_kept(
    scope_id: int, mode: Mode | None, span: Span
) -> Select[int, int, int, int, int] | None:
    """The same as it is kept, with streaks; None if it is not."""
    if span not in kept_spans(span.first):
        return None
    return select(
        TallyRow.player_id, TallyRow.games, TallyRow.wins, TallyRow.guesses, TallyRow.streak
    ).where(
        TallyRow.scope_id == scope_id,
        TallyRow.pool == (mode.key if mode else RANKED),
        TallyRow.first == span.first,
        TallyRow.end == span.end,
    )


def rank(players: Select[*tuple[int, ...]], asker: Player, most: int) -> Select[*tuple[int, ...]]:
    """The first `most` of `players`, the best first and equals by their id, then the asker.

    Each with how many players are `better`, which is null for the first, and with the
    number of all `players`. A window over all players takes ten times as long.
    """
    # counted once, however often it is used
    each = players.cte("each").prefix_with("MATERIALIZED")
    merit = (each.c.wins.desc(), each.c.guesses, each.c.games)
    every = select(func.count()).select_from(each).scalar_subquery().label("players")
    best = (
        select(each, cast(null(), Integer).label("better"), every)
        .order_by(*merit, each.c.player_id)
        .limit(most)
        .cte("best")
    )
    own, other = each.alias("own"), each.alias("other")
    better = or_(
        other.c.wins > own.c.wins,
        and_(other.c.wins == own.c.wins, other.c.guesses < own.c.guesses),
        and_(
            other.c.wins == own.c.wins,
            other.c.guesses == own.c.guesses,
            other.c.games < own.c.games,
        ),
    )
    ahead = select(func.count()).select_from(other).where(better).scalar_subquery()
    below = select(own, ahead.label("better"), every).where(
        own.c.player_id == asker.id, own.c.player_id.not_in(select(best.c.player_id))
    )
    found = union_all(select(best), below).subquery()
    return (
        select(found, PlayerRow.name)
        .join(PlayerRow, PlayerRow.id == found.c.player_id)
        .order_by(
            found.c.better.is_not(None),
            found.c.wins.desc(),
            found.c.guesses,
            found.c.games,
            found.c.player_id,
        )
    )


def streaks(criteria: Criteria) -> Select[int, int, int]:
    """Each player's wins in a row: up to now, and at best.

    Counted from the newest, the losses so far number the rows of wins; 0 is the newest.
    """
    newest = [ResultRow.finished_at.desc(), ResultRow.game_id.desc()]
    losses = func.sum(case((ResultRow.won, 0), else_=1)).over(
        partition_by=ResultRow.player_id, order_by=newest
    )
    each = select(ResultRow.player_id, ResultRow.won, losses.label("row")).where(*criteria)
    played = each.subquery()
    rows = (
        select(played.c.player_id, played.c.row, count_if(played.c.won).label("wins"))
        .group_by(played.c.player_id, played.c.row)
        .subquery()
    )
    now = func.max(case((rows.c.row == 0, rows.c.wins), else_=0))
    return select(rows.c.player_id, now, func.max(rows.c.wins)).group_by(rows.c.player_id)


def day_streaks(criteria: Criteria, today: date) -> Select[int, int, int]:
    """Each player's days in a row whose daily was won: up to now, and at best.

    A daily missed or lost ends a row when its day is over.
    """
    day = type_coerce(ResultRow.day, Integer)
    won = (
        select(ResultRow.player_id, day.label("day"))
        .where(*criteria, ResultRow.won.is_(True), day <= today.toordinal())
        .distinct()
        .subquery()
    )
    # in a row of days the day grows as its number does
    nth = func.row_number().over(partition_by=won.c.player_id, order_by=won.c.day)
    each = select(won.c.player_id, won.c.day, (won.c.day - nth).label("row")).subquery()
    rows = (
        select(each.c.player_id, func.count().label("days"), func.max(each.c.day).label("last"))
        .group_by(each.c.player_id, each.c.row)
        .subquery()
    )
    goes_on = rows.c.last >= today.toordinal() - 1
    now = func.max(case((goes_on, rows.c.days), else_=0))
    return select(rows.c.player_id, now, func.max(rows.c.days)).group_by(rows.c.player_id)
