"""What happens by itself: votes are counted, matches and idle games end, dailies appear.

Every deadline is stored, so that timers go on after a restart.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from datetime import datetime, timedelta

from bot.domain.games import GameSession, Move, Phase
from bot.domain.guilds import GuildSettings
from bot.domain.matches import Match
from bot.services.daily import Announcement, Dailies
from bot.services.endings import close, end
from bot.services.play import played
from bot.services.voting import chosen
from bot.store import Store, Transaction


@dataclass(frozen=True)
class Changes:
    """What has changed by itself, to be shown."""

    sessions: tuple[GameSession, ...] = ()
    matches: tuple[Match, ...] = ()
    announcements: tuple[Announcement, ...] = ()


class HostingService:
    def __init__(self, store: Store, dailies: Dailies, clock: Callable[[], datetime]) -> None:
        self._store = store
        self._dailies = dailies
        self._clock = clock

    async def tick(self) -> Changes:
        """Count votes and end matches whose time is up; calling it twice does nothing twice."""
        now = self._clock()
        async with self._store.transaction() as tx:
            counted = [await self._count(tx, session, now) for session in await tx.games.due(now)]
        async with self._store.transaction() as tx:
            ended = [await close(tx, match, now) for match in await tx.matches.due(now)]
        return Changes(tuple(counted), tuple(ended))

    async def sweep(self) -> Changes:
        """Close idle games and hand out dailies whose hour has come: once a minute will do."""
        now = self._clock()
        async with self._store.transaction() as tx:
            idle = [
                await end(tx, session, Phase.IDLE, now) for session in await self._idle(tx, now)
            ]
        async with self._store.transaction() as tx:
            announced = await self._dailies.due(tx)
        return Changes(tuple(idle), announcements=tuple(announced))

    async def _count(self, tx: Transaction, session: GameSession, now: datetime) -> GameSession:
        """Play the word that most have voted for."""
        await tx.games.set_deadline(session.id, None)
        await tx.games.clear_ballots(session.id)
        if not session.ballots:
            return replace(session, deadline=None)
        ballot = chosen(session)
        # it was legal when it was voted for, and nothing has been played since
        game = session.game.replay((*session.game.guesses, ballot.guess))
        session = replace(session, deadline=None, ballots=())
        return await played(tx, session, game, Move(ballot.player, now))

    async def _idle(self, tx: Transaction, now: datetime) -> list[GameSession]:
        """The running games that nobody has touched for the time their server allows."""
        untouched = await tx.games.untouched(now - timedelta(hours=1))
        found: list[GameSession] = []
        for session in untouched:
            settings = await tx.guilds.settings(session.place)
            if closes(session, settings) <= now:
                found.append(session)
        return found


def closes(session: GameSession, settings: GuildSettings) -> datetime:
    """When the game is closed unless somebody guesses."""
    hours = settings.idle_solo if session.mode.private else settings.idle_public
    return (session.touched_at or session.created_at) + timedelta(hours=hours)
