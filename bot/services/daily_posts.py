"""The dailies whose hour has come: found, claimed, and posted once."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from datetime import datetime, timedelta

from bot.domain.clock import Clock
from bot.domain.matches import Match
from bot.domain.players import Player
from bot.domain.schedules import ASKED, GuildDaily, PostOutcome
from bot.services.health import Duty
from bot.store import Store

CLAIMED = timedelta(seconds=30)
"""How long others leave a daily to who has claimed it, and may have been killed meanwhile."""

ASKED_AGAIN = timedelta(hours=1)
"""How long nobody asks again whether somebody is still in a server."""

TOLD = 10
"""Players of yesterday, the best first, of whom Discord is asked before they are named."""

_REMEMBERED = 10_000
"""Players of whom it is remembered when that was asked."""


class DailyPosts:
    """A post is claimed in its row, so that of several processes one alone makes it."""

    def __init__(self, store: Store, duty: Duty, clock: Clock) -> None:
        self._store = store
        self._duty = duty
        self._clock = clock
        self._asked: dict[tuple[int, int], datetime] = {}

    async def list_due(self, note: Callable[[Exception], None]) -> list[GuildDaily]:
        """Return the dailies whose hour has come, and that have not been posted.

        A defect in one of them is given to `note`, and the others go on.
        """
        now, ours = self._clock(), await self._duty.find()
        async with self._store.read() as tx:
            scheduled = await tx.matches.list_with_daily()
        return [one for one in scheduled if ours(one.guild_id) and _is_due(one, now, note)]

    def choose_unsure(self, match: Match, awaited: Sequence[Player]) -> list[Player]:
        """Return those to ask Discord about now, and note that this is done.

        They are a few, and each is asked about once in `ASKED_AGAIN`.
        """
        now, guild_id = self._clock(), match.place.guild_id or 0
        long_ago = now - ASKED_AGAIN
        unsure = [
            one for one in awaited if self._asked.get((guild_id, one.id), long_ago) <= long_ago
        ]
        for one in unsure[:ASKED]:
            self._asked.pop((guild_id, one.id), None)
            self._asked[guild_id, one.id] = now
        while len(self._asked) > _REMEMBERED:
            del self._asked[next(iter(self._asked))]
        return unsure[:ASKED]

    async def note_departures(self, match: Match, players: Collection[Player]) -> None:
        """Store that these players have left the server of a daily: nobody waits for them."""
        if match.place.guild_id and match.day:
            async with self._store.write() as tx:
                await tx.people.note_departures(match.place.guild_id, players, match.day)

    async def note_departure(self, match: Match, player: Player) -> None:
        """Store that a player has left the server of a daily."""
        await self.note_departures(match, [player])

    async def stop_reminding(self, match: Match, player: Player) -> None:
        """Store that Discord takes no more direct messages to a player for a daily's server."""
        async with self._store.write() as tx:
            await tx.preferences.stop_reminding(player, match.place.guild_id or 0)

    async def was_tried(self, match: Match) -> bool:
        """Return whether somebody has claimed a daily before, and may have posted it."""
        async with self._store.read() as tx:
            return await tx.matches.was_claimed(match.id)

    async def claim(self, match: Match) -> bool:
        """Return whether a daily is to be posted now: True once, until that is over or runs out."""
        now = self._clock()
        async with self._store.write() as tx:
            return await tx.matches.claim(match.id, now, now - CLAIMED)

    async def finish(self, match: Match, outcome: PostOutcome) -> None:
        """Store that a daily needs no more posting, or let it be tried again."""
        async with self._store.write() as tx:
            await tx.matches.announce(match.id, done=outcome is not PostOutcome.RETRY)


def _is_due(daily: GuildDaily, now: datetime, note: Callable[[Exception], None]) -> bool:
    try:
        return daily.is_due(now)
    except Exception as defect:
        note(defect)
        return False
