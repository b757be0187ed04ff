"""Servers that the bot has left, and how their data goes."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime
from typing import Any, NamedTuple

from sqlalchemy import Column, Table, delete, or_, select, tuple_

from bot.store.connection.repository import Changes, Queries
from bot.store.models import Base, GameRow, GuildRow, LeftGuildRow, MatchRow, PresentGuildRow

_OF_GUILD = {"guild_id", "scope_id"}
"""Columns that hold a server's id; a scope outside servers is a channel, whose ids differ."""


class Rows(NamedTuple):
    """Some rows of a table, by their primary keys."""

    table: Table
    keys: list[tuple[Any, ...]]


class LeftGuildQueries(Queries):
    async def list_before(self, before: datetime) -> list[int]:
        """The servers that were left before then."""
        query = select(LeftGuildRow.id).where(LeftGuildRow.at < before)
        return [*await self._db.scalars(query)]

    async def list_present(self) -> set[int]:
        """The servers that the bot was in when it was last told."""
        return {*await self._db.scalars(select(PresentGuildRow.guild_id))}

    async def list_left(self) -> set[int]:
        return {*await self._db.scalars(select(LeftGuildRow.id))}

    async def find_rows(self, guild_id: int, most: int) -> Rows | None:
        """At most so many rows of a server, all of one table; None if no table has any.

        Tables are read to their end for that, which nobody waits for.
        """
        for columns in links():
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
    async def add(self, guild_id: int, at: datetime) -> None:
        """Remember when a server was left; the first time counts."""
        left = self._insert(LeftGuildRow).values(id=guild_id, at=at)
        await self._execute(left.on_conflict_do_nothing())

    async def remove(self, guild_id: int) -> None:
        """The bot is in that server again, or nothing is left of it."""
        await self._execute(delete(LeftGuildRow).where(LeftGuildRow.id == guild_id))

    async def note(self, guild_ids: Iterable[int]) -> None:
        """Remember that the bot is in these servers."""
        if rows := [{"guild_id": guild_id} for guild_id in guild_ids]:
            present = self._insert(PresentGuildRow).on_conflict_do_nothing()
            await self._db.execute(present, rows)

    async def delete(self, rows: Rows) -> None:
        await self._execute(
            delete(rows.table).where(tuple_(*rows.table.primary_key).in_(rows.keys))
        )


def links() -> Iterable[list[Column[Any]]]:
    """The columns that say whose a row is, table by table: children before their parents."""
    for table in reversed(Base.metadata.sorted_tables):
        columns = [column for column in table.columns if column.name in _OF_GUILD]
        if table.name == GuildRow.__tablename__:
            columns = [*table.primary_key]
        if columns:
            yield columns
