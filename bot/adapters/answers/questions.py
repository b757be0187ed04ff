"""Ask back where a player may mean something else, or may not know the price."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager

import discord

from bot.adapters.answers.messages import answer
from bot.adapters.door.from_discord import look_of
from bot.domain.questions import FirstHint, WhichGame
from bot.render.questions import ask_first_hint, ask_game
from bot.render.reply import Action


@asynccontextmanager
async def ask_questions(interaction: discord.Interaction, action: Action) -> AsyncGenerator[None]:
    """Ask the questions raised inside privately; offer `action` for each game that may be meant."""
    try:
        yield
    except WhichGame as unclear:
        await answer(interaction, ask_game(unclear, action, look_of(interaction)))
    except FirstHint as first:
        await answer(interaction, ask_first_hint(first.game_id, look_of(interaction)))
