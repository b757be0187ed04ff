"""Seasons that are over, as they were frozen."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import date, datetime
from typing import Any

from sqlalchemy import ColumnElement, Select, func, insert, or_, select, update

from bot.domain.corrections import TITLE
from bot.domain.leaderboards import PAGE, Standing
from bot.domain.players import Player
from bot.domain.seasons import FrozenSeason, Season
from bot.domain.standings import Span
from bot.store.connection.repository import Changes, Queries
from bot.store.models import CorrectionRow, MatchRow, SeasonPlaceRow, SeasonRow
from bot.store.models.corrections import STANDS
from bot.store.models.matches import IS_OPEN
from bot.store.standings.names import has_left, join_names, read_player


class SeasonQueries(Queries):
    """Seasons, to read."""

    async def find_frozen_until(self, guild_id: int | None) -> date:
        """Return the day after the server's last frozen season; `date.min` without one."""
        query = select(func.max(SeasonRow.end)).where(SeasonRow.guild_id == guild_id)
        return await self._db.scalar(query) or date.min

    async def has_open_daily(self, guild_id: int, end: date) -> bool:
        """Return whether somebody may still finish a daily from before that day."""
        query = select(MatchRow.id).where(
            MatchRow.scope_id == guild_id, MatchRow.day < end, IS_OPEN
        )
        return await self._db.scalar(query.limit(1)) is not None

    async def list_champions(self, guild_id: int, most: int) -> list[Season]:
        """Return the latest seasons in which anybody played, the newest first."""
        query = (
            select(SeasonRow)
            .where(SeasonRow.guild_id == guild_id, SeasonRow.players > 0)
            .order_by(SeasonRow.end.desc())
            .limit(most)
        )
        return await self._with_champions([*await self._db.scalars(query)])

    async def find(self, guild_id: int, end: date, page: int = 0) -> FrozenSeason | None:
        """Return a page of the season that ended before that day."""
        query = select(SeasonRow).where(SeasonRow.guild_id == guild_id, SeasonRow.end == end)
        seasons = await self._with_champions([*await self._db.scalars(query)])
        if not seasons:
            return None
        places = _places(guild_id).where(SeasonPlaceRow.season_id == seasons[0].id)
        shown = await self._db.execute(places.offset(PAGE * page).limit(PAGE))
        return FrozenSeason(seasons[0], tuple(_standing(row) for row in shown), page)

    async def find_place(self, guild_id: int, end: date, player: Player) -> Standing | None:
        """Return how a player stood when a season was frozen."""
        theirs = _places(guild_id).where(
            SeasonPlaceRow.season_id.in_(_find_id(guild_id, end)),
            SeasonPlaceRow.player_id == player.id,
        )
        row = (await self._db.execute(theirs)).first()
        return _standing(row) if row else None

    async def find_bounds(self, guild_id: int, end: date) -> tuple[int, int | None]:
        """Return the most games that took no place in a season, and the fewest that took one."""
        few = SeasonPlaceRow.provisional
        query = select(
            func.coalesce(func.max(SeasonPlaceRow.games).filter(few), 0),
            func.min(SeasonPlaceRow.games).filter(~few),
        ).where(SeasonPlaceRow.season_id.in_(_find_id(guild_id, end)))
        most, fewest = (await self._db.execute(query)).one()
        return most, fewest

    async def list_placed(
        self, guild_id: int, season: Season, most: int, *, left: bool = False
    ) -> list[Player]:
        """Return those with a place in a season, the best first, who have `left` or have not."""
        gone = has_left(SeasonPlaceRow.player_id, guild_id)
        placed = _places(guild_id).where(
            SeasonPlaceRow.season_id == season.id,
            SeasonPlaceRow.provisional.is_(False),
            gone if left else ~gone,
        )
        return [read_player(row) for row in await self._db.execute(placed.limit(most))]

    async def _with_champions(self, rows: Sequence[SeasonRow]) -> list[Season]:
        """Return seasons with those crowned, and whether anybody ahead of them had left."""
        if not rows:
            return []
        best = _places(rows[0].guild_id).add_columns(_taken_back().label("taken"))
        best = best.where(
            SeasonPlaceRow.season_id.in_([row.id for row in rows]),
            SeasonPlaceRow.provisional.is_(False),
            or_(SeasonPlaceRow.crowned, (SeasonPlaceRow.place == 1) & (SeasonPlaceRow.wins > 0)),
        )
        crowned: dict[int, list[Standing]] = {row.id: [] for row in rows}
        passed: set[int] = set()
        taken: set[int] = set()
        for row in await self._db.execute(best):
            if row.crowned:
                crowned[row.season_id].append(_standing(row))
            else:
                (taken if row.taken else passed).add(row.season_id)
        erased = await self._find_erased(rows)
        return [
            Season(
                row.id,
                Span(row.first, row.end),
                row.length,
                row.players,
                tuple(crowned[row.id]),
                passed=row.id in passed,
                taken=row.id in taken,
                erased=row.id in erased,
            )
            for row in rows
        ]

    async def _find_erased(self, seasons: Sequence[SeasonRow]) -> set[int]:
        """Return in which seasons a row is missing above those without a place, or at the end."""
        few = SeasonPlaceRow.provisional
        query = (
            select(
                SeasonRow.id,
                func.count(SeasonPlaceRow.player_id).filter(~few),
                func.coalesce(func.min(SeasonPlaceRow.row).filter(few), SeasonRow.players),
            )
            .outerjoin(SeasonPlaceRow, SeasonPlaceRow.season_id == SeasonRow.id)
            .where(SeasonRow.id.in_([season.id for season in seasons]))
            .group_by(SeasonRow.id)
        )
        return {one for one, placed, first in await self._db.execute(query) if placed < first}


