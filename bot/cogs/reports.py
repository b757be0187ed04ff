"""The button that reports a word, and the menus that decide about those reported."""

from __future__ import annotations

import discord
from discord.ext import commands

from bot.adapters.components import (
    FormHandler,
    Handler,
    MenuHandler,
    detail,
    find_route,
    pressing,
    understood,
)
from bot.adapters.reading import asker, look
from bot.adapters.reply import edit, send
from bot.domain.reports import Decision
from bot.render import reports as render
from bot.render.menus import Topic
from bot.render.reply import Action
from bot.services.reports import Reports


class ReportsCog(commands.Cog):
    """Words that players find unfit to be an answer."""

    def __init__(self, reports: Reports) -> None:
        self._reports = reports
        self.routes: dict[Action, Handler] = {Action.REPORT: self.press_report}
        self.forms: dict[Action, FormHandler] = {}
        self.menus: dict[Topic, MenuHandler] = {
            Topic.REPORT: pressing(self.routes),
            Topic.REPORTED: self.settle,
        }

    async def press_report(self, interaction: discord.Interaction, game_id: int) -> None:
        """Report the answer, or ask which of several."""
        asked = asker(interaction)
        if detail(interaction):
            word = await self._reports.report(asked, game_id, understood(int, interaction))
            await edit(interaction, render.thanks(word, look(interaction)))
            return
        session = await self._reports.find(asked, game_id)
        if len(session.game.answers) > 1:
            await send(interaction, render.which(session, look(interaction)))
        else:
            word = await self._reports.report(asked, game_id)
            await send(interaction, render.thanks(word, look(interaction)))

    async def settle(self, interaction: discord.Interaction, name: str, values: list[str]) -> None:
        """Ban or keep what was chosen, and show what is left."""
        decision = find_route({one: one for one in Decision}, name)
        left = await self._reports.settle(asker(interaction), decision, values)
        await edit(interaction, render.queue(left, look(interaction)))
