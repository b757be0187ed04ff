"""Results from elsewhere: one for each player, game and puzzle of a server."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from datetime import datetime
from typing import Any

from sqlalchemy import Float, cast, delete, func, or_, select

from bot.domain.players import HIDDEN, Place, Player
from bot.domain.records.games import GAMES
from bot.domain.records.values import (
    Figures,
    Record,
    RecordedGame,
    RecordRanking,
    RecordStanding,
    Score,
    Unclaimed,
)
from bot.domain.standings import ALL_TIME, Span
from bot.store.matches import scope
from bot.store.models import (
    PlayerRow,
    PreferenceRow,
    RecordNameRow,
    RecordRow,
    ToldRecordRow,
    UnclaimedRow,
)
from bot.store.record_sums import KEY, SUMS, RecordSums, in_pool, select_record_players
from bot.store.repository import Changes, Queries


class RecordQueries(Queries):
    async def get(self, place: Place, told: Record) -> Record | None:
        """What is kept of the player's puzzle; that may be another result than `told`."""
        key = (scope(place), told.game.key, told.player.id, told.puzzle)
        row = await self._db.get(RecordRow, key)
        return row and _record(row, told.player)

    async def is_corrected(
        self, place: Place, game: RecordedGame, player: Player, puzzle: int
    ) -> bool:
        """Whether somebody has corrected a result of the player's."""
        key = (scope(place), game.key, player.id, puzzle)
        return await self._db.get(ToldRecordRow, key) is not None

    async def figures(self, place: Place, game: RecordedGame, player: Player) -> Figures:
        """The player's results in a game here, added up."""
        query = select(*SUMS).where(*in_pool(place, game), RecordRow.player_id == player.id)
        games, solved, total = (await self._db.execute(query)).one()
        return Figures(games, solved, total or 0)

    async def ranking(
        self,
        place: Place,
        game: RecordedGame,
        asker: Player,
        *,
        least: int,
        span: Span = ALL_TIME,
        most: int = 15,
    ) -> RecordRanking:
        """The first `most` by the mean, then puzzles solved, then results; and who asks.

        Who hides is named nowhere. Who has fewer than `least` results comes after all others,
        without a place.
        """
        each = select_record_players(place, game, span).cte("each")
        mean = cast(each.c.total, Float) / each.c.games
        few = each.c.games < least
        merit = (
            mean.desc() if game.most_first else mean,
            each.c.solved.desc(),
            each.c.games.desc(),
        )
        placed = select(
            each,
            few.label("few"),
            func.dense_rank().over(partition_by=few, order_by=merit).label("place"),
            func.row_number().over(order_by=(few, *merit, each.c.player_id)).label("row"),
            func.count().over().label("players"),
        ).cte("placed")
        query = (
            select(
                placed, PlayerRow.name, func.coalesce(PreferenceRow.hidden, False).label("hidden")
            )
            .join(PlayerRow, PlayerRow.id == placed.c.player_id)
            .outerjoin(PreferenceRow, PreferenceRow.player_id == placed.c.player_id)
            .where(or_(placed.c.row <= most, placed.c.player_id == asker.id))
            .order_by(placed.c.row)
        )
        rows = (await self._db.execute(query)).all()
        own = next((_standing(row) for row in rows[most:] if not row.hidden), None)
        return RecordRanking(
            tuple(map(_standing, rows[:most])), own, rows[0].players if rows else 0
        )

    async def names(self, guild_id: int, most: int) -> list[str]:
        """Names of this server's summaries of whom nobody has said who they are."""
        query = (
            select(UnclaimedRow.name)
            .where(UnclaimedRow.guild_id == guild_id)
            .group_by(UnclaimedRow.name)
            .order_by(UnclaimedRow.name)
            .limit(most)
        )
        return [*await self._db.scalars(query)]

    async def called(self, guild_id: int, names: Collection[str]) -> dict[str, Player]:
        """Whom a moderator has said these names to be."""
        query = (
            select(RecordNameRow.name, PlayerRow.id, PlayerRow.name)
            .join(PlayerRow, PlayerRow.id == RecordNameRow.player_id)
            .where(RecordNameRow.guild_id == guild_id, RecordNameRow.name.in_(names))
        )
        rows = await self._db.execute(query)
        return {called: Player(player_id, name) for called, player_id, name in rows}

    async def known(self, message_ids: Collection[int]) -> frozenset[int]:
        """Those of the messages that have told a result."""
        found: set[int | None] = set()
        for table in (RecordRow, UnclaimedRow):
            query = select(table.message_id).where(table.message_id.in_(message_ids)).distinct()
            found.update(await self._db.scalars(query))
        return frozenset(one for one in found if one is not None)


