"""Votes for the next guess of a game, and votes to end it."""

from __future__ import annotations

from datetime import datetime

from sqlalchemy import delete, select, update

from bot.domain.games import Ballot
from bot.domain.players import Player
from bot.store.connection.repository import Changes, Queries
from bot.store.models import BallotRow, GameRow, PlayerRow, StopVoteRow


class VoteQueries(Queries):
    """Votes, to read."""

    async def list_stop_votes(self, game_id: int, since: datetime) -> list[datetime]:
        """Return when players voted to end the game since then, the earliest first."""
        query = select(StopVoteRow.at).where(StopVoteRow.game_id == game_id, StopVoteRow.at > since)
        return [*await self._db.scalars(query.order_by(StopVoteRow.at))]

    async def list_stoppers(self, game_id: int, since: datetime) -> list[Player]:
        """Return who voted to end the game since then, or ended it, the earliest first."""
        query = (
            select(PlayerRow.id, PlayerRow.name)
            .join(StopVoteRow, StopVoteRow.player_id == PlayerRow.id)
            .where(StopVoteRow.game_id == game_id, StopVoteRow.at > since)
            .order_by(StopVoteRow.at, PlayerRow.id)
        )
        return [Player(*row) for row in await self._db.execute(query)]


class StoredVotes(VoteQueries, Changes):
    """Votes, to read and change."""

    async def cast(self, game_id: int, ballot: Ballot) -> None:
        """Store a player's vote for the next guess, replacing an earlier one."""
        key = {"game_id": game_id, "player_id": ballot.player.id}
        await self._put(BallotRow, {**key, "guess": ballot.guess, "at": ballot.at})

    async def clear_ballots(self, game_id: int) -> None:
        """Delete all votes for the next guess."""
        await self._execute(delete(BallotRow).where(BallotRow.game_id == game_id))

    async def vote_to_stop(self, game_id: int, player: Player, at: datetime) -> None:
        """Store a player's vote to end the game, replacing an earlier one."""
        vote = {"game_id": game_id, "player_id": player.id, "at": at}
        await self._put(StopVoteRow, vote)
        await self._execute(update(GameRow).where(GameRow.id == game_id).values(disputed_at=at))

    async def take_back(self, game_id: int, player: Player) -> None:
        """Delete a player's vote to end the game, if there is one."""
        vote = delete(StopVoteRow).where(StopVoteRow.game_id == game_id)
        await self._execute(vote.where(StopVoteRow.player_id == player.id))
