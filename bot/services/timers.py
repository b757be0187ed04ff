"""Count votes, end matches and idle games, and find due dailies, when their time comes.

Every deadline is stored, so timers survive a restart.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import TypeVar

from bot.domain.clock import Clock
from bot.domain.games import GameSession, Phase, Untouched
from bot.domain.matches import Match
from bot.domain.outages import Outage
from bot.domain.schedules import LONGEST_CALL
from bot.services.daily_posts import DailyPosts
from bot.services.games.endings import close, end
from bot.services.games.votes import count
from bot.services.health import Duty
from bot.services.housekeeping import Housekeeping
from bot.services.left_guilds import LeftGuilds
from bot.services.matches.daily import Announcement, Dailies, LastCall
from bot.store import Store, Transaction

T = TypeVar("T")
R = TypeVar("R")


@dataclass(frozen=True)
class ClockChanges:
    """What a look at the clock has changed, to be shown; `defects` are to be logged."""

    sessions: tuple[GameSession, ...] = ()
    matches: tuple[Match, ...] = ()
    announcements: tuple[Announcement, ...] = ()
    last_calls: tuple[LastCall, ...] = ()
    defects: tuple[Exception, ...] = ()


class Timers:
    """Does what is due, each thing in its own transaction, so that guesses go in between."""

    def __init__(
        self,
        store: Store,
        dailies: Dailies,
        duty: Duty,
        clock: Clock,
        *,
        posts: DailyPosts,
        left: LeftGuilds,
    ) -> None:
        self._store = store
        self._duty = duty
        self._dailies = dailies
        self._clock = clock
        self._posts = posts
        self._left = left
        self._housekeeping = Housekeeping(store, clock)

    async def tick(self) -> ClockChanges:
        """Count votes and end matches whose time is up; nothing happens twice."""
        now = self._clock()
        ours = await self._duty.find()
        async with self._store.read() as tx:
            voted = [game for game, guild_id in await tx.games.list_due(now) if ours(guild_id)]
            over = [match for match, guild_id in await tx.matches.list_due(now) if ours(guild_id)]
        defects: list[Exception] = []
        counted = await self._each(voted, lambda tx, game: _count(tx, game, now), defects)
        ended = await self._each(over, lambda tx, match: _close(tx, match, now), defects)
        return ClockChanges(counted, ended, defects=tuple(defects))

    async def sweep(self) -> ClockChanges:
        """Close idle games, and find dailies whose hour has come; once a minute is enough."""
        now, defects = self._clock(), list[Exception]()
        ours = await self._duty.find()
        async with self._store.read() as tx:
            untouched = await tx.games.find_untouched(now - timedelta(hours=1))
        await self._housekeeping.forget()
        idle = [one for one in untouched if one.is_idle(now) and ours(one.guild_id)]
        ended = await self._each(idle, lambda tx, game: _end_idle(tx, game, now), defects)
        await self._housekeeping.weigh()
        await self._housekeeping.add_up_points()
        await self._left.forget_old()
        due = await self._posts.list_due(defects.append)
        announced = await self._each(due, self._dailies.announce, defects)
        async with self._store.read() as tx:
            soon = await tx.matches.list_closing(now + LONGEST_CALL)
        here = [one for one in soon if one.guild_id and ours(one.guild_id)]
        closing = [one.match_id for one in here if one.is_called(now)]
        calls = await self._each(closing, self._dailies.call_last, defects)
        return ClockChanges(ended, (), announced, calls, tuple(defects))

    async def _each(
        self,
        things: Iterable[T],
        work: Callable[[Transaction, T], Awaitable[R | None]],
        defects: list[Exception],
    ) -> tuple[R, ...]:
        """Do the work for each thing, and return the results; what fails stays as it was.

        Each has its own transaction: a thousand may be due at once, and guesses go in between.
        """
        done: list[R] = []
        for thing in things:
            try:
                async with self._store.write() as tx:
                    made = await work(tx, thing)
            except Outage as outage:
                # the rest would wait for the same database
                defects.append(outage)
                break
            except Exception as defect:
                defects.append(defect)
            else:
                if made is not None:
                    done.append(made)
        return tuple(done)


async def _count(tx: Transaction, game_id: int, now: datetime) -> GameSession | None:
    """Play the word with the most votes, unless somebody was faster."""
    session = await tx.games.get(game_id)
    if session is None or session.count_at is None or session.count_at > now:
        return None
    return await count(tx, session, now)


async def _end_idle(tx: Transaction, idle: Untouched, now: datetime) -> GameSession | None:
    """End a game, unless somebody has touched it since."""
    session = await tx.games.get(idle.game_id)
    if session is None:
        # nobody can end one of a mode that only another version knows
        await tx.games.set_phase(idle.game_id, Phase.IDLE, now)
        return None
    if not session.active or session.touched_at != idle.touched_at:
        return None
    # what a group has left lying costs nobody anything
    return await end(tx, session, Phase.IDLE, now, only=None if session.mode.private else ())


async def _close(tx: Transaction, match_id: int, now: datetime) -> Match | None:
    """End a match, unless somebody was faster or its lobby has become a race."""
    match = await tx.matches.get_whole(match_id)
    return await close(tx, match, now) if match and match.is_due(now) else None
