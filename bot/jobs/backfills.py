"""Reads a channel's older messages, page by page, beside everything else."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress

import discord

from bot.adapters.door.from_discord import choose_look
from bot.adapters.door.from_messages import read_post
from bot.adapters.replies.errors import log_errors
from bot.adapters.replies.messages import post, redraw
from bot.domain.guild_settings import GuildSettings
from bot.domain.records.backfills import (
    MOST_READ,
    MOST_THREADS,
    Backfill,
    BackfillReport,
    BackfillState,
    Missing,
)
from bot.domain.records.values import Post
from bot.jobs.summary_search import FOUND, search_summaries
from bot.render.watched_channels import notice
from bot.services.records.messages import Watching

_PAGE = 100
"""Messages that Discord returns at once."""

PAUSE = 1.0
"""Seconds between pages: Discord allows five pages of a channel in five seconds."""

PAGES_A_NOTICE = 5
"""Pages between two updates of the progress shown."""

Teller = Callable[[BackfillReport], Awaitable[None]]
"""Tells a report to whoever began to read."""

Watched = discord.TextChannel | discord.ForumChannel


class BackfillReader:
    """Reads in one task per server; everything is stored, so that the next process can go on."""

    def __init__(self, watching: Watching, wordle_app: int) -> None:
        self._watching = watching
        self._backfills = watching.backfills
        self._wordle_app = wordle_app
        self._tasks: dict[int, asyncio.Task[None]] = {}
        self._tellers: dict[int, Teller] = {}

    async def resume(self, client: discord.Client) -> None:
        """Go on with backfills that nobody is reading, after a restart or a Discord error."""
        for backfill in await self._backfills.list_running():
            self.start(client, backfill)

    async def begin(self, client: discord.Client, backfill: Backfill, tell: Teller) -> None:
        """Show that reading begins, and start it; its report is told to whoever began it.

        Where that is impossible, as after 15 minutes, the report stays on the page of settings.
        """
        self._tellers[backfill.place.guild_id or 0] = tell
        self.start(client, await self._announce(client, backfill))

    def start(self, client: discord.Client, backfill: Backfill) -> None:
        """Read in the background, unless that is already happening."""
        guild_id = backfill.place.guild_id or 0
        if guild_id not in self._tasks:
            task = asyncio.create_task(self._read(client, backfill))
            self._tasks[guild_id] = task
            task.add_done_callback(lambda _: self._tasks.pop(guild_id, None))

    def close(self) -> None:
        """Stop reading."""
        for task in self._tasks.values():
            task.cancel()

    async def _read(self, client: discord.Client, backfill: Backfill) -> None:
        async with log_errors("older messages not read"):
            pages = 0
            threads: list[int] | None = None
            while backfill.runs:
                guild = client.get_guild(backfill.place.guild_id or 0)
                if guild is None or guild.unavailable:
                    return
                channel = guild.get_channel(backfill.place.channel_id)
                if not (isinstance(channel, Watched) and may_read(channel)):
                    backfill = await self._backfills.end(backfill, BackfillState.FORBIDDEN)
                elif backfill.read >= MOST_READ:
                    backfill = await self._search_page(client, backfill)
                else:
                    if threads is None:
                        threads = await _list_threads(channel, backfill)
                    backfill = await self._read_page(client, channel, backfill, threads)
                pages += 1
                if pages % PAGES_A_NOTICE == 0 or not backfill.runs:
                    await self._show(client, backfill)
                if backfill.runs:
                    await asyncio.sleep(PAUSE)
            await self._tell(backfill.place.guild_id or 0)

    async def _read_page(
        self, client: discord.Client, channel: Watched, backfill: Backfill, threads: list[int]
    ) -> Backfill:
        self._watching.begin_page(backfill)
        messages = await _fetch_page(client, channel, backfill)
        if not may_read(channel):
            # Discord then shows an empty channel, though nothing was deleted
            return await self._backfills.end(backfill, BackfillState.FORBIDDEN)
        posts = [read_post(one, self._wordle_app) for one in messages]
        last = is_last(posts)
        read = {*backfill.threads, backfill.thread_id}
        follows = next((one for one in threads if one not in read), None)
        return await self._watching.keep_page(backfill, posts, last=last, thread_id=follows)

    async def _search_page(self, client: discord.Client, backfill: Backfill) -> Backfill:
        """Store the summaries among messages that are too many to be read."""
        self._watching.begin_page(backfill)
        place = backfill.current_place
        found = await search_summaries(
            client,
            place.guild_id or 0,
            self._wordle_app,
            channel_id=place.channel_id,
            before=backfill.cursor,
        )
        if found is None:
            return await self._backfills.end(backfill, BackfillState.FULL)
        posts = [one for _, one in found]
        last = len(posts) < FOUND
        return await self._watching.keep_page(backfill, posts, last=last, searched=True)

    async def _announce(self, client: discord.Client, backfill: Backfill) -> Backfill:
        """Show that reading has begun; if nothing can be posted, go on without that."""
        channel = client.get_partial_messageable(backfill.notice_channel_id)
        report = await self._backfills.find(backfill.place.guild_id or 0)
        with suppress(discord.HTTPException):
            if report:
                look = choose_look(client, backfill.place)
                message = await post(channel, notice(report, look))
                return await self._backfills.set_notice(backfill, message.id)
        return backfill

    async def _show(self, client: discord.Client, backfill: Backfill) -> None:
        report = await self._backfills.find(backfill.place.guild_id or 0)
        if backfill.notice_id is None or report is None:
            return
        channel = client.get_partial_messageable(backfill.notice_channel_id)
        with suppress(discord.HTTPException):
            reply = notice(report, choose_look(client, backfill.place))
            await redraw(channel.get_partial_message(backfill.notice_id), reply)

    async def _tell(self, guild_id: int) -> None:
        """Tell whoever began to read how it ended, while Discord still lets that be private."""
        tell, report = self._tellers.pop(guild_id, None), await self._backfills.find(guild_id)
        with suppress(discord.HTTPException):
            if tell and report:
                await tell(report)


def find_watched(guild: discord.Guild | None, settings: GuildSettings) -> list[Watched]:
    """Return the watched channels that still exist, in the order of the server."""
    channels = [*guild.text_channels, *guild.forums] if guild else []
    return [one for one in channels if one.id in settings.record_channels]


async def fetch_newest(channel: Watched, wordle_app: int) -> list[Post]:
    """Return the newest messages of a channel; none of a forum, which has them in its posts."""
    if isinstance(channel, discord.ForumChannel):
        return []
    return [read_post(one, wordle_app) async for one in channel.history(limit=_PAGE)]


def is_last(page: Sequence[Post]) -> bool:
    """Return whether there are no older messages than those of a page."""
    return len(page) < _PAGE


async def _list_threads(channel: Watched, backfill: Backfill) -> list[int]:
    """Return the channel's public threads older than the backfill, the newest first."""
    found = {one.id for one in channel.threads if not one.is_private()}
    found |= {one.id async for one in channel.archived_threads(limit=MOST_THREADS)}
    return sorted((one for one in found if one < backfill.first), reverse=True)


async def _fetch_page(
    client: discord.Client, channel: Watched, backfill: Backfill
) -> list[discord.Message]:
    """Return the newest messages before the cursor; none in a forum itself or a deleted thread."""
    if isinstance(channel, discord.ForumChannel) and backfill.thread_id is None:
        return []
    room = client.get_partial_messageable(
        backfill.current_place.channel_id, guild_id=channel.guild.id
    )
    before = discord.Object(backfill.cursor)
    try:
        return [one async for one in room.history(limit=_PAGE, before=before)]
    except discord.NotFound:
        return []


def may_read(channel: Watched) -> bool:
    """Return whether the bot may see the channel's messages."""
    return not list_missing(channel)


def list_missing(channel: Watched) -> list[Missing]:
    """Return the permissions that the bot lacks to see the channel's messages."""
    allowed = channel.permissions_for(channel.guild.me)
    needed = {Missing.VIEW: allowed.view_channel, Missing.HISTORY: allowed.read_message_history}
    return [one for one, given in needed.items() if not given]
