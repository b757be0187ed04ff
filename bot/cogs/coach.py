"""`/wordle analyse`, `/wordle difficulty`, and the button that analyses an ended game."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.cogs.components import FormHandler, Handler
from bot.cogs.reading import asker, look
from bot.cogs.reply import patiently, send
from bot.render import coach as render
from bot.render.reply import Action
from bot.services.coach.analysis import Coach


class CoachCog(commands.Cog):
    def __init__(self, coach: Coach) -> None:
        self._coach = coach
        self.routes: dict[Action, Handler] = {Action.ANALYSE: self.press_analyse}
        self.forms: dict[Action, FormHandler] = {}

    @app_commands.command()
    async def analyse(
        self, interaction: discord.Interaction, share: str = "", words: str = "", answer: str = ""
    ) -> None:
        """See what each of your guesses was worth: skill and luck, and what was better"""
        asked = asker(interaction)
        brought = share or words or answer
        work = (
            self._coach.pasted(asked, share, words, answer) if brought else self._coach.game(asked)
        )
        await send(
            interaction, render.analysis(await patiently(interaction, work), look(interaction))
        )

    @app_commands.command()
    async def difficulty(self, interaction: discord.Interaction, word: str) -> None:
        """How hard a word is to guess, for setters of challenges; only you see it"""
        work = self._coach.difficulty(asker(interaction), word)
        await send(
            interaction, render.difficulty(await patiently(interaction, work), look(interaction))
        )

    async def press_analyse(self, interaction: discord.Interaction, game_id: int) -> None:
        work = self._coach.game(asker(interaction), game_id)
        await send(
            interaction, render.analysis(await patiently(interaction, work), look(interaction))
        )
