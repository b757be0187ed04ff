"""Lets those who have finished a daily into its thread, with everybody's board in it."""

from __future__ import annotations

import asyncio
from weakref import WeakValueDictionary

import discord
import structlog

from bot.adapters.door.failures import FAILED
from bot.adapters.door.from_discord import choose_look
from bot.adapters.door.private_threads import may_open_private
from bot.adapters.replies.errors import do_each, log_errors
from bot.adapters.replies.messages import post
from bot.board.look import Emojis, Look
from bot.domain.games import GameSession
from bot.domain.matches import Entrant, Match
from bot.render.spoilers import name_thread, open_thread, reveal_board
from bot.services.matches.spoilers import SpoilerThreads

log: structlog.stdlib.BoundLogger = structlog.get_logger()

A_DAY = 1440
"""Minutes without a message after which Discord closes it, should we not."""

_FINAL = range(400, 429)
"""Answers of Discord that another try does not change."""


class SpoilerRoom:
    """Opens a thread for each daily of a server that wants one, and closes it the next day."""

    def __init__(self, threads: SpoilerThreads, emojis: Emojis) -> None:
        self._threads = threads
        self._emojis = emojis
        self._orders: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    async def follow(self, client: discord.Client, board: GameSession) -> None:
        """Let whoever has finished a daily into its thread; the first opens it.

        Nothing is raised: a game goes on without its thread.
        """
        async with log_errors("thread not shown"):
            if await self._threads.find(board):
                # of two who finish at once, the second waits for the thread
                async with self._orders.setdefault(board.match_id or 0, asyncio.Lock()):
                    await self._let_in(client, board)

    async def close_old(self, client: discord.Client) -> None:
        """Close the threads of dailies that are over."""

        async def close(match: Match) -> None:
            guild = client.get_guild(match.place.guild_id or 0)
            thread = guild and await _find_thread(guild, match.thread_id or 0)
            try:
                if thread and not thread.archived:
                    await thread.edit(archived=True)
            except discord.HTTPException as error:
                # Discord closes it by itself once nobody writes any more
                log.info("thread not closed", code=error.code)
            await self._threads.close(match)

        await do_each("thread not closed", await self._threads.list_over(), close)

    async def _let_in(self, client: discord.Client, board: GameSession) -> None:
        view = await self._threads.find(board)
        guild = client.get_guild(view.match.place.guild_id or 0) if view else None
        if view is None or guild is None:
            return
        match, look = view.match, choose_look(client, view.match.place, view.theme, self._emojis)
        if match.thread_id is None:
            thread = await self._open(guild, match, look)
        elif (thread := await _find_thread(guild, match.thread_id)) is None:
            # who deleted it wants none today
            await self._threads.close(match)
        if thread:
            for entrant in await self._threads.list_waiting(match):
                await self._show(thread, match, entrant, look)

    async def _open(self, guild: discord.Guild, match: Match, look: Look) -> discord.Thread | None:
        channel = guild.get_channel(match.place.channel_id)
        if not (isinstance(channel, discord.TextChannel) and may_open_private(channel)):
            return None
        try:
            thread = await channel.create_thread(
                name=name_thread(match, look.say),
                type=discord.ChannelType.private_thread,
                auto_archive_duration=A_DAY,
                invitable=False,
            )
            await self._threads.keep(match, thread.id)
            await post(thread, open_thread(look))
        except FAILED as error:
            log.info("no thread", code=error.code)
            return None
        return thread

    async def _show(
        self, thread: discord.Thread, match: Match, entrant: Entrant, look: Look
    ) -> None:
        """Show somebody's board, and add them; if Discord is in trouble, try it with the next."""
        if not await self._threads.let_in(match, entrant.player):
            return
        try:
            # a message opens a thread again that somebody has closed
            await post(thread, reveal_board(entrant, look))
        except FAILED as error:
            log.info("board not shown", code=error.code)
            if error.status not in _FINAL:
                await self._threads.leave_out(match, entrant.player)
            return
        try:
            await thread.add_user(discord.Object(entrant.player.id))
        except FAILED as error:
            # they have left, or may not see the channel
            log.info("not let in", code=error.code)


async def _find_thread(guild: discord.Guild, thread_id: int) -> discord.Thread | None:
    """Return a thread, or None if it is gone or hidden from the bot."""
    try:
        thread = guild.get_thread(thread_id) or await guild.fetch_channel(thread_id)
    except (discord.NotFound, discord.Forbidden):
        return None
    return thread if isinstance(thread, discord.Thread) else None
