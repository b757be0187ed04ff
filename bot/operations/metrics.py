"""A page on a port with the state of the bot: `/metrics` and `/healthz`."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Sequence
from contextlib import asynccontextmanager
from errno import EADDRINUSE, EADDRNOTAVAIL
from math import nan
from typing import Protocol

from aiohttp import web
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from bot.domain.outages import Outage
from bot.metrics import ACTIVE_GAMES, GUILDS, STALL
from bot.operator_errors import OperatorError

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

    def find_fault(self) -> str:
        """Return why no answer of it arrives, or nothing."""
        ...


class Pulse(Protocol):
    """What shows whether the database works."""

    async def beat(self) -> None:
        """Store that the bot is connected now."""
        ...

    async def count_games(self) -> int:
        """Count the running games."""
        ...


@asynccontextmanager
async def serve_page(
    port: int, client: Serving, pulse: Pulse, host: str = "127.0.0.1"
) -> AsyncGenerator[int]:
    """Serve the page and watch the event loop; yield the port, a free one if `port` is 0.

    Raises `OperatorError` if something else listens there.
    """

    async def metrics(_: web.Request) -> web.Response:
        GUILDS.set(len(client.guilds))
        try:
            ACTIVE_GAMES.set(await asyncio.wait_for(pulse.count_games(), _PATIENCE))
        except Exception:
            ACTIVE_GAMES.set(nan)
        return web.Response(body=generate_latest(), headers={"Content-Type": CONTENT_TYPE_LATEST})

    async def health(_: web.Request) -> web.Response:
        ill = await _examine(client, pulse)
        return web.Response(text=ill or "ok", status=503 if ill else 200)

    app = web.Application()
    app.add_routes([web.get("/metrics", metrics), web.get("/healthz", health)])
    runner = web.AppRunner(app, access_log=None)
    await runner.setup()
    stalls = asyncio.create_task(_watch_stalls())
    try:
        await _listen(runner, host, port)
        yield runner.addresses[0][1]
    finally:
        stalls.cancel()
        await runner.cleanup()


async def _listen(runner: web.AppRunner, host: str, port: int) -> None:
    try:
        await web.TCPSite(runner, host, port).start()
    except OSError as error:
        raise OperatorError(_explain(error, host, port)) from None


def _explain(error: OSError, host: str, port: int) -> str:
    """Return why nothing can listen there, and what to do; asyncio names the address twice."""
    if error.errno == EADDRINUSE:
        return f"TILEMATE_METRICS_PORT: another program uses port {port}; stop it or choose another"
    if error.errno == EADDRNOTAVAIL:
        return f"TILEMATE_METRICS_HOST: {host} is no address of this machine"
    return f"TILEMATE_METRICS_PORT: {host}:{port}: {error.strerror}"


async def _examine(client: Serving, pulse: Pulse) -> str:
    """Return what is wrong, or nothing."""
    if not client.is_serving():
        return "not connected to Discord"
    if fault := client.find_fault():
        return fault
    try:
        # a full disk can still be read
        await asyncio.wait_for(pulse.beat(), _PATIENCE)
        await asyncio.wait_for(pulse.count_games(), _PATIENCE)
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
