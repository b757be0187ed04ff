"""`/wordle rules`, `modes`, `about` and `privacy`."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.cogs.buttons import Handler
from bot.cogs.modals import FormHandler
from bot.cogs.reading import player
from bot.cogs.reply import edit, send
from bot.render import privacy as render
from bot.render import teaching
from bot.render.reply import Action
from bot.services.players import PrivacyService


class Teach(commands.Cog):
    """What the bot is, and what it knows about the person who asks."""

    def __init__(self, privacy: PrivacyService, privacy_url: str | None) -> None:
        self._privacy = privacy
        self._url = privacy_url
        self.routes: dict[Action, Handler] = {
            Action.EXPORT: self.press_export,
            Action.ERASE: self.press_erase,
            Action.ERASE_ALL: self.press_erase_all,
        }
        self.forms: dict[Action, FormHandler] = {}

    @app_commands.command()
    async def rules(self, interaction: discord.Interaction) -> None:
        """How to read the tiles, and what hard mode asks"""
        await send(interaction, teaching.rules())

    @app_commands.command()
    async def modes(self, interaction: discord.Interaction) -> None:
        """Every way to play, in one sentence each"""
        await send(interaction, teaching.modes())

    @app_commands.command()
    async def about(self, interaction: discord.Interaction) -> None:
        """What I am, and where to begin"""
        await send(interaction, teaching.about(self._url))

    @app_commands.command()
    async def privacy(self, interaction: discord.Interaction) -> None:
        """What I keep about you; export it or delete it"""
        await send(interaction, render.privacy(self._url))

    async def press_export(self, interaction: discord.Interaction, _: int) -> None:
        data = await self._privacy.export(player(interaction.user))
        await send(interaction, render.exported(data))

    async def press_erase(self, interaction: discord.Interaction, _: int) -> None:
        await edit(interaction, render.sure())

    async def press_erase_all(self, interaction: discord.Interaction, _: int) -> None:
        await self._privacy.erase(player(interaction.user))
        await edit(interaction, render.erased())
