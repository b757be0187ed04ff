"""Ask back where a player may mean something else, or may not know the price."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager

import discord

from bot.adapters.door.from_discord import choose_look, look_of, place, player
from bot.adapters.replies.hint_wishes import send_wish
from bot.adapters.replies.messages import answer, make_way
from bot.domain.questions import SharedHint, WhichGame
from bot.render.questions import ask_agreement, ask_game
from bot.render.reply import Action


@asynccontextmanager
async def ask_questions(interaction: discord.Interaction, action: Action) -> AsyncGenerator[None]:
    """Ask the questions raised inside, privately unless others have to agree.

    `action` is offered for each game that may be meant.
    """
    try:
        yield
    except WhichGame as unclear:
        await answer(interaction, ask_game(unclear, action, look_of(interaction)))
    except SharedHint as shared:
        asked, seen = player(interaction.user), choose_look(interaction, place(interaction))
        await make_way(interaction)
        await send_wish(interaction, shared.session, ask_agreement(shared.session, asked, seen))
