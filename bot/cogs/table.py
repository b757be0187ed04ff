"""The one message of each game: laid, redrawn in place, moved to the bottom."""

from __future__ import annotations

import discord

from bot.cogs.drawing import embed, view
from bot.cogs.reading import place, player
from bot.cogs.reply import edit, send
from bot.domain.games import GameSession
from bot.render import play as render
from bot.render.reply import Reply
from bot.services.lexicons import Lexicons
from bot.services.play import PlayService


class Table:
    """Where games lie. Guesses may overlap, so after a drawing the game is read again:
    whoever draws last draws the newest state."""

    def __init__(self, play: PlayService, lexicons: Lexicons) -> None:
        self._play = play
        self._lexicons = lexicons

    async def lay(self, interaction: discord.Interaction, session: GameSession) -> None:
        """Show the game in a new message."""
        message_id = await send(interaction, self._drawn(session))
        if not session.mode.private:
            await self._play.shown_in(session.id, message_id)

    async def redraw(self, interaction: discord.Interaction, session: GameSession) -> None:
        """Show the game in the message that was pressed."""
        await edit(interaction, self._drawn(session))
        newest = await self._newest(interaction, session)
        if newest != session:
            await edit(interaction, self._drawn(newest))

    async def show(self, interaction: discord.Interaction, session: GameSession) -> None:
        """Show the game where it lies; lay it anew if it is private or its message is gone."""
        if session.mode.private or session.message_id is None:
            await self.lay(interaction, session)
            return
        message = _message(interaction, session.message_id)
        try:
            await self._redraw_message(interaction, session, message)
        except (discord.NotFound, discord.Forbidden):
            await self.lay(interaction, session)

    async def move(self, interaction: discord.Interaction, session: GameSession) -> None:
        """Lay the game at the bottom of the channel, and take its old message away."""
        await self.lay(interaction, session)
        if session.message_id is not None:
            try:
                await _message(interaction, session.message_id).delete()
            except (discord.NotFound, discord.Forbidden):
                return

    async def _redraw_message(
        self,
        interaction: discord.Interaction,
        session: GameSession,
        message: discord.PartialMessage,
    ) -> None:
        drawn = None
        while session != drawn:
            reply, drawn = self._drawn(session), session
            await message.edit(embed=embed(reply), view=view(reply))
            session = await self._newest(interaction, session)

    async def _newest(self, interaction: discord.Interaction, session: GameSession) -> GameSession:
        return await self._play.board(place(interaction), player(interaction.user), session.id)

    def _drawn(self, session: GameSession) -> Reply:
        meaning = self._lexicons.definition(session.language, session.game.answers[0])
        return render.game(session, meaning)


def _message(interaction: discord.Interaction, message_id: int) -> discord.PartialMessage:
    channel = interaction.client.get_partial_messageable(interaction.channel_id or 0)
    return channel.get_partial_message(message_id)
