"""The bot in a page of the browser, which simcord draws to look like Discord."""

from __future__ import annotations

import asyncio
import json
import os
import sys
import webbrowser
from base64 import b64decode
from collections.abc import Iterable, Mapping
from dataclasses import replace
from datetime import datetime, timedelta
from typing import TYPE_CHECKING, Any, Self

from simcord import ChannelHandle, ResponseMessage
from simcord.backend.cdn import CDN_BASE
from simcord.preview import Preview
from simcord.preview._media import MAX_QUEUE, MediaInfo, MediaWorker
from simcord.preview._media import _process_media as decode  # pyright: ignore[reportPrivateUsage]

from bot.domain.players import Player
from bot.local.clock import MovableClock
from bot.local.locales import find_locale
from bot.local.page_files import PageFiles
from bot.local.posted import ClockWishes, explain_commands
from bot.local.world import WORDLE_NAME, World
from bot.texts import load

if TYPE_CHECKING:
    import discord

_PEOPLE = ("Ann", "Ben", "Cleo")
SUMMARY = "Here are yesterday's results: 3/6: @Ann"
"""What Discord's Wordle app might post."""

ACTIONS = ("click", "select", "send_message", "run_command", "modal_submit")
"""What Discord takes from somebody whose window is a moment behind."""

STARTED = """\
Tilemate is waiting for you in your browser. No account is needed, and nothing leaves this machine.

  a server's channel:    {server}
  a direct message:      {direct}
  its channel #results:  {results}

simcord draws these pages; Discord looks a little different. Whoever has the addresses can play.
Games are kept for the next time. Ctrl-C ends."""


