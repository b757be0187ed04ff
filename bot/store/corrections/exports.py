"""All results of a server, to be taken out."""

from __future__ import annotations

from collections.abc import AsyncGenerator, Callable, Sequence
from typing import Any, TypeVar

from sqlalchemy import Select, and_, exists, literal, or_, select, union_all
from sqlalchemy.orm import aliased

from bot.domain.exports import ExportedGame, ExportedRecord, Origin, Ruling
from bot.domain.modes import MODES, Mode
from bot.domain.players import Player
from bot.domain.records.values import Score
from bot.store.connection.repository import Queries, table_of
from bot.store.models import (
    CorrectionRow,
    GroupStreakRow,
    RecordRow,
    ResultRow,
    StruckResultRow,
    UnclaimedRow,
)
from bot.store.models.corrections import STANDS
from bot.store.models.records import CORRECTED, PASTED
from bot.store.models.standings import ResultColumns
from bot.store.records.messages import read_first, read_score
from bot.store.records.sums import RULED
from bot.store.standings.names import join_names, read_player

T = TypeVar("T")

_AT_ONCE = 100
"""Rows that become values before others get their turn: a millisecond of work."""


class ExportQueries(Queries):
    """All results of a server, to read; who hides is not named."""

    async def read_records(
        self, guild_id: int, most: int
    ) -> AsyncGenerator[Sequence[ExportedRecord]]:
        """Yield the newest results of puzzles played elsewhere, some at a time, the newest first.

        Those of people whom a summary only names come after all others.
        """
        # the name of the player takes its place
        columns = [one for one in table_of(RecordRow).c if one.key != "name"]
        ruling = CorrectionRow.id.label("ruled"), CorrectionRow.after_figure
        others = aliased(RecordRow)
        beside = (others.channel_id == RecordRow.channel_id) & (
            others.message_id == RecordRow.message_id
        )
        streak = (GroupStreakRow.channel_id == RecordRow.channel_id) & (
            GroupStreakRow.message_id == RecordRow.message_id
        )
        # nobody else's message has results of several people, or tells of a group's streak
        summed = or_(
            RecordRow.name.is_not(None),
            exists().where(beside, others.player_id != RecordRow.player_id),
            exists().where(streak),
        )
        recorded = select(*columns, *ruling, summed.label("summed"))
        named = join_names(recorded, RecordRow.player_id).outerjoin(CorrectionRow, RULED)
        known = named.where(RecordRow.scope_id == guild_id).order_by(RecordRow.at.desc())
        async for some in self._read(known, _read_record, most):
            most -= len(some)
            yield some
        waiting = select(*table_of(UnclaimedRow).c).filter_by(guild_id=guild_id)
        waiting = waiting.order_by(UnclaimedRow.at.desc())
        async for some in self._read(waiting, _read_unclaimed, most):
            yield some

    async def read_games(self, guild_id: int, most: int) -> AsyncGenerator[Sequence[ExportedGame]]:
        """Yield the newest results of games with the bot in the same way, also struck ones."""
        struck = and_(
            STANDS,
            CorrectionRow.guild_id == guild_id,
            CorrectionRow.own.is_(True),
            CorrectionRow.number == StruckResultRow.game_id,
            CorrectionRow.player_id == StruckResultRow.player_id,
        )
        each = union_all(
            _select_games(ResultRow, guild_id, struck=False),
            _select_games(StruckResultRow, guild_id, struck=True).join(CorrectionRow, struck),
        ).subquery()
        named = join_names(select(each), each.c.player_id)
        newest = named.order_by(each.c.finished_at.desc())
        async for some in self._read(newest, _read_game, most):
            yield some

    async def _read(
        self, query: Any, read: Callable[[Any], T], most: int
    ) -> AsyncGenerator[Sequence[T]]:
        newest = query.limit(most).execution_options(yield_per=_AT_ONCE)
        async for some in (await self._db.stream(newest)).partitions():
            yield [*map(read, some)]


def _select_games(
    table: type[ResultColumns], guild_id: int, *, struck: bool
) -> Select[*tuple[Any, ...]]:
    return select(
        table.mode,
        table.on,
        table.player_id,
        table.won,
        table.guesses,
        table.limit,
        table.boards,
        table.language,
        table.length,
        table.hard,
        table.assisted,
        table.finished_at,
        literal(struck).label("struck"),
    ).where(table.scope_id == guild_id, table.mode.in_([*MODES]))


def _read_record(row: Any) -> ExportedRecord:
    ruling = Ruling.STRUCK if row.after_figure is None else Ruling.CHANGED
    return ExportedRecord(
        game=row.game,
        puzzle=row.puzzle,
        on=row.on,
        player=read_player(row),
        score=read_score(row),
        counts=row.counts,
        at=row.at,
        origin=_find_origin(row),
        first=read_first(row),
        confirmed=bool(row.confirmed),
        ruling=None if row.ruled is None else ruling,
    )


def _find_origin(row: Any) -> Origin:
    if row.message_id > PASTED:
        return Origin.SUMMARY if row.summed else Origin.MESSAGE
    other = Origin.CORRECTION if row.message_id == CORRECTED else Origin.ACCOUNT
    return Origin.PASTED if row.message_id == PASTED else other


def _read_unclaimed(row: Any) -> ExportedRecord:
    return ExportedRecord(
        game=row.game,
        puzzle=row.puzzle,
        on=row.on,
        player=Player(0, row.name),
        score=Score(row.figure, row.solved),
        counts=False,
        at=row.at,
        origin=Origin.SUMMARY,
    )


def _read_game(row: Any) -> ExportedGame:
    return ExportedGame(
        mode=Mode.of(row.mode),
        on=row.on,
        player=read_player(row),
        won=row.won,
        guesses=row.guesses,
        limit=row.limit,
        boards=row.boards,
        language=row.language,
        length=row.length,
        hard=row.hard,
        assisted=row.assisted,
        at=row.finished_at,
        struck=row.struck,
    )
