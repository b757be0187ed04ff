"""`/wordle addword`: a word that my list lacks."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.cogs.buttons import Handler
from bot.cogs.modals import FormHandler
from bot.cogs.reading import place, rights
from bot.cogs.reply import send
from bot.render.puzzles import panel as render
from bot.render.reply import Action
from bot.services.guilds import SettingsService


class AddWord(commands.Cog):
    def __init__(self, settings: SettingsService) -> None:
        self._settings = settings
        self.routes: dict[Action, Handler] = {}
        self.forms: dict[Action, FormHandler] = {}

    @app_commands.command()
    @app_commands.describe(word="A word of 4 to 8 letters that my list lacks")
    async def addword(self, interaction: discord.Interaction, word: str) -> None:
        """Teach me a word for this server (for those who manage it)"""
        added = await self._settings.add_word(place(interaction), rights(interaction), word)
        await send(interaction, render.taught(added))
