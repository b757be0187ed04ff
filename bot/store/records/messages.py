"""What messages tell of results elsewhere: kept, compared, and forgotten with the message."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from datetime import date, datetime
from typing import Any

from sqlalchemy import ColumnElement, delete, select

from bot.domain.players import Place
from bot.domain.records.values import Fact, PostResults, Record, make_streak_fact
from bot.store.connection.repository import Changes, Queries
from bot.store.matches.matches import scope
from bot.store.models import GroupStreakRow, RecordRow, UnclaimedRow
from bot.store.records.sums import TOLD, RecordSums

Table = type[RecordRow] | type[UnclaimedRow] | type[GroupStreakRow]
TABLES: tuple[Table, ...] = (RecordRow, UnclaimedRow, GroupStreakRow)


class RecordMessageQueries(Queries):
    async def facts(self, channel_id: int, first: int, end: int) -> dict[int, frozenset[Fact]]:
        """What a channel's messages tell, by id, from `first` up to `end`.

        Those that tell nothing are left out.
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


class StoredRecordMessages(RecordMessageQueries, Changes):
    async def add(self, place: Place, records: Iterable[Record]) -> None:
        """Keep results of players who are stored; of a puzzle pasted before the first stays."""
        scope_id, guild_id, channel_id = scope(place), place.guild_id, place.channel_id
        await self.insert(
            {
                **tell(record),
                "scope_id": scope_id,
                "guild_id": guild_id,
                "channel_id": channel_id,
                "player_id": record.player.id,
                "name": record.name,
            }
            for record in records
        )

    async def insert(self, records: Iterable[dict[str, Any]]) -> None:
        """The same for rows of columns."""
        rows = [{**row, "counts": False} for row in records]
        rows.sort(key=lambda row: (row["player_id"], row["game"], row["puzzle"]))
        if rows:
            await self._execute(self._insert(RecordRow).values(rows).on_conflict_do_nothing())
            await RecordSums(self._db).recount(
                tuple(row[column.key] for column in TOLD) for row in rows
            )

    async def keep(
        self, place: Place, message_id: int, telling: PostResults, now: datetime
    ) -> None:
        """Keep what a message of a server tells; its players are stored."""
        await self.add(place, telling.records)
        where = {"guild_id": place.guild_id, "channel_id": place.channel_id}
        if telling.unclaimed:
            rows = [
                {**where, **tell(one.record), "name": one.name, "since": now}
                for one in telling.unclaimed
            ]
            add = self._insert(UnclaimedRow).values(rows)
            await self._execute(add.on_conflict_do_nothing())
        if telling.streak is not None:
            streak = {"message_id": message_id, "on": telling.streak_on, "days": telling.streak}
            add = self._insert(GroupStreakRow).values({**where, **streak})
            await self._execute(add.on_conflict_do_nothing())

    async def forget(self, channel_id: int, message_id: int, since: date = date.min) -> None:
        """Delete what a message has told, or of it only what is of the day `since` and later."""
        told = _of_message(RecordRow, channel_id, message_id, since)
        keys = [tuple(row) for row in await self._db.execute(select(*TOLD).where(*told))]
        for table in TABLES:
            await self._execute(
                delete(table).where(*_of_message(table, channel_id, message_id, since))
            )
        await RecordSums(self._db).recount(keys)

    async def forget_unclaimed(self, before: datetime) -> None:
        """Delete results of people of whom nobody has said in time who they are."""
        await self._execute(delete(UnclaimedRow).where(UnclaimedRow.since < before))


def tell(record: Record) -> dict[str, Any]:
    """The columns that a result has, whoever's it is."""
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
    # what was pasted has no message
    return [table.channel_id == channel_id, *ids, table.message_id != 0]


def _of_message(
    table: Table, channel_id: int, message_id: int, since: date
) -> list[ColumnElement[bool]]:
    return [*_within(table, channel_id, message_id, message_id + 1), table.on >= since]
