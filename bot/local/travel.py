"""Lets time pass at once where Discord is played in memory."""

from __future__ import annotations

from contextlib import AbstractContextManager
from datetime import timedelta
from typing import TYPE_CHECKING, Protocol, runtime_checkable

from bot.local.world import World

if TYPE_CHECKING:
    import discord

_STEP = timedelta(hours=1)
"""Nothing that a server chooses comes more often."""


class _Keeper(Protocol):
    async def tick(self, client: discord.Client) -> None: ...

    async def sweep(self, client: discord.Client) -> None: ...


@runtime_checkable
class _Timed(Protocol):
    keeper: _Keeper

    def without_timers(self) -> AbstractContextManager[None]: ...


async def travel(world: World, span: timedelta) -> None:
    """Let time pass, hour by hour, with all that the bot does by itself meanwhile."""
    client = world.bot
    if not isinstance(client, _Timed):
        raise TypeError(client)
    # else a board that rests by the clock of the world would wait by that of this machine
    with world._bot_scope(), client.without_timers():  # pyright: ignore[reportPrivateUsage]
        while span > timedelta():
            step = min(span, _STEP)
            world.clock.advance(step)
            span -= step
            await client.keeper.tick(client)
            await client.keeper.sweep(client)
    # the timers begin anew at once: some of what has ended is told of the next time only
    await world.keep_time()
