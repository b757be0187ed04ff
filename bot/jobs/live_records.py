"""Hears of messages, where the operator lets the bot read them, and marks what is recorded."""

from __future__ import annotations

from collections.abc import Collection
from contextlib import suppress

import discord

from bot.adapters.door.posts import read_post
from bot.domain.players import Place
from bot.jobs.backfills import BackfillReader
from bot.services.records.messages import Watching

MARK = "📝"
"""Stands below a message whose results are recorded."""


class LiveRecords:
    """What is posted, edited or deleted, live; older messages are the reader's."""

    def __init__(self, watching: Watching, reader: BackfillReader, wordle_app: int) -> None:
        self._watching = watching
        self._reader = reader
        self._wordle_app = wordle_app

    async def follow(self, client: discord.Client, message: discord.Message) -> None:
        """Keep what a message tells that is new or was edited."""
        channel = message.channel
        parent_id = channel.parent_id if isinstance(channel, discord.Thread) else None
        place = Place(channel.id, message.guild and message.guild.id, parent_id)
        marked = await self._watching.follow(place, read_post(message, self._wordle_app))
        # a server may not let the bot react
        with suppress(discord.Forbidden, discord.NotFound):
            if marked:
                await message.add_reaction(MARK)
            elif marked is False and client.user:
                await message.remove_reaction(MARK, client.user)

    async def forget(self, channel_id: int, message_ids: Collection[int]) -> None:
        """Delete what messages that are gone have told."""
        if message_ids:
            await self._watching.forget(channel_id, message_ids)

    async def resume(self, client: discord.Client) -> None:
        """Go on reading older messages where that was interrupted."""
        await self._reader.resume(client)

    def close(self) -> None:
        self._reader.close()
