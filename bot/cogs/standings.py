"""`/wordle leaderboard` and `/wordle stats`."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.board.look import Look
from bot.cogs.components import FormHandler, Handler
from bot.cogs.reading import asker, place, player
from bot.cogs.reply import patiently, send
from bot.domain.modes import MODES, ModeKey
from bot.domain.standings import Period
from bot.render import standings as render
from bot.render.reply import Action
from bot.services.standings import Standings


class StandingsCog(commands.Cog):
    def __init__(self, standings: Standings) -> None:
        self._standings = standings
        self.routes: dict[Action, Handler] = {}
        self.forms: dict[Action, FormHandler] = {}

    @app_commands.command()
    async def leaderboard(
        self,
        interaction: discord.Interaction,
        period: Period = Period.ALL,
        mode: ModeKey | None = None,
    ) -> None:
        """Who wins most in this server"""
        who = player(interaction.user)
        work = self._standings.leaderboard(
            place(interaction), who, period, MODES[mode] if mode else None
        )
        board = await patiently(interaction, work, private=False)
        await send(interaction, render.leaderboard(board, await self._look(interaction)))

    @app_commands.command()
    @app_commands.rename(who="player")
    async def stats(
        self, interaction: discord.Interaction, who: discord.User | None = None
    ) -> None:
        """Wins, average, distribution and streaks"""
        asked = player(who or interaction.user)
        work = self._standings.stats(place(interaction), asked)
        tally = await patiently(interaction, work, private=False)
        await send(interaction, render.stats(tally, await self._look(interaction)))

    async def _look(self, interaction: discord.Interaction) -> Look:
        return Look(await self._standings.theme(asker(interaction)))
