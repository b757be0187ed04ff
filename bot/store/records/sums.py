"""The sums of each player's results from elsewhere."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterable, Mapping
from datetime import date
from typing import Any

from sqlalchemy import (
    ColumnElement,
    Select,
    Update,
    and_,
    delete,
    false,
    func,
    literal,
    literal_column,
    null,
    or_,
    select,
    update,
)
from sqlalchemy.orm import aliased

from bot.domain.deleted_players import make_stand_in
from bot.domain.players import Place, Player
from bot.domain.records.values import RecordedGame
from bot.domain.standings import ALL_TIME, Span
from bot.store.connection.repository import Changes, table_of
from bot.store.models import CorrectionRow, RecordAccountRow, RecordRow, RecordTallyRow
from bot.store.models.corrections import STANDS
from bot.store.models.records import CORRECTED
from bot.store.standings.sums import count_if

SUM_KEY = (RecordRow.scope_id, RecordRow.game, RecordRow.player_id)
"""The key that results are added up by."""

PUZZLE = (*SUM_KEY, RecordRow.puzzle)
"""The key of which the first result counts."""

RULED = and_(
    STANDS,
    CorrectionRow.guild_id == RecordRow.scope_id,
    CorrectionRow.own.is_(False),
    CorrectionRow.game == RecordRow.game,
    CorrectionRow.number == RecordRow.puzzle,
    CorrectionRow.player_id == RecordRow.player_id,
)
"""Whether a standing correction is about a record."""

PUZZLE_DAY = (*PUZZLE, RecordRow.on)
"""A player's puzzle and its day, which `RecordSums.recount` takes."""

SUMS = (
    func.count().label("games"),
    count_if(RecordRow.solved.is_(True)).label("solved"),
    func.sum(RecordRow.figure).label("total"),
)


def filter_records(
    place: Place, game: RecordedGame, span: Span = ALL_TIME
) -> list[ColumnElement[bool]]:
    """Return the criteria of the results in a place that are ranked together."""
    everything = [RecordRow.scope_id == place.scope_id, RecordRow.game == game.key]
    everything.append(RecordRow.counts.is_(True))
    days = [RecordRow.on >= span.first, RecordRow.on < span.end]
    return everything if span == ALL_TIME else [*everything, *days]


def select_record_players(place: Place, game: RecordedGame, span: Span) -> Select[*tuple[Any, ...]]:
    """Select each player's sums; those of all time and of years are stored."""
    year = 0 if span == ALL_TIME else span.first.year
    if year and span != Span.year(span.first):
        # as a sum, or SQLite would read all days by player instead of only these days
        player = (RecordRow.player_id + literal_column("0")).label("player_id")
        return select(player, *SUMS).where(*filter_records(place, game, span)).group_by(player)
    kept = RecordTallyRow
    return select(kept.player_id, kept.games, kept.solved, kept.total).where(
        kept.scope_id == place.scope_id, kept.game == game.key, kept.year == year
    )


