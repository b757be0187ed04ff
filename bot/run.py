"""Run a bot: on Discord, in a terminal, or in a page of the browser."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncGenerator
from contextlib import (
    AbstractAsyncContextManager,
    asynccontextmanager,
    nullcontext,
    suppress,
)

from bot.adapters.door.rate_limit import Doorkeeper
from bot.app import Services, discord_client
from bot.client import Client
from bot.configuration import Configuration
from bot.domain.clock import Clock, utc_now
from bot.domain.outages import Outage
from bot.operations.database import is_healthy
from bot.operations.database_check import warn_of_damage
from bot.operations.file_lock import hold_database
from bot.operations.heartbeat import show_beats
from bot.operations.memory import tidy_memory
from bot.operations.signals import run_until_stopped
from bot.operator_errors import OperatorError
from bot.places import find_beat
from bot.services.health import InMemory
from bot.store import Store
from bot.store.connection.pools import find_file

_TURN = 0.001
"""Seconds after which a search lets other threads run, such as the one that serves everybody."""

_FAREWELL = 1.0
"""Seconds that a bot which stops gives to taking back its heartbeat, behind those who write."""


async def run_discord(configuration: Configuration, token: str) -> None:
    """Serve Discord until SIGTERM or SIGINT.

    Raises `discord.LoginFailure`, or `discord.PrivilegedIntentsRequired` if the application
    may not read messages, or `OperatorError` if another bot uses the SQLite file.
    """
    sys.setswitchinterval(_TURN)
    with hold_database(configuration.database_url):
        await _serve(configuration, token)


async def _serve(configuration: Configuration, token: str) -> None:
    services = Services.over(
        Store.open(configuration.database_url, configuration.database_connections),
        shards=configuration.shards,
    )
    shards = str(configuration.shards or "")
    with show_beats(find_beat(configuration.database_url, shards), services.health.beat) as beat:
        client = discord_client(
            services,
            configuration.privacy_url,
            letters=True,
            wordle_app=configuration.wordle_app,
            message_content=configuration.message_content,
            typed=configuration.typed_guesses,
            shards=configuration.shards,
            doorkeeper=Doorkeeper(utc_now),
            tidy=tidy_memory,
            beat=beat,
        )
        try:
            async with client, _serve_page(configuration, client, services):
                with suppress(asyncio.CancelledError):
                    await run_until_stopped(
                        _start(services, client, configuration, token), client.is_closing
                    )
        finally:
            with suppress(Outage, TimeoutError):
                async with asyncio.timeout(_FAREWELL):
                    await services.health.withdraw()
            await services.close()


async def _start(
    services: Services, client: Client, configuration: Configuration, token: str
) -> None:
    # before Discord is asked: where both fail, this is the reason that stays
    await services.store.prepare()
    warn_of_damage(configuration.database_url)
    await client.start(token)


def _serve_page(
    configuration: Configuration, client: Client, services: Services
) -> AbstractAsyncContextManager[object]:
    if configuration.metrics_port is None:
        return nullcontext()
    from bot.operations.metrics import serve_page  # a bot without a page needs no web server

    port, host = configuration.metrics_port, configuration.metrics_host
    return serve_page(port, client, services.health, host)


async def run_local(url: str) -> int:
    """Play in the terminal and return the exit status."""
    from bot.local.clock import MovableClock
    from bot.local.shell import play  # a server never needs the terminal's libraries

    clock = MovableClock()
    async with _local_client(url, clock) as (client, services):
        return await play(client, clock, services.players.list_known)


async def run_try(url: str) -> None:
    """Serve a page of the browser until SIGTERM or SIGINT, or until it is closed there."""
    from bot.local.clock import MovableClock
    from bot.local.page import serve

    clock = MovableClock()
    async with _local_client(url, clock, page=True) as (client, services):
        known = await services.players.list_known()
        with suppress(asyncio.CancelledError):
            await run_until_stopped(serve(client, clock, known))


@asynccontextmanager
async def _local_client(
    url: str, clock: Clock, *, page: bool = False
) -> AsyncGenerator[tuple[Client, Services]]:
    """Open the bot for a Discord in memory; raise `OperatorError` if a bot uses the database.

    It reads messages there, and takes whoever is called Wordle for Discord's app. In a `page` it
    shows letter emojis, and every word that fits is a guess.
    """
    from bot.local.world import WORDLE_NAME, find_id

    with hold_database(url):
        if find_file(url) is None and await is_healthy(url):
            raise OperatorError(
                "TILEMATE_DATABASE_URL: a bot serves Discord from this database; name another one"
            )
        services = Services.over(Store.open(url), clock)
        try:
            await services.store.prepare()
            warn_of_damage(url)
            client = discord_client(
                services,
                letters=page,
                bare=page,
                in_memory=InMemory(),
                message_content=True,
                wordle_app=find_id(WORDLE_NAME),
            )
            yield client, services
        finally:
            await services.close()
