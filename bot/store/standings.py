"""Results of finished games, one for each player who took part."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import date, datetime

from sqlalchemy import Select, select
from sqlalchemy.ext.asyncio import AsyncSession

from bot.domain.modes import Mode
from bot.domain.players import NOBODY, Place, Player
from bot.domain.standings import Result
from bot.store.models import GameRow, ResultRow
from bot.store.models_matches import MatchRow


class Results:
    def __init__(self, db: AsyncSession) -> None:
        self._db = db

    async def add(self, results: Iterable[Result]) -> None:
        """Store results; those of people who have had their data deleted count nowhere."""
        known = (result for result in results if result.player.id != NOBODY.id)
        self._db.add_all(_row(result) for result in known)
        await self._db.flush()

    async def at(self, place: Place, since: datetime | None, mode: Mode | None) -> list[Result]:
        """The results of a server (outside one: of the channel), in order of finishing."""
        query = _results()
        if place.guild_id is None:
            query = query.where(ResultRow.channel_id == place.channel_id)
        else:
            query = query.where(ResultRow.guild_id == place.guild_id)
        if since is not None:
            query = query.where(ResultRow.finished_at >= since)
        if mode is not None:
            query = query.where(ResultRow.mode == mode.key)
        return await self._results(query)

    async def of(self, player: Player, place: Place) -> list[Result]:
        """The player's results in this server (outside one: everywhere but in servers)."""
        here = (
            ResultRow.guild_id.is_(None)
            if place.guild_id is None
            else ResultRow.guild_id == place.guild_id
        )
        return await self._results(_results().where(ResultRow.player_id == player.id, here))

    async def _results(self, query: Select[ResultRow, date | None]) -> list[Result]:
        ordered = query.order_by(ResultRow.finished_at, ResultRow.game_id)
        return [_result(row, day) for row, day in await self._db.execute(ordered)]


def _results() -> Select[ResultRow, date | None]:
    """Results, each with the day of its daily."""
    days = select(ResultRow, MatchRow.day).join(GameRow, GameRow.id == ResultRow.game_id)
    return days.outerjoin(MatchRow, MatchRow.id == GameRow.match_id)


def _row(result: Result) -> ResultRow:
    return ResultRow(
        game_id=result.game_id,
        player_id=result.player.id,
        guild_id=result.place.guild_id,
        channel_id=result.place.channel_id,
        mode=result.mode.key,
        language=result.language,
        length=result.length,
        hard=result.hard,
        won=result.won,
        guesses=result.guesses,
        limit=result.limit,
        finished_at=result.finished_at,
        assisted=result.assisted,
    )


def _result(row: ResultRow, day: date | None) -> Result:
    return Result(
        game_id=row.game_id,
        player=Player(row.player.id, row.player.name),
        place=Place(row.channel_id, row.guild_id),
        mode=Mode.of(row.mode),
        language=row.language,
        length=row.length,
        hard=row.hard,
        won=row.won,
        guesses=row.guesses,
        limit=row.limit,
        finished_at=row.finished_at,
        assisted=row.assisted,
        day=day,
    )
