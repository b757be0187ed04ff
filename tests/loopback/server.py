"""The whole stand-in, served on a port of its own, and a bot that is started against it."""

from __future__ import annotations

import asyncio
import os
import sys
import time
from collections.abc import AsyncGenerator, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import psutil
from aiohttp import web

from tests.loopback.gateway import Gateway
from tests.loopback.payloads import COMMAND, COMPONENT, FORM, command, form, interaction, press
from tests.loopback.rest import Delivery, Rest

TOKEN = "MTIz.abc.def"
EPOCH = 1_420_070_400_000
"""When the ids of Discord begin, in milliseconds."""

START = 180
"""Seconds that a bot may take to start on a busy machine, with all logs on."""


class Discord:
    """Servers, their channels, and people who do things in them."""

    def __init__(self, guilds: Mapping[int, list[int]], shards: int = 1) -> None:
        """`guilds` are the servers with their channels."""
        self.gateway = Gateway(guilds, shards)
        self.rest = Rest(shards)
        self.address = ""
        self._home = {channel: guild for guild, channels in guilds.items() for channel in channels}
        self._last_id = 0

    async def command(self, words: str, channel: int, who: int = 1, **options: Any) -> Delivery:
        """Somebody uses a slash command."""
        return await self.deliver(COMMAND, command(words, **options), channel, who)

    async def press(self, message_id: int, custom_id: str, channel: int, who: int = 1) -> Delivery:
        """Somebody presses a button of a message."""
        return await self.deliver(COMPONENT, press(custom_id), channel, who, message_id)

    async def submit(
        self,
        custom_id: str,
        channel: int,
        who: int = 1,
        message_id: int | None = None,
        **texts: str,
    ) -> Delivery:
        """Somebody sends a form, which a button of a message had opened."""
        return await self.deliver(FORM, form(custom_id, **texts), channel, who, message_id)

    async def deliver(
        self,
        kind: int,
        data: dict[str, Any],
        channel: int,
        who: int,
        message_id: int | None = None,
        *,
        times: int = 1,
    ) -> Delivery:
        """Deliver an interaction, `times` if Discord repeats itself."""
        number, guild = self._next_id(), self._home[channel]
        told = interaction(number, kind, data, who=who, guild_id=guild, channel_id=channel)
        if message_id is not None:
            told["message"] = self.rest.messages[str(message_id)]
        delivery = self.rest.delivered[told["token"]] = Delivery(channel, message_id)
        for _ in range(times):
            await self.gateway.dispatch("INTERACTION_CREATE", told, guild)
        return delivery

    def _next_id(self) -> int:
        """Return an id of now: one that is a quarter of an hour old would count as expired."""
        now = (int(time.time() * 1000) - EPOCH) << 22
        self._last_id = max(self._last_id + 1, now)
        return self._last_id


@asynccontextmanager
async def serve(discord: Discord, port: int = 0) -> AsyncGenerator[Discord]:
    """Serve it on a port of loopback, or on a free one."""
    app = web.Application(client_max_size=1 << 25)
    app.router.add_get("/gateway/", discord.gateway.serve)
    app.router.add_route("*", "/api/v10/{path:.*}", discord.rest.serve)
    runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.1)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", port)
    await site.start()
    host, port = runner.addresses[0][:2]
    discord.address = f"http://{host}:{port}"
    discord.gateway.address = discord.rest.gateway = f"ws://{host}:{port}/gateway/"
    try:
        yield discord
    finally:
        await runner.cleanup()


class Bot:
    """A bot that is a process of its own."""

    def __init__(self, process: asyncio.subprocess.Process, log: Path) -> None:
        self.process = process
        self._log = log

    @property
    def log(self) -> str:
        """What it has logged."""
        return self._log.read_text("utf-8")

    def processor_seconds(self) -> float:
        """The processor time it has used, all its threads together."""
        stat = Path(f"/proc/{self.process.pid}/stat").read_text("utf-8")
        user, system = stat.rpartition(")")[2].split()[11:13]
        return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")

    def resident_mib(self) -> float:
        """The memory it takes."""
        return psutil.Process(self.process.pid).memory_info().rss / 2**20

    async def logs(self, event: str) -> None:
        """Wait until it logs an event; raises `AssertionError` if it ends before."""
        while f'"event": "{event}"' not in self.log:
            assert self.process.returncode is None, self.log
            await asyncio.sleep(0.05)

    async def stop(self) -> int:
        """Ask it to stop, and return its status."""
        if self.process.returncode is None:
            self.process.terminate()
        return await self.process.wait()


@asynccontextmanager
async def start(
    discord: Discord, url: str, log: Path, *before: str, **environment: str
) -> AsyncGenerator[Bot]:
    """Run a bot on a database until the block is left; it serves when the block begins.

    `before` is a program that runs it, such as a profiler.
    """
    known = {name: os.environ[name] for name in ("PATH", "HOME") if name in os.environ}
    settings = {"DISCORD_TOKEN": TOKEN, "TILEMATE_DATABASE_URL": url, "TILEMATE_LOG_FORMAT": "json"}
    settings["XDG_DATA_HOME"] = str(log.parent)
    with log.open("wb") as file:
        process = await asyncio.create_subprocess_exec(
            *(before or (sys.executable,)),
            "-m",
            "tests.loopback.launch",
            discord.address,
            stderr=file,
            env=known | settings | environment,
        )
    bot = Bot(process, log)
    try:
        await asyncio.wait_for(bot.logs("ready"), START)
        yield bot
    finally:
        if process.returncode is None:
            try:
                await asyncio.wait_for(bot.stop(), 30)
            except TimeoutError:
                process.kill()
