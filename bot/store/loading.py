"""Games as they are read: with their turns, their people and the settings of their server.

Every guess reads one, so they are read as plain rows; SQLAlchemy's objects cost three times that.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from typing import Any

from sqlalchemy import FromClause, Join, Row, Select, bindparam, select

from bot.domain.games import Ballot, GameSession
from bot.store.guilds import SETTINGS, GuildQueries
from bot.store.models import BallotRow, GameRow, GuildRow, PlayerRow, TurnRow
from bot.store.repository import Queries, table_of
from bot.store.values import player_of, session_of
from engine import Word

GAMES, PLAYERS = table_of(GameRow), table_of(PlayerRow)
_TURNS, _GUILDS = table_of(TurnRow), table_of(GuildRow)
_STARTERS, _OWNERS = PLAYERS.alias("starters"), PLAYERS.alias("owners")

GAME = (
    *GAMES.c,
    _STARTERS.c.name.label("starter_name"),
    _STARTERS.c.locale.label("starter_locale"),
    _OWNERS.c.name.label("owner_name"),
    _OWNERS.c.locale.label("owner_locale"),
)
"""What a game is made of, but for its turns."""


def join_people(games: FromClause) -> Join:
    """Games with who began them and whose they are."""
    starters = games.outerjoin(_STARTERS, _STARTERS.c.id == GAMES.c.starter_id)
    return starters.outerjoin(_OWNERS, _OWNERS.c.id == GAMES.c.owner_id)


SELECT_GAMES = select(*GAME, *SETTINGS).select_from(
    join_people(GAMES).outerjoin(_GUILDS, _GUILDS.c.id == GAMES.c.guild_id)
)
"""Each with the settings of its server, which nearly all that follows asks for."""

# not joined: in PostgreSQL a lock that had to wait would show the turns of before
_SELECT_TURNS = (
    select(*_TURNS.c, PLAYERS.c.name, PLAYERS.c.locale)
    .join(PLAYERS, PLAYERS.c.id == _TURNS.c.player_id)
    .where(_TURNS.c.game_id.in_(bindparam("game_ids", expanding=True)))
    .order_by(_TURNS.c.game_id, _TURNS.c.turn)
)


class GameLoading(Queries):
    async def _first(self, query: Select[Any]) -> GameSession | None:
        return next(iter(await self._all(query.limit(1))), None)

    async def _all(self, query: Select[Any]) -> list[GameSession]:
        return await self._sessions((await self._db.execute(self._latest(query, GAMES))).all())

    async def _sessions(self, rows: Sequence[Row[Any]]) -> list[GameSession]:
        """The games of rows of `SELECT_GAMES`."""
        guilds = GuildQueries(self._db)
        for row in rows:
            guilds.note(row.guild_id, row[len(GAME) : len(GAME) + len(SETTINGS)])
        return await self.boards(rows)

    async def boards(self, rows: Sequence[Row[Any]]) -> list[GameSession]:
        """The games of rows that hold `GAME`."""
        turns = await self._turns([row.id for row in rows])
        sessions = [session_of(row, turns[row.id], await self._ballots(row)) for row in rows]
        for session in sessions:
            self._meet([session.starter, *session.players])
        return sessions

    async def _turns(self, game_ids: list[int]) -> dict[int, list[Any]]:
        """The turns of games, each with its player's name and locale."""
        turns: dict[int, list[Any]] = defaultdict(list)
        found = await self._db.execute(_SELECT_TURNS, {"game_ids": game_ids}) if game_ids else ()
        for turn in found:
            turns[turn.game_id].append(turn)
        return turns

    async def _ballots(self, row: Any) -> tuple[Ballot, ...]:
        if row.deadline is None:
            return ()
        votes = select(BallotRow).where(BallotRow.game_id == row.id).order_by(BallotRow.at)
        fresh = votes.execution_options(populate_existing=True)
        return tuple(
            Ballot(player_of(vote.player), Word(vote.guess), vote.at)
            for vote in await self._db.scalars(fresh)
        )
