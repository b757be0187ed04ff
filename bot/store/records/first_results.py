"""What was posted first of a puzzle: by the results that exist, and by those that are gone."""

from __future__ import annotations

from collections.abc import Collection
from datetime import date, datetime

from sqlalchemy import ColumnElement, delete, select

from bot.domain.players import Place, Player
from bot.domain.records.first_results import FirstResult
from bot.domain.records.values import RecordedGame, Score
from bot.store.connection.repository import Changes, Queries
from bot.store.models import DeletedRecordRow, RecordRow
from bot.store.models.records import PASTED
from bot.store.records.messages import read_first, read_score


class FirstResultQueries(Queries):
    """What was posted first, to read."""

    async def find(
        self,
        guild_id: int,
        accounts: Collection[Player],
        puzzles: Collection[tuple[str, int]],
        *,
        beside: int,
        until: datetime,
    ) -> dict[tuple[str, int], FirstResult]:
        """Return what these accounts posted first of puzzles, `beside` one message.

        What was pasted is of none.
        """
        found: list[FirstResult] = []
        for table in (RecordRow, DeletedRecordRow):
            theirs = [
                table.scope_id == guild_id,
                table.player_id.in_([one.id for one in accounts]),
                table.game.in_({game for game, _ in puzzles}),
                table.puzzle.in_({number for _, number in puzzles}),
                table.at <= until,
            ]
            if table is RecordRow:
                theirs += [RecordRow.message_id >= PASTED, RecordRow.message_id != beside]
            found += map(_read, await self._db.scalars(select(table).where(*theirs)))
        latest_first = sorted(found, key=lambda one: one.at, reverse=True)
        return {(one.game, one.puzzle): one for one in latest_first}

    async def list_of_message(self, channel_id: int, message_id: int) -> list[FirstResult]:
        """Return what a message in a server said first of each of its puzzles."""
        return await self._list(
            RecordRow.channel_id == channel_id, RecordRow.message_id == message_id
        )

    async def list_of_puzzle(
        self, place: Place, game: RecordedGame, player: Player, puzzle: int
    ) -> list[FirstResult]:
        """Return what each message of a player in a server said first of a puzzle."""
        return await self._list(
            RecordRow.scope_id == place.scope_id,
            RecordRow.game == game.key,
            RecordRow.player_id == player.id,
            RecordRow.puzzle == puzzle,
            RecordRow.message_id >= PASTED,
        )

    async def _list(self, *criteria: ColumnElement[bool]) -> list[FirstResult]:
        query = select(RecordRow).where(*criteria, RecordRow.guild_id.is_not(None))
        return [*map(_read, await self._db.scalars(query))]


class StoredFirstResults(FirstResultQueries, Changes):
    """What was posted first, to read and change."""

    async def keep(self, one: FirstResult, until: date | None) -> None:
        """Keep what is about to be deleted until a day; the earliest of a puzzle stays."""
        key = {"scope_id": one.guild_id, "game": one.game}
        key |= {"player_id": one.player_id, "puzzle": one.puzzle}
        facts = {"figure": one.score.figure, "solved": one.score.solved}
        facts |= {"on": one.on, "at": one.at, "until": until}
        new = self._insert(DeletedRecordRow).values(**key, **facts)
        await self._execute(
            new.on_conflict_do_update(
                index_elements=[*DeletedRecordRow.__table__.primary_key],
                set_={name: new.excluded[name] for name in facts},
                where=DeletedRecordRow.at > new.excluded.at,
            )
        )

    async def forget_before(self, today: date) -> None:
        """Delete what nobody can post again, as it comes too late by then."""
        await self._execute(delete(DeletedRecordRow).where(DeletedRecordRow.until < today))


def _read(row: RecordRow | DeletedRecordRow) -> FirstResult:
    score = Score(row.figure, row.solved)
    if isinstance(row, RecordRow):
        score = read_first(row) or read_score(row)
    facts = (row.scope_id, row.game, row.player_id, row.puzzle)
    return FirstResult(*facts, score, row.on, row.at)
