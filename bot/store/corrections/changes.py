"""Corrects results: sets them aside, counts again, and brings them back."""

from __future__ import annotations

from datetime import datetime
from itertools import product
from typing import Any

from sqlalchemy import Select, delete, func, insert, inspect, select, update

from bot.domain.corrections import Correction, CountedResult, ResultKey
from bot.domain.modes import Mode
from bot.domain.players import Place, Player
from bot.domain.records.values import Score
from bot.domain.standings import Result
from bot.store.connection.repository import Changes
from bot.store.corrections.corrections import (
    CorrectionQueries,
    read_counted_game,
    read_counted_record,
)
from bot.store.models import CorrectionRow, RecordRow, ResultRow, SeasonRow, StruckResultRow
from bot.store.models.corrections import STANDS, SUPERSEDED
from bot.store.models.records import CORRECTED
from bot.store.models.standings import ResultColumns
from bot.store.records.sums import PUZZLE, RecordSums
from bot.store.standings.results import StoredResults
from bot.store.standings.seasons import StoredSeasons
from bot.store.standings.sums import list_kept_spans, list_leagues, name_league_mode
from bot.store.standings.word_costs import PlayedWord, StoredWords


class StoredCorrections(CorrectionQueries, Changes):
    """Corrections, to read and change."""

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
        """Strike a result, or let it count as `after`, in place of a correction that stands.

        Nothing changes if there is no such result, or it is already corrected so.
        """
        standing = await self.find_standing(guild_id, player, key)
        if standing and standing.after == after:
            return
        titles = await self.list_titles(guild_id, player) if key.of_title else []
        row = None if key.of_title else await self._find(guild_id, player.id, key)
        before = next((one for one in titles if one.key == key), _read(row) if row else None)
        if before is None:
            return
        if standing:
            replaced = update(CorrectionRow).where(CorrectionRow.id == standing.id, STANDS)
            await self._execute(replaced.values(undone_at=now))
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
        if row is None:
            await self._crown(guild_id, key)
            return
        if isinstance(row, ResultRow):
            await self._move(ResultRow, StruckResultRow, row)
            await self._recount(row)
            return
        if after and row.message_id == CORRECTED:
            await self._change(guild_id, player.id, key, after)
        elif after:
            columns = {column.key: getattr(row, column.key) for column in RecordRow.__table__.c}
            now_counts = {"message_id": CORRECTED, "figure": after.figure, "solved": after.solved}
            await self._execute(insert(RecordRow).values({**columns, **now_counts}))
        await RecordSums(self._db).recount([(guild_id, key.game, player.id, key.number, row.on)])

    async def undo(self, guild_id: int, correction: Correction, by: Player, now: datetime) -> None:
        """Bring a result back as it was, also as corrected before; twice changes nothing."""
        undone = (
            update(CorrectionRow)
            .where(CorrectionRow.id == correction.id, STANDS)
            .values(undone_by_id=by.id, undone_at=now)
            .returning(CorrectionRow.player_id)
        )
        player_id = await self._db.scalar(undone)
        if player_id is None:
            return
        key = correction.key
        if key.of_title:
            await self._crown(guild_id, key)
            return
        if key.own:
            own = {"scope_id": guild_id, "player_id": player_id, "game_id": key.number}
            struck = await self._db.scalar(select(StruckResultRow).filter_by(**own, mode=key.game))
            if struck is not None:
                await self._move(StruckResultRow, ResultRow, struck)
                await self._recount(struck)
            return
        earlier = await self._restore_replaced(guild_id, player_id, key, correction.id)
        await self._change(guild_id, player_id, key, earlier)
        puzzle = (guild_id, key.game, player_id, key.number)
        await RecordSums(self._db).recount([(*puzzle, correction.on)])

    async def _restore_replaced(
        self, guild_id: int, player_id: int, key: ResultKey, correction_id: int
    ) -> Score | None:
        """Let the latest correction of a record stand again that another one replaced."""
        about = {"guild_id": guild_id, "player_id": player_id, "own": False}
        replaced = select(func.max(CorrectionRow.id)).filter_by(
            **about, game=key.game, number=key.number
        )
        replaced = replaced.where(SUPERSEDED, CorrectionRow.id < correction_id)
        again = update(CorrectionRow).where(CorrectionRow.id == replaced.scalar_subquery())
        restored = again.values(undone_at=None).returning(
            CorrectionRow.after_figure, CorrectionRow.after_solved
        )
        for figure, solved in await self._db.execute(restored):
            return None if figure is None else Score(figure, bool(solved))
        return None

    async def _change(
        self, guild_id: int, player_id: int, key: ResultKey, after: Score | None
    ) -> None:
        """Let the row of a corrected record say `after`, or delete it."""
        puzzle = (guild_id, key.game, player_id, key.number)
        row = [column == value for column, value in zip(PUZZLE, puzzle, strict=True)]
        row.append(RecordRow.message_id == CORRECTED)
        score = after and {"figure": after.figure, "solved": after.solved}
        change = update(RecordRow).values(score) if score else delete(RecordRow)
        await self._execute(change.where(*row))

    async def _crown(self, guild_id: int, key: ResultKey) -> None:
        """Find the champions of a season again."""
        query = select(SeasonRow.end).filter_by(guild_id=guild_id, id=key.number)
        for end in [*await self._db.scalars(query)]:
            await StoredSeasons(self._db).crown(guild_id, end)

    async def _find(
        self, guild_id: int, player_id: int, key: ResultKey
    ) -> ResultRow | RecordRow | None:
        """Return the result that counts."""
        theirs = {"scope_id": guild_id, "player_id": player_id}
        query: Select[Any]
        if key.own:
            query = select(ResultRow).filter_by(**theirs, game_id=key.number, mode=key.game)
        else:
            puzzle = {**theirs, "game": key.game, "puzzle": key.number}
            query = select(RecordRow).filter_by(**puzzle).where(RecordRow.counts.is_(True))
        return await self._db.scalar(query.execution_options(populate_existing=True))

    async def _move(self, source: Any, target: Any, row: ResultColumns) -> None:
        columns, key = source.__table__.columns, inspect(source).primary_key
        this = [column == getattr(row, column.key) for column in key]
        rows = select(*columns).where(*this)
        await self._execute(insert(target).from_select(columns.keys(), rows))
        await self._execute(delete(source).where(*this))

    async def _recount(self, row: ResultColumns) -> None:
        """Add up again what the row counts in."""
        result = _result(row)
        leagues = product(list_leagues(result), list_kept_spans(result.on))
        # always in the same order, so that no two transactions wait for each other
        for league, span in sorted(
            leagues, key=lambda of: (name_league_mode(of[0]), of[1].end, of[1].first)
        ):
            await StoredResults(self._db).recount(row.scope_id, result.player, league, span)
        if row.answer:
            word = PlayedWord(row.scope_id, row.language, row.answer)
            await StoredWords(self._db).add_due([word])


def _read(row: ResultRow | RecordRow) -> CountedResult:
    return read_counted_game(row) if isinstance(row, ResultRow) else read_counted_record(row)


def _result(row: ResultColumns) -> Result:
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
        boards=row.boards,
        finished_at=row.finished_at,
        on=row.on,
        assisted=row.assisted,
        day=row.day,
        answer=row.answer,
    )
