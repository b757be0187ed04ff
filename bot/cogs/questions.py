"""Asks back where a player may mean something else, or may not know what follows."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager

import discord

from bot.cogs.reading import look
from bot.cogs.reply import send
from bot.domain.questions import WhichGame
from bot.render.questions import which
from bot.render.reply import Action


@asynccontextmanager
async def asking(interaction: discord.Interaction, action: Action) -> AsyncGenerator[None]:
    """Where it is not plain which game is meant, offer `action` for each of them, privately."""
    try:
        yield
    except WhichGame as unclear:
        await send(interaction, which(unclear, action, look(interaction)))
