"""Help that players took in games."""

from __future__ import annotations

from datetime import datetime

from sqlalchemy import select, update

from bot.domain.games import GameSession
from bot.domain.players import Player
from bot.domain.puzzles import Rung
from bot.store.models import GameHintRow, GameRow
from bot.store.repository import Changes


class StoredHints(Changes):
    async def take(
        self, session: GameSession, player: Player, rung: Rung | None, at: datetime
    ) -> frozenset[Rung]:
        """Mark the game as assisted; return the rungs the player has climbed in this turn."""
        turn = len(session.moves)
        await self._execute(update(GameRow).where(GameRow.id == session.id).values(assisted=True))
        if rung is not None:
            hint = self._insert(GameHintRow).values(
                game_id=session.id, turn=turn, rung=rung, player_id=player.id, at=at
            )
            await self._execute(hint.on_conflict_do_nothing())
        taken = await self._db.scalars(
            select(GameHintRow.rung).where(
                GameHintRow.game_id == session.id,
                GameHintRow.turn == turn,
                GameHintRow.player_id == player.id,
            )
        )
        return frozenset(map(Rung, taken))
