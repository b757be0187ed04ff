"""A server's dailies, by their day or number."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date, datetime
from typing import Any

from sqlalchemy import ColumnElement, and_, func, or_, select

from bot.domain.games import Phase
from bot.domain.matches import Match, PastDaily, Stage
from bot.domain.players import Place, Player
from bot.store.matches.entrants import EntrantReader
from bot.store.models import GameRow, MatchRow
from bot.store.models.matches import OPEN
from engine import Word


class DailyQueries(EntrantReader):
    """Dailies, to read."""

    async def find_daily(
        self, place: Place, day: date, language: str | None = None, only: Player | None = None
    ) -> Match | None:
        """Return the daily of a server (outside one, of the channel), the newest of that day.

        `only` as for `find`.
        """
        query = select(MatchRow).where(MatchRow.scope_id == place.scope_id, MatchRow.day == day)
        if language:
            query = query.where(MatchRow.language == language)
        return await self._first(query.order_by(MatchRow.id.desc()), only)

    async def find_numbered(self, place: Place, number: int, only: Player) -> Match | None:
        """Return a server's daily of this number, with `only` that player as an entrant."""
        query = select(MatchRow).where(
            MatchRow.scope_id == place.scope_id,
            MatchRow.day.is_not(None),
            MatchRow.number == number,
        )
        return await self._first(query.order_by(MatchRow.id.desc()), only)

    async def count_days_before(self, place: Place, day: date) -> int:
        """Return how many days before that one have had a daily."""
        days = select(func.count(MatchRow.day.distinct()))
        earlier = days.where(MatchRow.scope_id == place.scope_id, MatchRow.day < day)
        return await self._db.scalar(earlier) or 0

    async def list_closing(self, until: datetime) -> list[tuple[int, int | None]]:
        """Return the ids of dailies that close by then and are not called yet, and of servers."""
        closing = [OPEN, MatchRow.deadline <= until, MatchRow.day.is_not(None)]
        query = select(MatchRow.id, MatchRow.guild_id).where(*closing, MatchRow.called.is_(False))
        return [(match_id, guild_id) for match_id, guild_id in await self._db.execute(query)]

    async def list_daily_answers(self, place: Place, count: int) -> frozenset[Word]:
        """Return the answers of the last `count` dailies of a server, played or not."""
        query = select(MatchRow.answers).where(MatchRow.scope_id == place.scope_id)
        found = await self._db.scalars(query.order_by(MatchRow.day.desc()).limit(count))
        return frozenset(Word(answer) for answers in found for answer in answers)

    async def find_daily_before(self, later: Match) -> Match | None:
        """Return the same server's previous daily, without its entrants."""
        query = select(MatchRow).where(
            MatchRow.scope_id == later.place.scope_id, MatchRow.day < later.day
        )
        return await self._head(query.order_by(MatchRow.day.desc(), MatchRow.id.desc()).limit(1))

    async def list_past(
        self, place: Place, player: Player, first: date, last: date
    ) -> list[PastDaily]:
        """Return a server's dailies between two days with the player's phase, the newest first.

        One that is not over is left out. If the server changed its language or class list on a
        day, its last daily is returned.
        """
        query = (
            select(MatchRow.day, MatchRow.number, GameRow.phase)
            .outerjoin(GameRow, _board_of(player))
            .where(MatchRow.scope_id == place.scope_id, MatchRow.day.between(first, last))
            .where(MatchRow.stage == Stage.OVER)
            .order_by(MatchRow.day.desc(), MatchRow.id)
        )
        found: Sequence[Any] = (await self._db.execute(query)).all()
        last_of_day = {row.day: row for row in found}.values()
        return [
            PastDaily(day, number, phase and Phase(phase)) for day, number, phase in last_of_day
        ]

    async def find_unplayed(self, place: Place, player: Player, today: date) -> Match | None:
        """Return the newest past daily that the player has not finished.

        Its only entrant is the player.
        """
        open_yet = or_(GameRow.id.is_(None), GameRow.phase == Phase.ACTIVE)
        query = (
            select(MatchRow)
            .outerjoin(GameRow, _board_of(player))
            .where(MatchRow.scope_id == place.scope_id, MatchRow.day < today, open_yet)
            .where(MatchRow.stage == Stage.OVER)
        )
        return await self._first(query.order_by(MatchRow.day.desc()), player)


def _board_of(player: Player) -> ColumnElement[bool]:
    return and_(GameRow.match_id == MatchRow.id, GameRow.owner_id == player.id)
