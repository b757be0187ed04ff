"""The entrants of a match, each with their board."""

from __future__ import annotations

from datetime import datetime

from sqlalchemy import Select, and_, bindparam, exists, false, func, select

from bot.domain.matches import Entrant, Match
from bot.domain.modes import MODES
from bot.domain.players import Player
from bot.store.connection.repository import Queries, table_of
from bot.store.games.reader import GAME, GAMES, PLAYERS, GameReader, join_people
from bot.store.games.values import build_match
from bot.store.models import EntrantRow, MatchRow, PreferenceRow, StruckResultRow, TurnRow
from bot.store.models.matches import IS_OPEN

ENTRANTS, TURNS = table_of(EntrantRow), table_of(TurnRow)
_PREFERENCES, _STRUCK = table_of(PreferenceRow), table_of(StruckResultRow)

BOARD = and_(GAMES.c.match_id == ENTRANTS.c.match_id, GAMES.c.owner_id == ENTRANTS.c.player_id)
"""The board of an entrant."""

_ENTERED = (
    select(
        *GAME,
        ENTRANTS.c.ready,
        PLAYERS.c.id.label("entrant_id"),
        PLAYERS.c.name.label("entrant_name"),
        PLAYERS.c.locale.label("entrant_locale"),
        func.coalesce(_PREFERENCES.c.hidden, false()).label("hidden"),
        exists()
        .where(_STRUCK.c.game_id == GAMES.c.id, _STRUCK.c.player_id == ENTRANTS.c.player_id)
        .label("struck"),
    )
    .select_from(
        join_people(
            ENTRANTS.join(PLAYERS, PLAYERS.c.id == ENTRANTS.c.player_id)
            .outerjoin(_PREFERENCES, _PREFERENCES.c.player_id == ENTRANTS.c.player_id)
            .outerjoin(GAMES, BOARD)
        )
    )
    .where(ENTRANTS.c.match_id == bindparam("match_id"))
    .order_by(ENTRANTS.c.place)
)
_ENTERED_ONE = _ENTERED.where(ENTRANTS.c.player_id == bindparam("player_id"))


class EntrantReader(Queries):
    """Reads matches with their entrants."""

    async def _list_entrants(self, match_id: int, only: Player | None) -> tuple[Entrant, ...]:
        """Return the entrants of a match in the order of entering; or `only` that player."""
        query, meant = (_ENTERED_ONE, {"player_id": only.id}) if only else (_ENTERED, {})
        rows = (await self._db.execute(query, {"match_id": match_id, **meant})).all()
        begun = await self.over(GameReader).read_boards([row for row in rows if row.id is not None])
        boards = {session.id: session for session in begun}
        entrants = tuple(
            Entrant(
                Player(row.entrant_id, row.entrant_name, row.entrant_locale),
                row.ready,
                boards.get(row.id),
                row.hidden,
                row.struck,
            )
            for row in rows
        )
        self._meet(entrant.player for entrant in entrants)
        return entrants

    async def list_played(self, player: Player) -> list[int]:
        """Return the ids of the matches that still run in which the player has guessed."""
        played = select(TURNS.c.game_id).where(TURNS.c.game_id == GAMES.c.id).exists()
        match = select(MatchRow.id).where(MatchRow.id == GAMES.c.match_id, IS_OPEN).exists()
        query = select(GAMES.c.match_id).where(GAMES.c.owner_id == player.id, played, match)
        return [*await self._db.scalars(query)]

    async def list_unanswered(self, player: Player, since: datetime) -> list[datetime]:
        """Return when the player invited each of those who have not begun, the earliest first."""
        query = (
            select(MatchRow.created_at)
            .select_from(ENTRANTS.join(table_of(MatchRow)).outerjoin(GAMES, BOARD))
            .where(MatchRow.starter_id == player.id, MatchRow.closed, GAMES.c.id.is_(None))
            .where(MatchRow.created_at > since)
            .order_by(MatchRow.created_at)
        )
        return [*await self._db.scalars(query)]

    async def _head(self, query: Select[MatchRow]) -> Match | None:
        """Return a match without its entrants; None for a mode that only another version knows."""
        row = await self._db.scalar(query)
        return build_match(row) if row and row.mode in MODES else None

    async def _first(self, query: Select[MatchRow], only: Player | None = None) -> Match | None:
        row = (await self._db.scalars(self._latest(query.limit(1), MatchRow))).first()
        if row is None or row.mode not in MODES:
            return None
        return build_match(row, await self._list_entrants(row.id, None if row.closed else only))
