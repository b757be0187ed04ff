"""Finds summaries of Discord's Wordle app by Discord's search, where that is offered."""

from __future__ import annotations

import asyncio
from typing import Any

import discord
from discord.http import Route

from bot.adapters.door.from_messages import read_found
from bot.domain.records.values import Post

FOUND = 25
"""Messages that Discord finds at once."""

_TRIES = 3
_PATIENCE = 10.0
"""Seconds to wait for Discord to index a server's messages, each time."""


async def search_summaries(
    client: discord.Client,
    guild_id: int,
    wordle_app: int,
    *,
    channel_id: int | None = None,
    before: int | None = None,
) -> list[tuple[int, Post]] | None:
    """Return the app's newest messages with their channels, at most `FOUND`, the newest first.

    In a server, or one channel of it; None if Discord does not search for the bot.
    See https://discord.com/developers/docs/resources/message#search-guild-messages.
    """
    params = {"author_id": wordle_app, "limit": FOUND, "channel_id": channel_id, "max_id": before}
    given = {name: str(value) for name, value in params.items() if value is not None}
    route = Route("GET", "/guilds/{guild_id}/messages/search", guild_id=guild_id)
    for _ in range(_TRIES):
        try:
            response: Any = await client.http.request(route, params=given)
        except discord.HTTPException:
            return None
        if "messages" in response:
            found = [one for group in response["messages"] for one in group]
            return [(int(one["channel_id"]), read_found(one, wordle_app)) for one in found]
        # Discord is still reading the server's messages
        await asyncio.sleep(min(response.get("retry_after") or _PATIENCE, _PATIENCE))
    return None
