"""The bot in a page of the browser, which simcord draws much like Discord."""

from __future__ import annotations

import asyncio
import os
import sys
import webbrowser
from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING, Any, Self

import simcord
from simcord.preview import (
    Preview,
    _markdown,  # pyright: ignore[reportPrivateUsage]
)

from bot.local.world import World

if TYPE_CHECKING:
    import discord

PEOPLE = ("Ann", "Ben", "Cleo")
TICK = 1
"""Seconds between looks at the clock."""

GREETING = """\
Hello! Type `/wordle play` below, then press **Guess**. `/wordle board` shows a game of an earlier \
visit again, and `/wordle modes` tells what else there is. You can be {people}: choose above.
-# This is the real bot, on your machine. simcord draws the page; Discord looks a bit different."""

STARTED = """\
Tilemate is waiting for you in your browser. No account is needed, and nothing leaves this machine.

  a server with a channel:  {server}
  a direct message:         {direct}

simcord draws these pages; Discord looks a little different. Whoever has the addresses can play.
Games are kept for the next time. Ctrl-C ends."""


class Page(Preview):
    """One channel, as its `viewers` see it, kept up with what the bot does by itself."""

    def __init__(
        self, world: World, channel: simcord.ChannelHandle, viewers: Sequence[Any]
    ) -> None:
        self._world = world
        self._published = 0
        super().__init__(
            world,
            channel,
            tuple(viewers),
            layout="channel",
            display="responsive",
            width=960,
            height=720,
            locale="en-US",
            timezone=_zone(),
            presentation_time=None,
            assets=world.emojis(),
            port=0,
        )

    async def __aenter__(self) -> Self:
        self._world.allow_another_page()
        await super().__aenter__()
        return self

    def renew(self) -> None:
        """Show what has changed since something was shown last.

        Only then: a press is refused if the page was renewed a moment ago.
        """
        if self._published != self._world.changes and self._active_action is None:
            self._publish_message_pages(reason="refresh")

    def _publish(self, page: Any, **reason: Any) -> None:
        self._advance_presentation_time()
        super()._publish(page, **reason)
        self._published = self._world.changes


async def serve(client: discord.Client) -> None:
    """Serve the pages until the session is ended in the server's."""
    # Discord shows names and small print in embeds too, which simcord leaves as they are written
    rules = _markdown._FIELD_POLICIES  # pyright: ignore[reportPrivateUsage]
    rules["embed_description"] = rules["embed_field_value"] = rules["message"]
    async with World(client, PEOPLE[0]) as world:
        people = [world.person(name) for name in PEOPLE]
        ann = people[0].user
        async with Page(world, ann.dm_channel, [ann]) as direct:
            world.say(GREETING.format(people=", ".join(PEOPLE)))
            async with Page(world, world.channel, people) as server:
                print(STARTED.format(server=server.url, direct=direct.url), flush=True)
                if _has_browser():
                    webbrowser.open(server.url)
                await _keep_time(world, server, direct)


async def _keep_time(world: World, server: Page, direct: Page) -> None:
    closed = asyncio.ensure_future(server.wait_closed())
    while not closed.done():
        await asyncio.wait({closed}, timeout=TICK)
        await world.keep_time()
        server.renew()
        direct.renew()


def _has_browser() -> bool:
    """Whether there is a screen; without one a browser of text would take the terminal."""
    screens = ("DISPLAY", "WAYLAND_DISPLAY")
    return sys.platform in {"darwin", "win32"} or any(map(os.environ.get, screens))


def _zone() -> str:
    """The zone with this machine's hours, whatever its name; its sign is the other way round."""
    offset = datetime.now(UTC).astimezone().utcoffset() or timedelta()
    return f"Etc/GMT{-round(offset.total_seconds() / 3600):+d}"
