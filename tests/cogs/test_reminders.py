"""Reminders on a Discord that fails for a while: sent beside everything else, a few at once."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from collections.abc import AsyncGenerator
from dataclasses import dataclass, field
from typing import Any

import discord
import pytest
from aiohttp import web
from discord.http import Route

from bot.domain.players import Player
from bot.jobs.reminders import AT_ONCE, PAUSES, Reminders
from bot.render.reply import Reply

DROP = 0
"""In place of a status: the connection is cut."""


def user(number: str = "1") -> dict[str, Any]:
    return {"id": number, "username": "ann", "discriminator": "0", "avatar": None}


APPLICATION = {
    "id": "1",
    "name": "Tilemate",
    "icon": None,
    "description": "",
    "bot_public": True,
    "bot_require_code_grant": False,
    "verify_key": "",
    "flags": 0,
    "owner": user(),
}


@dataclass
class Discord:
    """A Discord on loopback that answers messages with each of `troubles` first."""

    troubles: list[int] = field(default_factory=list[int])
    sent: Counter[str] = field(default_factory=Counter[str])
    tries: int = 0
    at_once: int = 0
    most_at_once: int = 0
    open: asyncio.Event = field(default_factory=asyncio.Event)
    waits: list[float] = field(default_factory=list[float])

    def routes(self) -> list[web.RouteDef]:
        return [
            web.get("/oauth2/applications/@me", _tell_application),
            web.get("/users/{id}", _tell_user),
            web.post("/users/@me/channels", self._open_channel),
            web.post("/channels/{id}/messages", self._take),
        ]

    async def _open_channel(self, request: web.Request) -> web.Response:
        asked = await request.json()
        return _json(
            {"id": asked["recipient_id"], "type": 1, "recipients": [user(asked["recipient_id"])]}
        )

    async def _take(self, request: web.Request) -> web.Response:
        self.tries += 1
        self.at_once += 1
        self.most_at_once = max(self.most_at_once, self.at_once)
        await self.open.wait()
        self.at_once -= 1
        trouble = self.troubles.pop(0) if self.troubles else 200
        if trouble == DROP and request.transport:
            request.transport.close()
        elif trouble == 200:
            self.sent[request.match_info["id"]] += 1
        return _json(_message(request.match_info["id"]), status=trouble or 200)


def _json(payload: dict[str, Any], status: int = 200) -> web.Response:
    # discord.py reads no other spelling of it as JSON
    headers = {"Content-Type": "application/json"}
    return web.Response(body=json.dumps(payload).encode(), status=status, headers=headers)


async def _tell_application(_: web.Request) -> web.Response:
    return _json(APPLICATION)


async def _tell_user(request: web.Request) -> web.Response:
    return _json(user(request.match_info["id"].replace("@me", "1")))


def _message(channel: str) -> dict[str, Any]:
    empty: dict[str, Any] = {"attachments": [], "embeds": [], "mentions": [], "mention_roles": []}
    plain = {"content": "", "type": 0, "pinned": False, "tts": False, "mention_everyone": False}
    told = {"id": "9", "channel_id": channel, "author": user(), "edited_timestamp": None}
    return {**empty, **plain, **told, "timestamp": "2026-11-21T12:00:00+00:00"}


@pytest.fixture
async def there(monkeypatch: pytest.MonkeyPatch) -> AsyncGenerator[Discord]:
    there = Discord()
    there.open.set()
    app = web.Application()
    app.add_routes(there.routes())
    runner = web.AppRunner(app)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    monkeypatch.setattr(Route, "BASE", f"http://127.0.0.1:{runner.addresses[0][1]}")
    sleep = asyncio.sleep

    async def skip(seconds: float) -> None:
        there.waits += [seconds] * (seconds > 0)
        await sleep(0)

    # discord.py too tries again, after seconds
    monkeypatch.setattr(asyncio, "sleep", skip)
    yield there
    await runner.cleanup()


@pytest.fixture
async def client(there: Discord) -> AsyncGenerator[discord.Client]:
    async with discord.Client(intents=discord.Intents(guilds=True)) as client:
        await client.login("MTIz.abc.def")
        yield client


async def remind(client: discord.Client, *players: int) -> list[int]:
    """Send reminders, wait until all that began has ended, and return who gets no more."""
    before, stopped = asyncio.all_tasks(), list[int]()

    async def stop(player: Player) -> None:
        stopped.append(player.id)

    told = [(Player(one, "x"), Reply("Today's word is here")) for one in players]
    reminders = Reminders()
    reminders.send(client, told, stop)
    await asyncio.wait(asyncio.all_tasks() - before)
    return stopped


@pytest.mark.parametrize("trouble", [500, 503, 429, DROP])
async def test_a_trouble_that_passes_delays_a_reminder_and_loses_none(
    there: Discord, client: discord.Client, trouble: int
) -> None:
    # discord.py gives up at the fifth 500
    there.troubles = [trouble] * (5 if trouble == 500 else 1)
    await remind(client, 7)
    assert there.sent == {"7": 1}
    assert there.waits[-1] == PAUSES[0]


@pytest.mark.parametrize("trouble", [403, 404])
async def test_what_is_forbidden_is_not_tried_again(
    there: Discord, client: discord.Client, trouble: int
) -> None:
    there.troubles = [trouble] * 9
    stopped = await remind(client, 7)
    assert (there.tries, there.waits) == (1, [])
    assert stopped == ([7] if trouble == 403 else [])


@pytest.mark.parametrize("trouble", [503, 429, DROP])
async def test_there_is_an_end_to_trying(
    there: Discord, client: discord.Client, trouble: int
) -> None:
    there.troubles = [trouble] * 9
    await remind(client, 7)
    assert there.sent == {}
    assert there.waits == [*PAUSES]


async def test_nobody_waits_for_a_reminder_and_only_a_few_are_on_their_way(
    there: Discord, client: discord.Client
) -> None:
    there.open.clear()
    reminding = asyncio.ensure_future(remind(client, *range(10, 30)))
    async with asyncio.timeout(60):
        while there.at_once < AT_ONCE:  # noqa: ASYNC110 - it happens in the server
            await asyncio.sleep(0)
    # what holds them up holds up nothing else
    assert (await client.fetch_user(7)).id == 7
    there.open.set()
    await reminding
    assert there.most_at_once == AT_ONCE
    assert there.sent == {str(one): 1 for one in range(10, 30)}


async def test_what_keeps_one_from_it_keeps_no_other(
    there: Discord, client: discord.Client
) -> None:
    there.troubles = [403, 503, DROP, 429]
    await remind(client, *range(10, 20))
    assert there.sent.total() == 9
