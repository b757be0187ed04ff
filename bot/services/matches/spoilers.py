"""A thread a day for those who have finished the daily: who gets in, and when it closes."""

from __future__ import annotations

from bot.domain.games import GameSession
from bot.domain.matches import CLOSED, Entrant, Match
from bot.domain.players import Player
from bot.services.health import Duty
from bot.services.matches.view import MatchView
from bot.store import Store

_AT_ONCE = 10
"""Boards that come into a thread with one that has just been finished, at most."""


class SpoilerThreads:
    """Remembers the thread of each daily, and who was let into it."""

    def __init__(self, store: Store, duty: Duty) -> None:
        self._store = store
        self._duty = duty

    async def find(self, board: GameSession) -> MatchView | None:
        """Return the running daily of a finished board, if its server wants a thread beside it.

        It has no entrants. There is none where the daily has no post, or its thread was closed.
        """
        if board.active or not board.mode.posted or board.match_id is None:
            return None
        async with self._store.read() as tx:
            match = await tx.matches.find_head(board.match_id)
            if match is None or match.over or match.message_id is None:
                return None
            settings = await tx.guilds.settings(match.place)
        wanted = settings.daily_thread and match.place.guild_id and match.thread_id != CLOSED
        return MatchView(match, settings.theme) if wanted else None

    async def list_waiting(self, match: Match) -> list[Entrant]:
        """Return the first who have finished, do not hide, and are not in the thread yet."""
        async with self._store.read() as tx:
            return await tx.spoilers.list_waiting(match.id, _AT_ONCE)

    async def keep(self, match: Match, thread_id: int) -> None:
        """Remember the thread of a daily."""
        async with self._store.write() as tx:
            await tx.spoilers.set_thread(match.id, thread_id)

    async def close(self, match: Match) -> None:
        """Remember that the thread of a daily is closed, or gone: there is no other that day."""
        async with self._store.write() as tx:
            await tx.spoilers.set_thread(match.id)

    async def let_in(self, match: Match, player: Player) -> bool:
        """Note that a player gets in; False if somebody else has seen to it."""
        async with self._store.write() as tx:
            return await tx.spoilers.let_in(match.id, player)

    async def leave_out(self, match: Match, player: Player) -> None:
        """Note that a player could not get in for now: it is tried again with the next."""
        async with self._store.write() as tx:
            await tx.spoilers.leave_out(match.id, player)

    async def list_over(self) -> list[Match]:
        """Return the dailies that are over and whose thread is to be closed."""
        ours = await self._duty.find()
        async with self._store.read() as tx:
            return [one for one in await tx.spoilers.list_over() if ours(one.place.guild_id)]
