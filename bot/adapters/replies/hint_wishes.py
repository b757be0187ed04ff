"""Keep one request for a hint in each game, which is gone once the game has ended."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Protocol, runtime_checkable

import discord

from bot.adapters.door.failures import FAILED
from bot.adapters.door.recent import keep
from bot.adapters.replies.messages import send
from bot.adapters.replies.shown import Shown, discard
from bot.adapters.replies.vote_receipts import clear_receipts
from bot.domain.games import GameSession
from bot.render.reply import Reply


@dataclass
class HintWishes:
    """The message of each game in which somebody has asked for a hint, in the latest games."""

    _asked: dict[int, Shown] = field(default_factory=dict[int, Shown])

    async def replace(self, session: GameSession, shown: Shown) -> None:
        """Remember a request, and delete that before."""
        earlier = self._asked.get(session.id)
        keep(self._asked, session.id, shown)
        if earlier and earlier.message_id != shown.message_id:
            await _delete(session, earlier)

    async def drop(self, session: GameSession) -> None:
        """Delete the request of a game that has ended."""
        if shown := self._asked.pop(session.id, None):
            await _delete(session, shown)


@runtime_checkable
class HasWishes(Protocol):
    """A client that remembers who has asked for a hint."""

    wishes: HintWishes


async def send_wish(interaction: discord.Interaction, session: GameSession, wish: Reply) -> None:
    """Ask everybody who plays for a hint, in place of who asked before."""
    message_id = await send(interaction, wish)
    if message_id and isinstance(interaction.client, HasWishes):
        await interaction.client.wishes.replace(session, Shown(interaction, message_id))


async def clear_questions(client: discord.Client, session: GameSession) -> None:
    """Delete what a guess, or the end of a game, has left without meaning."""
    await clear_receipts(client, session.id)
    if not session.active and isinstance(client, HasWishes):
        await client.wishes.drop(session)


async def _delete(session: GameSession, shown: Shown) -> None:
    try:
        if not await discard(shown.interaction.client, session.place, shown.message_id):
            await shown.take_away()
    except FAILED:
        # it only stands there for longer
        return
