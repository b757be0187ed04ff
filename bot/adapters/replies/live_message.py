"""The one message that shows a game, a match or a puzzle, and follows its changes."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Generic, TypeVar

import discord
import structlog

from bot.adapters.door.failures import FAILED, UNKNOWN_MESSAGE, is_closed_to_us
from bot.adapters.door.from_discord import Reader, look_of, place
from bot.adapters.door.recent import keep
from bot.adapters.replies.depth import Depth
from bot.adapters.replies.drawing import Drawing, Newest
from bot.adapters.replies.messages import (
    edit,
    is_private,
    make_way,
    post,
    redraw,
    send,
)
from bot.adapters.replies.shown import Shown, ShownMessages, discard, find_message
from bot.domain.players import Place
from bot.render.reply import Reply

log: structlog.stdlib.BoundLogger = structlog.get_logger()

V = TypeVar("V")


class LiveMessage(Generic[V]):
    """Sends a message, redraws it in place, or moves it to the bottom of its channel.

    Guesses may overlap, so what is shown is read again after a drawing that was not ahead of all
    others: whoever draws last draws the newest state. A crowd shares redraws: Discord lets a
    message be edited five times in five seconds, and what waits behind that would show what is no
    longer so.
    """

    def __init__(
        self,
        draw: Callable[[V, Reader], Drawing],
        read_newest: Callable[[int], Awaitable[V]],
        remember: Callable[[int, Place, int], Awaitable[int | None]],
    ) -> None:
        """Read states with `read_newest`; `remember` keeps a message, and returns the last."""
        self._draw = draw
        self._read_newest = read_newest
        self._remember = remember
        self._shown = ShownMessages()
        self._readers: dict[int, discord.Interaction] = {}
        self._wanted: dict[int, Drawing] = {}
        self._stale: set[int] = set()
        self._rested: dict[int, float] = {}
        self._depth = Depth()
        self._order = Newest()
        self._under_way: set[int] = set()

    async def send(self, interaction: discord.Interaction, state: V) -> None:
        """Show it in a new message, and take the old one away."""
        await self._send(interaction, self._draw(state, interaction))

    async def _send(self, interaction: discord.Interaction, drawing: Drawing) -> None:
        self._order.note(drawing)
        message_id = await send(interaction, drawing.reply)
        if message_id:
            await self._keep(drawing, Shown(interaction, message_id))
        if not (message_id or drawing.reply.private):
            # the interaction has had another answer: the old message stays
            await self.refresh(interaction.client, drawing.subject)
        if drawing.reply.private or not message_id:
            return
        before = await self._remember(drawing.subject, place(interaction), message_id)
        gone = (
            before
            and before != message_id
            and await discard(interaction.client, drawing.place, before)
        )
        await self._shown.take_away_older(drawing.subject, message_id, before if gone else None)

    async def replace_panel(self, interaction: discord.Interaction, state: V) -> None:
        """Show it instead of the private panel that was pressed, or else as `send` does."""
        if is_private(interaction) and self._draw(state, interaction).reply.private:
            await self.redraw(interaction, state)
        else:
            await make_way(interaction)
            await self.send(interaction, state)

    async def post(
        self,
        client: discord.Client,
        state: V,
        ping: int | None = None,
        nonce: str | None = None,
    ) -> discord.Message:
        """Show it in a new message of its channel and ping a role, as `messages.post` does."""
        drawing = self._draw(state, client)
        if reader := self._readers.get(drawing.subject):
            drawing = self._draw(state, reader)
        if drawing.reply.private and (older := self._shown.pop(drawing.subject)):
            await older.take_away()
        self._order.note(drawing)
        pinging = replace(drawing, reply=replace(drawing.reply, ping=ping))
        return await self._sink(client, pinging, nonce)

    async def take_over(self, client: discord.Client, state: V, message_id: int) -> None:
        """Redraw from now on a message that was posted, but not remembered."""
        drawing = self._draw(state, client)
        self._depth.note(drawing)
        await self._remember(drawing.subject, drawing.place, message_id)
        await self.refresh(client, drawing.subject)

    async def redraw(self, interaction: discord.Interaction, state: V) -> None:
        """Show it in the message that was pressed; if that is gone, in a new one."""
        drawing = self._order.note(self._draw(state, interaction))
        if self._depth.is_buried(interaction.client, drawing):
            await self.send(interaction, state)
            return
        try:
            await edit(interaction, drawing.reply)
        except discord.NotFound as error:
            if error.code != UNKNOWN_MESSAGE:
                raise
            await self.send(interaction, state)
            return
        if interaction.message is not None:
            await self._keep(drawing, Shown(interaction, interaction.message.id))
        if not self._order.is_newest(drawing):
            newest = await self._newest(interaction, drawing.subject)
            if newest.reply != drawing.reply:
                await edit(interaction, newest.reply)

    async def update(self, interaction: discord.Interaction, state: V) -> bool:
        """Redraw its message; send a new one if it is private or its message is gone.

        Return False if the message cannot be changed for now.
        """
        drawing = self._draw(state, interaction)
        if drawing.reply.private or drawing.message_id is None:
            await self._send(interaction, drawing)
            return True
        try:
            self._wanted[drawing.subject] = self._order.note(drawing)
            await self._share(interaction, drawing.subject)
        except FAILED as error:
            if is_closed_to_us(error):
                newest = await self._newest(interaction, drawing.subject)
                return await self._show_by_token(interaction, newest)
            if not isinstance(error, discord.NotFound):
                log.warning("message not redrawn", code=error.code)
                return False
            await self.send(interaction, await self._read_newest(drawing.subject))
        return True

    async def say_if_moved(self, interaction: discord.Interaction, subject: int) -> bool:
        """Return whether the private message that was pressed is outdated, and say so in it."""
        shown = self._shown.get(subject)
        pressed = interaction.message
        if not (shown and pressed and pressed.flags.ephemeral) or shown.message_id == pressed.id:
            return False
        await edit(interaction, Reply(look_of(interaction).say("games-moved"), private=True))
        return True

    async def refresh(self, client: discord.Client, subject: int) -> None:
        """Bring its message up to date, if there is one and it can be reached."""
        self._stale.add(subject)
        try:
            await self._share(self._readers.get(subject, client), subject)
        except FAILED as error:
            shown = self._shown.get(subject)
            if shown and is_closed_to_us(error):
                await shown.edit((await self._newest(shown.interaction, subject)).reply)
            else:
                log.info("message not redrawn", code=error.code)

    async def _share(self, reader: Reader, subject: int) -> None:
        """Redraw the message, unless somebody is doing so already and will see the change."""
        if subject in self._under_way:
            return
        self._under_way.add(subject)
        try:
            await self._catch_up(reader, subject)
        finally:
            self._under_way.discard(subject)
            self._stale.discard(subject)
            self._wanted.pop(subject, None)

    async def _catch_up(self, reader: Reader, subject: int) -> None:
        client = reader.client if isinstance(reader, discord.Interaction) else reader
        shown: Drawing | None = None
        while wanted := await self._next(reader, subject):
            if wanted.message_id is None and (private := self._shown.get(subject)):
                await private.edit(wanted.reply)
            if wanted.message_id is None:
                return
            if wanted == shown:
                continue
            if self._depth.is_buried(client, wanted):
                await self._sink(client, wanted)
            else:
                await redraw(find_message(client, wanted.place, wanted.message_id), wanted.reply)
            shown = wanted
            keep(self._rested, subject, time.monotonic() + wanted.rest)
            if not self._order.is_newest(self._wanted.get(subject, wanted)):
                self._stale.add(subject)

    async def _sink(
        self, client: discord.Client, drawing: Drawing, nonce: str | None = None
    ) -> discord.Message:
        """Show it at the bottom, and take its old message away."""
        self._depth.note(drawing)
        channel = client.get_partial_messageable(drawing.place.channel_id)
        sent = await post(channel, drawing.reply, nonce)
        before = await self._remember(drawing.subject, drawing.place, sent.id)
        if before and before != sent.id:
            await discard(client, drawing.place, before)
        return sent

    async def _next(self, reader: Reader, subject: int) -> Drawing | None:
        """Return what to draw now; None if nothing has changed."""
        wanted = self._wanted.pop(subject, None)
        if subject in self._stale:
            await asyncio.sleep(self._rested.get(subject, 0) - time.monotonic())
            self._stale.discard(subject)
            wanted = await self._newest(reader, subject)
        return wanted

    async def _keep(self, drawing: Drawing, shown: Shown) -> None:
        """Remember the message; an older private one that shows the same is taken away."""
        older = self._shown.get(drawing.subject)
        self._shown.keep(drawing.subject, shown)
        keep(self._readers, drawing.subject, shown.interaction)
        if older and drawing.reply.private and older.message_id != shown.message_id:
            await older.take_away()

    async def _show_by_token(self, interaction: discord.Interaction, drawing: Drawing) -> bool:
        """Redraw by the interaction's token where the bot may not, else send a new one."""
        shown = self._shown.get(drawing.subject)
        if shown and shown.message_id == drawing.message_id and await shown.edit(drawing.reply):
            return True
        await self.send(interaction, await self._read_newest(drawing.subject))
        return True

    async def _newest(self, reader: Reader, subject: int) -> Drawing:
        return self._order.note(self._draw(await self._read_newest(subject), reader))
