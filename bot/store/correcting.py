"""Results are set aside when they are corrected, counted anew, and brought back."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime
from itertools import product
from typing import Any, NamedTuple

from sqlalchemy import delete, insert, select, update

from bot.domain.corrections import Correction, ResultKey
from bot.domain.modes import Mode
from bot.domain.players import Place, Player
from bot.domain.records.values import Score
from bot.domain.standings import Result
from bot.store.corrections import CorrectionQueries, counted_game, counted_record
from bot.store.counting import kept_spans, leagues_of, pool
from bot.store.models import CorrectionRow, RecordRow, ResultRow, StruckResultRow, ToldRecordRow
from bot.store.models.corrections import STANDS
from bot.store.record_sums import RecordSums
from bot.store.repository import Changes
from bot.store.standings import StoredResults
from bot.store.weighing import PlayedWord, StoredWords


class _Source(NamedTuple):
    """The tables of a result that counts and of what it was, and which row it is."""

    table: Any
    aside: Any
    key: Mapping[str, Any]


class StoredCorrections(CorrectionQueries, Changes):
    async def add(
        self,
        guild_id: int,
        player: Player,
        key: ResultKey,
        *,
        after: Score | None,
        by: Player,
        now: datetime,
    ) -> None:
        """Strike a result, or let it count as `after`.

        If there is none, or it is corrected already, nothing changes.
        """
        source = _source(guild_id, player.id, key)
        row = await self._find(source)
        if row is None:
            return
        before = counted_game(row) if key.own else counted_record(row)
        new = self._insert(CorrectionRow).values(
            guild_id=guild_id,
            own=key.own,
            game=key.game,
            number=key.number,
            player_id=player.id,
            on=before.on,
            before_figure=before.score.figure,
            before_solved=before.score.solved,
            after_figure=after and after.figure,
            after_solved=after and after.solved,
            by_id=by.id,
            at=now,
        )
        first = await self._db.scalar(new.on_conflict_do_nothing().returning(CorrectionRow.id))
        if first is None:
            return
        await self._copy(source.table, source.aside, source.key)
        if after is None:
            await self._execute(delete(source.table).filter_by(**source.key))
        else:
            # without its message, which changes it no more
            changed = {"figure": after.figure, "solved": after.solved, "message_id": None}
            await self._execute(update(source.table).filter_by(**source.key).values(changed))
        await self._recount(row)

    async def undo(self, guild_id: int, correction: Correction, by: Player, now: datetime) -> None:
        """Bring a result back as it was; a second time changes nothing."""
        undone = (
            update(CorrectionRow)
            .where(CorrectionRow.id == correction.id, STANDS)
            .values(undone_by_id=by.id, undone_at=now)
            .returning(CorrectionRow.player_id)
        )
        player_id = await self._db.scalar(undone)
        if player_id is None:
            return
        source = _source(guild_id, player_id, correction.key)
        await self._execute(delete(source.table).filter_by(**source.key))
        await self._copy(source.aside, source.table, source.key)
        await self._execute(delete(source.aside).filter_by(**source.key))
        row = await self._find(source)
        if row is not None:
            await self._recount(row)

    async def _find(self, source: _Source) -> Any:
        query = select(source.table).filter_by(**source.key)
        fresh = query.execution_options(populate_existing=True)
        return (await self._db.scalars(fresh)).one_or_none()

    async def _copy(self, source: Any, target: Any, key: Mapping[str, Any]) -> None:
        columns = source.__table__.columns
        rows = select(*columns).filter_by(**key)
        await self._execute(insert(target).from_select(columns.keys(), rows))

    async def _recount(self, row: ResultRow | RecordRow) -> None:
        """Add up what the row counts in, as things stand now."""
        if isinstance(row, RecordRow):
            await RecordSums(self._db).recount({(row.scope_id, row.game, row.player_id)})
            return
        result = _result(row)
        leagues = product(leagues_of(result), kept_spans(result.on))
        # in one order everywhere: in others two transactions could wait for each other
        for league, span in sorted(leagues, key=lambda of: (pool(of[0]), of[1].end, of[1].first)):
            await StoredResults(self._db).recount(row.scope_id, result.player, league, span)
        if row.answer:
            word = PlayedWord(row.scope_id, row.language, row.answer)
            await StoredWords(self._db).add_due([word])


def _source(guild_id: int, player_id: int, key: ResultKey) -> _Source:
    row = {"scope_id": guild_id, "player_id": player_id}
    if key.own:
        own = {**row, "game_id": key.number, "mode": key.game}
        return _Source(ResultRow, StruckResultRow, own)
    return _Source(RecordRow, ToldRecordRow, {**row, "game": key.game, "puzzle": key.number})


def _result(row: ResultRow) -> Result:
    return Result(
        game_id=row.game_id,
        player=Player(row.player_id),
        place=Place(row.channel_id, row.guild_id),
        mode=Mode.of(row.mode),
        language=row.language,
        length=row.length,
        hard=row.hard,
        won=row.won,
        guesses=row.guesses,
        limit=row.limit,
        finished_at=row.finished_at,
        on=row.on,
        assisted=row.assisted,
        day=row.day,
        answer=row.answer,
    )
