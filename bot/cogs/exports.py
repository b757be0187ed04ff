"""A server's results as files, for those who manage it."""

from __future__ import annotations

import asyncio
from contextlib import aclosing

import discord
from discord.ext import commands

from bot.adapters.controls.routes import FormHandler, Handler
from bot.adapters.door.from_discord import asker, look_of
from bot.adapters.replies.messages import send
from bot.render.exports import ResultTables
from bot.render.reply import Action
from bot.services.exports import Exports


class ExportsCog(commands.Cog):
    """The button that takes a server's results out."""

    def __init__(self, exports: Exports) -> None:
        self._exports = exports
        self.routes: dict[Action, Handler] = {Action.EXPORT_RESULTS: self.press_export}
        self.forms: dict[Action, FormHandler] = {}

    async def press_export(self, interaction: discord.Interaction, _: int) -> None:
        """Answer with all results of the server, for the asker alone."""
        tables = ResultTables(look_of(interaction))
        async with aclosing(self._exports.take_out(asker(interaction))) as portions:
            async for some in portions:
                # a hundred thousand lines would hold up everybody else
                await asyncio.to_thread(tables.add, some)
        await send(interaction, await asyncio.to_thread(tables.draw))
