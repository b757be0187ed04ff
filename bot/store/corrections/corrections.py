"""Corrections, and the results that can be corrected."""

from __future__ import annotations

from collections.abc import Collection
from datetime import datetime, timedelta
from typing import Any

from sqlalchemy import Select, func, select
from sqlalchemy.orm import aliased

from bot.domain.corrections import TITLE, Batch, Correction, CountedResult, ResultKey
from bot.domain.players import HIDDEN, Place, Player
from bot.domain.records.values import RecordedGame, Score
from bot.store.connection.repository import Queries
from bot.store.models import (
    CorrectionRow,
    PlayerRow,
    RecordRow,
    ResultRow,
    SeasonPlaceRow,
    SeasonRow,
    StruckResultRow,
)
from bot.store.models.corrections import STANDS
from bot.store.models.records import CORRECTED, PASTED
from bot.store.records.messages import read_first, read_score
from bot.store.standings.contests import may_be_named

_BY, _UNDONE_BY = aliased(PlayerRow), aliased(PlayerRow)


class CorrectionQueries(Queries):
    """Corrections, to read."""

    async def list_results(self, guild_id: int, player: Player, most: int) -> list[CountedResult]:
        """Return the player's latest results that count in a server, the newest first.

        Titles as a season's champion are among them.
        """
        own = (
            select(ResultRow)
            .where(
                ResultRow.player_id == player.id,
                ResultRow.scope_id == guild_id,
                ResultRow.assisted.is_(False),
            )
            .order_by(ResultRow.on.desc(), ResultRow.finished_at.desc())
        )
        recorded = (
            select(RecordRow)
            .where(RecordRow.player_id == player.id, RecordRow.scope_id == guild_id)
            .order_by(RecordRow.at.desc())
            .limit(most)
        )
        counted = await self._db.scalars(recorded.where(RecordRow.counts.is_(True)))
        posted = recorded.where(RecordRow.counts.is_(False), RecordRow.message_id > PASTED)
        others = {(row.game, row.puzzle): read_score(row) for row in await self._db.scalars(posted)}
        found = [
            *map(read_counted_game, await self._db.scalars(own.limit(most))),
            *(read_counted_record(row, others.get((row.game, row.puzzle))) for row in counted),
            *await self.list_titles(guild_id, player),
        ]
        return sorted(found, key=lambda one: one.at, reverse=True)[:most]

    async def are_all_struck(self, place: Place, player: Player) -> bool:
        """Return whether the player has results of our games here, but none that counts."""
        here = {"player_id": player.id, "scope_id": place.scope_id}
        struck = select(StruckResultRow.game_id).filter_by(**here).exists()
        counts = select(ResultRow.game_id).filter_by(**here).exists()
        return bool(await self._db.scalar(select(struck & ~counts)))

    async def list_titles(self, guild_id: int, player: Player) -> list[CountedResult]:
        """Return a player's titles as champion of a server's seasons, with the last day of each."""
        query = (
            select(SeasonRow.id, SeasonRow.end, SeasonRow.frozen_at, SeasonPlaceRow.value)
            .join(SeasonPlaceRow, SeasonPlaceRow.season_id == SeasonRow.id)
            .where(SeasonRow.guild_id == guild_id, SeasonPlaceRow.player_id == player.id)
            .where(SeasonPlaceRow.crowned)
        )
        return [
            CountedResult(
                ResultKey(True, TITLE, season), player, Score(value), end - timedelta(1), at
            )
            for season, end, at, value in await self._db.execute(query)
        ]

    async def list_latest(self, guild_id: int, most: int, *, skipped: int = 0) -> list[Correction]:
        """Return a server's latest corrections after those `skipped`; who hides is not named."""
        query = _corrections().where(CorrectionRow.guild_id == guild_id)
        return await self._read_newest(query, most, skipped)

    async def list_batches(self, guild_id: int, most: int) -> list[Batch]:
        """Return a server's latest corrections that stand; those made at once are a batch."""
        batches = (
            select(func.max(CorrectionRow.id).label("id"), func.count().label("made"))
            .where(STANDS, CorrectionRow.guild_id == guild_id)
            .group_by(CorrectionRow.at, CorrectionRow.player_id)
            .order_by(func.max(CorrectionRow.id).desc())
            .limit(most)
            .subquery()
        )
        query = _corrections().add_columns(batches.c.made)
        query = query.join(batches, batches.c.id == CorrectionRow.id)
        rows = await self._db.execute(query.order_by(CorrectionRow.id.desc()))
        return [Batch(_correction(row), row.made) for row in rows]

    async def list_standing(
        self, guild_id: int, player: Player, most: int, at: datetime | None = None
    ) -> list[Correction]:
        """Return a player's latest corrections that stand, or only those made at a moment."""
        query = _corrections().where(
            STANDS, CorrectionRow.guild_id == guild_id, CorrectionRow.player_id == player.id
        )
        query = query.where(CorrectionRow.at == at) if at else query
        return await self._read_newest(query, most)

    async def _read_newest(self, query: Any, most: int, skipped: int = 0) -> list[Correction]:
        page = query.order_by(CorrectionRow.id.desc()).limit(most).offset(skipped)
        return [_correction(row) for row in await self._db.execute(page)]

    async def list_struck(self, guild_id: int, player: Player, account: Player) -> list[ResultKey]:
        """Return a player's struck records of which an account of theirs has one too."""
        own = select(RecordRow.puzzle).where(
            RecordRow.scope_id == guild_id,
            RecordRow.player_id == account.id,
            RecordRow.game == CorrectionRow.game,
            RecordRow.puzzle == CorrectionRow.number,
        )
        query = select(CorrectionRow.game, CorrectionRow.number).where(
            STANDS,
            CorrectionRow.guild_id == guild_id,
            CorrectionRow.player_id == player.id,
            CorrectionRow.own.is_(False),
            CorrectionRow.after_figure.is_(None),
            own.exists(),
        )
        return [ResultKey(False, game, number) for game, number in await self._db.execute(query)]

    async def is_corrected(
        self, place: Place, game: RecordedGame, accounts: Collection[Player], puzzle: int
    ) -> bool:
        """Return whether a standing correction concerns the puzzle of one of these accounts."""
        named = {"guild_id": place.guild_id, "own": False, "game": game.key, "number": puzzle}
        theirs = CorrectionRow.player_id.in_([one.id for one in accounts])
        query = select(CorrectionRow.id).filter_by(**named).where(STANDS, theirs).limit(1)
        return await self._db.scalar(query) is not None

    async def find(self, guild_id: int, correction_id: int) -> Correction | None:
        """Return the server's correction with this id."""
        query = _corrections().where(
            CorrectionRow.guild_id == guild_id, CorrectionRow.id == correction_id
        )
        row = (await self._db.execute(query)).one_or_none()
        return None if row is None else _correction(row)

    async def find_standing(
        self, guild_id: int, player: Player, key: ResultKey
    ) -> Correction | None:
        """Return the correction of a result, unless it was undone."""
        query = _corrections().where(
            STANDS,
            CorrectionRow.guild_id == guild_id,
            CorrectionRow.player_id == player.id,
            CorrectionRow.own.is_(key.own),
            CorrectionRow.game == key.game,
            CorrectionRow.number == key.number,
        )
        row = (await self._db.execute(query)).one_or_none()
        return None if row is None else _correction(row)


