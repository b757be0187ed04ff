"""Reads games with their turns, their players and the settings of their server.

Every guess reads one, so they are read as plain rows: SQLAlchemy's objects cost three times as
much.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from typing import Any

from sqlalchemy import FromClause, Join, Row, Select, Table, bindparam, select

from bot.domain.games import GameSession
from bot.domain.modes import MODES, Mode
from bot.store.connection.repository import Queries, table_of
from bot.store.games.values import build_session
from bot.store.guilds.guilds import SETTING_COLUMNS, GuildQueries
from bot.store.models import BallotRow, GameRow, GuildRow, PlayerRow, SupportRow, TurnRow

GAMES, PLAYERS, _GUILDS = table_of(GameRow), table_of(PlayerRow), table_of(GuildRow)
_STARTERS, _OWNERS = PLAYERS.alias("starters"), PLAYERS.alias("owners")

GAME = (
    *GAMES.c,
    _STARTERS.c.name.label("starter_name"),
    _STARTERS.c.locale.label("starter_locale"),
    _OWNERS.c.name.label("owner_name"),
    _OWNERS.c.locale.label("owner_locale"),
)
"""The columns of a game, without its turns."""


def join_people(games: FromClause) -> Join:
    """Join games with their starters and owners."""
    starters = games.outerjoin(_STARTERS, _STARTERS.c.id == GAMES.c.starter_id)
    return starters.outerjoin(_OWNERS, _OWNERS.c.id == GAMES.c.owner_id)


SELECT_GAMES = select(*GAME, *SETTING_COLUMNS).select_from(
    join_people(GAMES).outerjoin(_GUILDS, _GUILDS.c.id == GAMES.c.guild_id)
)
"""Each with the settings of its server, which are nearly always needed next."""


def _select_by_game(table: Table, order: str) -> Select[Any]:
    """Select the rows of some games, each with its player."""
    # not joined to the games: after waiting for a lock, PostgreSQL would return old rows
    return (
        select(*table.c, PLAYERS.c.name, PLAYERS.c.locale)
        .join(PLAYERS, PLAYERS.c.id == table.c.player_id)
        .where(table.c.game_id.in_(bindparam("game_ids", expanding=True)))
        .order_by(table.c.game_id, table.c[order])
    )


_SELECT_TURNS = _select_by_game(table_of(TurnRow), "turn")
_SELECT_BALLOTS = _select_by_game(table_of(BallotRow), "at")
_SELECT_SUPPORTS = _select_by_game(table_of(SupportRow), "player_id")


class GameReader(Queries):
    """Turns rows into games."""

    async def _first(self, query: Select[Any]) -> GameSession | None:
        return next(iter(await self._all(query.limit(1))), None)

    async def _all(self, query: Select[Any]) -> list[GameSession]:
        return await self._sessions((await self._db.execute(self._latest(query, GAMES))).all())

    async def _sessions(self, rows: Sequence[Row[Any]]) -> list[GameSession]:
        """Return the games in rows of `SELECT_GAMES`."""
        guilds = GuildQueries(self._db)
        for row in rows:
            guilds.note(row.guild_id, row[len(GAME) : len(GAME) + len(SETTING_COLUMNS)])
        return await self.read_boards(rows)

    async def read_boards(self, rows: Sequence[Row[Any]]) -> list[GameSession]:
        """Return the games in rows that have the columns `GAME`.

        Those of a mode that only another version knows are left out.
        """
        rows = [row for row in rows if row.mode in MODES]
        turns = await self._read_by_game(_SELECT_TURNS, [row.id for row in rows])
        voted = [row.id for row in rows if row.count_at is not None]
        ballots = await self._read_by_game(_SELECT_BALLOTS, voted)
        shared = [row.id for row in rows if Mode.of(row.mode).voted]
        supports = await self._read_by_game(_SELECT_SUPPORTS, shared)
        sessions = [
            build_session(row, turns[row.id], ballots[row.id], supports[row.id]) for row in rows
        ]
        for session in sessions:
            self._meet([session.starter, *session.players])
        return sessions

    async def _read_by_game(self, query: Select[Any], game_ids: list[int]) -> dict[int, list[Any]]:
        """Return the rows of each game."""
        rows: dict[int, list[Any]] = defaultdict(list)
        found = await self._db.execute(query, {"game_ids": game_ids}) if game_ids else ()
        for row in found:
            rows[row.game_id].append(row)
        return rows
