"""Buttons that survive a restart: the custom id says everything, nothing is kept in memory."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Mapping
from typing import Any, TypeVar

import discord
from discord.ui import DynamicItem

from bot.cogs.errors import answering
from bot.domain.errors import UnknownButton
from bot.render.reply import Action
from engine import Mark

Handler = Callable[[discord.Interaction, int], Awaitable[None]]
"""Answers a press, given the subject of the button."""

K = TypeVar("K", bound=str)
T = TypeVar("T")

LARGEST = 2**63 - 1
TEMPLATE = r"tilemate:(?P<action>[a-z]+):(?P<subject>[0-9]+)(?::(?P<detail>[a-z0-9.]+))?"


def detail(interaction: discord.Interaction) -> str:
    """What the pressed button says beyond its action and its subject."""
    data: Any = interaction.data or {}
    match = re.fullmatch(TEMPLATE, data.get("custom_id", ""))
    return (match and match["detail"]) or ""


def understood(read: Callable[[str], T], interaction: discord.Interaction) -> T:
    """The detail of the pressed button, as `read`; raises `UnknownButton` if it cannot be."""
    try:
        return read(detail(interaction))
    except ValueError:
        raise UnknownButton from None


def cell(detail: str) -> tuple[int, int, Mark]:
    """A row, a letter of it from 0, and the mark it is to get: ``1.0.2``."""
    row, at, mark = map(int, detail.split("."))
    return row, at, Mark(mark)


def known(routes: Mapping[K, T], name: str) -> T:
    """The route of this name; raises `UnknownButton`."""
    route = next((route for key, route in routes.items() if key == name), None)
    if route is None:
        raise UnknownButton
    return route


def numbered(subject: str) -> int:
    """The subject of a custom id; raises `UnknownButton` for a number that nothing can have."""
    number = int(subject)
    if number > LARGEST:
        raise UnknownButton
    return number


def routed(routes: Mapping[Action, Handler]) -> type[DynamicItem[Any]]:
    """Return the item class that hands every press to its route."""

    class Press(DynamicItem[discord.ui.Button[Any]], template=TEMPLATE):
        def __init__(self, item: discord.ui.Button[Any], action: str, subject: str) -> None:
            super().__init__(item)
            self.action = action
            self.subject = subject

        @classmethod
        async def from_custom_id(
            cls, interaction: discord.Interaction, item: Any, match: re.Match[str]
        ) -> Press:
            return cls(item, match["action"], match["subject"])

        async def callback(self, interaction: discord.Interaction) -> None:
            async with answering(interaction):
                await known(routes, self.action)(interaction, numbered(self.subject))

    return Press
