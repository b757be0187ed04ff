"""`/wordle about`: how to play, and what is kept about people."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.adapters.controls.routes import FormHandler, Handler, parse_detail
from bot.adapters.door.from_discord import look_of
from bot.adapters.replies.messages import answer, send
from bot.render.guide import GuidePage, guide
from bot.render.reply import Action


class GuideCog(commands.Cog):
    """The guide to the bot and its games."""

    def __init__(self, privacy_url: str | None) -> None:
        self._url = privacy_url
        self.routes: dict[Action, Handler] = {Action.GUIDE: self.press_page}
        self.forms: dict[Action, FormHandler] = {}

    @app_commands.command()
    async def about(self, interaction: discord.Interaction) -> None:
        """How to play, all the ways to play, and what I keep about you"""
        await send(interaction, guide(GuidePage.ABOUT, look_of(interaction), self._url))

    async def press_page(self, interaction: discord.Interaction, _: int) -> None:
        page = parse_detail(GuidePage, interaction)
        await answer(interaction, guide(page, look_of(interaction), self._url))
