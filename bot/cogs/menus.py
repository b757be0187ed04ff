"""Menus that survive a restart: the custom id says what is chosen."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Mapping
from typing import Any

import discord
from discord.ui import DynamicItem

from bot.cogs.buttons import known
from bot.cogs.errors import answering
from bot.render.menus import Topic

MenuHandler = Callable[[discord.Interaction, str, list[str]], Awaitable[None]]
"""Answers a choice, given the name of the menu and what was chosen: values, or ids as text."""

TEMPLATE = r"menu:(?P<topic>[a-z]+):(?P<name>[a-z]+)"


def chosen(routes: Mapping[Topic, MenuHandler]) -> type[DynamicItem[Any]]:
    """Return the item class that hands every choice to its route."""

    class Choice(DynamicItem[discord.ui.Item[Any]], template=TEMPLATE):
        def __init__(self, item: discord.ui.Item[Any], topic: str, name: str) -> None:
            super().__init__(item)
            self.topic = topic
            self.name = name

        @classmethod
        async def from_custom_id(
            cls, interaction: discord.Interaction, item: Any, match: re.Match[str]
        ) -> Choice:
            return cls(item, match["topic"], match["name"])

        async def callback(self, interaction: discord.Interaction) -> None:
            data: Any = interaction.data
            async with answering(interaction):
                await known(routes, self.topic)(interaction, self.name, data["values"])

    return Choice
