"""Turn Discord's messages into posts."""

from __future__ import annotations

import discord

from bot.adapters.door.from_discord import player
from bot.domain.records.values import Post


def read_post(message: discord.Message, wordle_app: int) -> Post:
    """Return a message as a post; `wordle_app` is the id of Discord's Wordle app."""
    author = message.author
    return Post(
        id=message.id,
        author=player(author),
        text=message.content,
        at=message.created_at,
        by_bot=author.bot or message.webhook_id is not None,
        summary=wordle_app in (author.id, message.application_id),
        mentioned=tuple(map(player, message.mentions)),
        edited_at=message.edited_at,
    )
