"""Find a daily's post again that was sent, but never noted as sent."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

import discord

from bot.domain.matches import Match
from bot.render.reply import Action, Button

LOOKED_THROUGH = 100
"""Messages of a channel that are looked through: what Discord returns at once."""


async def find_post(client: discord.Client, match: Match) -> discord.Message | None:
    """Return our own message that carries the match; None if there is none, or none may be read."""
    channel = client.get_partial_messageable(match.place.channel_id)
    play = Button(Action.ENTER, "", match.id).custom_id
    try:
        async for message in channel.history(limit=LOOKED_THROUGH):
            if message.author == client.user and play in _list_ids(message.components):
                return message
    except (discord.Forbidden, discord.NotFound):
        return None
    return None


def _list_ids(components: Iterable[Any]) -> Iterator[str]:
    """Yield the ids of all controls, however deep they are."""
    for one in components:
        if custom_id := getattr(one, "custom_id", None):
            yield custom_id
        yield from _list_ids(getattr(one, "children", ()))
