"""How hard words are, from the results of others at the same word."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import date
from itertools import product
from typing import Any, NamedTuple

from sqlalchemy import BigInteger, Integer, bindparam, delete, select, update

from bot.domain.leaderboards import LOSS, League, weigh
from bot.domain.players import Player
from bot.store.connection.repository import Changes, Queries
from bot.store.models import Base, DueWordRow, ResultRow, TallyRow
from bot.store.models.standings import RANKED
from bot.store.standings.sums import COUNTED, list_kept_spans, make_league_key

_RESULTS, _TALLIES = (Base.metadata.tables[row.__tablename__] for row in (ResultRow, TallyRow))
_KEY = [column.name for column in _TALLIES.primary_key]


class PlayedWord(NamedTuple):
    """A word that was the answer in a server, or in a channel outside one."""

    scope_id: int
    language: str
    answer: str


class WordQueries(Queries):
    """Words whose results are to be compared."""

    async def list_due(self, most: int = 500) -> list[PlayedWord]:
        """Return words with results that have not been compared yet."""
        query = select(DueWordRow.scope_id, DueWordRow.language, DueWordRow.answer).limit(most)
        return [PlayedWord(*row) for row in await self._db.execute(query)]


class StoredWords(WordQueries, Changes):
    """Words and what they cost, to read and change."""

    async def add_due(self, words: Iterable[PlayedWord]) -> None:
        """Have the words weighed soon."""
        # an update waits for whoever weighs the word meanwhile
        if rows := [word._asdict() for word in sorted(set(words))]:
            await self._put(DueWordRow, rows)

    async def add_due_of(self, player: Player) -> None:
        """Have all words weighed that a player had, whose results are about to be deleted."""
        query = select(ResultRow.scope_id, ResultRow.language, ResultRow.answer).where(
            ResultRow.player_id == player.id, ResultRow.answer.is_not(None)
        )
        await self.add_due(PlayedWord(*row) for row in await self._db.execute(query))

    async def weigh(self, word: PlayedWord) -> None:
        """Compare all results at a word, and update their sums."""
        await self._execute(delete(DueWordRow).filter_by(**word._asdict()))
        query = (
            select(
                ResultRow.game_id,
                ResultRow.player_id,
                ResultRow.mode,
                ResultRow.on,
                ResultRow.won,
                COUNTED.label("counted"),
                ResultRow.others,
            )
            .where(
                ResultRow.scope_id == word.scope_id,
                ResultRow.language == word.language,
                ResultRow.answer == word.answer,
            )
            .order_by(ResultRow.game_id, ResultRow.player_id)
        )
        rows = (await self._db.execute(query)).all()
        found = weigh([(row.player_id, row.counted if row.won else LOSS) for row in rows])
        changed = [
            (row, others) for row, others in zip(rows, found, strict=True) if others != row.others
        ]
        if not changed:
            return
        results, tallies = _RESULTS.c, _TALLIES.c
        await self._db.execute(
            update(_RESULTS)
            .where(results.game_id == bindparam("game"), results.player_id == bindparam("player"))
            .values(others=bindparam("now", type_=Integer)),
            [{"game": row.game_id, "player": row.player_id, "now": now} for row, now in changed],
        )
        await self._db.execute(
            update(_TALLIES)
            .where(*(tallies[name] == bindparam(f"at_{name}") for name in _KEY))
            .values(
                others=tallies.others + bindparam("more", type_=BigInteger),
                compared=tallies.compared + bindparam("new", type_=Integer),
            ),
            # always in the same order, so that no two transactions wait for each other
            sorted(
                (
                    {**key, "more": (now or 0) - (row.others or 0), "new": _known(now, row.others)}
                    for row, now in changed
                    for key in _keys(word, row.player_id, row.mode, row.on)
                ),
                key=lambda key: (
                    key["at_player_id"],
                    key["at_mode"],
                    key["at_end"],
                    key["at_first"],
                ),
            ),
        )


def _keys(word: PlayedWord, player_id: int, mode: str, on: date) -> Iterable[dict[str, Any]]:
    """Yield the keys of the sums in which a result is counted, as parameters."""
    for name, span in product((RANKED, mode), list_kept_spans(on)):
        league = make_league_key(League(len(word.answer)), span) | {"mode": name}
        key = {"scope_id": word.scope_id, "player_id": player_id, **league}
        yield {f"at_{column}": value for column, value in key.items()}


def _known(now: int | None, before: int | None) -> int:
    """Return 1 for a result that is newly compared, -1 for one that no longer is."""
    return (now is not None) - (before is not None)
