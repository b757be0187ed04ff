"""What a board shows of its match: the daily before, what a daily brought, how a race stands."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

from bot.domain.games import GameSession
from bot.domain.matches import Match, Turnout
from bot.domain.mode_kinds import Ends
from bot.domain.standings import DailyPlace, Streak
from bot.services.games.endings import COUNTDOWN
from bot.store import ReadTransaction

_FEW = 50
"""People of a match whose outcome is told on every board."""


@dataclass(frozen=True)
class Before:
    """A daily that is over, and how it went."""

    match: Match
    turnout: Turnout


@dataclass(frozen=True)
class DailyFinish:
    """What a finished daily brought its player: days in a row, and a place among the solvers.

    `lost` are the days in a row that ended with it, or if it begins new ones, those before.
    """

    streak: Streak
    standing: DailyPlace
    lost: int = 0


async def before(tx: ReadTransaction, match: Match) -> Before | None:
    """Return the daily before a running one, if its answer may be shown."""
    if match.over or match.day is None:
        return None
    earlier = await tx.matches.find_daily_before(match)
    if earlier is None or not earlier.over:
        return None
    return Before(earlier, await tx.matches.count(earlier.id))


async def find_finish(tx: ReadTransaction, session: GameSession, head: Match) -> DailyFinish | None:
    """Return what a daily has brought its player, once they have played it to the end."""
    played = session.mode.posted and session.moves and not session.active
    if not played or head.day is None or session.owner is None:
        return None
    where, owner = head.place, session.owner
    streaks = await tx.results.find_streaks(where, [owner], head.day, over=head.over)
    streak, lost = streaks.get(owner.id, Streak()), 0
    if streak.now == 1 < streak.best:
        before = await tx.results.find_streak_before(where, owner, head.day)
        lost = before if before > 1 else 0
    elif not streak.now and streak.best > 1:
        lost = (await tx.results.find_lost(where, [owner], head.day)).get(owner.id, 0)
    return DailyFinish(streak, await tx.results.find_daily_place(where, head.day, owner), lost)


async def find_over(tx: ReadTransaction, session: GameSession, head: Match) -> Match | None:
    """Return a match that is over with its entrants, to say on a board how it went."""
    if session.active or not head.over or head.mode.posted:
        return None
    return await _find_small(tx, head)


async def find_hurried(
    tx: ReadTransaction, session: GameSession, head: Match, now: datetime
) -> Match | None:
    """Return a race whose time is short with its entrants, to say on a board who solved it."""
    late = head.deadline is None or head.deadline > now + COUNTDOWN
    if not session.active or head.over or head.mode.ends is not Ends.COUNTDOWN or late:
        return None
    return await _find_small(tx, head)


async def _find_small(tx: ReadTransaction, head: Match) -> Match | None:
    turnout = await tx.matches.count(head.id)
    return await tx.matches.get(head.id) if turnout.players <= _FEW else None
