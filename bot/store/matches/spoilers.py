"""The threads of those who have finished a daily, and who is in them."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Update, exists, select, update

from bot.domain.games import Phase
from bot.domain.matches import CLOSED, Entrant, Match, Stage
from bot.domain.players import Player
from bot.store.connection.repository import Changes
from bot.store.games.reader import GAMES
from bot.store.games.values import build_match
from bot.store.matches.entrants import BOARD, ENTRANTS, EntrantReader
from bot.store.models import EntrantRow, MatchRow, PreferenceRow
from bot.store.models.matches import WITH_THREAD


class SpoilerQueries(EntrantReader):
    """Threads, to read."""

    async def list_over(self) -> list[Match]:
        """Return the dailies that are over and whose thread is open, without entrants."""
        query = select(MatchRow).where(WITH_THREAD, MatchRow.stage == Stage.OVER)
        return [build_match(row) for row in await self._db.scalars(query)]

    async def list_waiting(self, match_id: int, most: int) -> list[Entrant]:
        """Return the first who have finished, do not hide, and are not in the thread."""
        hides = exists().where(
            PreferenceRow.player_id == ENTRANTS.c.player_id, PreferenceRow.hidden
        )
        query = (
            select(ENTRANTS.c.player_id)
            .select_from(ENTRANTS.join(GAMES, BOARD))
            .where(
                ENTRANTS.c.match_id == match_id,
                ENTRANTS.c.let_in.is_(False),
                ~hides,
                GAMES.c.phase != Phase.ACTIVE,
            )
            .order_by(ENTRANTS.c.place)
            .limit(most)
        )
        # a thousand may be in it, and their boards are read one by one
        found = [
            await self._list_entrants(match_id, Player(player_id, ""))
            for player_id in [*await self._db.scalars(query)]
        ]
        return [entrant for entrants in found for entrant in entrants]


class StoredSpoilers(SpoilerQueries, Changes):
    """Threads, to read and change."""

    async def set_thread(self, match_id: int, thread_id: int = CLOSED) -> None:
        """Remember the thread of a daily, or that it is closed."""
        change = update(MatchRow).where(MatchRow.id == match_id)
        await self._execute(change.values(thread_id=thread_id))

    async def let_in(self, match_id: int, player: Player) -> bool:
        """Note that a player gets into the thread; False if they are in it."""
        outside = _update(match_id, player).where(EntrantRow.let_in.is_(False))
        done: Any = outside.values(let_in=True).returning(EntrantRow.player_id)
        return await self._db.scalar(done) is not None

    async def leave_out(self, match_id: int, player: Player) -> None:
        """Note that a player is not in the thread after all."""
        await self._execute(_update(match_id, player).values(let_in=False))


def _update(match_id: int, player: Player) -> Update:
    return update(EntrantRow).where(
        EntrantRow.match_id == match_id, EntrantRow.player_id == player.id
    )
