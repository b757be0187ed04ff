"""`/wordle preferences`, and a player's own data."""

from __future__ import annotations

import asyncio

import discord
from discord import app_commands
from discord.ext import commands

from bot.adapters.controls.routes import FormHandler, Handler, MenuHandler
from bot.adapters.door.from_discord import asker, look_of, place, player
from bot.adapters.replies.messages import edit, send
from bot.domain.players import Preference, Preferences
from bot.domain.setting_kinds import OFF, ON
from bot.render import players as render
from bot.render.menus import Topic
from bot.render.reply import Action, Reply
from bot.services.players import Players


class PlayersCog(commands.Cog):
    """A player's own preferences and data."""

    def __init__(self, players: Players) -> None:
        self._players = players
        self.routes: dict[Action, Handler] = {
            Action.REMIND: self.press_remind,
            Action.HIDE: self.press_hide,
            Action.FORGET_REFUSED: self.press_forget_refused,
            Action.EXPORT: self.press_export,
            Action.ERASE: self.press_erase,
            Action.ERASE_ALL: self.press_erase_all,
        }
        self.forms: dict[Action, FormHandler] = {}
        self.menus: dict[Topic, MenuHandler] = {Topic.PREFERENCES: self.choose}

    @app_commands.command()
    async def preferences(self, interaction: discord.Interaction) -> None:
        """Your own theme, language, and reminders (only you see them)"""
        chosen = await self._players.preferences(player(interaction.user))
        await send(interaction, await self._draw(interaction, chosen))

    async def choose(self, interaction: discord.Interaction, name: str, values: list[str]) -> None:
        """Answer a menu of preferences."""
        value = None if values[0] == render.UNSET else values[0]
        await self._choose(interaction, Preference(name), value)

    async def press_remind(self, interaction: discord.Interaction, on: int) -> None:
        await self._choose(interaction, Preference.REMIND, ON if on else OFF)

    async def press_hide(self, interaction: discord.Interaction, on: int) -> None:
        await self._choose(interaction, Preference.HIDE, ON if on else OFF)

    async def press_forget_refused(self, interaction: discord.Interaction, _: int) -> None:
        await self._choose(interaction, Preference.REFUSED, None)

    async def press_export(self, interaction: discord.Interaction, _: int) -> None:
        data = await self._players.export(player(interaction.user))
        # years of games take a while to pack
        reply = await asyncio.to_thread(render.export, data, look_of(interaction))
        await send(interaction, reply)

    async def press_erase(self, interaction: discord.Interaction, _: int) -> None:
        await edit(interaction, render.ask_erasure(look_of(interaction)))

    async def press_erase_all(self, interaction: discord.Interaction, _: int) -> None:
        await self._players.erase(player(interaction.user))
        await edit(interaction, render.confirm_erasure(look_of(interaction)))

    async def _choose(
        self, interaction: discord.Interaction, preference: Preference, value: str | None
    ) -> None:
        chosen = await self._players.choose(asker(interaction), preference, value)
        await edit(interaction, await self._draw(interaction, chosen))

    async def _draw(self, interaction: discord.Interaction, chosen: Preferences) -> Reply:
        here = place(interaction)
        posted = await self._players.is_daily_posted(here)
        return render.preferences(chosen, here, look_of(interaction), posted=posted)
