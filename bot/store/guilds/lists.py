"""Class lists of servers. A running game keeps the words it began with."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from itertools import groupby
from typing import Any

from sqlalchemy import delete, or_, select, true, update

from bot.domain.games import Phase
from bot.domain.list_progress import ListRound
from bot.domain.lists import ClassList, ListName, NewList
from bot.domain.matches import BOT
from bot.domain.players import HIDDEN, Player
from bot.store.connection.repository import Changes, Queries
from bot.store.models import (
    ClassListRow,
    GameRow,
    MatchRow,
    PlayerRow,
    PreferenceRow,
    ResultRow,
    StruckResultRow,
    TurnRow,
)
from bot.store.models.games import ACTIVE
from bot.store.models.lists import RETIRED, WITH_LIST
from bot.store.models.matches import IS_OPEN
from engine import Word

_PLAYED_OUT = (Phase.WON, Phase.LOST)
_RESULTS = (ResultRow, StruckResultRow)


class ListQueries(Queries):
    """Class lists, to read."""

    async def list_all(self, guild_id: int | None) -> list[ClassList]:
        """Return the lists of a server, by name; outside one there are none."""
        query = select(ClassListRow).where(
            ClassListRow.guild_id == guild_id, ClassListRow.retired.is_(False)
        )
        rows = await self._db.scalars(query.order_by(ClassListRow.name))
        return [_list(row) for row in rows]

    async def find(self, guild_id: int | None, list_id: int) -> ClassList | None:
        """Return one list of a server, unless it was deleted."""
        return next((one for one in await self.list_all(guild_id) if one.id == list_id), None)

    async def words(self, played: ListName | None) -> tuple[Word, ...]:
        """Return the words of a game's list, deleted or not; empty without a list."""
        row = await self._db.get(ClassListRow, played.id) if played else None
        return _list(row).words if row else ()

    async def spell(self, played: ListName | None, word: Word) -> str | None:
        """Return how a game's list writes a word, if it has it."""
        row = await self._db.get(ClassListRow, played.id) if played else None
        named = _list(row) if row else None
        return named and dict(zip(named.words, named.written, strict=True)).get(word)

    async def list_played(self, guild_id: int | None, list_id: int, most: int) -> tuple[Word, ...]:
        """Return the answers of the last games and matches with a list, the newest first."""
        found: list[tuple[datetime, list[str]]] = []
        for table, own in ((GameRow, GameRow.match_id.is_(None)), (MatchRow, true())):
            query = (
                select(table.created_at, table.answers)
                .where(WITH_LIST, table.list_id == list_id, table.guild_id == guild_id, own)
                .order_by(table.id.desc())
                .limit(most)
            )
            found += [(row.created_at, row.answers) for row in await self._db.execute(query)]
        newest = sorted(found, key=lambda one: one[0], reverse=True)
        return tuple(Word(answer) for _, answers in newest for answer in answers)

    async def list_rounds(self, guild_id: int | None, list_id: int, most: int) -> list[ListRound]:
        """Return the last finished games with a list in which people guessed, the oldest first.

        One that counts for nobody is none. Who wants to be left out of what others see is `HIDDEN`.
        """
        results = [select(row).where(row.game_id == GameRow.id) for row in _RESULTS]
        last = (
            select(GameRow.id)
            .where(WITH_LIST, GameRow.list_id == list_id, GameRow.guild_id == guild_id)
            .where(GameRow.phase != Phase.ACTIVE)
            .where(or_(GameRow.phase.in_(_PLAYED_OUT), *(one.exists() for one in results)))
            .order_by(GameRow.id.desc())
            .limit(most)
        )
        query = (
            select(
                GameRow.id,
                GameRow.answers,
                TurnRow.guess,
                PlayerRow.id.label("player_id"),
                PlayerRow.name,
                PreferenceRow.hidden,
            )
            .join(TurnRow, TurnRow.game_id == GameRow.id)
            .join(PlayerRow, PlayerRow.id == TurnRow.player_id)
            .outerjoin(PreferenceRow, PreferenceRow.player_id == PlayerRow.id)
            .where(GameRow.id.in_(last), TurnRow.player_id != BOT.id)
            .order_by(GameRow.id, TurnRow.turn)
        )
        rows = (await self._db.execute(query)).all()
        return [_round([*turns]) for _, turns in groupby(rows, key=lambda row: row.id)]


class StoredLists(ListQueries, Changes):
    """Class lists, to read and change."""

    async def add(self, guild_id: int, new: NewList) -> ClassList:
        """Store a list; its name must be new in the server."""
        row = ClassListRow(
            guild_id=guild_id, name=new.name, language=new.language, words=[*new.written]
        )
        self._db.add(row)
        await self._db.flush()
        return _list(row)

    async def replace(self, old: ClassList, new: NewList) -> ClassList:
        """Give a list other words; running games go on with a copy of the old ones."""
        row = await self._db.get_one(ClassListRow, old.id)
        copy = ClassListRow(
            guild_id=row.guild_id,
            name=row.name,
            language=row.language,
            words=row.words,
            retired=True,
        )
        self._db.add(copy)
        await self._db.flush()
        for table, running in ((GameRow, ACTIVE), (MatchRow, IS_OPEN)):
            moved = update(table).where(table.list_id == old.id, running)
            await self._execute(moved.values(list_id=copy.id))
        row.name, row.language, row.words = new.name, new.language, [*new.written]
        await self._db.flush()
        await self.forget_unused()
        return _list(row)

    async def remove(self, old: ClassList) -> None:
        """Delete a list, once no running game needs it."""
        (await self._db.get_one(ClassListRow, old.id)).retired = True
        await self._db.flush()
        await self.forget_unused()

    async def forget_unused(self) -> None:
        """Delete the words of deleted lists that no running game uses."""
        game = select(GameRow.id).where(ACTIVE, WITH_LIST, GameRow.list_id == ClassListRow.id)
        match = select(MatchRow.id).where(IS_OPEN, WITH_LIST, MatchRow.list_id == ClassListRow.id)
        unused = delete(ClassListRow).where(RETIRED, ~game.exists(), ~match.exists())
        await self._execute(unused)


def _list(row: ClassListRow) -> ClassList:
    return ClassList(row.name, row.language, tuple(row.words), row.id)


def _round(turns: Sequence[Any]) -> ListRound:
    answers = tuple(map(Word, turns[0].answers))
    who = {
        row.player_id: HIDDEN if row.hidden else Player(row.player_id, row.name) for row in turns
    }
    found = frozenset(answers) & {row.guess for row in turns}
    return ListRound(answers, frozenset(map(Word, found)), tuple(who.values()))
