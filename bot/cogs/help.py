"""`/wordle help` and the buttons of a solve session."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.cogs.buttons import Handler
from bot.cogs.modals import FormHandler
from bot.cogs.reading import place, player
from bot.cogs.reply import edit, patiently, send
from bot.errors import NoSolveSession
from bot.render import solve as render
from bot.render.reply import Action
from bot.services.solve import SolveService


class Help(commands.Cog):
    """A player's puzzle from elsewhere."""

    def __init__(self, solve: SolveService) -> None:
        self._solve = solve
        self.routes: dict[Action, Handler] = {
            Action.UNDO: self.press_undo,
            Action.NEW_PUZZLE: self.press_new,
            Action.REMAINING: self.press_remaining,
        }
        self.forms: dict[Action, FormHandler] = {}

    @app_commands.command()
    @app_commands.describe(
        guess="The word you guessed", hints="Its tiles: 20012, gy.bx, or the emoji"
    )
    async def help(
        self, interaction: discord.Interaction, guess: str = "", hints: str = ""
    ) -> None:
        """What to guess next in a puzzle from elsewhere (only you see it)"""
        here, me = place(interaction), player(interaction.user)
        if not guess and not hints:
            await self._show(interaction)
            return
        outcome = await patiently(
            interaction, self._solve.add(interaction.id, here, me, guess, hints)
        )
        await send(interaction, render.session(outcome))

    async def press_undo(self, interaction: discord.Interaction, solve_id: int) -> None:
        here, me = place(interaction), player(interaction.user)
        outcome = await self._solve.undo(interaction.id, here, me, solve_id)
        await edit(interaction, render.session(outcome))

    async def press_new(self, interaction: discord.Interaction, _: int) -> None:
        await self._solve.forget(place(interaction), player(interaction.user))
        await edit(interaction, render.forgotten())

    async def press_remaining(self, interaction: discord.Interaction, _: int) -> None:
        show = self._solve.show(place(interaction), player(interaction.user))
        await send(interaction, render.words(await patiently(interaction, show)))

    async def _show(self, interaction: discord.Interaction) -> None:
        show = self._solve.show(place(interaction), player(interaction.user))
        try:
            reply = render.session(await patiently(interaction, show))
        except NoSolveSession:
            reply = render.teaching()
        await send(interaction, reply)
