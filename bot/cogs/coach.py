"""`/wordle analyse`, `/wordle difficulty`, and the button that analyses an ended game."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.cogs.components import FormHandler, Handler, understood
from bot.cogs.reading import asker, look
from bot.cogs.reply import edit, patiently, send
from bot.render.coach.details import details
from bot.render.coach.difficulty import difficulty
from bot.render.coach.talk import analysis
from bot.render.reply import Action
from bot.services.coach.analysis import Coach
from bot.services.coach.retelling import Retold
from engine import Hard, Word


class CoachCog(commands.Cog):
    def __init__(self, coach: Coach) -> None:
        self._coach = coach
        self.routes: dict[Action, Handler] = {
            Action.ANALYSE: self.press_analyse,
            Action.DETAILS: self.press_details,
        }
        self.forms: dict[Action, FormHandler] = {}

    @app_commands.command()
    async def analyse(
        self, interaction: discord.Interaction, share: str = "", words: str = "", answer: str = ""
    ) -> None:
        """See what each of your guesses was worth: skill and luck, and what was better"""
        asked = asker(interaction)
        brought = share or words or answer
        work = (
            self._coach.analyse_pasted(asked, share, words, answer)
            if brought
            else self._coach.game(asked)
        )
        await send(interaction, analysis(await patiently(interaction, work), look(interaction)))

    @app_commands.command(name="difficulty")
    async def weigh(self, interaction: discord.Interaction, word: str) -> None:
        """How hard a word is to guess, for setters of challenges; only you see it"""
        work = self._coach.difficulty(asker(interaction), word)
        await send(interaction, difficulty(await patiently(interaction, work), look(interaction)))

    async def press_analyse(self, interaction: discord.Interaction, game_id: int) -> None:
        work = self._coach.game(asker(interaction), game_id)
        await send(interaction, analysis(await patiently(interaction, work), look(interaction)))

    async def press_details(self, interaction: discord.Interaction, game_id: int) -> None:
        """Show the figures of a stored game, or of one that the button tells of."""
        asked = asker(interaction)
        work = (
            self._coach.game(asked, game_id)
            if game_id
            else self._coach.analyse_retold(asked, understood(_read, interaction))
        )
        told = await patiently(interaction, work, editing=True)
        await edit(interaction, details(told, look(interaction)))


def _read(detail: str) -> Retold:
    """A game as a button tells it; raises ValueError."""
    hard, answer, *guesses = detail.split(".")
    return Retold(tuple(map(Word, guesses)), Word(answer), Hard(hard))
