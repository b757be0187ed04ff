"""What happens by itself: votes are counted, matches and idle games end, dailies appear.

Every deadline is stored, so that timers go on after a restart.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection, Iterable
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from typing import TypeVar

from bot.domain.clock import Clock
from bot.domain.games import GameSession, Move, Phase, Untouched
from bot.domain.matches import Match
from bot.domain.outages import Outage
from bot.domain.schedules import GuildDaily
from bot.services.games.endings import close, end
from bot.services.games.play import play
from bot.services.games.votes import choose
from bot.services.health import Duty
from bot.services.matches.daily import Announcement, Dailies
from bot.store import Store, Transaction

T = TypeVar("T")
R = TypeVar("R")

REMEMBERED = timedelta(days=1)
"""How long an interaction is known to have taken effect; Discord repeats one within minutes."""


KEPT = timedelta(days=30)
"""How long the data of a server is kept once the bot has left it, and what waits for a name."""

STEPS, ROWS = 20, 500
"""Steps in which a table's rows go each minute, and rows that go in one."""

CLAIMED = timedelta(minutes=5)
"""How long others leave a daily to who has claimed it, and may have been killed meanwhile."""


@dataclass(frozen=True)
class ClockChanges:
    """What has changed by itself, to be shown; `defects` are to be logged."""

    sessions: tuple[GameSession, ...] = ()
    matches: tuple[Match, ...] = ()
    announcements: tuple[Announcement, ...] = ()
    defects: tuple[Exception, ...] = ()


class Timers:
    def __init__(self, store: Store, dailies: Dailies, duty: Duty, clock: Clock) -> None:
        self._store = store
        self._duty = duty
        self._dailies = dailies
        self._clock = clock

    async def tick(self) -> ClockChanges:
        """Count votes and end matches whose time is up; calling it twice does nothing twice."""
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
        """Close idle games, and find the dailies whose hour has come: once a minute will do."""
        now = self._clock()
        ours = await self._duty.find()
        async with self._store.read() as tx:
            untouched = await tx.games.find_untouched(now - timedelta(hours=1))
            posted = await tx.guilds.list_with_daily()
        async with self._store.write() as tx:
            await tx.forget(now - REMEMBERED)
            await tx.lists.forget_unused()
            await tx.record_messages.forget_unclaimed(now - KEPT)
        defects: list[Exception] = []
        idle = [one for one in untouched if one.is_idle(now) and ours(one.guild_id)]
        ended = await self._each(idle, lambda tx, game: _end_idle(tx, game, now), defects)
        await self._weigh()
        await self._forget_left(now)
        due = _list_due((one for one in posted if ours(one.guild_id)), now, defects)
        announced = await self._each(due, self._dailies.announce, defects)
        return ClockChanges(ended, announcements=announced, defects=tuple(defects))

    async def _weigh(self) -> None:
        """Find how hard the words are that were played lately, each by itself."""
        async with self._store.read() as tx:
            due = await tx.words.list_due()
        for word in due:
            async with self._store.write() as tx:
                await tx.words.weigh(word)

    async def leave(self, guild_id: int) -> None:
        """The bot is in that server no more: its data goes after `KEPT`."""
        async with self._store.write() as tx:
            await tx.left_guilds.add(guild_id, self._clock())

    async def come_back(self, guild_id: int) -> None:
        """The bot is in that server, perhaps again: its data stays."""
        async with self._store.write() as tx:
            await tx.left_guilds.note([guild_id])
            await tx.left_guilds.remove(guild_id)

    async def see_guilds(self, present: Collection[int]) -> int:
        """Note what changed while the bot was away; return how many servers it has left.

        `present` are all servers of this process, those that Discord cannot reach now too.
        """
        here, now = {*present}, self._clock()
        async with self._store.read() as tx:
            known, left = await tx.left_guilds.list_present(), await tx.left_guilds.list_left()
        gone = {one for one in known - here - left if self._duty.shards.serve(one)}
        if gone or here - known or here & left:
            async with self._store.write() as tx:
                await tx.left_guilds.note(here - known)
                for guild_id in here & left:
                    await tx.left_guilds.remove(guild_id)
                for guild_id in gone:
                    await tx.left_guilds.add(guild_id, now)
        return len(gone)

    async def _forget_left(self, now: datetime) -> None:
        """Delete the data of servers left long ago, a little at a time: nobody waits for it."""
        async with self._store.read() as tx:
            left = await tx.left_guilds.list_before(now - KEPT)
        for guild_id in left:
            await self._forget(guild_id)

    async def _forget(self, guild_id: int) -> None:
        """Find rows beside those who write, and delete them a few at a time."""
        while True:
            async with self._store.read() as tx:
                found = await tx.left_guilds.find_rows(guild_id, STEPS * ROWS)
            if found is None:
                async with self._store.write() as tx:
                    await tx.left_guilds.remove(guild_id)
                return
            for first in range(0, len(found.keys), ROWS):
                some = found.keys[first : first + ROWS]
                async with self._store.write() as tx:
                    await tx.left_guilds.delete(found._replace(keys=some))
            if len(found.keys) == STEPS * ROWS:
                return

    async def claim(self, match: Match) -> bool:
        """Whether a daily is to be posted now: True once, until that is settled or runs out."""
        now = self._clock()
        async with self._store.write() as tx:
            return await tx.matches.claim(match.id, now, now - CLAIMED)

    async def finish_posting(self, match: Match, *, posted: bool) -> None:
        """Say that a daily needs no more posting, or let it be tried again."""
        async with self._store.write() as tx:
            await tx.matches.announce(match.id, done=posted)

    async def _each(
        self,
        things: Iterable[T],
        work: Callable[[Transaction, T], Awaitable[R | None]],
        defects: list[Exception],
    ) -> tuple[R, ...]:
        """What `work` makes of each; one that fails stays as it was.

        Each is a transaction of its own: a thousand may be due at once, and guesses go in between.
        """
        done: list[R] = []
        for thing in things:
            try:
                async with self._store.write() as tx:
                    made = await work(tx, thing)
            except Outage as outage:
                # the others would wait for the same database
                defects.append(outage)
                break
            except Exception as defect:
                defects.append(defect)
            else:
                if made is not None:
                    done.append(made)
        return tuple(done)


