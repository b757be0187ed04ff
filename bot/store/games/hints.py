"""Help that players took in games."""

from __future__ import annotations

from datetime import datetime

from sqlalchemy import func, select, update

from bot.domain.games import GameSession
from bot.domain.hints import Hint
from bot.domain.players import Player
from bot.store.connection.repository import Changes, Queries
from bot.store.games.values import build_player
from bot.store.models import GameHintRow, GameRow, PlayerRow

_AGREED = "agreed"
"""Stored in place of a hint for whoever agrees that all who play may take some."""


class HintQueries(Queries):
    """Help taken in games, to read."""

    async def list_takers(self, game_id: int) -> tuple[Player, ...]:
        """Return the players who took hints in a game, in the order of their first."""
        query = (
            select(PlayerRow)
            .join(GameHintRow, GameHintRow.player_id == PlayerRow.id)
            .where(GameHintRow.game_id == game_id, GameHintRow.rung != _AGREED)
            .group_by(PlayerRow.id)
            .order_by(func.min(GameHintRow.at), PlayerRow.id)
        )
        return tuple(map(build_player, await self._db.scalars(query)))

    async def are_agreed(self, session: GameSession) -> bool:
        """Return whether somebody has agreed to hints in a game."""
        agreed = GameHintRow.game_id == session.id, GameHintRow.rung == _AGREED
        found = select(GameHintRow.player_id).where(*agreed).limit(1)
        return await self._db.scalar(found) is not None

    async def list_taken(
        self, session: GameSession, player: Player
    ) -> tuple[tuple[int, Hint], ...]:
        """Return the hints a player took in a game, in order, with the guesses made before each."""
        query = select(GameHintRow.turn, GameHintRow.at, GameHintRow.rung).where(
            GameHintRow.game_id == session.id, GameHintRow.player_id == player.id
        )
        rows = await self._db.execute(query)
        # older games know of players who only saw how many words were left
        known = [(turn, at, Hint(rung)) for turn, at, rung in rows if rung in set(Hint)]
        # of hints taken at the same moment the faintest comes first
        known.sort(key=lambda one: (one[0], one[1], list(Hint).index(one[2])))
        return tuple((turn, hint) for turn, _, hint in known)


class StoredHints(HintQueries, Changes):
    """Help taken in games, to read and change."""

    async def agree(self, session: GameSession, player: Player, at: datetime) -> None:
        """Keep that a player agreed to hints; the game counts until one is taken."""
        await self._add(session, player, _AGREED, at)

    async def take(self, session: GameSession, player: Player, hint: Hint, at: datetime) -> None:
        """Mark the game as assisted, and keep the hint that the player took in this turn."""
        await self._execute(update(GameRow).where(GameRow.id == session.id).values(assisted=True))
        await self._add(session, player, hint, at)

    async def _add(self, session: GameSession, player: Player, rung: str, at: datetime) -> None:
        added = self._insert(GameHintRow).values(
            game_id=session.id, turn=len(session.moves), rung=rung, player_id=player.id, at=at
        )
        await self._execute(added.on_conflict_do_nothing())
