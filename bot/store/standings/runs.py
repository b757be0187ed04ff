"""SQL for days in a row: the one rule for what a streak is, with shields and without."""

from __future__ import annotations

from datetime import date, timedelta
from typing import Any

from sqlalchemy import ColumnElement, Integer, Select, and_, case, func, or_, select, type_coerce

from bot.domain.streaks import StreakRules
from bot.store.models import MatchRow, ResultRow, TallyRow
from bot.store.standings.sums import Criteria

Runs = Select[int, int, int, int]

_on_day: ColumnElement[int] = type_coerce(ResultRow.day, Integer)
_on: ColumnElement[int] = type_coerce(ResultRow.on, Integer)
_held_on: ColumnElement[int] = type_coerce(MatchRow.day, Integer)


def select_runs(criteria: Criteria, last: date, rules: StreakRules) -> Runs:
    """Select each run of days, up to the `last`, whose daily a player won without help.

    These are the player, the number of `days`, the `last` of them as an ordinal, and the latest day
    that a shield `kept`, or 0.
    """
    days = (
        select(ResultRow.player_id, _on_day.label("day"))
        .where(*criteria, ResultRow.assisted.is_(False), ResultRow.won.is_(True))
        .where(_on_day <= last.toordinal())
        .distinct()
        .subquery()
    )
    won = _number_dailies(days, rules)
    per_player: dict[str, Any] = {"partition_by": won.c.player_id, "order_by": won.c.day}
    if not rules.shielded:
        # within a run, the number of a daily and that of a win grow together
        nth = func.row_number().over(**per_player)
        each = select(won.c.player_id, won.c.day, (won.c.number - nth).label("run")).subquery()
        kept: ColumnElement[int] = func.max(0)
        return _add_up(each, kept)
    before = select(won, func.lag(won.c.number).over(**per_player).label("before")).subquery().c
    played = select(ResultRow.player_id).where(
        *criteria, ResultRow.player_id == before.player_id, _on_day == before.previous
    )
    single = and_(before.before == before.number - 2, ~played.exists())
    gaps = select(
        *(before.player_id, before.day, before.number, before.before),
        case((single, before.previous)).label("missed"),
    ).subquery()
    nth = func.row_number().over(
        partition_by=(gaps.c.player_id, _number_month(gaps.c.missed)), order_by=gaps.c.day
    )
    kept = case((nth == 1, gaps.c.missed), else_=0)
    firsts = select(gaps, kept.label("kept")).subquery()
    goes_on = (firsts.c.before == firsts.c.number - 1) | (firsts.c.kept > 0)
    begun = func.sum(case((goes_on, 0), else_=1)).over(
        partition_by=firsts.c.player_id, order_by=firsts.c.day
    )
    each = select(firsts.c.player_id, firsts.c.day, firsts.c.kept, begun.label("run")).subquery()
    return _add_up(each, func.max(func.coalesce(each.c.kept, 0)))


def select_kept_runs(criteria: Criteria) -> Runs:
    """Select the latest run of each stored sum, as `select_runs` does.

    What a shield `kept` last may have been in a run before.
    """
    last, kept = (type_coerce(day, Integer) for day in (TallyRow.last_day, TallyRow.kept))
    return select(
        *(TallyRow.player_id, TallyRow.streak.label("days"), last.label("last")),
        func.coalesce(kept, 0).label("kept"),
    ).where(*criteria, TallyRow.streak > 0)


def select_streaks(
    every: Runs, criteria: Criteria, last: date, rules: StreakRules, *, over: bool
) -> Runs:
    """Select each player's days in a row whose daily was won without help: now, and at best.

    They come from `every` run, or from the latest of each player. Days count up to the `last`.
    Until that is `over`, its daily can still be won, except by those who have lost it or taken a
    hint. The last figure is the latest day that a shield has kept in the streak now, be it that its
    next daily is still to be won.
    """
    runs = every.subquery().c
    due = find_last_day(rules, last if over else last - timedelta(1))
    spoilt = or_(ResultRow.assisted.is_(True), ResultRow.won.is_(False))
    # both are the same of a daily; only one is indexed
    of_last = [spoilt, ResultRow.day == last, ResultRow.on == last]
    lost = select(ResultRow.player_id).where(*criteria, *of_last)
    goes_on = runs.last >= due
    if not over:
        goes_on &= (runs.last == last.toordinal()) | runs.player_id.not_in(lost)
    now: ColumnElement[int] = func.max(case((goes_on, runs.days), else_=0))
    kept: ColumnElement[int] = func.max(case((goes_on, runs.kept), else_=0))
    if rules.shielded:
        played = select(ResultRow.player_id).where(
            *criteria, _on_day >= due, _on >= due, _on_day <= last.toordinal()
        )
        held = and_(
            runs.last < due,
            runs.last >= find_last_day(rules, due - 1),
            runs.player_id.not_in(played),
        )
        unused = _number_month(func.max(runs.kept)) < _number_month(due)
        holding = func.max(case((held, runs.days), else_=0))
        kept = case((unused & (holding > 0), due), else_=kept)
        now = case((unused & (holding > 0), holding), else_=now)
    return select(runs.player_id, now, func.max(runs.days), kept).group_by(runs.player_id)


def find_last_day(rules: StreakRules, last: Any) -> Any:
    """Return the last day up to that one that had a daily, as an ordinal; 0 without one."""
    ordinal = last.toordinal() if isinstance(last, date) else last
    if rules.posted_in is None:
        return ordinal
    held = select(func.max(_held_on)).where(MatchRow.scope_id == rules.posted_in)
    return func.coalesce(held.where(_held_on <= ordinal).scalar_subquery(), 0)


def _number_dailies(days: Any, rules: StreakRules) -> Any:
    """Add the `number` of each day's daily, and the `previous` day that had one."""
    if rules.posted_in is None:
        # the number of a day is its ordinal
        columns = days.c.day.label("number"), (days.c.day - 1).label("previous")
        return select(days, *columns).subquery()
    held = (
        select(_held_on.label("day"))
        .where(MatchRow.scope_id == rules.posted_in, MatchRow.day.is_not(None))
        .distinct()
        .subquery()
    )
    in_order: dict[str, Any] = {"order_by": held.c.day}
    number, previous = func.row_number().over(**in_order), func.lag(held.c.day).over(**in_order)
    numbered = select(held.c.day, number.label("number"), previous.label("previous")).subquery()
    joined = select(days, numbered.c.number, numbered.c.previous)
    return joined.join_from(days, numbered, numbered.c.day == days.c.day).subquery()


def _add_up(each: Any, kept: ColumnElement[int]) -> Runs:
    days, last = func.count().label("days"), func.max(each.c.day).label("last")
    return select(each.c.player_id, days, last, kept.label("kept")).group_by(
        each.c.player_id, each.c.run
    )


def _number_month(day: ColumnElement[Any]) -> ColumnElement[Any]:
    """Number the months of days, given as ordinals, with nothing but whole numbers.

    Years begin in March there, so that a leap day is the last of its year.
    """
    since = day + 305
    era = since // 146_097
    of_era = since - era * 146_097
    year = (of_era - of_era // 1_460 + of_era // 36_524 - of_era // 146_096) // 365
    of_year = of_era - (365 * year + year // 4 - year // 100)
    return (era * 400 + year) * 12 + (5 * of_year + 2) // 153
