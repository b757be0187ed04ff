"""Modals that survive a restart, and two open at once: their custom id says what they are for."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Mapping
from typing import Any

import discord

from bot.cogs.buttons import known, numbered
from bot.cogs.errors import answering
from bot.render.reply import Action

FormHandler = Callable[[discord.Interaction, int, dict[str, str]], Awaitable[None]]
"""Answers a form, given its subject and the texts by field name."""

DETAIL = "detail"
"""The field name of what was settled before the form was opened."""

TEMPLATE = re.compile(
    r"form:(?P<action>[a-z]+):(?P<subject>[0-9]+):[0-9a-f]+:(?P<detail>[0-9a-z.]*)"
)


def form(
    interaction: discord.Interaction, action: Action, subject: int, title: str, detail: str = ""
) -> discord.ui.Modal:
    """An empty modal for `action`; its answer comes to `submitted`, whoever opened it.

    `detail` comes back among the texts: at most 65 digits, small letters and points.
    """
    # unique per opening: of two open modals with one id, the first would lose its answer;
    # in hexadecimal, as three people named in a challenge leave no room for more digits
    opening = f"form:{action}:{subject}:{interaction.id:x}:{detail}"
    modal = discord.ui.Modal(title=title, custom_id=opening)
    # its answer is routed by the custom id; one still live would be kept if it is dismissed
    modal.stop()
    return modal


def word_field(label: str, longest: int) -> discord.ui.TextInput[Any]:
    """A field for one word, which comes back as ``word``; there is room for stray spaces."""
    return discord.ui.TextInput(label=label, custom_id="word", min_length=1, max_length=longest * 4)


async def submitted(interaction: discord.Interaction, routes: Mapping[Action, FormHandler]) -> None:
    """Answer a submitted modal of ours; leaves every other interaction alone."""
    data: Any = interaction.data or {}
    match = TEMPLATE.fullmatch(data.get("custom_id", ""))
    if interaction.type is not discord.InteractionType.modal_submit or match is None:
        return
    async with answering(interaction):
        handler = known(routes, match["action"])
        texts = {DETAIL: match["detail"], **_texts(data["components"])}
        await handler(interaction, numbered(match["subject"]), texts)


def _texts(components: list[dict[str, Any]]) -> dict[str, str]:
    """The values of text inputs by custom id, in whatever rows or labels they stand."""
    found: dict[str, str] = {}
    for component in components:
        inner = component.get("components") or [component.get("component") or component]
        found |= {part["custom_id"]: part["value"] for part in inner if "value" in part}
    return found
