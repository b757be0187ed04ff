"""The private receipts of votes, which say what is no longer so once the votes are counted."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Protocol, runtime_checkable

import discord

from bot.adapters.door.failures import FAILED
from bot.adapters.door.recent import keep
from bot.adapters.replies.messages import answer, take_back
from bot.render.reply import Reply

_Kept = dict[int, discord.Interaction]
"""By whoever voted, the interaction that the receipt answered."""


@dataclass
class VoteReceipts:
    """The last receipt of each person who votes in a game."""

    _kept: dict[int, _Kept] = field(default_factory=dict[int, _Kept])

    async def keep(self, interaction: discord.Interaction, game_id: int) -> None:
        """Remember a receipt, and delete that of an earlier vote."""
        others = self._kept.get(game_id, {})
        earlier = others.get(interaction.user.id)
        keep(self._kept, game_id, {**others, interaction.user.id: interaction})
        # one that is delivered again has the receipt it had
        if earlier and earlier.id != interaction.id:
            await _delete(earlier)

    async def clear(self, game_id: int) -> None:
        """Delete the receipts of votes that have been counted."""
        for one in self._kept.pop(game_id, {}).values():
            await _delete(one)


@runtime_checkable
class HasReceipts(Protocol):
    """A client that remembers whose votes it has confirmed."""

    receipts: VoteReceipts


async def confirm(interaction: discord.Interaction, game_id: int, receipt: Reply) -> None:
    """Answer a vote with a receipt, which is deleted when the votes are counted."""
    await answer(interaction, receipt)
    if isinstance(interaction.client, HasReceipts):
        await interaction.client.receipts.keep(interaction, game_id)


async def clear_receipts(client: discord.Client, game_id: int) -> None:
    """Delete the receipts of a game whose votes have been counted."""
    if isinstance(client, HasReceipts):
        await client.receipts.clear(game_id)


async def _delete(receipt: discord.Interaction) -> None:
    """Delete a receipt, unless it is gone, or older than a quarter of an hour."""
    if receipt.is_expired():
        return
    try:
        await take_back(receipt)
    except FAILED:
        return