async def _count(tx: Transaction, game_id: int, now: datetime) -> GameSession | None:
    """Play the word that most have voted for, unless somebody was faster."""
    session = await tx.games.get(game_id)
    if session is None or session.deadline is None or session.deadline > now:
        return None
    await tx.games.set_deadline(session.id, None)
    await tx.votes.clear_ballots(session.id)
    if not session.ballots:
        return replace(session, deadline=None)
    ballot = choose(session)
    # it was legal when it was voted for, and nothing has been played since
    game = session.game.replay((*session.game.guesses, ballot.guess))
    session = replace(session, deadline=None, ballots=())
    return await play(tx, session, game, Move(ballot.player, now))


async def _end_idle(tx: Transaction, idle: Untouched, now: datetime) -> GameSession | None:
    """End a game, unless somebody has touched it since."""
    session = await tx.games.get(idle.game_id)
    if session is None or not session.active or session.touched_at != idle.touched_at:
        return None
    return await end(tx, session, Phase.IDLE, now)


async def _close(tx: Transaction, match_id: int, now: datetime) -> Match | None:
    """The match ended, unless somebody was faster or its lobby has become a race."""
    match = await tx.matches.get_whole(match_id)
    return await close(tx, match, now) if match and match.is_due(now) else None


def _list_due(
    posted: Iterable[GuildDaily], now: datetime, defects: list[Exception]
) -> list[GuildDaily]:
    """The dailies whose hour has come, and that have not been posted."""
    due: list[GuildDaily] = []
    for one in posted:
        try:
            due.extend([one] * one.is_due(now))
        except Exception as defect:
            defects.append(defect)
    return due
