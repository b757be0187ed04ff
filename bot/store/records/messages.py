"""Results in messages: stored, compared, and deleted with their message."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterable
from datetime import date, datetime
from typing import Any

from sqlalchemy import ColumnElement, delete, or_, select

from bot.domain.players import Place, Player
from bot.domain.records.first_results import StoredResult
from bot.domain.records.values import (
    Fact,
    PostResults,
    Record,
    RecordedGame,
    Score,
    make_streak_fact,
)
from bot.store.connection.repository import Changes, Queries
from bot.store.models import GroupStreakRow, RecordRow, UnclaimedRow
from bot.store.models.records import PASTED
from bot.store.records.sums import PUZZLE_DAY, RecordSums

Table = type[RecordRow] | type[UnclaimedRow] | type[GroupStreakRow]
_AT_ONCE = 200
"""Messages whose results are deleted in one transaction."""

_TABLES: tuple[Table, ...] = (RecordRow, UnclaimedRow, GroupStreakRow)


class RecordMessageQueries(Queries):
    """Results by message, to read."""

    async def read_facts(self, channel_id: int, first: int, end: int) -> dict[int, frozenset[Fact]]:
        """Return what a channel's messages say, by message id, from `first` up to `end`.

        Messages without results are left out.
        """
        found: defaultdict[int, set[Fact]] = defaultdict(set)
        for table, who in ((RecordRow, RecordRow.player_id), (UnclaimedRow, UnclaimedRow.name)):
            fact = (table.game, table.puzzle, who, table.figure, table.solved, table.on)
            query = select(table.message_id, *fact).where(*_within(table, channel_id, first, end))
            rows: Any = await self._db.execute(query)
            for message_id, game, puzzle, whose, figure, solved, on in rows:
                found[message_id].add((game, puzzle, whose, figure, solved, on))
        streaks = select(GroupStreakRow).where(*_within(GroupStreakRow, channel_id, first, end))
        for row in await self._db.scalars(streaks):
            found[row.message_id].add(make_streak_fact(row.days, row.on))
        return {message_id: frozenset(facts) for message_id, facts in found.items()}

    async def has_any(self, guild_id: int) -> bool:
        """Return whether any message of a server has results."""
        query = select(RecordRow.message_id).filter_by(scope_id=guild_id)
        return bool(await self._db.scalar(query.where(RecordRow.message_id > PASTED).limit(1)))

    async def read_stored(
        self, channel_id: int, message_id: int
    ) -> dict[tuple[str, int], StoredResult]:
        """Return what is stored of a message of one player, by game and puzzle."""
        theirs = _within(RecordRow, channel_id, message_id, message_id + 1)
        rows = await self._db.scalars(select(RecordRow).where(*theirs))
        return {(row.game, row.puzzle): _read_stored(row) for row in rows}

    async def list_puzzles(
        self,
        place: Place,
        game: RecordedGame,
        player: Player,
        first: date,
        last: date,
        *,
        beside: int,
    ) -> dict[int, date]:
        """Return a player's puzzles of some days with the day, `beside` those of one message.

        What was pasted is of none.
        """
        query = select(RecordRow.puzzle, RecordRow.on).where(
            RecordRow.scope_id == place.scope_id,
            RecordRow.game == game.key,
            RecordRow.player_id == player.id,
            or_(RecordRow.message_id == PASTED, RecordRow.message_id != beside),
            RecordRow.on.between(first, last),
        )
        found = await self._db.execute(query)
        return {row.puzzle: row.on for row in found}


class StoredRecordMessages(RecordMessageQueries, Changes):
    """Results by message, to read and change."""

    async def add(self, place: Place, records: Iterable[Record], *, imported: bool = False) -> None:
        """Store results, whose players must be stored; a repeated pasted result is ignored."""
        scope_id, guild_id, channel_id = place.scope_id, place.guild_id, place.channel_id
        await self.insert(
            {
                **make_columns(record),
                "scope_id": scope_id,
                "guild_id": guild_id,
                "channel_id": channel_id,
                "player_id": record.player.id,
                "name": record.name,
                "imported": imported,
                "first_figure": record.first and record.first.figure,
                "first_solved": record.first and record.first.solved,
                "confirmed": record.confirmed or None,
            }
            for record in records
        )

    async def insert(self, records: Iterable[dict[str, Any]]) -> None:
        """Store results, given as rows of columns."""
        rows = [{**row, "counts": False} for row in records]
        rows.sort(key=lambda row: (row["player_id"], row["game"], row["puzzle"]))
        if rows:
            await self._execute(self._insert(RecordRow).values(rows).on_conflict_do_nothing())
            await RecordSums(self._db).recount(
                tuple(row[column.key] for column in PUZZLE_DAY) for row in rows
            )

    async def keep(
        self,
        place: Place,
        message_id: int,
        results: PostResults,
        now: datetime,
        *,
        imported: bool = False,
    ) -> None:
        """Store the results of a server's message; its players must be stored.

        Those `imported` can be taken back together.
        """
        await self.add(place, results.records, imported=imported)
        where = {
            "guild_id": place.guild_id,
            "channel_id": place.channel_id,
            "imported": imported,
        }
        if results.unclaimed:
            rows = [
                {**where, **make_columns(one.record), "name": one.name, "since": now}
                for one in results.unclaimed
            ]
            add = self._insert(UnclaimedRow).values(rows)
            await self._execute(add.on_conflict_do_nothing())
        if results.streak is not None:
            streak = {"message_id": message_id, "on": results.streak_on, "days": results.streak}
            add = self._insert(GroupStreakRow).values({**where, **streak})
            await self._execute(add.on_conflict_do_nothing())

    async def forget(self, channel_id: int, message_id: int, since: date = date.min) -> None:
        """Delete the results of a message, from the day `since` on."""
        known = _of_message(RecordRow, channel_id, message_id, since)
        keys = [tuple(row) for row in await self._db.execute(select(*PUZZLE_DAY).where(*known))]
        for table in _TABLES:
            await self._execute(
                delete(table).where(*_of_message(table, channel_id, message_id, since))
            )
        await RecordSums(self._db).recount(keys)

    async def forget_imported(self, channel_ids: Collection[int]) -> bool:
        """Delete some results that were found in older messages; return whether there are more."""
        more = False
        for table in _TABLES:
            theirs = [table.channel_id.in_(channel_ids), table.imported.is_(True)]
            some = select(table.message_id).where(*theirs).distinct().limit(_AT_ONCE)
            messages = [*await self._db.scalars(some)]
            more |= len(messages) == _AT_ONCE
            theirs.append(table.message_id.in_(messages))
            keys: list[tuple[Any, ...]] = []
            if table is RecordRow:
                found = await self._db.execute(select(*PUZZLE_DAY).where(*theirs))
                keys = [tuple(row) for row in found]
            await self._execute(delete(table).where(*theirs))
            await RecordSums(self._db).recount(keys)
        return more

    async def forget_unclaimed(self, before: datetime) -> None:
        """Delete results whose players nobody has identified in time."""
        await self._execute(delete(UnclaimedRow).where(UnclaimedRow.since < before))


def read_score(row: RecordRow) -> Score:
    """Return the score of a result."""
    return Score(row.figure, row.solved)


def _read_stored(row: RecordRow) -> StoredResult:
    first = None
    if row.first_figure is not None:
        first = Score(row.first_figure, bool(row.first_solved))
    return StoredResult(read_score(row), first, bool(row.confirmed))


def read_first(row: RecordRow) -> Score | None:
    """Return what was posted of a result's puzzle first; None where that still holds."""
    stored = _read_stored(row)
    return None if stored.first == stored.score else stored.first


def make_columns(record: Record) -> dict[str, Any]:
    """Return the columns of a result that do not depend on its player."""
    return {
        "game": record.game.key,
        "puzzle": record.puzzle,
        "message_id": record.message_id,
        "figure": record.score.figure,
        "solved": record.score.solved,
        "on": record.on,
        "at": record.at,
    }


def _within(table: Table, channel_id: int, first: int, end: int) -> list[ColumnElement[bool]]:
    ids = [table.message_id >= first, table.message_id < end]
    # pasted text has no message
    return [table.channel_id == channel_id, *ids, table.message_id != 0]


def _of_message(
    table: Table, channel_id: int, message_id: int, since: date
) -> list[ColumnElement[bool]]:
    return [*_within(table, channel_id, message_id, message_id + 1), table.on >= since]
