"""What the results from elsewhere add up to, player by player."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from sqlalchemy import ColumnElement, Select, delete, func, select, update

from bot.domain.players import Place
from bot.domain.records.values import RecordedGame
from bot.domain.standings import ALL_TIME, Span
from bot.store.counting import count_if
from bot.store.matches import scope
from bot.store.models import RecordRow, RecordTallyRow
from bot.store.repository import Changes

KEY = (RecordRow.scope_id, RecordRow.game, RecordRow.player_id)
"""What results are added up by."""

SUMS = (
    func.count().label("games"),
    count_if(RecordRow.solved.is_(True)).label("solved"),
    func.sum(RecordRow.figure).label("total"),
)


def in_pool(place: Place, game: RecordedGame, span: Span = ALL_TIME) -> list[ColumnElement[bool]]:
    """Which results of a place are ranked together."""
    pool = [RecordRow.scope_id == scope(place), RecordRow.game == game.key]
    days = [RecordRow.on >= span.first, RecordRow.on < span.end]
    return pool if span == ALL_TIME else [*pool, *days]


def select_record_players(place: Place, game: RecordedGame, span: Span) -> Select[*tuple[Any, ...]]:
    """What each player's results add up to; the sums of all time are kept."""
    if span != ALL_TIME:
        days = select(RecordRow.player_id, *SUMS).where(*in_pool(place, game, span))
        return days.group_by(RecordRow.player_id)
    kept = RecordTallyRow
    return select(kept.player_id, kept.games, kept.solved, kept.total).where(
        kept.scope_id == scope(place), kept.game == game.key
    )


class RecordSums(Changes):
    async def recount(self, keys: Iterable[tuple[Any, ...]]) -> None:
        """Add up again what players have, each named by a place, a game and the player."""
        # in one order everywhere: in others two transactions could wait for each other
        for key in sorted(keys):
            kept = dict(zip((column.key for column in KEY), key, strict=True))
            tally = self._insert(RecordTallyRow).values(**kept, games=0, solved=0, total=0)
            # the row is held from here on: who records meanwhile adds up afterwards
            await self._execute(
                tally.on_conflict_do_update(index_elements=[*kept], set_={"games": 0})
            )
            query = select(*SUMS).where(*(column == kept[column.key] for column in KEY))
            sums = dict((await self._db.execute(query)).mappings().one())
            change = (
                update(RecordTallyRow).values(sums) if sums["games"] else delete(RecordTallyRow)
            )
            await self._execute(change.filter_by(**kept))
