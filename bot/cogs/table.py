"""The one message of each game: laid, redrawn in place, moved to the bottom."""

from __future__ import annotations

from contextlib import suppress

import discord

from bot.cogs.drawing import embed, files, view
from bot.cogs.reading import place, player
from bot.cogs.reply import edit, send
from bot.domain.games import GameSession
from bot.domain.people import Place
from bot.errors import Spoiler
from bot.render import play as render
from bot.render.reply import Reply
from bot.render.tiles import Emojis
from bot.services.play import PlayService
from bot.services.showing import ShowingService


class Table:
    """Where games lie. Guesses may overlap, so after a drawing the game is read again:
    whoever draws last draws the newest state."""

    def __init__(self, play: PlayService, showing: ShowingService, emojis: Emojis) -> None:
        self._play = play
        self._showing = showing
        self._emojis = emojis

    async def lay(self, interaction: discord.Interaction, session: GameSession) -> int | None:
        """Show the game in a new message, and return its id."""
        message_id = await send(interaction, await self._drawn(session))
        if message_id and not session.mode.private:
            await self._play.shown_in(session.id, message_id)
        return message_id

    async def lay_in(self, client: discord.Client, session: GameSession) -> None:
        """Show the game in a new message of its own place, such as a thread."""
        reply = await self._drawn(session)
        channel = client.get_partial_messageable(session.place.channel_id)
        sent = await channel.send(embed=embed(reply), view=view(reply))
        await self._play.shown_in(session.id, sent.id)

    async def redraw(self, interaction: discord.Interaction, session: GameSession) -> None:
        """Show the game in the message that was pressed."""
        await edit(interaction, await self._drawn(session))
        newest = await self._newest(interaction, session)
        if newest != session:
            await edit(interaction, await self._drawn(newest))

    async def show(self, interaction: discord.Interaction, session: GameSession) -> None:
        """Show the game where it lies; lay it anew if it is private or its message is gone."""
        if session.mode.private or session.message_id is None:
            await self.lay(interaction, session)
            return
        try:
            drawn = None
            while session != drawn:
                await self.refresh(interaction.client, session)
                session, drawn = await self._newest(interaction, session), session
        except (discord.NotFound, discord.Forbidden):
            await self.lay(interaction, session)

    async def move(self, interaction: discord.Interaction, session: GameSession) -> None:
        """Lay the game at the bottom of the channel, and take its old message away."""
        laid = await self.lay(interaction, session)
        if laid and session.message_id != laid:
            await discard(interaction.client, session.place, session.message_id)

    async def receipt(
        self, interaction: discord.Interaction, session: GameSession, turn: int
    ) -> None:
        """Tell the player what a guess typed as a command has become."""
        showing = await self._showing.of(session)
        await send(interaction, render.guessed(session, turn, showing, self._emojis))

    async def share(
        self, interaction: discord.Interaction, session: GameSession, *, letters: bool
    ) -> None:
        """Show a result to everyone in the channel; raises `Spoiler` rather than spoil it."""
        showing = await self._showing.of(session)
        if letters and showing.contested:
            raise Spoiler
        await send(interaction, render.share(session, showing, letters=letters))

    async def refresh(self, client: discord.Client, session: GameSession) -> None:
        """Redraw the public message of a game; raises `discord.NotFound` or `Forbidden`."""
        if session.message_id is None or session.mode.private:
            return
        reply = await self._drawn(session)
        shown = message(client, session.place, session.message_id)
        await shown.edit(embed=embed(reply), view=view(reply), attachments=await files(reply))

    async def _newest(self, interaction: discord.Interaction, session: GameSession) -> GameSession:
        return await self._play.board(place(interaction), player(interaction.user), session.id)

    async def _drawn(self, session: GameSession) -> Reply:
        return render.game(session, await self._showing.of(session), self._emojis)


def message(client: discord.Client, place: Place, message_id: int) -> discord.PartialMessage:
    """A message to edit or delete, without asking Discord for it first."""
    return client.get_partial_messageable(place.channel_id).get_partial_message(message_id)


async def discard(client: discord.Client, place: Place, message_id: int | None) -> None:
    """Take an old message away, if it is still there and ours to take."""
    if message_id is None:
        return
    with suppress(discord.NotFound, discord.Forbidden):
        await message(client, place, message_id).delete()
