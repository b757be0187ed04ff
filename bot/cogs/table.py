"""The one message of each game: laid, redrawn in place, moved to the bottom."""

from __future__ import annotations

from contextlib import suppress
from functools import partial

import discord
import structlog

from bot.board.tiles import Emojis
from bot.cogs.drawing import embed, files, view
from bot.cogs.repaints import Repaints
from bot.cogs.reply import edit, send
from bot.domain.errors import Spoiler
from bot.domain.games import GameSession
from bot.domain.players import Place
from bot.render import games as render
from bot.render.reply import Reply
from bot.services.games.play import PlayService
from bot.services.games.showing import ShowingService

log: structlog.stdlib.BoundLogger = structlog.get_logger()


class Table:
    """Where games lie. Guesses may overlap, so after a drawing the game is read again:
    whoever draws last draws the newest state."""

    def __init__(self, play: PlayService, showing: ShowingService, emojis: Emojis) -> None:
        self._play = play
        self._showing = showing
        self._emojis = emojis
        self._repaints = Repaints()

    async def lay(self, interaction: discord.Interaction, session: GameSession) -> int | None:
        """Show the game in a new message; return the one that showed it before."""
        message_id = await send(interaction, await self._drawn(session))
        if session.mode.private or not message_id:
            return None
        before = await self._play.shown_in(session.id, message_id)
        return None if before == message_id else before

    async def lay_in(self, client: discord.Client, session: GameSession) -> None:
        """Show the game in a new message of its own place, such as a thread."""
        reply = await self._drawn(session)
        channel = client.get_partial_messageable(session.place.channel_id)
        sent = await channel.send(embed=embed(reply), view=view(reply))
        await self._play.shown_in(session.id, sent.id)

    async def redraw(self, interaction: discord.Interaction, session: GameSession) -> None:
        """Show the game in the message that was pressed."""
        await edit(interaction, await self._drawn(session))
        newest = await self._newest(session)
        if newest != session:
            await edit(interaction, await self._drawn(newest))

    async def show(self, interaction: discord.Interaction, session: GameSession) -> None:
        """Show the game where it lies; lay it anew if it is private or its message is gone."""
        if session.mode.private or session.message_id is None:
            await self.lay(interaction, session)
            return
        try:
            await self.refresh(interaction.client, session)
        except (discord.NotFound, discord.Forbidden):
            await self.lay(interaction, await self._newest(session))
        except discord.HTTPException as error:
            log.warning("game not shown", code=error.code)

    async def move(self, interaction: discord.Interaction, session: GameSession) -> None:
        """Lay the game at the bottom of the channel, and take its old message away."""
        before = await self.lay(interaction, session)
        await discard(interaction.client, session.place, before)

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
        """Bring the public message of a game up to date; raises `discord.HTTPException`."""
        if not session.mode.private:
            await self._repaints.of(session.id, partial(self._catch_up, client, session))

    async def _catch_up(self, client: discord.Client, session: GameSession) -> None:
        drawn, session = None, await self._newest(session)
        while session != drawn and session.message_id is not None:
            reply = await self._drawn(session)
            shown = message(client, session.place, session.message_id)
            await shown.edit(embed=embed(reply), view=view(reply), attachments=await files(reply))
            session, drawn = await self._newest(session), session

    async def _newest(self, session: GameSession) -> GameSession:
        who = session.owner or session.starter
        return await self._play.board(session.place, who, session.id)

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
