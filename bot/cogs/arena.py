"""The public message of each match, and the private boards around it."""

from __future__ import annotations

from functools import partial

import discord
import structlog

from bot.cogs.drawing import embed, files, view
from bot.cogs.reading import place
from bot.cogs.repaints import Repaints
from bot.cogs.reply import edit, send
from bot.cogs.table import Table, discard, message
from bot.domain.matches import Match
from bot.render import matches as render
from bot.render.reply import Reply
from bot.services.games.showing import ShowingService
from bot.services.matches.entry import Entered, MatchService

log: structlog.stdlib.BoundLogger = structlog.get_logger()


class Arena:
    def __init__(self, matches: MatchService, showing: ShowingService, table: Table) -> None:
        self._matches = matches
        self._showing = showing
        self._table = table
        self._repaints = Repaints()

    async def lay(self, interaction: discord.Interaction, match: Match) -> int | None:
        """Show a match in a new message, for all to see; return the one before."""
        message_id = await send(interaction, await self.drawn(match))
        if not message_id:
            return None
        before = await self._matches.shown_in(match.id, place(interaction), message_id)
        return None if before == message_id else before

    async def move(self, interaction: discord.Interaction, match: Match) -> None:
        """Lay a match at the bottom of the channel, and take its old message away."""
        before = await self.lay(interaction, match)
        await discard(interaction.client, match.place, before)

    async def redraw(self, interaction: discord.Interaction, match: Match) -> None:
        """Show a match in the message that was pressed."""
        await edit(interaction, await self.drawn(match))
        newest = await self._matches.look(match.id)
        if newest != match:
            await edit(interaction, await self.drawn(newest))

    async def seat(self, interaction: discord.Interaction, entered: Entered) -> None:
        """Show a player the private board, and everybody who has come."""
        await self._table.lay(interaction, entered.session)
        await self.refresh(interaction.client, entered.match.id)

    async def refresh(self, client: discord.Client, match_id: int) -> None:
        """Bring the public message up to date, if it can be reached."""
        try:
            await self._repaints.of(match_id, partial(self._catch_up, client, match_id))
        except discord.HTTPException as error:
            log.info("match not shown", code=error.code)

    async def _catch_up(self, client: discord.Client, match_id: int) -> None:
        """It is read again after drawing, so whoever draws last draws the newest state."""
        drawn, match = None, await self._matches.look(match_id)
        while match != drawn and match.message_id is not None:
            reply = await self.drawn(match)
            shown = message(client, match.place, match.message_id)
            await shown.edit(embed=embed(reply), view=view(reply), attachments=await files(reply))
            match, drawn = await self._matches.look(match_id), match

    async def drawn(self, match: Match) -> Reply:
        return render.match(match, *await self._showing.of_match(match))
