"""What a result is worth in a server: the form that asks for it."""

from __future__ import annotations

import discord
from discord.ext import commands

from bot.adapters.controls.refused_forms import RefusedForms
from bot.adapters.controls.routes import FormHandler, Handler, form
from bot.adapters.door.from_discord import asker, look_of
from bot.adapters.replies.messages import ask, edit
from bot.domain.points import UnfitPoints, write_worth
from bot.domain.setting_kinds import Page
from bot.render.guilds import panel
from bot.render.reply import Action
from bot.services.guilds import Guilds

_LONGEST = 100
"""Characters of the field: there is room for names and stray spaces."""


class PointsCog(commands.Cog):
    """The form for a server's own points."""

    def __init__(self, guilds: Guilds) -> None:
        self._guilds = guilds
        self._refused = RefusedForms[str](UnfitPoints)
        self.routes: dict[Action, Handler] = {Action.POINTS: self.press}
        self.forms: dict[Action, FormHandler] = {Action.POINTS: self.submit}

    async def press(self, interaction: discord.Interaction, _: int) -> None:
        """Ask what a result is worth, as it is now or as it was typed before it was refused."""
        now, say = await self._guilds.show(asker(interaction)), look_of(interaction).say
        typed = self._refused.recall(interaction)
        modal = form(interaction, Action.POINTS, 0, say("guilds-points-modal"))
        field = discord.ui.TextInput[discord.ui.Modal](
            label=say("guilds-points-field"),
            custom_id="points",
            default=typed or write_worth(now.points),
            required=False,
            max_length=_LONGEST,
        )
        modal.add_item(field)
        await ask(interaction, modal)

    async def submit(self, interaction: discord.Interaction, _: int, texts: dict[str, str]) -> None:
        """Change the setting; if it is refused, keep what was typed to be corrected."""
        typed = texts["points"]
        work = self._guilds.change(asker(interaction), "points", [typed])
        if settings := await self._refused.accept(interaction, typed, work, Action.POINTS):
            await edit(interaction, panel(settings, look_of(interaction), Page.LEADERBOARD))
