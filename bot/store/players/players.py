"""Everything stored about a person, found by the keys that refer to players.

This finds new tables too, so that nobody is half deleted.
"""

from __future__ import annotations

from collections.abc import Iterable
from datetime import date
from functools import cache
from typing import Any

from sqlalchemy import Column, ColumnElement, Table, delete, func, or_, select, update
from sqlalchemy.dialects import postgresql, sqlite

from bot.domain.deleted_players import make_stand_in
from bot.domain.players import NOBODY, Player
from bot.store.connection.repository import Changes, Queries, insert_into, table_of
from bot.store.models import Base, DepartureRow, PlayerRow
from bot.store.players.preferences import StoredPreferences
from bot.store.standings.word_costs import StoredWords

_SECRET = {"answers", "answer", "salt"}
"""Columns that would give a running game away; they say nothing about a person."""

_OWNED = {
    ("games", "owner_id"),
    ("puzzles", "player_id"),
    ("record_names", "player_id"),
    ("record_accounts", "player_id"),
    ("corrections", "player_id"),
    ("exclusions", "player_id"),
    ("joinings", "account_id"),
    ("joinings", "player_id"),
}
"""Columns that name a row's owner, where the table's key does not."""


class PlayerQueries(Queries):
    """People, to read."""

    async def find(self, player_id: int) -> Player | None:
        """Return the player with the name and the locale as last seen, if known."""
        row = await self._db.get(PlayerRow, player_id)
        return row and Player(row.id, row.name, row.locale)

    async def list_known(self, most: int) -> list[Player]:
        """Return the first players that are known, by their ids."""
        query = select(PlayerRow).where(PlayerRow.id > 0).order_by(PlayerRow.id).limit(most)
        return [Player(row.id, row.name, row.locale) for row in await self._db.scalars(query)]

    async def export(self, player: Player) -> dict[str, Any]:
        """Return the player's rows by table, as values that JSON can hold.

        Those of their stand-in are among them.
        """
        found = {table.name: await self._rows(table, player) for table in [_players(), *_tables()]}
        return {name: rows for name, rows in found.items() if rows}

    async def _rows(self, table: Table, player: Player) -> list[dict[str, Any]]:
        columns = [column for column in table.columns if column.name not in _SECRET]
        rows = await self._db.execute(select(*columns).where(_about(table, player)))
        return [{name: _plain(value) for name, value in row.items()} for row in rows.mappings()]


class StoredPlayers(PlayerQueries, Changes):
    """People, to read and change."""

    async def remember(self, player: Player) -> None:
        """Store the player's name and locale as last seen, unless they are the same."""
        known = self._known.get(player.id)
        locale = player.locale or (known and known.locale)
        if known is not None and (known.name, known.locale) == (player.name, locale):
            return
        row = {"id": player.id, "name": player.name, "locale": locale}
        await self._execute(_remember(self._dialect), row)

    async def note_departures(self, guild_id: int, players: Iterable[Player], on: date) -> None:
        """Store that these players have left a server, where nobody reminds them any more."""
        for player in players:
            left = self._insert(DepartureRow).values(player_id=player.id, guild_id=guild_id, on=on)
            await self._execute(
                left.on_conflict_do_update(
                    index_elements=[DepartureRow.player_id, DepartureRow.guild_id], set_={"on": on}
                )
            )
            await StoredPreferences(self._db).stop_reminding(player, guild_id)

    async def note_returns(self, guild_id: int, players: Iterable[Player]) -> None:
        """Store that these players, who had left a server, are in it again."""
        back = DepartureRow.player_id.in_([player.id for player in players])
        await self._execute(delete(DepartureRow).where(DepartureRow.guild_id == guild_id, back))

    async def erase(self, player: Player) -> None:
        """Delete the player's rows; their part in shared games becomes `NOBODY`'s."""
        await StoredWords(self._db).add_due_of(player)
        for column in filter(owns, list_links()):
            await self._db.execute(delete(column.table).where(column == player.id))
        for column in list_links():
            if not owns(column):
                shared = update(column.table).where(column == player.id)
                await self._db.execute(shared.values({column.name: NOBODY.id}))
        await self._db.execute(delete(PlayerRow).where(PlayerRow.id == player.id))
        self._db.expire_all()
        self._known.clear()


def list_links() -> list[Column[Any]]:
    """Return the columns that refer to players, those of children before those of parents."""
    return [column for table in _tables() for column in _links(table)]


def owns(column: Column[Any]) -> bool:
    """Return whether such a row is the player's own, not their part in a shared one."""
    return column.primary_key or (column.table.name, column.name) in _OWNED


@cache
def _remember(dialect: str) -> sqlite.Insert | postgresql.Insert:
    upsert, known = insert_into(PlayerRow, dialect), _players().c
    seen = upsert.excluded
    # somebody whom another names by their id alone keeps the name they have
    name = func.coalesce(func.nullif(seen.name, ""), known.name)
    kept = func.coalesce(seen.locale, known.locale)
    return upsert.on_conflict_do_update(
        index_elements=[known.id],
        set_={"name": name, "locale": kept},
        where=or_(known.name != name, known.locale.is_distinct_from(kept)),
    )


def _about(table: Table, player: Player) -> ColumnElement[bool]:
    """Return which rows are about the player."""
    if table is _players():
        return PlayerRow.id == player.id
    ids = [player.id, make_stand_in(player).id]
    return or_(*(column.in_(ids) for column in _links(table)))


def _tables() -> Iterable[Table]:
    """Return the tables with rows about players: children before their parents."""
    return [table for table in reversed(Base.metadata.sorted_tables) if _links(table)]


def _links(table: Table) -> list[Column[Any]]:
    return [key.parent for key in table.foreign_keys if key.column.table is _players()]


def _players() -> Table:
    return table_of(PlayerRow)


def _plain(value: Any) -> Any:
    if isinstance(value, date):
        return value.isoformat()
    # most readers of JSON would round numbers as large as Discord's ids
    return str(value) if isinstance(value, int) and abs(value) > 2**53 else value
