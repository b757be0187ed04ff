"""The composition root: the one place that builds and wires objects."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from random import Random, SystemRandom

import discord

from bot.cogs.client import Client
from bot.cogs.help import Help
from bot.cogs.play import Play
from bot.cogs.standings import Standings
from bot.services.advice import Adviser
from bot.services.commands import SyncedCommands
from bot.services.health import HealthService
from bot.services.lexicons import Lexicons
from bot.services.play import PlayService
from bot.services.solve import SolveService
from bot.services.standings import StandingsService
from bot.store import Store, migrate

Clock = Callable[[], datetime]


def utc_now() -> datetime:
    return datetime.now(UTC)


@dataclass(frozen=True)
class Services:
    """Every use case, over one store."""

    store: Store
    lexicons: Lexicons
    play: PlayService
    solve: SolveService
    standings: StandingsService
    health: HealthService

    @classmethod
    def over(cls, store: Store, clock: Clock = utc_now, dice: Random | None = None) -> Services:
        """Wire the services; tests bring their own clock and dice."""
        lexicons = Lexicons()
        return cls(
            store=store,
            lexicons=lexicons,
            play=PlayService(store, lexicons, clock, dice or SystemRandom()),
            solve=SolveService(store, lexicons, Adviser(lexicons), clock),
            standings=StandingsService(store, clock),
            health=HealthService(store, clock),
        )

    async def prepare(self) -> None:
        """Migrate the database, assert its rules, and read the word lists."""
        await migrate(self.store.engine)
        await self.store.check()
        await asyncio.to_thread(self.lexicons.preload, "en")


def discord_client(services: Services) -> Client:
    """The bot as Discord sees it."""
    rooms = [
        Play(services.play, services.lexicons),
        Help(services.solve),
        Standings(services.standings),
    ]
    synced = SyncedCommands(services.store)
    return Client(rooms, synced, services.prepare, services.health.beat)


async def run_discord(url: str, token: str) -> None:
    """Serve Discord until SIGTERM or SIGINT; raises `discord.LoginFailure`."""
    store = Store.open(url)
    client = discord_client(Services.over(store))
    try:
        with suppress(asyncio.CancelledError):
            await _until_told_to_stop(client, token)
    finally:
        await client.close()
        await store.close()


async def run_local(url: str) -> int:
    """Play in the terminal; returns the exit status."""
    from bot.local.shell import Shell  # a server never needs the terminal's library

    store = Store.open(url)
    services = Services.over(store)
    try:
        await services.prepare()
        return await Shell(
            services.play, services.solve, services.standings, services.lexicons
        ).run()
    finally:
        await store.close()


async def healthy(url: str) -> bool:
    """Whether the bot on this database is connected to Discord."""
    store = Store.open(url)
    try:
        return await HealthService(store, utc_now).alive()
    finally:
        await store.close()


async def run_migrations(url: str) -> None:
    store = Store.open(url)
    try:
        await migrate(store.engine)
        await store.check()
    finally:
        await store.close()


async def _until_told_to_stop(client: discord.Client, token: str) -> None:
    running = asyncio.ensure_future(client.start(token))
    loop = asyncio.get_running_loop()
    for name in (signal.SIGTERM, signal.SIGINT):
        loop.add_signal_handler(name, running.cancel)
    await running
