"""Messages that came, changed or went while the database was out of reach."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection

import discord
import structlog

from bot.adapters.replies.errors import log_errors
from bot.domain.outages import Outage

MOST_MISSED = 2000
"""Messages that are kept in memory; of more, the oldest are let go."""

_ADVICE = "press Read older messages on the page Records of /wordle settings"

log: structlog.stdlib.BoundLogger = structlog.get_logger()


class MissedMessages:
    """Keeps the newest state of each message until the database answers again."""

    def __init__(self) -> None:
        self._missed: dict[tuple[int, int], discord.Message | None] = {}
        self._let_go = 0

    def add(self, channel_id: int, message_id: int, message: discord.Message | None) -> None:
        """Note a message that was posted or edited, or deleted if it is None."""
        self._missed[channel_id, message_id] = message
        if len(self._missed) > MOST_MISSED:
            del self._missed[next(iter(self._missed))]
            self._let_go += 1

    def drop(self, channel_id: int, message_ids: Collection[int]) -> None:
        """Forget what was missed of messages whose newer state is stored."""
        for message_id in message_ids:
            self._missed.pop((channel_id, message_id), None)

    async def catch_up(
        self,
        follow: Callable[[discord.Message], Awaitable[None]],
        forget: Callable[[int, Collection[int]], Awaitable[None]],
    ) -> None:
        """Follow what was missed; what the database still does not take is kept for later."""
        done = 0
        for (channel_id, message_id), message in [*self._missed.items()]:
            async with log_errors("a missed message was not followed"):
                try:
                    if message is None:
                        await forget(channel_id, [message_id])
                    else:
                        await follow(message)
                except Outage:
                    return
            # a newer state may have come meanwhile
            if self._missed.get((channel_id, message_id), message) is message:
                self.drop(channel_id, [message_id])
            done += 1
        if done:
            log.info("caught up after an outage", messages=done)
        if self._let_go:
            log.error("messages missed in an outage", messages=self._let_go, remedy=_ADVICE)
            self._let_go = 0

    def close(self) -> None:
        """Say how many messages are lost with the process."""
        if self._missed:
            log.error("messages missed in an outage", messages=len(self._missed), remedy=_ADVICE)
