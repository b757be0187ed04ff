"""Buttons that survive a restart: the custom id says everything, nothing is kept in memory."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Mapping
from typing import Any

import discord
from discord.ui import DynamicItem

from bot.cogs.errors import answering
from bot.render.reply import Action

Handler = Callable[[discord.Interaction, int], Awaitable[None]]
"""Answers a press, given the subject of the button."""

TEMPLATE = r"tilemate:(?P<action>[a-z]+):(?P<subject>[0-9]+)(?::(?P<detail>[a-z0-9.]+))?"


def detail(interaction: discord.Interaction) -> str:
    """What the pressed button says beyond its action and its subject."""
    data: Any = interaction.data or {}
    match = re.fullmatch(TEMPLATE, data.get("custom_id", ""))
    return (match and match["detail"]) or ""


def routed(routes: Mapping[Action, Handler]) -> type[DynamicItem[Any]]:
    """Return the item class that hands every press to its route."""

    class Press(DynamicItem[discord.ui.Button[Any]], template=TEMPLATE):
        def __init__(self, item: discord.ui.Button[Any], action: Action, subject: int) -> None:
            super().__init__(item)
            self.action = action
            self.subject = subject

        @classmethod
        async def from_custom_id(
            cls, interaction: discord.Interaction, item: Any, match: re.Match[str]
        ) -> Press:
            return cls(item, Action(match["action"]), int(match["subject"]))

        async def callback(self, interaction: discord.Interaction) -> None:
            async with answering(interaction):
                await routes[self.action](interaction, self.subject)

    return Press