class OwnPictures(MediaWorker):
    """A worker that decodes our own pictures in a thread; simcord starts a process for each.

    A picture waits for its turn: simcord refuses a ninth at once, and a keyboard has thirty.
    """

    def __init__(self) -> None:
        super().__init__()
        self._turns = asyncio.Semaphore(MAX_QUEUE // 2)

    async def validate(
        self, key: str, blob: bytes, *, media_time: float | None = None
    ) -> MediaInfo:
        """Decode a picture as soon as it is its turn."""
        async with self._turns:
            return await super().validate(key, blob, media_time=media_time)

    async def _decode(self, key: str, blob: bytes, media_time: float | None) -> MediaInfo:
        info = await asyncio.to_thread(decode, blob, media_time)
        # else the page warns, in red, that strangers' pictures might take any amount of memory
        return replace(info, memory_limited=True)


class BrowserPage(Preview):
    """A channel as its `viewers` see it, which also shows what the bot does by itself."""

    def __init__(self, world: World, channel: ChannelHandle, *viewers: Any) -> None:
        # a zone with this machine's offset from UTC; names of such zones have the opposite sign
        hours = (datetime.now().astimezone().utcoffset() or timedelta()) / timedelta(hours=1)
        look: dict[str, Any] = {"layout": "channel", "display": "responsive"}
        look["locale"] = world.locale
        look |= {"width": 960, "height": 720, "timezone": f"Etc/GMT{-round(hours):+d}"}
        look |= {"presentation_time": None, "assets": _emojis(world), "port": 0}
        super().__init__(world, channel, viewers, **look)
        self._world = world
        self._stale: set[str] = set()
        self._turn = asyncio.Lock()
        self._media_worker, self._server = OwnPictures(), PageFiles(self)
        world.backend.subscribers.append(self._notice)

    async def __aenter__(self) -> Self:
        # simcord allows one page, so that two never act at once
        self._world._preview = None  # pyright: ignore[reportPrivateUsage]
        await super().__aenter__()
        return self

    @property
    def is_stale(self) -> bool:
        """Whether some window does not show yet what has changed."""
        return bool(self._stale)

    def renew(self) -> None:
        """Show in each window what has changed: a press on one that was renewed is refused."""
        if self._active_action is None:
            for page in [self._pages[one] for one in self._stale & self._pages.keys()]:
                self._publish(page, reason="refresh")

    async def _action(self, context_id: str | None, body: Mapping[str, Any]) -> dict[str, Any]:
        """Let one person act after the other; simcord refuses who is not the first."""
        async with self._turn:
            if body.get("kind") in ACTIONS:
                # simcord refuses what was begun before the page showed what others have done
                body = {**body, "published_revision": self._get_page(context_id).revision}
            if body.get("kind") == "send_message":
                body = {**body, "content": self._world.mention(str(body.get("content", "")))}
            return await super()._action(context_id, body)

    def _prepare_action(self, page: Any, kind: str, body: Mapping[str, Any]) -> Any:
        """Prepare what somebody does; simcord's page has no menu of a message."""
        name = body.get("command_name")
        if kind != "click" or name is None:
            return super()._prepare_action(page, kind, body)
        message = self._target_message(page, int(body["target_id"]))

        async def run(action: Any, cursor: int) -> dict[str, Any]:
            chosen = page.viewer.context_menu(
                self.channel, name, ResponseMessage(self.env, message)
            )
            return await self._run_interaction_action(page, action, cursor, chosen)

        return run

    def _notice(self, event: str, _: Any) -> None:
        if event.startswith("MESSAGE_"):
            self._stale.update(self._pages)

    def _publish(self, page: Any, **reason: Any) -> None:
        self._advance_presentation_time()
        for messages in self._world.backend.messages.values():
            for message in messages.values():
                self._world.menus.renumber(message.id, message.components)
                self._world.recall(json.dumps(message.components))
        self._stale.discard(page.id)
        super()._publish(page, **reason)


async def serve(client: discord.Client, clock: MovableClock, known: Iterable[Player]) -> None:
    """Serve the pages, with the `known`, until the session is ended on the server's page."""
    async with World(client, _PEOPLE[0], find_locale(os.environ), clock) as world:
        world.remember((one.id, one.name) for one in known)
        people = [world.person(name) for name in _PEOPLE]
        explain_commands(world)
        wishes = ClockWishes(world)
        async with BrowserPage(world, world.direct, people[0].user) as direct:
            world.say(greet(world))
            world.say(load(world.locale)("local-greeting-direct"), world.direct.id)
            await world.bring_back(people)
            # Discord's app posts too
            everybody = (*people, world.person(WORDLE_NAME))
            async with (
                BrowserPage(world, world.channel, *everybody) as server,
                BrowserPage(world, world.results, *everybody) as results,
            ):
                pages = (server, results, direct)
                started = STARTED.format(server=server.url, direct=direct.url, results=results.url)
                print(started, flush=True)
                screens = {"DISPLAY", "WAYLAND_DISPLAY"} & os.environ.keys()
                # without a screen, a text browser might take over the terminal
                if screens or sys.platform in {"darwin", "win32"}:
                    webbrowser.open(server.url)
                closed = asyncio.ensure_future(server.wait_closed())
                while not (await asyncio.wait({closed}, timeout=1))[0]:
                    await world.keep_time()
                    await wishes.grant()
                    for page in pages:
                        page.renew()


def greet(world: World) -> str:
    """Say how to begin, with the buttons as they are called in the language of the page."""
    say = load(world.locale)
    hello = say("local-greeting", people=say.join(_PEOPLE))
    app = say("local-greeting-app", summary=SUMMARY)
    return f"{hello} {app}\n-# {say('local-real')}"


def _emojis(world: World) -> dict[str, tuple[str, bytes]]:
    """Return the emojis that the bot uploaded, by address: simcord does not keep their pictures."""
    emojis = world.backend.application_emojis.values()
    sent = [each.json for each in world.backend.http_requests if each.path.endswith("/emojis")]
    images = [b64decode(each["image"].partition(",")[2]) for each in sent if each]
    return {
        f"{CDN_BASE}/emojis/{emoji.id}.png": (f"{emoji.name}.png", image)
        for emoji, image in zip(emojis, images, strict=True)
    }
