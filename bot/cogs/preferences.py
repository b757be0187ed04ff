"""`/wordle preferences`: a player's own choices."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.cogs.buttons import Handler
from bot.cogs.menus import MenuHandler
from bot.cogs.modals import FormHandler
from bot.cogs.reading import place, player
from bot.cogs.reply import edit, send
from bot.domain.players import Preference
from bot.render.menus import Topic
from bot.render.preferences import UNSET, panel
from bot.render.reply import Action
from bot.services.guilds import OFF, ON
from bot.services.players import PreferencesService


class Preferences(commands.Cog):
    def __init__(self, preferences: PreferencesService) -> None:
        self._preferences = preferences
        self.routes: dict[Action, Handler] = {Action.REMIND: self.press_remind}
        self.forms: dict[Action, FormHandler] = {}
        self.menus: dict[Topic, MenuHandler] = {Topic.PREFERENCES: self.choose}

    @app_commands.command()
    async def preferences(self, interaction: discord.Interaction) -> None:
        """Your own theme, language, and reminders (only you see them)"""
        chosen = await self._preferences.of(player(interaction.user))
        await send(interaction, panel(chosen, place(interaction)))

    async def choose(self, interaction: discord.Interaction, name: str, values: list[str]) -> None:
        """Answer a menu."""
        value = None if values[0] == UNSET else values[0]
        await self._choose(interaction, Preference(name), value)

    async def press_remind(self, interaction: discord.Interaction, on: int) -> None:
        await self._choose(interaction, Preference.REMIND, ON if on else OFF)

    async def _choose(
        self, interaction: discord.Interaction, preference: Preference, value: str | None
    ) -> None:
        here = place(interaction)
        chosen = await self._preferences.choose(here, player(interaction.user), preference, value)
        await edit(interaction, panel(chosen, here))
