"""The one message that shows something which changes: a game, a match, a puzzle."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Generic, TypeVar

import discord
import structlog

from bot.cogs.reading import place
from bot.cogs.reply import edit, post, redraw, send
from bot.domain.players import Place
from bot.render.reply import Reply

log: structlog.stdlib.BoundLogger = structlog.get_logger()

V = TypeVar("V")


@dataclass(frozen=True)
class Drawing:
    """How something looks now, and which message of which channel shows it, if one does."""

    subject: int
    place: Place
    message_id: int | None
    reply: Reply


class LiveMessage(Generic[V]):
    """Lays a message, redraws it where it is, or moves it to the bottom of its channel.

    Guesses may overlap, so what is shown is read again after every drawing: whoever draws last
    draws the newest state. A crowd shares redraws: Discord lets a message be edited five times
    in five seconds, and what waits behind that would show what is no longer so.
    """

    def __init__(
        self,
        draw: Callable[[V], Drawing],
        look: Callable[[int], Awaitable[V]],
        remember: Callable[[int, Place, int], Awaitable[int | None]],
    ) -> None:
        """`look` reads a subject's newest state; `remember` keeps which message shows it, and
        returns the one that did."""
        self._draw = draw
        self._look = look
        self._remember = remember
        self._wanted: dict[int, Drawing] = {}
        self._under_way: set[int] = set()

    async def lay(self, interaction: discord.Interaction, state: V) -> None:
        """Show it in a new message, and take the old one away."""
        drawing = self._draw(state)
        message_id = await send(interaction, drawing.reply)
        if drawing.reply.private or not message_id:
            return
        before = await self._remember(drawing.subject, place(interaction), message_id)
        if before and before != message_id:
            await _discard(interaction.client, drawing.place, before)

    async def post(
        self, client: discord.Client, state: V, ping: int | None = None
    ) -> discord.Message:
        """Show it in a new message of its own channel, and call a role to it.

        Raises `discord.HTTPException`.
        """
        drawing = self._draw(state)
        channel = client.get_partial_messageable(drawing.place.channel_id)
        sent = await post(channel, replace(drawing.reply, ping=ping))
        await self._remember(drawing.subject, drawing.place, sent.id)
        return sent

    async def redraw(self, interaction: discord.Interaction, state: V) -> None:
        """Show it in the message that was pressed."""
        drawing = self._draw(state)
        await edit(interaction, drawing.reply)
        newest = await self._newest(drawing.subject)
        if newest.reply != drawing.reply:
            await edit(interaction, newest.reply)

    async def show(self, interaction: discord.Interaction, state: V) -> None:
        """Show it where it lies; lay it anew if it is private or its message is gone."""
        drawing = self._draw(state)
        if drawing.reply.private or drawing.message_id is None:
            await self.lay(interaction, state)
            return
        try:
            await self._share(interaction.client, drawing)
        except (discord.NotFound, discord.Forbidden):
            await self.lay(interaction, await self._look(drawing.subject))
        except discord.HTTPException as error:
            log.warning("message not redrawn", code=error.code)

    async def refresh(self, client: discord.Client, subject: int) -> None:
        """Bring its message up to date, if there is one and it can be reached."""
        try:
            await self._share(client, await self._newest(subject))
        except discord.HTTPException as error:
            log.info("message not redrawn", code=error.code)

    async def _share(self, client: discord.Client, drawing: Drawing) -> None:
        """Redraw the message; if that is under way already, leave it to whoever is at it."""
        self._wanted[drawing.subject] = drawing
        if drawing.subject in self._under_way:
            return
        self._under_way.add(drawing.subject)
        try:
            await self._catch_up(client, drawing.subject)
        finally:
            self._under_way.discard(drawing.subject)
            self._wanted.pop(drawing.subject, None)

    async def _catch_up(self, client: discord.Client, subject: int) -> None:
        while wanted := self._wanted.pop(subject, None):
            if wanted.message_id is None or wanted.reply.private:
                return
            await redraw(_message(client, wanted.place, wanted.message_id), wanted.reply)
            newest = await self._newest(subject)
            if newest != wanted:
                self._wanted[subject] = newest

    async def _newest(self, subject: int) -> Drawing:
        return self._draw(await self._look(subject))


def _message(client: discord.Client, place: Place, message_id: int) -> discord.PartialMessage:
    """A message to edit or delete, without asking Discord for it first."""
    return client.get_partial_messageable(place.channel_id).get_partial_message(message_id)


async def _discard(client: discord.Client, place: Place, message_id: int) -> None:
    """Take an old message away, if it is still there and ours to take."""
    with suppress(discord.NotFound, discord.Forbidden):
        await _message(client, place, message_id).delete()