def _corrections() -> Select[*tuple[Any, ...]]:
    hidden = {
        "hidden": CorrectionRow.player_id,
        "by_hidden": CorrectionRow.by_id,
        "undone_hidden": CorrectionRow.undone_by_id,
    }
    hides = [(~may_be_named(of)).label(name) for name, of in hidden.items()]
    return (
        select(
            CorrectionRow,
            PlayerRow.name,
            _BY.name.label("by_name"),
            _UNDONE_BY.name.label("undone_name"),
            *hides,
        )
        .join(PlayerRow, PlayerRow.id == CorrectionRow.player_id)
        .join(_BY, _BY.id == CorrectionRow.by_id)
        .outerjoin(_UNDONE_BY, _UNDONE_BY.id == CorrectionRow.undone_by_id)
    )


def _correction(found: Any) -> Correction:
    row: CorrectionRow = found.CorrectionRow
    after = None if row.after_figure is None else Score(row.after_figure, bool(row.after_solved))
    undone_by = None
    if row.undone_by_id is not None:
        undone_by = _player(row.undone_by_id, found.undone_name, found.undone_hidden)
    return Correction(
        id=row.id,
        key=ResultKey(row.own, row.game, row.number),
        player=_player(row.player_id, found.name, found.hidden),
        on=row.on,
        before=Score(row.before_figure, row.before_solved),
        after=after,
        by=_player(row.by_id, found.by_name, found.by_hidden),
        at=row.at,
        undone_by=undone_by,
        replaced=row.undone_at is not None and undone_by is None,
    )


def _player(player_id: int, name: str, hidden: object) -> Player:
    return HIDDEN if hidden else Player(player_id, name)


def read_counted_game(row: ResultRow) -> CountedResult:
    """Return the result of one of our games."""
    key = ResultKey(True, row.mode, row.game_id)
    score = Score(row.guesses, row.won)
    return CountedResult(key, Player(row.player_id), score, row.on, row.finished_at)


def read_counted_record(row: RecordRow, other: Score | None = None) -> CountedResult:
    """Return the result of a game played elsewhere; another message says an `other` one."""
    key, score = ResultKey(False, row.game, row.puzzle), read_score(row)
    corrected = row.message_id == CORRECTED
    return CountedResult(
        key,
        Player(row.player_id),
        score,
        row.on,
        row.at,
        read_first(row),
        bool(row.confirmed),
        row.message_id == PASTED,
        None if corrected or other == score else other,
    )
