"""Listen to messages: guesses, and results where the operator lets the bot read."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection
from typing import Any, Protocol

import discord

from bot.adapters.door.failures import retry_dropped
from bot.adapters.door.traffic import Arrivals, trace_requests
from bot.adapters.replies.errors import log_defect, log_errors
from bot.adapters.replies.latest_messages import LatestMessages
from bot.configuration import Shards


class Follower(Protocol):
    """Follows messages as they come, change and go, where the operator lets the bot read them."""

    async def follow(self, client: discord.Client, message: discord.Message) -> None: ...
    async def forget(self, channel_id: int, message_ids: Collection[int]) -> None: ...
    async def resume(self, client: discord.Client) -> None: ...
    async def greet(self, client: discord.Client, guild: discord.Guild) -> None: ...
    async def close(self, client: discord.Client) -> None: ...


class EventClient(discord.AutoShardedClient):
    """A client without caches of members or messages; with a `follower` it reads messages."""

    def __init__(
        self,
        hear: Callable[[discord.Client, discord.Message], Awaitable[None]],
        follower: Follower | None,
        *,
        typed: bool,
        bare: bool,
        shards: Shards | None,
    ) -> None:
        """`hear` reads direct messages; if `typed`, those of servers that mention the bot too.

        If `bare`, it reads every message.
        """
        self.arrivals = Arrivals()
        reads = follower is not None
        part: dict[str, Any] = {}
        if shards:
            ids = [*range(shards.first, shards.last + 1)]
            part = {"shard_ids": ids, "shard_count": shards.count}
        super().__init__(
            intents=discord.Intents(
                guilds=True,
                dm_messages=True,
                guild_messages=reads or typed or bare,
                message_content=reads or bare,
            ),
            member_cache_flags=discord.MemberCacheFlags.none(),
            max_messages=None,
            allowed_mentions=discord.AllowedMentions.none(),
            http_trace=retry_dropped(trace_requests(self.arrivals)),
            **part,
        )
        parsers = self._connection.parsers
        parsers.update({name: _log_unreadable(name, parse) for name, parse in parsers.items()})
        self._hear, self._typed = hear, typed or bare
        self._follower = follower
        self.latest = LatestMessages()

    def find_fault(self) -> str:
        """Return why no answer to an interaction arrives, or nothing."""
        return self.arrivals.find_fault()

    async def on_message(self, message: discord.Message) -> None:
        self.latest.note(message.channel.id, message.id)
        if self._typed or message.guild is None:
            async with log_errors("message not read"):
                await self._hear(self, message)
        await self._follow(message)

    async def on_raw_message_edit(self, event: discord.RawMessageUpdateEvent) -> None:
        await self._follow(event.message)

    async def on_raw_message_delete(self, event: discord.RawMessageDeleteEvent) -> None:
        await self._forget(event.channel_id, [event.message_id])

    async def on_raw_bulk_message_delete(self, event: discord.RawBulkMessageDeleteEvent) -> None:
        await self._forget(event.channel_id, event.message_ids)

    async def resume(self) -> None:
        """Continue the reading of older messages that was interrupted."""
        if self._follower:
            async with log_errors("older messages not read"):
                await self._follower.resume(self)

    async def greet(self, guild: discord.Guild) -> None:
        """Look for results in a server that the bot has just joined."""
        if self._follower:
            async with log_errors("a server was not greeted"):
                await self._follower.greet(self, guild)

    async def close(self) -> None:
        if self._follower:
            await self._follower.close(self)
        await super().close()

    async def _follow(self, message: discord.Message) -> None:
        if self._follower:
            async with log_errors("a message was not followed"):
                await self._follower.follow(self, message)

    async def _forget(self, channel_id: int, message_ids: Collection[int]) -> None:
        if self._follower:
            async with log_errors("a deletion was not followed"):
                await self._follower.forget(channel_id, message_ids)


def _log_unreadable(name: str, parse: Callable[[Any], None]) -> Callable[[Any], None]:
    """Return what reads an event, and logs one that cannot be read: it would end the process."""

    def read(data: Any) -> None:
        try:
            parse(data)
        except Exception as error:
            # without its list of servers the bot could do nothing, and should begin anew
            if name == "READY":
                raise
            log_defect(f"event {name} not read", error)

    return read
