"""`/wordle hint`: help inside a running game, for who asks alone."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.cogs.buttons import Handler, understood
from bot.cogs.modals import FormHandler
from bot.cogs.reading import asker
from bot.cogs.reply import edit, patiently, send
from bot.domain.puzzles import Rung
from bot.render.puzzles import hint as render
from bot.render.reply import Action
from bot.services.puzzles.hint import HintService


class Hint(commands.Cog):
    def __init__(self, hints: HintService) -> None:
        self._hints = hints
        self.routes: dict[Action, Handler] = {Action.HINT: self.press_hint}
        self.forms: dict[Action, FormHandler] = {}

    @app_commands.command()
    async def hint(self, interaction: discord.Interaction) -> None:
        """Help with the running game; it then counts as assisted"""
        outcome = await patiently(interaction, self._hints.hint(asker(interaction)))
        await send(interaction, render.hint(outcome))

    async def press_hint(self, interaction: discord.Interaction, game_id: int) -> None:
        climb = self._hints.hint(asker(interaction), game_id, understood(Rung, interaction))
        await edit(interaction, render.hint(await patiently(interaction, climb, editing=True)))
