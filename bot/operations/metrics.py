"""A page on a loopback port with the state of the bot: `/metrics` and `/healthz`."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from typing import Protocol

from aiohttp import web
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from bot.domain.outages import Outage
from bot.metrics import GAMES, GUILDS, STALL
from bot.settings import SettingsError

BLINK = 0.05
"""Seconds between two checks of how late the event loop is."""

_PATIENCE = 2
"""Seconds within which the database must answer to count as reachable."""


class Serving(Protocol):
    """A client of Discord."""

    @property
    def guilds(self) -> Sequence[object]:
        """The servers that it is in."""
        ...

    def is_serving(self) -> bool:
        """Return whether all its connections are up."""
        ...


@asynccontextmanager
async def serve_page(
    port: int, client: Serving, count_games: Callable[[], Awaitable[int]]
) -> AsyncGenerator[int]:
    """Serve the page and watch the event loop; yield the port, a free one if `port` is 0.

    Raises `SettingsError` if something else listens there.
    """

    async def metrics(_: web.Request) -> web.Response:
        GUILDS.set(len(client.guilds))
        GAMES.set(await count_games())
        return web.Response(body=generate_latest(), headers={"Content-Type": CONTENT_TYPE_LATEST})

    async def health(_: web.Request) -> web.Response:
        ill = await _examine(client, count_games)
        return web.Response(text=ill or "ok", status=503 if ill else 200)

    app = web.Application()
    app.add_routes([web.get("/metrics", metrics), web.get("/healthz", health)])
    runner = web.AppRunner(app, access_log=None)
    await runner.setup()
    stalls = asyncio.create_task(_watch_stalls())
    try:
        await _listen(runner, port)
        yield runner.addresses[0][1]
    finally:
        stalls.cancel()
        await runner.cleanup()


async def _listen(runner: web.AppRunner, port: int) -> None:
    try:
        await web.TCPSite(runner, "127.0.0.1", port).start()
    except OSError as error:
        raise SettingsError(f"TILEMATE_METRICS_PORT: {error.strerror}") from None


async def _examine(client: Serving, count_games: Callable[[], Awaitable[int]]) -> str:
    """Return what is wrong, or nothing."""
    if not client.is_serving():
        return "not connected to Discord"
    try:
        await asyncio.wait_for(count_games(), _PATIENCE)
    except Outage as error:
        return str(error)
    except Exception as error:  # a driver raises what it likes
        return f"database out of reach ({type(error).__name__})"
    return ""


async def _watch_stalls() -> None:
    loop = asyncio.get_running_loop()
    while True:
        due = loop.time() + BLINK
        await asyncio.sleep(BLINK)
        STALL.observe(loop.time() - due)