class StoredSeasons(SeasonQueries, Changes):
    """Seasons, to read and change."""

    async def freeze(
        self, guild_id: int, span: Span, length: int, standings: Iterable[Standing], now: datetime
    ) -> bool:
        """Store how a season ended; False if somebody was faster."""
        standings = [*standings]
        season = self._insert(SeasonRow).values(
            guild_id=guild_id,
            first=span.first,
            end=span.end,
            length=length,
            players=len(standings),
            frozen_at=now,
        )
        first = season.on_conflict_do_nothing().returning(SeasonRow.id)
        season_id = (await self._db.execute(first)).scalar()
        if season_id is not None and standings:
            rows = [_row(season_id, row, one) for row, one in enumerate(standings)]
            await self._db.execute(insert(SeasonPlaceRow), rows)
            await self.crown(guild_id, span.end)
        return season_id is not None

    async def crown(self, guild_id: int, end: date) -> None:
        """Store as champions of a season the best of those who have not left.

        Nobody becomes one without a game won, or from whom that title was taken back.
        """
        of_season = SeasonPlaceRow.season_id.in_(_find_id(guild_id, end))
        here = SeasonPlaceRow.provisional.is_(False) & ~has_left(SeasonPlaceRow.player_id, guild_id)
        here &= (SeasonPlaceRow.wins > 0) & ~_taken_back()
        best = select(func.min(SeasonPlaceRow.place)).where(of_season, here).scalar_subquery()
        crowned = here & (SeasonPlaceRow.place == func.coalesce(best, 0))
        await self._db.execute(update(SeasonPlaceRow).where(of_season).values(crowned=crowned))


def _taken_back() -> ColumnElement[bool]:
    """Return whether the title of a season was taken back from a player."""
    taken = select(CorrectionRow.id).where(
        STANDS,
        CorrectionRow.own.is_(True),
        CorrectionRow.game == TITLE,
        CorrectionRow.number == SeasonPlaceRow.season_id,
        CorrectionRow.player_id == SeasonPlaceRow.player_id,
    )
    return taken.correlate(SeasonPlaceRow).exists()


def _places(guild_id: int) -> Select[*tuple[Any, ...]]:
    columns = SeasonPlaceRow.__table__.columns
    places = join_names(select(*columns), SeasonPlaceRow.player_id, guild_id)
    return places.order_by(SeasonPlaceRow.season_id, SeasonPlaceRow.row)


def _find_id(guild_id: int, end: date) -> Select[int]:
    return select(SeasonRow.id).where(SeasonRow.guild_id == guild_id, SeasonRow.end == end)


def _standing(row: Any) -> Standing:
    return Standing(row.place, read_player(row), row.games, row.wins, row.value, row.provisional)


def _row(season_id: int, row: int, standing: Standing) -> dict[str, Any]:
    return {
        "season_id": season_id,
        "player_id": standing.player.id,
        "row": row,
        "place": standing.place,
        "value": standing.value,
        "games": standing.games,
        "wins": standing.wins,
        "provisional": standing.provisional,
    }
