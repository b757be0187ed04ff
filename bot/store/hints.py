"""Help that players took in games."""

from __future__ import annotations

from datetime import datetime

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from bot.domain.games import GameSession
from bot.domain.players import Player
from bot.domain.puzzles import Rung
from bot.store.models import GameRow
from bot.store.models_puzzles import GameHintRow


class GameHints:
    def __init__(self, db: AsyncSession) -> None:
        self._db = db

    async def take(
        self, session: GameSession, player: Player, rung: Rung | None, at: datetime
    ) -> frozenset[Rung]:
        """Mark the game as assisted; return the rungs the player has climbed in this turn."""
        turn = len(session.moves)
        (await self._db.get_one(GameRow, session.id)).assisted = True
        if rung is not None:
            await self._db.merge(
                GameHintRow(game_id=session.id, turn=turn, rung=rung, player_id=player.id, at=at)
            )
        await self._db.flush()
        taken = await self._db.scalars(
            select(GameHintRow.rung).where(
                GameHintRow.game_id == session.id,
                GameHintRow.turn == turn,
                GameHintRow.player_id == player.id,
            )
        )
        return frozenset(map(Rung, taken))
