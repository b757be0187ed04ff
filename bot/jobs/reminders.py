"""Direct messages about a daily, sent in the background: no timer waits for them."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable

import aiohttp
import discord
import structlog

from bot.adapters.answers.errors import log_errors
from bot.adapters.answers.messages import post
from bot.domain.players import Player
from bot.render.reply import Reply

log: structlog.stdlib.BoundLogger = structlog.get_logger()

AT_ONCE = 4
PAUSES = (5, 60)
"""Seconds before each further try."""

UNSENT = (discord.HTTPException, aiohttp.ClientError, OSError)
"""Errors of a message that Discord refuses, or of a connection that drops."""


class Reminders:
    """Sends reminders in the background."""

    def __init__(self) -> None:
        self._at_once = asyncio.Semaphore(AT_ONCE)
        self._running: set[asyncio.Task[None]] = set()

    def send(
        self,
        client: discord.Client,
        reminders: Iterable[tuple[Player, Reply]],
        stop: Callable[[Player], Awaitable[None]],
    ) -> None:
        """Send each player a direct message, a few at once; returns without waiting.

        `stop` is called for each who lets the bot send none.
        """
        for player, reminder in reminders:
            task = asyncio.create_task(self._remind(client, player, reminder, stop))
            self._running.add(task)
            task.add_done_callback(self._running.discard)

    async def _remind(
        self,
        client: discord.Client,
        player: Player,
        reminder: Reply,
        stop: Callable[[Player], Awaitable[None]],
    ) -> None:
        async with log_errors("not reminded"):
            for pause in (*PAUSES, None):
                error = await self._try(client, player, reminder)
                if error is None:
                    return
                if pause is None or not is_temporary(error):
                    log.info("not reminded", error=repr(error))
                    if isinstance(error, discord.Forbidden):
                        await stop(player)
                    return
                await asyncio.sleep(pause)

    async def _try(
        self, client: discord.Client, player: Player, reminder: Reply
    ) -> Exception | None:
        async with self._at_once:
            try:
                user = await client.fetch_user(player.id)
                await post(user, reminder)
            except UNSENT as error:
                return error
        return None


def is_temporary(error: Exception) -> bool:
    """Return whether one of `UNSENT` is worth another try; Discord's refusals are final."""
    return (
        not isinstance(error, discord.HTTPException) or error.status == 429 or error.status >= 500
    )
