"""The connection to Discord: one command group, stateless buttons and modals."""

from __future__ import annotations

import asyncio
import hashlib
import json
from collections.abc import Awaitable, Callable, Collection, Generator, Sequence
from contextlib import contextmanager
from typing import Any, Protocol, runtime_checkable

import discord
import structlog
from discord.ext import tasks

from bot.adapters.controls.command_texts import Wording
from bot.adapters.controls.commands import RoutedCog, list_commands
from bot.adapters.controls.events import EventClient, Follower
from bot.adapters.controls.routes import MenuHandler, Routes
from bot.adapters.controls.tree import BotTree
from bot.adapters.door.deferral import finish_answers
from bot.adapters.door.rate_limit import Doorkeeper
from bot.adapters.replies.errors import finish, log_errors
from bot.adapters.replies.hint_wishes import HintWishes
from bot.adapters.replies.last_refusals import LastRefusals
from bot.adapters.replies.vote_receipts import VoteReceipts
from bot.configuration import Shards
from bot.render.menus import Topic
from bot.services.health import BEAT
from bot.texts import fingerprint

log: structlog.stdlib.BoundLogger = structlog.get_logger()


TICK, SWEEP = 3, 60
"""Seconds between two checks of the clock: for votes and countdowns, and for idle games."""


@runtime_checkable
class Chooser(Protocol):
    """A cog that has menus too."""

    menus: dict[Topic, MenuHandler]


class Clockwork(Protocol):
    """Whatever acts when its time has come."""

    async def tick(self, client: discord.Client) -> None:
        """Do what is due within seconds: votes and countdowns."""
        ...

    async def sweep(self, client: discord.Client) -> None:
        """Do what is due within minutes: idle games, dailies, and news."""
        ...


class GuildMemory(Protocol):
    """A memory for the servers that the bot is in."""

    async def leave(self, guild_id: int) -> None:
        """Note that the bot has left a server."""
        ...

    async def come_back(self, guild_id: int) -> None:
        """Note that the bot is in a server again."""
        ...

    async def see_guilds(self, present: Collection[int]) -> int:
        """Note which servers the bot is in; return how many it has left since the last time."""
        ...


class SyncedHash(Protocol):
    """A memory for the hash of the commands that were last synced with Discord."""

    async def get(self) -> str | None:
        """Return the hash, or None if no commands were synced yet."""
        ...

    async def set(self, value: str) -> None:
        """Replace the hash."""
        ...


