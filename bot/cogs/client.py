"""The connection to Discord: one command group, stateless buttons and modals."""

from __future__ import annotations

import asyncio
import hashlib
import json
from collections.abc import Awaitable, Callable, Collection, Sequence
from typing import Any, Protocol, runtime_checkable

import discord
import structlog
from discord import app_commands
from discord.ext import tasks

from bot.cogs.admitting import Doorkeeper
from bot.cogs.components import (
    FormHandler,
    Handler,
    MenuHandler,
    route_choices,
    route_presses,
    submit,
)
from bot.cogs.errors import enduring
from bot.cogs.promising import finish_answers
from bot.cogs.tree import BotTree
from bot.cogs.wording import Wording, describe
from bot.render.menus import Topic
from bot.render.reply import Action
from bot.services.upkeep import BEAT
from bot.texts import load

log: structlog.stdlib.BoundLogger = structlog.get_logger()


TICK, SWEEP = 3, 60
"""Seconds between looks at the clock: for votes and countdowns, and for idle games."""


class Room(Protocol):
    """A cog: commands of the group, and the routes of its buttons and modals."""

    routes: dict[Action, Handler]
    forms: dict[Action, FormHandler]

    def get_app_commands(self) -> list[Any]: ...


@runtime_checkable
class Lister(Protocol):
    """A room with commands in the menu of a message too."""

    message_menus: list[app_commands.ContextMenu]


@runtime_checkable
class Chooser(Protocol):
    """A room with menus too."""

    menus: dict[Topic, MenuHandler]


class Follower(Protocol):
    """Is told what becomes of messages, where the operator lets the bot read them."""

    async def follow_edit(self, message: discord.Message) -> None: ...
    async def follow_deletion(self, message_ids: Collection[int]) -> None: ...


class Timekeeper(Protocol):
    """Does what is due."""

    async def tick(self, client: discord.Client) -> None: ...
    async def sweep(self, client: discord.Client) -> None: ...
    async def leave(self, guild_id: int) -> None: ...
    async def come_back(self, guild_id: int) -> None: ...


class SyncedHash(Protocol):
    """Remembers the hash of the commands Discord was told last."""

    async def get(self) -> str | None: ...
    async def set(self, value: str) -> None: ...


class Client(discord.AutoShardedClient):
    """Discord without caches of people or pings; with a `follower` it reads messages."""

    def __init__(
        self,
        rooms: Sequence[Room],
        synced: SyncedHash,
        keeper: Timekeeper,
        *,
        prepare: Callable[[], Awaitable[None]],
        beat: Callable[[], Awaitable[None]],
        hear: Callable[[discord.Client, discord.Message], Awaitable[None]],
        typed: bool = False,
        decorate: Callable[[discord.Client], Awaitable[None]] | None = None,
        follower: Follower | None = None,
        doorkeeper: Doorkeeper | None = None,
    ) -> None:
        """`hear` reads direct messages; if `typed`, those of servers too."""
        # nothing is spoken here, so no library is missed
        discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False
        reads = follower is not None
        super().__init__(
            intents=discord.Intents(
                guilds=True,
                dm_messages=True,
                guild_messages=reads or typed,
                message_content=reads,
            ),
            member_cache_flags=discord.MemberCacheFlags.none(),
            max_messages=None,
            allowed_mentions=discord.AllowedMentions.none(),
        )
        self.tree = BotTree(self)
        self.tree.add_command(_group(rooms))
        for room in rooms:
            for menu in room.message_menus if isinstance(room, Lister) else ():
                menu.allowed_installs, menu.allowed_contexts = _installs(), _contexts()
                self.tree.add_command(menu)
        self._forms = {action: form for room in rooms for action, form in room.forms.items()}
        routes = {action: route for room in rooms for action, route in room.routes.items()}
        choosers = [room for room in rooms if isinstance(room, Chooser)]
        menus = {topic: menu for room in choosers for topic, menu in room.menus.items()}
        self.add_dynamic_items(route_presses(routes), route_choices(menus))
        self._synced = synced
        self._prepare = prepare
        self._beat = beat
        self._decorate = decorate
        self._decorating: asyncio.Task[Any] | None = None
        self._hear, self._typed = hear, typed
        self.keeper = keeper
        self._follower = follower
        if doorkeeper is not None:
            self.doorkeeper = doorkeeper

    async def setup_hook(self) -> None:
        await self._prepare()
        await self.tree.set_translator(Wording())
        await self._sync()
        for loop in (self._heart, self._ticking, self._sweeping):
            loop.start()

    async def close(self) -> None:
        for loop in (self._heart, self._ticking, self._sweeping):
            loop.cancel()
        if self._decorating is not None:
            self._decorating.cancel()
        await finish_answers()
        await super().close()

    @tasks.loop(seconds=BEAT.total_seconds())
    async def _heart(self) -> None:
        if self.is_ready():
            async with enduring("heartbeat failed"):
                await self._beat()

    @tasks.loop(seconds=TICK)
    async def _ticking(self) -> None:
        if self.is_ready():
            async with enduring("timekeeping failed"):
                await self.keeper.tick(self)

    @tasks.loop(seconds=SWEEP)
    async def _sweeping(self) -> None:
        if self.is_ready():
            async with enduring("timekeeping failed"):
                await self.keeper.sweep(self)

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        await submit(interaction, self._forms)

    async def on_raw_message_edit(self, event: discord.RawMessageUpdateEvent) -> None:
        if self._follower:
            async with enduring("an edit was not followed"):
                await self._follower.follow_edit(event.message)

    async def on_raw_message_delete(self, event: discord.RawMessageDeleteEvent) -> None:
        await self._forget([event.message_id])

    async def on_raw_bulk_message_delete(self, event: discord.RawBulkMessageDeleteEvent) -> None:
        await self._forget(event.message_ids)

    async def _forget(self, message_ids: Collection[int]) -> None:
        if self._follower:
            async with enduring("a deletion was not followed"):
                await self._follower.follow_deletion(message_ids)

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        async with enduring("leaving not noted"):
            await self.keeper.leave(guild.id)

    async def on_guild_join(self, guild: discord.Guild) -> None:
        async with enduring("coming back not noted"):
            await self.keeper.come_back(guild.id)

    async def on_message(self, message: discord.Message) -> None:
        if self._typed or message.guild is None:
            async with enduring("message not read"):
                await self._hear(self, message)

    async def on_ready(self) -> None:
        log.info("ready", guilds=len(self.guilds))
        if self._decorate is not None:
            decorate, self._decorate = self._decorate, None
            self._decorating = asyncio.current_task()
            async with enduring("letter emojis failed"):
                await decorate(self)

    async def _sync(self) -> None:
        """Tell Discord the commands, if they have changed since it was told last."""
        described = [
            await command.get_translated_payload(self.tree, Wording())
            for command in self.tree.get_commands()
        ]
        now = hashlib.sha256(json.dumps(described).encode()).hexdigest()
        if now != await self._synced.get():
            await self.tree.sync()
            await self._synced.set(now)
            log.info("commands synced")


def _installs() -> app_commands.AppInstallationType:
    return app_commands.AppInstallationType(guild=True, user=True)


def _contexts() -> app_commands.AppCommandContext:
    return app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=True)


def _group(rooms: Sequence[Room]) -> app_commands.Group:
    group = app_commands.Group(
        name="wordle",
        description="…",
        allowed_installs=_installs(),
        allowed_contexts=_contexts(),
    )
    for room in rooms:
        for command in room.get_app_commands():
            group.add_command(command)
    describe([group, *group.commands], load())
    return group
