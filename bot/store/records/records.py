"""Results from elsewhere: one per player, game and puzzle of a server."""

from __future__ import annotations

from collections.abc import Collection
from datetime import datetime
from typing import Any

from sqlalchemy import ColumnElement, Float, cast, delete, func, or_, select

from bot.domain.players import Place, Player
from bot.domain.records.summary import Claimed
from bot.domain.records.values import (
    RECORDS_PAGE,
    Figures,
    Record,
    RecordedGame,
    RecordRanking,
    RecordStanding,
)
from bot.domain.standings import ALL_TIME, Span
from bot.store.connection.repository import Changes, Queries, table_of
from bot.store.models import (
    CorrectionRow,
    DeletedRecordRow,
    GroupStreakRow,
    PlayerRow,
    RecordNameRow,
    RecordRow,
    RecordTallyRow,
    UnclaimedRow,
)
from bot.store.models.records import CORRECTED
from bot.store.records.accounts import select_persons
from bot.store.records.messages import StoredRecordMessages, read_first, read_score
from bot.store.records.sums import (
    PUZZLE_DAY,
    SUMS,
    RecordSums,
    count_puzzles,
    filter_records,
    select_record_players,
)
from bot.store.standings.names import join_names, read_player

RECORD_TABLES = (table_of(RecordRow), table_of(UnclaimedRow))
"""The results from elsewhere: of players, and under names that nobody has identified."""

_OF_NAME = [column.key for column in UnclaimedRow.__table__.c if column.key != "since"]


class RecordQueries(Queries):
    """Records, to read."""

    async def get(
        self, place: Place, game: RecordedGame, player: Player, puzzle: int
    ) -> Record | None:
        """Return the result that counts for the player's puzzle."""
        own = [RecordRow.player_id == player.id, RecordRow.puzzle == puzzle]
        query = select(RecordRow).where(*filter_records(place, game), *own)
        row = await self._db.scalar(query.execution_options(populate_existing=True))
        return row and _record(row, game, player)

    async def sum_figures(self, place: Place, game: RecordedGame, player: Player) -> Figures:
        """Add up the player's results in a game here."""
        query = select(*SUMS).where(*filter_records(place, game), RecordRow.player_id == player.id)
        games, solved, total = (await self._db.execute(query)).one()
        return Figures(games, solved, total or 0)

    async def count_results(self, place: Place) -> list[tuple[str, int]]:
        """Return the games with results here by their key, and how many, the most first."""
        results = func.sum(RecordTallyRow.games)
        query = (
            select(RecordTallyRow.game, results)
            .where(RecordTallyRow.scope_id == place.scope_id, RecordTallyRow.year == 0)
            .group_by(RecordTallyRow.game)
            .order_by(results.desc(), RecordTallyRow.game)
        )
        return [(game, int(count)) for game, count in await self._db.execute(query)]

    async def rank(
        self,
        place: Place,
        game: RecordedGame,
        asker: Player,
        *,
        least: int,
        span: Span = ALL_TIME,
        most: int = RECORDS_PAGE,
        page: int = 0,
    ) -> RecordRanking:
        """Return `most` a page by the mean, then puzzles solved, then results; and the asker.

        Players who hide are not named. Players with fewer than `least` results come after all
        others, without a place.
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
            func.rank().over(partition_by=few, order_by=merit).label("place"),
            func.row_number().over(order_by=(few, *merit, each.c.player_id)).label("row"),
            func.count().over().label("players"),
        ).cte("placed")
        here = placed.c.row.between(page * most + 1, page * most + most)
        query = (
            join_names(select(placed, here.label("here")), placed.c.player_id)
            .where(or_(here, placed.c.player_id.in_(select_persons(place, asker))))
            .order_by(placed.c.row)
        )
        rows = (await self._db.execute(query)).all()
        own = next((_standing(row) for row in rows if not (row.here or row.hidden)), None)
        best = tuple(_standing(row) for row in rows if row.here)
        return RecordRanking(best, own, rows[0].players if rows else 0, page)

    async def list_unclaimed(self, guild_id: int, most: int) -> list[str]:
        """Return the names in this server's summaries that nobody has identified."""
        query = (
            select(UnclaimedRow.name)
            .where(UnclaimedRow.guild_id == guild_id)
            .group_by(UnclaimedRow.name)
            .order_by(UnclaimedRow.name)
            .limit(most)
        )
        return [*await self._db.scalars(query)]

    async def count_unclaimed(self, guild_id: int) -> int:
        """Return how many results in summaries only have a name here, each puzzle once."""
        puzzles = select(UnclaimedRow.name, UnclaimedRow.game, UnclaimedRow.puzzle).distinct()
        query = select(func.count()).select_from(puzzles.filter_by(guild_id=guild_id).subquery())
        return await self._db.scalar(query) or 0

    async def count_names(self, guild_id: int) -> int:
        """Return how many names in this server's summaries nobody has identified."""
        names = func.count(UnclaimedRow.name.distinct())
        return await self._db.scalar(select(names).filter_by(guild_id=guild_id)) or 0

    async def find_called(self, guild_id: int, names: Collection[str]) -> dict[str, Player]:
        """Return the players with these names, as a moderator said."""
        return dict(await self._list_named(guild_id, RecordNameRow.name.in_(names)))

    async def list_named(self, guild_id: int) -> list[tuple[str, Player]]:
        """Return all names that a moderator has identified, with their players."""
        return await self._list_named(guild_id)

    async def _list_named(
        self, guild_id: int, *criteria: ColumnElement[bool]
    ) -> list[tuple[str, Player]]:
        query = (
            select(RecordNameRow.name, PlayerRow.id, PlayerRow.name)
            .join(PlayerRow, PlayerRow.id == RecordNameRow.player_id)
            .where(RecordNameRow.guild_id == guild_id, *criteria)
            .order_by(RecordNameRow.name)
        )
        return [
            (called, Player(player_id, name))
            for called, player_id, name in await self._db.execute(query)
        ]

    async def find_streak(self, guild_id: int) -> int | None:
        """Return the group's streak in days, from the latest summary."""
        latest = (GroupStreakRow.on.desc(), GroupStreakRow.message_id.desc())
        query = select(GroupStreakRow.days).where(GroupStreakRow.guild_id == guild_id)
        return await self._db.scalar(query.order_by(*latest).limit(1))


