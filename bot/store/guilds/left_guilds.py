"""Servers that the bot has left, and the deletion of their data."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime
from typing import Any, NamedTuple

from sqlalchemy import Column, Table, delete, or_, select, tuple_

from bot.store.connection.repository import Changes, Queries
from bot.store.models import Base, GameRow, GuildRow, LeftGuildRow, MatchRow, PresentGuildRow

_OF_GUILD = {"guild_id", "scope_id"}
"""Columns with a server's id; a scope outside servers is a channel, and no two ids are equal."""


class Rows(NamedTuple):
    """Some rows of a table, by their primary keys."""

    table: Table
    keys: list[tuple[Any, ...]]


class LeftGuildQueries(Queries):
    """Servers the bot has left, to read."""

    async def list_before(self, before: datetime) -> list[int]:
        """Return the servers that were left before then."""
        query = select(LeftGuildRow.id).where(LeftGuildRow.at < before)
        return [*await self._db.scalars(query)]

    async def list_present(self) -> set[int]:
        """Return the servers that the bot was last known to be in."""
        return {*await self._db.scalars(select(PresentGuildRow.guild_id))}

    async def list_left(self) -> set[int]:
        """Return the servers that the bot has left."""
        return {*await self._db.scalars(select(LeftGuildRow.id))}

    async def find_rows(self, guild_id: int, most: int) -> Rows | None:
        """Return up to `most` rows of a server, all of one table; None if there are none.

        This scans whole tables, which nobody waits for.
        """
        for columns in list_links():
            table = columns[0].table
            theirs = [column == guild_id for column in columns]
            if table.name == GameRow.__tablename__:
                # a board of the server's match may have been played in a direct message
                matches = select(MatchRow.id).where(MatchRow.guild_id == guild_id)
                theirs.append(GameRow.match_id.in_(matches))
            some = select(*table.primary_key).where(or_(*theirs)).limit(most)
            if found := (await self._db.execute(some)).all():
                return Rows(table, [tuple(key) for key in found])
        return None


class StoredLeftGuilds(LeftGuildQueries, Changes):
    """Servers the bot has left, to read and change."""

    async def add(self, guild_id: int, at: datetime) -> None:
        """Remember when a server was left; only the first time counts."""
        left = self._insert(LeftGuildRow).values(id=guild_id, at=at)
        await self._execute(left.on_conflict_do_nothing())

    async def remove(self, guild_id: int) -> None:
        """Forget that a server was left: the bot is back, or its data is gone."""
        await self._execute(delete(LeftGuildRow).where(LeftGuildRow.id == guild_id))

    async def note(self, guild_ids: Iterable[int]) -> None:
        """Remember that the bot is in these servers."""
        if rows := [{"guild_id": guild_id} for guild_id in guild_ids]:
            present = self._insert(PresentGuildRow).on_conflict_do_nothing()
            await self._db.execute(present, rows)

    async def delete(self, rows: Rows) -> None:
        """Delete rows that were found."""
        await self._execute(
            delete(rows.table).where(tuple_(*rows.table.primary_key).in_(rows.keys))
        )


def list_links() -> Iterable[list[Column[Any]]]:
    """Return the columns that name a row's server, by table: children before their parents."""
    for table in reversed(Base.metadata.sorted_tables):
        columns = [column for column in table.columns if column.name in _OF_GUILD]
        if table.name == GuildRow.__tablename__:
            columns = [*table.primary_key]
        if columns:
            yield columns
