"""Games as they are read: with their turns, their people and the settings of their server."""

from __future__ import annotations

from sqlalchemy import Select, select

from bot.domain.games import Ballot, GameSession
from bot.store.guilds import GuildQueries
from bot.store.models import BallotRow, GameRow, GuildRow
from bot.store.repository import Queries
from bot.store.values import player_of, session_of
from engine import Word


class GameLoading(Queries):
    async def _first(self, query: Select[GameRow]) -> GameSession | None:
        return next(iter(await self._all(query.limit(1))), None)

    async def _all(self, query: Select[GameRow]) -> list[GameSession]:
        rows = await self._db.execute(with_server(self._latest(query, GameRow)))
        return await self._sessions([(game, server) for game, server in rows])

    async def _sessions(self, found: list[tuple[GameRow, GuildRow | None]]) -> list[GameSession]:
        self._keep(game for game, _ in found)
        guilds = GuildQueries(self._db)
        for game, server in found:
            guilds.note(game.guild_id, server)
        return [session_of(game, await self._ballots(game)) for game, _ in found]

    async def _ballots(self, row: GameRow) -> tuple[Ballot, ...]:
        if row.deadline is None:
            return ()
        votes = select(BallotRow).where(BallotRow.game_id == row.id).order_by(BallotRow.at)
        fresh = votes.execution_options(populate_existing=True)
        return tuple(
            Ballot(player_of(vote.player), Word(vote.guess), vote.at)
            for vote in await self._db.scalars(fresh)
        )


def with_server(query: Select[GameRow]) -> Select[GameRow, GuildRow]:
    """Each game with the settings of its server, which nearly all that follows asks for."""
    return query.outerjoin(GuildRow, GuildRow.id == GameRow.guild_id).add_columns(GuildRow)
