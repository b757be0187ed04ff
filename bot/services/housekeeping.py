"""What is tidied by itself: what nobody needs goes, and words are weighed by their results."""

from __future__ import annotations

from datetime import timedelta

from bot.domain.clock import Clock
from bot.domain.points import POINTS_DUE
from bot.store import Store

INTERACTIONS_KEPT = timedelta(days=1)
"""How long an interaction is known to have taken effect; Discord repeats one within minutes."""

UNCLAIMED = timedelta(days=30)
"""How long a result waits for somebody to say whose it is."""

_STEPS, ROWS = 100, 20
"""Steps in which a server's points are added up each minute, and players' sums in one."""


class Housekeeping:
    """Work that nobody waits for."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self._store = store
        self._clock = clock

    async def forget(self) -> None:
        """Delete what is no longer needed."""
        now = self._clock()
        async with self._store.write() as tx:
            await tx.forget(now - INTERACTIONS_KEPT)
            await tx.lists.forget_unused()
            await tx.record_messages.forget_unclaimed(now - UNCLAIMED)
            # somewhere it is a day less
            await tx.first_results.forget_before(now.date() - timedelta(1))
            await tx.stand_ins.forget_unneeded()

    async def add_up_points(self) -> None:
        """Add up the points of servers that have changed their rules, a few at a time."""
        async with self._store.read() as tx:
            due = await tx.facts.list_named(POINTS_DUE)
        for guild_id in map(int, due):
            for step in range(_STEPS):
                async with self._store.write() as tx:
                    added = await tx.points.add_up(guild_id, ROWS)
                    # a game may have ended by the rules before: it is seen a minute later
                    if not (added or step):
                        await tx.facts.drop(f"{POINTS_DUE}{guild_id}")
                if not added:
                    break

    async def weigh(self) -> None:
        """Find how hard the words are that were played lately, each in a transaction of its own."""
        async with self._store.read() as tx:
            due = await tx.words.list_due()
        for word in due:
            async with self._store.write() as tx:
                await tx.words.weigh(word)