class StoredRecords(RecordQueries, Changes):
    async def add(self, place: Place, records: Iterable[Record]) -> None:
        """Keep results of players who are stored.

        Of a puzzle kept already the first stays, and so does what was corrected.
        """
        records = [*records]
        rows = [{**_values(record), **_place(place)} for record in records]
        corrected = await self._list_corrected(place, records)
        rows = [
            row for row in rows if (row["player_id"], row["game"], row["puzzle"]) not in corrected
        ]
        rows.sort(key=lambda row: (row["player_id"], row["game"], row["puzzle"]))
        if rows:
            add = self._insert(RecordRow).values(rows)
            await self._execute(add.on_conflict_do_nothing())
            await RecordSums(self._db).recount(
                {(row["scope_id"], row["game"], row["player_id"]) for row in rows}
            )

    async def _list_corrected(
        self, place: Place, records: Collection[Record]
    ) -> set[tuple[int, str, int]]:
        """The players, games and puzzles of which somebody has corrected the result."""
        told = ToldRecordRow
        query = select(told.player_id, told.game, told.puzzle).where(
            told.scope_id == scope(place),
            told.game.in_({one.game.key for one in records}),
            told.player_id.in_({one.player.id for one in records}),
        )
        return {(player, game, puzzle) for player, game, puzzle in await self._db.execute(query)}

    async def add_unclaimed(self, guild_id: int, results: Iterable[Unclaimed]) -> None:
        """Keep results of people who are only named, until somebody says who they are."""
        rows = [{**_told(one.record), "name": one.name, "guild_id": guild_id} for one in results]
        if rows:
            add = self._insert(UnclaimedRow).values(rows)
            await self._execute(add.on_conflict_do_nothing())

    async def claim(self, place: Place, guild_id: int, name: str, player: Player) -> int:
        """Remember who is called so, and give them what waits; return how many results."""
        key = {"guild_id": guild_id, "name": name}
        link = self._insert(RecordNameRow).values(**key, player_id=player.id)
        await self._execute(
            link.on_conflict_do_update(
                index_elements=[*RecordNameRow.__table__.primary_key],
                set_={"player_id": player.id},
            )
        )
        rows = await self._db.scalars(select(UnclaimedRow).filter_by(**key))
        waiting = [_record(row, player) for row in rows]
        await self.add(place, waiting)
        await self._execute(delete(UnclaimedRow).filter_by(**key))
        return len(waiting)

    async def remove(self, place: Place, game: RecordedGame, player: Player, puzzle: int) -> None:
        key = {"scope_id": scope(place), "game": game.key, "player_id": player.id}
        await self._execute(delete(RecordRow).filter_by(**key, puzzle=puzzle))
        await RecordSums(self._db).recount({(scope(place), game.key, player.id)})

    async def forget_message(self, message_id: int) -> None:
        """Delete what a message has told: it was deleted, or is read again."""
        told = RecordRow.message_id == message_id
        keys = {tuple(row) for row in await self._db.execute(select(*KEY).where(told))}
        for table in (RecordRow, UnclaimedRow):
            await self._execute(delete(table).where(table.message_id == message_id))
        await RecordSums(self._db).recount(keys)

    async def forget_unclaimed(self, before: datetime) -> None:
        """Delete results of people of whom nobody has said in time who they are."""
        await self._execute(delete(UnclaimedRow).where(UnclaimedRow.at < before))


def _place(place: Place) -> dict[str, Any]:
    return {"scope_id": scope(place), "guild_id": place.guild_id}


def _values(record: Record) -> dict[str, Any]:
    return {**_told(record), "player_id": record.player.id}


def _told(record: Record) -> dict[str, Any]:
    return {
        "game": record.game.key,
        "puzzle": record.puzzle,
        "message_id": record.message_id,
        "figure": record.score.figure,
        "solved": record.score.solved,
        "on": record.on,
        "at": record.at,
    }


def _record(row: RecordRow | UnclaimedRow, player: Player) -> Record:
    return Record(
        game=GAMES[row.game],
        puzzle=row.puzzle,
        score=Score(row.figure, row.solved),
        player=player,
        on=row.on,
        at=row.at,
        message_id=row.message_id,
    )


def _standing(row: Any) -> RecordStanding:
    figures = Figures(row.games, row.solved, row.total)
    place = None if row.few else row.place
    player = HIDDEN if row.hidden else Player(row.player_id, row.name)
    return RecordStanding(place, player, figures)
