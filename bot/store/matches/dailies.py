"""A server's dailies, by their day or number."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date, datetime
from typing import Any

from sqlalchemy import ColumnElement, and_, exists, func, or_, select

from bot.domain.games import Phase
from bot.domain.guild_settings import ANY_ZONE
from bot.domain.matches import Match, PastDaily, Stage
from bot.domain.players import Place, Player
from bot.domain.schedules import DAILIES_IDLE, ClosingDaily, GuildDaily
from bot.store.connection.repository import table_of
from bot.store.matches.entrants import EntrantReader
from bot.store.models import GameRow, GuildRow, LeftGuildRow, MatchRow
from bot.store.models.matches import IS_OPEN
from engine import Word

_GUILDS = table_of(GuildRow)


class DailyQueries(EntrantReader):
    """Dailies, to read."""

    async def list_with_daily(self) -> list[GuildDaily]:
        """Return the servers that have their daily posted."""
        last = (
            select(MatchRow.day)
            .where(MatchRow.scope_id == GuildRow.id, MatchRow.announced)
            .order_by(MatchRow.day.desc())
            .limit(1)
        )
        query = select(
            GuildRow.id,
            _GUILDS.c.daily_channel,
            _GUILDS.c.ping_role,
            GuildRow.daily_hour,
            GuildRow.time_zone,
            last.scalar_subquery(),
            *_find_idle(GuildRow.id, DAILIES_IDLE + 1),
        ).where(_GUILDS.c.daily_channel.is_not(None), GuildRow.id.not_in(select(LeftGuildRow.id)))
        return [GuildDaily(*row) for row in await self._db.execute(query)]

    async def find_daily(self, place: Place, day: date, only: Player | None = None) -> Match | None:
        """Return the daily of a server (outside one, of the channel), the newest of that day.

        `only` as for `find`.
        """
        query = select(MatchRow).where(MatchRow.scope_id == place.scope_id, MatchRow.day == day)
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

    async def is_idle(self, place: Place, day: date, days: int) -> bool:
        """Return whether nobody has played the latest so many dailies before a day."""
        found = select(*_find_idle(place.scope_id, days, MatchRow.day < day))
        since, played = (await self._db.execute(found)).one()
        return since is not None and (played is None or played < since)

    async def list_closing(self, until: datetime) -> list[ClosingDaily]:
        """Return the dailies that close by then and of which there was no last call yet."""
        closing = [IS_OPEN, MatchRow.deadline <= until, MatchRow.day.is_not(None)]
        zone = func.coalesce(GuildRow.time_zone, ANY_ZONE)
        query = (
            select(MatchRow.id, MatchRow.guild_id, MatchRow.deadline, zone)
            .outerjoin(GuildRow, GuildRow.id == MatchRow.guild_id)
            .where(*closing, MatchRow.called.is_(False))
        )
        return [ClosingDaily(*row) for row in await self._db.execute(query)]

    async def list_daily_answers(self, place: Place, count: int) -> tuple[Word, ...]:
        """Return the answers of a server's last `count` dailies, played or not, latest first."""
        query = select(MatchRow.answers).where(MatchRow.scope_id == place.scope_id)
        found = await self._db.scalars(query.order_by(MatchRow.day.desc()).limit(count))
        return tuple(Word(answer) for answers in found for answer in answers)

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

        One that is not over is left out unless the player is done with it. If the server changed
        its language or class list on a day, its last daily is returned.
        """
        query = (
            select(MatchRow.day, MatchRow.number, GameRow.phase)
            .outerjoin(GameRow, _board_of(player))
            .where(MatchRow.scope_id == place.scope_id, MatchRow.day.between(first, last))
            .where(or_(MatchRow.stage == Stage.OVER, GameRow.phase != Phase.ACTIVE))
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


def _find_idle(scope_id: Any, days: int, *before: ColumnElement[bool]) -> tuple[Any, Any]:
    """Return the day of the last but so many dailies that were posted or played, and of the last
    that was played; `before` may leave out later ones.
    """
    has_board = exists().where(GameRow.match_id == MatchRow.id)
    dailies = (
        select(MatchRow.day)
        .where(MatchRow.scope_id == scope_id, MatchRow.day.is_not(None), *before)
        .order_by(MatchRow.day.desc())
        .limit(1)
    )
    since = dailies.where(or_(MatchRow.announced, has_board)).offset(days - 1)
    return since.scalar_subquery(), dailies.where(has_board).scalar_subquery()


def _board_of(player: Player) -> ColumnElement[bool]:
    return and_(GameRow.match_id == MatchRow.id, GameRow.owner_id == player.id)