class StoredRecords(RecordQueries, Changes):
    """Records, to read and change."""

    async def claim(self, guild_id: int, name: str, player: Player) -> Claimed:
        """Remember who has this name, and give them its results."""
        rows = await self._take(guild_id, name)
        key = {"guild_id": guild_id, "name": name}
        link = self._insert(RecordNameRow).values(**key, player_id=player.id)
        link = link.on_conflict_do_update(
            index_elements=[*RecordNameRow.__table__.primary_key], set_={"player_id": player.id}
        )
        await self._execute(link)
        theirs = {"scope_id": guild_id, "player_id": player.id}
        await StoredRecordMessages(self._db).insert({**row, **theirs} for row in rows)
        counting = select(RecordRow.game, RecordRow.puzzle).distinct()
        counting = counting.filter_by(**theirs, name=name, counts=True).subquery()
        added = await self._db.scalar(select(func.count()).select_from(counting)) or 0
        return Claimed(added, count_puzzles(rows) - added)

    async def unname(self, guild_id: int, name: str, now: datetime) -> int:
        """Forget who has this name, so that its results wait again; return how many puzzles."""
        rows = await self._take(guild_id, name)
        await self._execute(delete(RecordNameRow).filter_by(guild_id=guild_id, name=name))
        if rows:
            waiting = self._insert(UnclaimedRow).values([{**row, "since": now} for row in rows])
            await self._execute(waiting.on_conflict_do_nothing())
        return count_puzzles(rows)

    async def _take(self, guild_id: int, name: str) -> list[dict[str, Any]]:
        """Delete all results of a name, identified or not; return their columns."""
        waiting = [UnclaimedRow.guild_id == guild_id, UnclaimedRow.name == name]
        given = [RecordRow.scope_id == guild_id, RecordRow.name == name]
        keys = [tuple(row) for row in await self._db.execute(select(*PUZZLE_DAY).where(*given))]
        rows: list[dict[str, Any]] = []
        for table, criteria in ((UnclaimedRow, waiting), (RecordRow, given)):
            columns = [getattr(table, key) for key in _OF_NAME]
            found = await self._db.execute(select(*columns).where(*criteria))
            rows += [dict(row) for row in found.mappings()]
            await self._execute(delete(table).where(*criteria))
        await RecordSums(self._db).recount(keys)
        return rows

    async def remove(self, place: Place, game: RecordedGame, player: Player, puzzle: int) -> None:
        """Delete all results of a player's puzzle."""
        own = [RecordRow.scope_id == place.scope_id, RecordRow.game == game.key]
        own += [RecordRow.player_id == player.id, RecordRow.puzzle == puzzle]
        keys = [tuple(row) for row in await self._db.execute(select(*PUZZLE_DAY).where(*own))]
        await self._execute(delete(RecordRow).where(*own))
        await RecordSums(self._db).recount(keys)

    async def forget_game(self, guild_id: int, key: str) -> None:
        """Delete all results of a game in a server, and what was corrected of them."""
        for table in (RecordRow, RecordTallyRow, DeletedRecordRow):
            await self._execute(delete(table).filter_by(scope_id=guild_id, game=key))
        await self._execute(delete(CorrectionRow).filter_by(guild_id=guild_id, own=False, game=key))


def _record(row: RecordRow, game: RecordedGame, player: Player) -> Record:
    return Record(
        game=game,
        puzzle=row.puzzle,
        score=read_score(row),
        player=player,
        on=row.on,
        at=row.at,
        message_id=row.message_id,
        first=read_first(row),
        corrected=row.message_id == CORRECTED,
        confirmed=bool(row.confirmed),
    )


def _standing(row: Any) -> RecordStanding:
    figures = Figures(row.games, row.solved, row.total)
    place = None if row.few else row.place
    return RecordStanding(place, read_player(row), figures)
