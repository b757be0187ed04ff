"""Help that players took in games."""

from __future__ import annotations

from datetime import datetime

from sqlalchemy import func, select, update

from bot.domain.games import GameSession
from bot.domain.players import Player
from bot.domain.puzzles import Rung
from bot.store.connection.repository import Changes, Queries
from bot.store.games.values import build_player
from bot.store.models import GameHintRow, GameRow, PlayerRow

TAKEN = "taken"
"""The rung of players who only saw how many words remain."""


class HintQueries(Queries):
    """Help taken in games, to read."""

    async def list_takers(self, game_id: int) -> tuple[Player, ...]:
        """Return the players who took hints in a game, in the order of their first."""
        query = (
            select(PlayerRow)
            .join(GameHintRow, GameHintRow.player_id == PlayerRow.id)
            .where(GameHintRow.game_id == game_id)
            .group_by(PlayerRow.id)
            .order_by(func.min(GameHintRow.at), PlayerRow.id)
        )
        return tuple(map(build_player, await self._db.scalars(query)))


class StoredHints(HintQueries, Changes):
    """Help taken in games, to read and change."""

    async def allow(self, session: GameSession) -> None:
        """Mark the game as assisted."""
        await self._execute(update(GameRow).where(GameRow.id == session.id).values(assisted=True))

    async def take(
        self, session: GameSession, player: Player, rung: Rung | None, at: datetime
    ) -> frozenset[Rung]:
        """Mark the game as assisted; return the rungs the player has climbed in this turn."""
        turn = len(session.moves)
        await self.allow(session)
        hint = self._insert(GameHintRow).values(
            game_id=session.id, turn=turn, rung=rung or TAKEN, player_id=player.id, at=at
        )
        await self._execute(hint.on_conflict_do_nothing())
        taken = await self._db.scalars(
            select(GameHintRow.rung).where(
                GameHintRow.game_id == session.id,
                GameHintRow.turn == turn,
                GameHintRow.player_id == player.id,
                GameHintRow.rung != TAKEN,
            )
        )
        return frozenset(map(Rung, taken))
