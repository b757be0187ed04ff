"""The champions and the final standings of each season, opened from the leaderboard."""

from __future__ import annotations

from datetime import date

import discord
from discord.ext import commands

from bot.adapters.controls.routes import FormHandler, Handler, MenuHandler, parse_detail
from bot.adapters.door.from_discord import asker, choose_look, place
from bot.adapters.replies.messages import turn
from bot.board.look import Look
from bot.domain.errors import UnknownButton
from bot.render import seasons as render
from bot.render.menus import Topic
from bot.render.reply import Action
from bot.services.standings import Standings


class SeasonsCog(commands.Cog):
    """Past seasons and their champions."""

    def __init__(self, standings: Standings) -> None:
        self._standings = standings
        self._seasons = standings.seasons
        self.routes: dict[Action, Handler] = {
            Action.CHAMPIONS: self.press_champions,
            Action.SEASON: self.press_season,
        }
        self.forms: dict[Action, FormHandler] = {}
        self.menus: dict[Topic, MenuHandler] = {Topic.SEASONS: self.choose_season}

    async def press_champions(self, interaction: discord.Interaction, _: int) -> None:
        found = await self._seasons.list_champions(asker(interaction))
        await turn(interaction, render.champions(found, await self._look_of(interaction)))

    async def press_season(self, interaction: discord.Interaction, page: int) -> None:
        """Turn to a page of the season whose end is in the button's detail."""
        await self._show(interaction, parse_detail(date.fromisoformat, interaction), page)

    async def choose_season(
        self, interaction: discord.Interaction, _: str, values: list[str]
    ) -> None:
        try:
            end = date.fromisoformat(values[0])
        except ValueError:
            raise UnknownButton from None
        await self._show(interaction, end, 0)

    async def _show(self, interaction: discord.Interaction, end: date, page: int) -> None:
        found = await self._seasons.show(asker(interaction), end, page)
        await turn(interaction, render.final_standings(found, await self._look_of(interaction)))

    async def _look_of(self, interaction: discord.Interaction) -> Look:
        theme = await self._standings.theme(asker(interaction))
        return choose_look(interaction, place(interaction), theme)
