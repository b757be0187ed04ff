"""Servers that the bot has left, and how their data goes."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime
from typing import Any

from sqlalchemy import Column, delete, or_, select, tuple_

from bot.store.models import Base, GameRow, GuildRow, LeftGuildRow, MatchRow
from bot.store.repository import Changes, Queries

_OF_GUILD = {"guild_id", "scope_id"}
"""Columns that hold a server's id; a scope outside servers is a channel, whose ids differ."""


class LeftGuildQueries(Queries):
    async def list_before(self, before: datetime) -> list[int]:
        """The servers that were left before then."""
        query = select(LeftGuildRow.id).where(LeftGuildRow.at < before)
        return [*await self._db.scalars(query)]


class StoredLeftGuilds(LeftGuildQueries, Changes):
    async def add(self, guild_id: int, at: datetime) -> None:
        """Remember when a server was left; the first time counts."""
        left = self._insert(LeftGuildRow).values(id=guild_id, at=at)
        await self._execute(left.on_conflict_do_nothing())

    async def remove(self, guild_id: int) -> None:
        """The bot is in that server again."""
        await self._execute(delete(LeftGuildRow).where(LeftGuildRow.id == guild_id))

    async def forget(self, guild_id: int, most: int) -> bool:
        """Delete at most so many rows of a server; True if none is left, and all is done."""
        for columns in links():
            table = columns[0].table
            key = [*table.primary_key]
            theirs = [column == guild_id for column in columns]
            if table.name == GameRow.__tablename__:
                # a board of the server's match may have been played in a direct message
                matches = select(MatchRow.id).where(MatchRow.guild_id == guild_id)
                theirs.append(GameRow.match_id.in_(matches))
            some = select(*key).where(or_(*theirs)).limit(most)
            found = (await self._db.execute(some)).all()
            if found:
                await self._execute(delete(table).where(tuple_(*key).in_([*map(tuple, found)])))
                return False
        await self.remove(guild_id)
        return True


def links() -> Iterable[list[Column[Any]]]:
    """The columns that say whose a row is, table by table: children before their parents."""
    for table in reversed(Base.metadata.sorted_tables):
        columns = [column for column in table.columns if column.name in _OF_GUILD]
        if table.name == GuildRow.__tablename__:
            columns = [*table.primary_key]
        if columns:
            yield columns
