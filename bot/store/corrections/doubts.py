"""Recorded results of a server that those who manage it may want to look at."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace

from sqlalchemy import func, or_, select

from bot.domain.corrections import CountedResult, Flood, find_floods
from bot.domain.players import Place
from bot.domain.records.values import RecordedGame
from bot.domain.standings import Span
from bot.store.connection.repository import Queries
from bot.store.corrections.corrections import read_counted_record
from bot.store.models import RecordRow
from bot.store.models.records import CORRECTED, PASTED
from bot.store.records.sums import filter_records
from bot.store.standings.names import join_names, read_player


class DoubtQueries(Queries):
    """Results that were changed, confirmed or pasted, to read; who hides is not named."""

    async def list_changed(self, guild_id: int, most: int) -> list[CountedResult]:
        """Return a server's newest results that count and say something else than at first.

        Those of which their author confirmed a doubt are among them.
        """
        changed = or_(
            RecordRow.first_figure != RecordRow.figure,
            RecordRow.first_solved != RecordRow.solved,
            RecordRow.confirmed.is_(True),
        )
        query = select(RecordRow, RecordRow.player_id.label("player_id")).where(
            RecordRow.scope_id == guild_id,
            RecordRow.counts.is_(True),
            RecordRow.message_id != CORRECTED,
            changed,
        )
        newest = join_names(query, RecordRow.player_id).order_by(RecordRow.at.desc()).limit(most)
        return [
            replace(read_counted_record(row.RecordRow), player=read_player(row))
            for row in await self._db.execute(newest)
        ]

    async def count_pasted(
        self, place: Place, game: RecordedGame, span: Span, player_ids: Collection[int]
    ) -> dict[int, int]:
        """Return how many results of each of these players were pasted, where there are any."""
        query = (
            select(RecordRow.player_id, func.count())
            .where(
                *filter_records(place, game, span),
                RecordRow.player_id.in_(player_ids),
                RecordRow.message_id == PASTED,
            )
            .group_by(RecordRow.player_id)
        )
        return {row[0]: row[1] for row in await self._db.execute(query)}

    async def list_floods(self, guild_id: int, most: int) -> list[Flood]:
        """Return who pasted results of many days at once, by the newest pasted that count."""
        query = select(RecordRow.player_id, RecordRow.on, RecordRow.at).where(
            RecordRow.scope_id == guild_id,
            RecordRow.counts.is_(True),
            RecordRow.message_id == PASTED,
        )
        newest = join_names(query, RecordRow.player_id).order_by(RecordRow.at.desc()).limit(most)
        rows = (await self._db.execute(newest)).all()
        named = {row.player_id: read_player(row) for row in rows}
        found = find_floods([(row.player_id, row.on, row.at) for row in rows])
        return [Flood(named[who], *facts) for who, facts in found.items()]
