"""Admit every command, and answer its errors."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.adapters.door.deferral import watch
from bot.adapters.door.rate_limit import admit
from bot.adapters.replies.errors import answer_error
from bot.domain.rate_limits import Repeated, TooFast, Unheard

_WITH_FORM = ("help", "analyse", "record", "challenge")
"""Commands that may answer with a form, as may all in the menu of a message."""


class BotTree(app_commands.CommandTree[discord.Client]):
    """The tree of commands: it admits each one, and answers its errors."""

    async def interaction_check(self, interaction: discord.Interaction, /) -> bool:
        command = interaction.command
        in_menu = isinstance(command, app_commands.ContextMenu)
        watch(interaction, form=in_menu or (command is not None and command.name in _WITH_FORM))
        try:
            await admit(interaction)
        except (Repeated, TooFast, Unheard) as error:
            # whoever types faster than anybody can gets no suggestions
            if interaction.type is not discord.InteractionType.autocomplete:
                await answer_error(interaction, error)
            return False
        return True

    async def on_error(
        self, interaction: discord.Interaction, error: app_commands.AppCommandError, /
    ) -> None:
        await answer_error(interaction, error)
