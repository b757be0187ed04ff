"""`/wordle rules`, `modes` and `about`."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.adapters.answers.messages import send
from bot.adapters.controls.routes import FormHandler, Handler
from bot.adapters.door.from_discord import look_of
from bot.render import guide as render
from bot.render.reply import Action


class GuideCog(commands.Cog):
    """The guide to the bot and its games."""

    def __init__(self, privacy_url: str | None) -> None:
        self._url = privacy_url
        self.routes: dict[Action, Handler] = {}
        self.forms: dict[Action, FormHandler] = {}

    @app_commands.command()
    async def rules(self, interaction: discord.Interaction) -> None:
        """How to read the tiles, and what hard mode asks"""
        await send(interaction, render.rules(look_of(interaction)))

    @app_commands.command()
    async def modes(self, interaction: discord.Interaction) -> None:
        """Every way to play, in one sentence each"""
        await send(interaction, render.modes(look_of(interaction)))

    @app_commands.command()
    async def about(self, interaction: discord.Interaction) -> None:
        """What I am, and where to begin"""
        await send(interaction, render.about(look_of(interaction), self._url))