class RecordSums(Changes):
    """The stored sums of records."""

    async def recount(self, keys: Iterable[tuple[Any, ...]]) -> None:
        """Find out which results of these puzzles count, and add them up again.

        Each key is a player's puzzle and its day.
        """
        puzzles: defaultdict[tuple[Any, ...], set[int]] = defaultdict(set)
        years: defaultdict[tuple[Any, ...], set[int]] = defaultdict(lambda: {0})
        for *key, puzzle, on in keys:
            puzzles[tuple(key)].add(puzzle)
            years[tuple(key)].add(on.year)
        await self._take_back(puzzles)
        persons = await self._find_persons(puzzles)
        for key, player_id in persons:
            theirs = (*key[:2], player_id)
            for puzzle, on in await self._hand_over(key, player_id, puzzles[key]):
                puzzles[theirs].add(puzzle)
                years[theirs].add(on.year)
        if persons:
            await self._take_back(puzzles)
        # always in the same order, so that no two transactions wait for each other
        for key in sorted(puzzles):
            # the row is locked from here on: others who record meanwhile add up afterwards
            await self._hold(key, 0)
            days = await self._db.scalars(
                _count_first(key, puzzles[key]).returning(RecordRow.on),
                execution_options={"synchronize_session": False},
            )
            for year in sorted(years[key] | {on.year for on in days}):
                await self._hold(key, year)
                await self._add_up(key, year)

    async def _take_back(self, puzzles: Mapping[tuple[Any, ...], Collection[int]]) -> None:
        """Let strikes hold again for players who have deleted their data and record anew."""
        stand_ins = {make_stand_in(Player(key[2])).id: key[2] for key in puzzles}
        row = CorrectionRow
        query = select(row.id, row.player_id, row.guild_id, row.game, row.number)
        held = await self._db.execute(query.where(STANDS, row.player_id.in_(stand_ins)))
        for correction_id, stand_in, guild_id, game, number in held.all():
            player_id = stand_ins[stand_in]
            if number in puzzles.get((guild_id, game, player_id), ()):
                theirs = update(row).where(row.id == correction_id)
                await self._execute(theirs.values(player_id=player_id))

    async def _find_persons(
        self, keys: Collection[tuple[Any, ...]]
    ) -> list[tuple[tuple[Any, ...], int]]:
        """Return those of the keys that are of another account, with the id of its player."""
        link = RecordAccountRow
        query = select(link.guild_id, link.account_id, link.player_id).where(
            link.guild_id.in_({key[0] for key in keys}),
            link.account_id.in_({key[2] for key in keys}),
        )
        persons = {(guild, account): who for guild, account, who in await self._db.execute(query)}
        return [
            (key, persons[key[0], key[2]]) for key in sorted(keys) if (key[0], key[2]) in persons
        ]

    async def _hand_over(
        self, key: tuple[Any, ...], player_id: int, puzzles: Collection[int]
    ) -> list[tuple[int, date]]:
        """Copy what counts of an account's puzzles to its player; return what changed."""
        scope_id, game, account_id = key
        old = [*_theirs((scope_id, game, player_id)), RecordRow.message_id == -account_id]
        rows = delete(RecordRow).where(*old, RecordRow.puzzle.in_(puzzles))
        changed: Any = await self._db.execute(
            rows.returning(RecordRow.puzzle, RecordRow.on),
            execution_options={"synchronize_session": False},
        )
        new = {
            **{column.key: column for column in RecordRow.__table__.c},
            **{"player_id": literal(player_id), "message_id": literal(-account_id)},
            **{"counts": false(), "imported": false(), "name": null()},
        }
        theirs = [*_theirs(key), RecordRow.puzzle.in_(puzzles), _is_first()]
        copies = self._insert(RecordRow).from_select([*new], select(*new.values()).where(*theirs))
        copied: Any = await self._db.execute(
            copies.returning(table_of(RecordRow).c.puzzle, table_of(RecordRow).c.on)
        )
        return [tuple(row) for row in (*changed, *copied)]

    async def _hold(self, key: tuple[Any, ...], year: int) -> None:
        tally = self._insert(RecordTallyRow).values(
            **_named(key), year=year, games=0, solved=0, total=0
        )
        elements = [*RecordTallyRow.__table__.primary_key]
        await self._execute(tally.on_conflict_do_update(index_elements=elements, set_={"games": 0}))

    async def _add_up(self, key: tuple[Any, ...], year: int) -> None:
        theirs = [*_theirs(key), RecordRow.counts.is_(True)]
        if year:
            theirs += [RecordRow.on >= date(year, 1, 1), RecordRow.on <= date(year, 12, 31)]
        sums = dict((await self._db.execute(select(*SUMS).where(*theirs))).mappings().one())
        change = update(RecordTallyRow).values(sums) if sums["games"] else delete(RecordTallyRow)
        await self._execute(change.filter_by(**_named(key), year=year))


def _named(key: tuple[Any, ...]) -> dict[str, Any]:
    return {column.key: value for column, value in zip(SUM_KEY, key, strict=True)}


def _theirs(key: tuple[Any, ...]) -> list[ColumnElement[bool]]:
    return [column == value for column, value in zip(SUM_KEY, key, strict=True)]


def _count_first(key: tuple[Any, ...], puzzles: Collection[int]) -> Update:
    """Let the first result of each of a player's puzzles count, or the corrected one.

    Those of another account count for its player instead.
    """
    link = select(RecordAccountRow.player_id).where(
        RecordAccountRow.guild_id == RecordRow.scope_id,
        RecordAccountRow.account_id == RecordRow.player_id,
    )
    change = update(RecordRow).where(*_theirs(key), RecordRow.puzzle.in_(puzzles))
    return change.values(counts=and_(_is_first(), ~link.exists()))


def _is_first() -> ColumnElement[bool]:
    """Return whether a result is its account's first of a puzzle, or the corrected one.

    Where it was struck, none is.

    Where a summary has two accounts of a person, the better one of both is the first.
    """
    other = aliased(RecordRow)
    same = (getattr(other, column.key) == column for column in PUZZLE)
    handed_over = or_(other.message_id < CORRECTED, RecordRow.message_id < CORRECTED)
    better = and_(handed_over, other.figure < RecordRow.figure)
    worse = and_(handed_over, other.figure > RecordRow.figure)
    ahead = or_(better, and_(~worse, other.message_id < RecordRow.message_id))
    at_once = and_(other.at == RecordRow.at, ahead)
    earlier = select(other.puzzle).where(*same, or_(other.at < RecordRow.at, at_once)).exists()
    ruled = select(CorrectionRow.id).where(RULED)
    struck = ruled.where(CorrectionRow.after_figure.is_(None)).exists()
    changed = and_(RecordRow.message_id == CORRECTED, ~struck)
    return or_(changed, and_(~earlier, ~ruled.exists()))


def count_puzzles(rows: Iterable[Mapping[str, Any]]) -> int:
    """Return of how many puzzles these results are; copies of a summary tell of one again."""
    return len({(row["game"], row["puzzle"]) for row in rows})
