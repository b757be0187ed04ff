"""Reads messages as they come, where the operator allows it, and marks what is recorded."""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Sequence
from contextlib import suppress
from functools import partial

import discord

from bot.adapters.door.failures import UNKNOWN_MESSAGE
from bot.adapters.door.from_discord import choose_look
from bot.adapters.door.from_messages import read_post
from bot.adapters.replies.errors import log_errors
from bot.adapters.replies.messages import post
from bot.domain.outages import Outage
from bot.domain.players import Place
from bot.jobs.backfills import BackfillReader, fetch_newest, may_read
from bot.jobs.missed_messages import MissedMessages
from bot.jobs.summary_search import search_summaries
from bot.render.watched_channels import offer_history
from bot.services.records.messages import Watching
from bot.services.records.reactions import Kept, PostReaction

MOST_GREETED = 10
"""Channels in which summaries are looked for when the bot joins a server."""

OUTCOMES = {Kept.COUNTS: "📝", Kept.REFUSED: "❔"}
"""The reactions to a message whose results are recorded, or refused."""

MISSED = "❌"
_FIGURES = {**{figure: f"{figure}\ufe0f\u20e3" for figure in range(10)}, 10: "🔟"}
"""The reaction that says as what a result counts, where its text says something else."""

_CHANGED = "\u270f\ufe0f"
"""The reaction that says that an edit changed a result; it stays while the message counts."""

_OWN = {*OUTCOMES.values(), *_FIGURES.values(), MISSED, _CHANGED}
"""The reactions that are taken back when they are no longer true."""


LAST_TRY = 5
"""Seconds in which a bot that stops stores what it had to keep."""


