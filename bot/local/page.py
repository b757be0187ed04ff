"""The bot in a page of the browser, which simcord draws to look like Discord."""

from __future__ import annotations

import asyncio
import os
import sys
import webbrowser
from base64 import b64decode
from dataclasses import replace
from datetime import datetime, timedelta
from pathlib import Path
from typing import TYPE_CHECKING, Any, Self

from simcord import ChannelHandle
from simcord.backend.cdn import CDN_BASE
from simcord.preview import Preview
from simcord.preview._media import MediaInfo, MediaWorker
from simcord.preview._media import _process_media as decode  # pyright: ignore[reportPrivateUsage]
from simcord.preview._server import PreviewServer

from bot.local.fresh_menus import renumber
from bot.local.world import World
from bot.texts import command

if TYPE_CHECKING:
    import discord

ADDED = {
    "/preview.css": Path(__file__).with_name("discord.css"),
    "/app.js": Path(__file__).with_name("pictures.js"),
}
"""What we add to simcord's page: how Discord draws, and pictures that are dropped on it."""

REPLACED = {
    "/commands.js": ('-ellipsis", "…")', '-meta", value.description || "…")'),
}
"""What we change in it: options of a command are listed with what they are for, as Discord does."""

PEOPLE = ("Ann", "Ben", "Cleo")
GREETING = """\
Hello! Type `{play}` below and press **Begin**. To guess, press **Guess**, or just type the \
word of a game that everybody sees. `{board}` brings back a game you left open, and `{about}` \
shows all the ways to play. Drop a screenshot of a puzzle from elsewhere on this page to get help \
with it. Choose at the top who you are: {people}.
-# This is the real bot, on your machine. simcord draws the page; Discord looks a bit different. \
There a word counts as a guess only with a mention of the bot, where its operator allows that."""
STARTED = """\
Tilemate is waiting for you in your browser. No account is needed, and nothing leaves this machine.

  a server with a channel:  {server}
  a direct message:         {direct}

simcord draws these pages; Discord looks a little different. Whoever has the addresses can play.
Games are kept for the next time. Ctrl-C ends."""


class OwnPictures(MediaWorker):
    """A worker that decodes our own pictures in a thread; simcord starts a process for each."""

    async def _decode(self, key: str, blob: bytes, media_time: float | None) -> MediaInfo:
        info = await asyncio.to_thread(decode, blob, media_time)
        # else the page warns, in red, that strangers' pictures might take any amount of memory
        return replace(info, memory_limited=True)


class ExtendedServer(PreviewServer):
    """A server of simcord's page, which adds our style sheet and our script to its own."""

    async def _static(self, request: Any) -> Any:
        response = await super()._static(request)
        if added := ADDED.get(request.path):
            response.text += added.read_text()
        if replaced := REPLACED.get(request.path):
            response.text = response.text.replace(*replaced)
        return response


class BrowserPage(Preview):
    """A channel as its `viewers` see it, which also shows what the bot does by itself."""

    def __init__(self, world: World, channel: ChannelHandle, *viewers: Any) -> None:
        # a zone with this machine's offset from UTC; names of such zones have the opposite sign
        hours = (datetime.now().astimezone().utcoffset() or timedelta()) / timedelta(hours=1)
        look: dict[str, Any] = {"layout": "channel", "display": "responsive", "locale": "en-US"}
        look |= {"width": 960, "height": 720, "timezone": f"Etc/GMT{-round(hours):+d}"}
        look |= {"presentation_time": None, "assets": _emojis(world), "port": 0}
        super().__init__(world, channel, viewers, **look)
        self._world, self.is_stale = world, False
        self._media_worker, self._server = OwnPictures(), ExtendedServer(self)
        world.backend.subscribers.append(self._notice)

    async def __aenter__(self) -> Self:
        # simcord allows one page, so that two never act at once
        self._world._preview = None  # pyright: ignore[reportPrivateUsage]
        await super().__aenter__()
        return self

    def renew(self) -> None:
        """Show what has changed, if anything: a press on a page that was renewed is refused."""
        if self.is_stale and self._active_action is None:
            self._publish_message_pages(reason="refresh")

    def _notice(self, event: str, _: object) -> None:
        self.is_stale |= event.startswith("MESSAGE_")

    def _publish(self, page: Any, **reason: Any) -> None:
        self._advance_presentation_time()
        for messages in self._world.backend.messages.values():
            for message in messages.values():
                renumber(message.components)
        super()._publish(page, **reason)
        self.is_stale = False


async def serve(client: discord.Client) -> None:
    """Serve the pages until the session is ended on the server's page."""
    async with World(client, PEOPLE[0]) as world:
        people = [world.person(name) for name in PEOPLE]
        async with BrowserPage(world, world.direct, people[0].user) as direct:
            world.say(
                GREETING.format(
                    people=", ".join(PEOPLE),
                    **{name: command(name) for name in ("play", "board", "about")},
                )
            )
            async with BrowserPage(world, world.channel, *people) as server:
                print(STARTED.format(server=server.url, direct=direct.url), flush=True)
                screens = {"DISPLAY", "WAYLAND_DISPLAY"} & os.environ.keys()
                # without a screen, a text browser might take over the terminal
                if screens or sys.platform in {"darwin", "win32"}:
                    webbrowser.open(server.url)
                closed = asyncio.ensure_future(server.wait_closed())
                while not (await asyncio.wait({closed}, timeout=1))[0]:
                    await world.keep_time()
                    server.renew()
                    direct.renew()


def _emojis(world: World) -> dict[str, tuple[str, bytes]]:
    """Return the emojis that the bot uploaded, by address: simcord does not keep their pictures."""
    emojis = world.backend.application_emojis.values()
    sent = [each.json for each in world.backend.http_requests if each.path.endswith("/emojis")]
    images = [b64decode(each["image"].partition(",")[2]) for each in sent if each]
    return {
        f"{CDN_BASE}/emojis/{emoji.id}.png": (f"{emoji.name}.png", image)
        for emoji, image in zip(emojis, images, strict=True)
    }
