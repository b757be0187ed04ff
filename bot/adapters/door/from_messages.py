"""Turn Discord's messages into posts."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord
from discord.utils import parse_time

from bot.adapters.door.from_discord import player
from bot.domain.players import Player
from bot.domain.records.values import Post

if TYPE_CHECKING:
    from discord.types.message import Message
    from discord.types.user import User


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


def read_found(message: Message, wordle_app: int) -> Post:
    """Return a message that Discord's search found, as it was sent, as a post."""
    return Post(
        id=int(message["id"]),
        author=_read_user(message["author"]),
        text=message["content"],
        at=parse_time(message["timestamp"]),
        by_bot=message["author"].get("bot", False) or "webhook_id" in message,
        summary=str(wordle_app) in (message["author"]["id"], message.get("application_id")),
        mentioned=tuple(map(_read_user, message["mentions"])),
        edited_at=parse_time(message["edited_timestamp"]),
    )


def _read_user(user: User) -> Player:
    return Player(int(user["id"]), (user.get("global_name") or user["username"])[:100])
