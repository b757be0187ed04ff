"""Direct messages about a daily, sent in the background: no timer waits for them."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass

import aiohttp
import discord
import structlog

from bot.adapters.replies.errors import log_errors
from bot.adapters.replies.messages import post
from bot.domain.players import Player
from bot.render.reply import Reply

log: structlog.stdlib.BoundLogger = structlog.get_logger()

AT_ONCE = 4
PAUSES = (5, 60)
"""Seconds before each further try."""

UNSENT = (discord.HTTPException, aiohttp.ClientError, OSError)
"""Errors of a message that Discord refuses, or of a connection that drops."""


Note = Callable[[Player], Awaitable[None]]
"""What stores something about a player."""


@dataclass(frozen=True)
class Recipient:
    """Whom a message is for, and what to do if they want none or have left the `guild`."""

    player: Player
    guild: discord.Guild | None
    stop: Note
    leave: Note

    async def find(self, client: discord.Client) -> discord.User | discord.Member | None:
        """Return the player as Discord knows them; None for who has left the server."""
        if self.guild is None:
            return await client.fetch_user(self.player.id)
        try:
            return await self.guild.fetch_member(self.player.id)
        except discord.NotFound:
            return None


class Reminders:
    """Sends reminders in the background."""

    def __init__(self) -> None:
        self._at_once = asyncio.Semaphore(AT_ONCE)
        self._running: set[asyncio.Task[None]] = set()

    def send(
        self,
        client: discord.Client,
        reminders: Iterable[tuple[Player, Reply]],
        stop: Note,
        leave: Note | None = None,
        guild: discord.Guild | None = None,
    ) -> None:
        """Send each player a direct message, a few at once; returns without waiting.

        `stop` is called for each who lets the bot send none, and `leave` for each who is no longer
        in the server that the message is about, and gets none.
        """
        for player, reminder in reminders:
            to = Recipient(player, guild, stop, leave or stop)
            task = asyncio.create_task(self._remind(client, to, reminder))
            self._running.add(task)
            task.add_done_callback(self._running.discard)

    async def _remind(self, client: discord.Client, to: Recipient, reminder: Reply) -> None:
        async with log_errors("not reminded"):
            for pause in (*PAUSES, None):
                error = await self._try(client, to, reminder)
                if error is None:
                    return
                if pause is None or not is_temporary(error):
                    log.info("not reminded", error=repr(error))
                    if isinstance(error, discord.Forbidden):
                        await to.stop(to.player)
                    return
                await asyncio.sleep(pause)

    async def _try(
        self, client: discord.Client, to: Recipient, reminder: Reply
    ) -> Exception | None:
        async with self._at_once:
            try:
                if user := await to.find(client):
                    await post(user, reminder)
                else:
                    await to.leave(to.player)
            except UNSENT as error:
                return error
        return None


def is_temporary(error: Exception) -> bool:
    """Return whether one of `UNSENT` is worth another try; Discord's refusals are final."""
    return (
        not isinstance(error, discord.HTTPException) or error.status == 429 or error.status >= 500
    )