class Client(EventClient):
    """The bot on Discord; with a `follower` it reads messages."""

    def __init__(
        self,
        cogs: Sequence[RoutedCog],
        synced: SyncedHash,
        keeper: Clockwork,
        memory: GuildMemory,
        *,
        prepare: Callable[[], Awaitable[None]],
        beat: Callable[[], Awaitable[None]],
        hear: Callable[[discord.Client, discord.Message], Awaitable[None]],
        typed: bool = False,
        bare: bool = False,
        decorate: Callable[[discord.Client], Awaitable[None]] | None = None,
        follower: Follower | None = None,
        translated: bool = True,
        shards: Shards | None = None,
        doorkeeper: Doorkeeper | None = None,
        tidy: Callable[[], None] | None = None,
    ) -> None:
        """Build the client; `hear` reads direct messages.

        If `typed`, it reads mentions in servers too; if `bare`, every message.

        `tidy` is called whenever Discord has listed all servers.

        The commands are synced in every locale if they are `translated`, else in English alone.
        """
        # the bot joins no voice channel, so these libraries are not missing
        discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False
        super().__init__(hear, follower, typed=typed, bare=bare, shards=shards)
        self.tree = BotTree(self)
        for command in list_commands(cogs):
            self.tree.add_command(command)
        choosers = [cog for cog in cogs if isinstance(cog, Chooser)]
        self.routes = Routes(
            presses={action: press for cog in cogs for action, press in cog.routes.items()},
            choices={topic: menu for cog in choosers for topic, menu in cog.menus.items()},
            forms={action: form for cog in cogs for action, form in cog.forms.items()},
        )
        self._synced = synced
        self._prepare = prepare
        self._beat = beat
        self._decorate = decorate
        self._tidy = tidy
        self._is_closing = False
        self._decorating: asyncio.Task[Any] | None = None
        self._translated = translated
        self.keeper = keeper
        self._memory = memory
        self.refusals = LastRefusals()
        self.receipts = VoteReceipts()
        self.wishes = HintWishes()
        if doorkeeper is not None:
            self.doorkeeper = doorkeeper

    async def setup_hook(self) -> None:
        """Prepare the store, sync the commands, and start the timers."""
        await self._prepare()
        if self._translated:
            await self.tree.set_translator(Wording())
        await self._sync()
        for loop in self._timers:
            loop.start()

    @property
    def _timers(self) -> tuple[tasks.Loop[Any], ...]:
        return self._heart, self._tick, self._sweep

    @contextmanager
    def without_timers(self) -> Generator[None]:
        """Let no timer run in the block: if its clock is put ahead, it runs for each second."""
        for loop in self._timers:
            loop.cancel()
        yield
        for loop in self._timers:
            (loop.restart if loop.is_running() else loop.start)()

    async def close(self) -> None:
        """Stop the timers, finish the answers under way, and disconnect."""
        self._is_closing = True
        for loop in self._timers:
            loop.cancel()
        if self._decorating is not None:
            self._decorating.cancel()
        await finish_answers()
        await super().close()

    def is_closing(self) -> bool:
        """Return whether it has begun to close."""
        return self._is_closing

    def is_serving(self) -> bool:
        """Return whether all its connections to Discord are up."""
        return self.is_ready() and not any(shard.is_closed() for shard in self.shards.values())

    @tasks.loop(seconds=BEAT.total_seconds())
    async def _heart(self) -> None:
        if self.is_serving():
            async with log_errors("heartbeat failed"):
                await self._beat()

    @_heart.before_loop
    async def _connect(self) -> None:
        # other processes take over the duties of a bot without a beat, so it waits until it serves
        await self.wait_until_ready()

    @tasks.loop(seconds=TICK)
    async def _tick(self) -> None:
        if self.is_ready():
            async with log_errors("timekeeping failed"):
                await self.keeper.tick(self)

    @tasks.loop(seconds=SWEEP)
    async def _sweep(self) -> None:
        if self.is_ready():
            async with log_errors("timekeeping failed"):
                await self.keeper.sweep(self)
            await self.resume()

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """Answer a press, a choice or a form."""
        await self.routes.answer(interaction)

    async def on_app_command_completion(self, interaction: discord.Interaction, _: object) -> None:
        """Note that a command was answered."""
        await finish(interaction)

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Note that the bot has left a server."""
        async with log_errors("leaving not noted"):
            await self._memory.leave(guild.id)

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Note that the bot has joined a server, perhaps again."""
        async with log_errors("coming back not noted"):
            await self._memory.come_back(guild.id)
        await self.greet(guild)

    async def on_ready(self) -> None:
        """Note the servers, tidy up, and upload the letter emojis once."""
        log.info("ready", guilds=len(self.guilds))
        async with log_errors("servers not noted"):
            # servers with an outage are among them
            if left := await self._memory.see_guilds([guild.id for guild in self.guilds]):
                log.info("left while away", guilds=left)
        if self._tidy is not None:
            self._tidy()
        if self._decorate is not None:
            decorate, self._decorate = self._decorate, None
            self._decorating = asyncio.current_task()
            async with log_errors("letter emojis failed"):
                await decorate(self)

    async def _sync(self) -> None:
        """Sync the commands with Discord if they or any text have changed since the last time."""
        described = [command.to_dict(self.tree) for command in self.tree.get_commands()]
        now = hashlib.sha256(f"{json.dumps(described)} {fingerprint()}".encode()).hexdigest()
        if now != await self._synced.get():
            await self.tree.sync()
            await self._synced.set(now)
            log.info("commands synced")