class LiveRecords:
    """Follows new, edited and deleted messages; older ones are left to the reader."""

    def __init__(self, watching: Watching, reader: BackfillReader, wordle_app: int) -> None:
        self._watching = watching
        self._reader = reader
        self._wordle_app = wordle_app
        self._missed = MissedMessages()
        self._catching: asyncio.Task[None] | None = None

    async def follow(self, client: discord.Client, message: discord.Message) -> None:
        """Store the new or edited results of a message; later, if the database is out of reach."""
        try:
            await self._follow(client, message)
        except Outage:
            self._missed.add(message.channel.id, message.id, message)
            raise
        self._missed.drop(message.channel.id, [message.id])

    async def _follow(self, client: discord.Client, message: discord.Message) -> None:
        channel = message.channel
        place = Place(channel.id, message.guild and message.guild.id, _find_parent(channel))
        posted = read_post(message, self._wordle_app)
        kept = await self._watching.follow(place, posted)
        if kept is None and await self._watching.may_offer(place, posted):
            with suppress(discord.Forbidden):
                await post(channel, offer_history(choose_look(client, place), place.channel_id))
        if kept and client.user:
            edited = posted.edited_at is not None
            await self._react(message, list_reactions(kept), client.user, anew=edited)

    async def mark(self, client: discord.Client, place: Place, message: discord.Message) -> None:
        """Say anew by its reactions what became of a message that somebody recorded by hand."""
        async with log_errors("a message was not marked"):
            kept = await self._watching.judge(place, read_post(message, self._wordle_app))
            if kept and client.user:
                await self._react(message, list_reactions(kept), client.user, anew=True)

    async def _react(
        self, message: discord.Message, wanted: list[str], me: discord.ClientUser, *, anew: bool
    ) -> None:
        """React to a message; one that is gone takes its results with it."""
        try:
            await _react(message, wanted, me, anew=anew)
        except discord.NotFound as error:
            if error.code == UNKNOWN_MESSAGE:
                await self.forget(message.channel.id, [message.id])

    async def mark_all(
        self, client: discord.Client, guild: discord.Guild, found: Sequence[tuple[int, int]]
    ) -> None:
        """Mark messages anew, named by channel; those that are gone or out of reach are left."""
        for channel_id, message_id in found:
            async with log_errors("a message was not marked"):
                with suppress(discord.Forbidden, discord.NotFound):
                    channel = guild.get_channel_or_thread(channel_id)
                    channel = channel or await guild.fetch_channel(channel_id)
                    if isinstance(channel, discord.abc.Messageable):
                        message = await channel.fetch_message(message_id)
                        place = Place(channel_id, guild.id, _find_parent(channel))
                        await self.mark(client, place, message)

    async def greet(self, client: discord.Client, guild: discord.Guild) -> None:
        """Offer a server its history where summaries are posted.

        Discord's search knows where; else they are looked for in the liveliest channels.
        """
        found = await search_summaries(client, guild.id, self._wordle_app) or []
        known = dict.fromkeys(channel_id for channel_id, _ in found)
        lively = sorted(guild.text_channels, key=lambda one: one.last_message_id or 0, reverse=True)
        likely = [*filter(None, map(guild.get_channel, known)), *lively]
        readable = [
            one
            for one in dict.fromkeys(likely)
            if isinstance(one, discord.TextChannel)
            and may_read(one)
            and one.permissions_for(guild.me).send_messages
        ]
        for channel in readable[:MOST_GREETED]:
            place = Place(channel.id, guild.id)
            with suppress(discord.Forbidden):
                for posted in await fetch_newest(channel, self._wordle_app):
                    if await self._watching.may_offer(place, posted):
                        await post(channel, offer_history(choose_look(client, place), channel.id))
                        return

    async def forget(self, channel_id: int, message_ids: Collection[int]) -> None:
        """Delete the results of deleted messages; later, if the database is out of reach."""
        if not message_ids:
            return
        try:
            await self._watching.forget(channel_id, message_ids)
        except Outage:
            for message_id in message_ids:
                self._missed.add(channel_id, message_id, None)
            raise
        self._missed.drop(channel_id, message_ids)

    async def resume(self, client: discord.Client) -> None:
        """Go on reading older messages, and catch up with what an outage kept from being stored."""
        await self._reader.resume(client)
        if self._catching is None or self._catching.done():
            work = self._missed.catch_up(partial(self._follow, client), self._watching.forget)
            # marks take their time, and the timers go on
            self._catching = asyncio.create_task(work)

    async def close(self, client: discord.Client) -> None:
        """Stop reading older messages, and store what an outage left if the database answers."""
        self._reader.close()
        if self._catching:
            self._catching.cancel()
        with suppress(TimeoutError):
            async with asyncio.timeout(LAST_TRY):
                await self._missed.catch_up(partial(self._follow, client), self._watching.forget)
        self._missed.close()


def _find_parent(channel: object) -> int | None:
    return channel.parent_id if isinstance(channel, discord.Thread) else None


def list_reactions(reaction: PostReaction) -> list[str]:
    """Return the reactions that say what became of a message, and as what its results count."""
    figures = (_FIGURES.get(one.figure, "") if one.solved else MISSED for one in reaction.counted)
    changed = _CHANGED if reaction.changed else ""
    refused = OUTCOMES[Kept.REFUSED] if reaction.refused else ""
    emojis = dict.fromkeys([OUTCOMES.get(reaction.kept, ""), *figures, changed, refused])
    return [one for one in emojis if one]


async def _react(
    message: discord.Message, wanted: list[str], me: discord.ClientUser, *, anew: bool
) -> None:
    """React to a message as wanted; if `anew`, take back what is no longer true.

    Raises `discord.NotFound` for a message or a channel that is gone.
    """
    true = {*wanted, _CHANGED} if OUTCOMES[Kept.COUNTS] in wanted else {*wanted}
    # a server may not let the bot react
    for reaction in wanted:
        with suppress(discord.Forbidden):
            await message.add_reaction(reaction)
    with suppress(discord.Forbidden):
        # an event need not tell the reactions
        for one in (await message.fetch()).reactions if anew else ():
            if one.me and str(one.emoji) in _OWN - true:
                await message.remove_reaction(one, me)
