"""Take a refusal back once something else is answered, so that none are left below the board."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection
from dataclasses import dataclass, field
from typing import Protocol, runtime_checkable

import discord

from bot.adapters.door.failures import FAILED
from bot.adapters.door.recent import keep

_Who = tuple[int, int | None]
"""A person and a channel."""

WHOLE_CHANNEL = 0
"""In place of a person: everybody in the channel reads it."""


@dataclass
class _Refusal:
    message_id: int
    delete: Callable[[], Awaitable[object]]
    gone: bool = False


@dataclass
class LastRefusals:
    """The last refusal that each person reads in each channel, and the last that all do."""

    _last: dict[_Who, _Refusal] = field(default_factory=dict[_Who, _Refusal])

    async def replace(
        self, readers: Collection[_Who], message_id: int, delete: Callable[[], Awaitable[object]]
    ) -> None:
        """Remember a new refusal, and delete those before."""
        earlier, new = [self._last.get(who) for who in readers], _Refusal(message_id, delete)
        for who in readers:
            keep(self._last, who, new)
        for one in earlier:
            await _delete(one)

    async def clear(self, readers: Collection[_Who], pressed: int | None = None) -> None:
        """Delete their last refusals, unless that is the message that was pressed."""
        for who in readers:
            last = self._last.pop(who, None)
            if last and last.message_id != pressed:
                await _delete(last)


@runtime_checkable
class HasRefusals(Protocol):
    """A client that remembers whom it refused."""

    refusals: LastRefusals


async def replace_refusal(interaction: discord.Interaction, message_id: int) -> None:
    """Remember the refusal that answers an interaction, and delete the one before."""
    if isinstance(interaction.client, HasRefusals):
        followup = interaction.followup
        await interaction.client.refusals.replace(
            [_who(interaction)], message_id, lambda: followup.delete_message(message_id)
        )


async def clear_refusal(interaction: discord.Interaction) -> None:
    """Delete the last refusal of whoever has just been answered."""
    if isinstance(interaction.client, HasRefusals):
        pressed = interaction.message.id if interaction.message else None
        await interaction.client.refusals.clear([_who(interaction)], pressed)


def _who(interaction: discord.Interaction) -> _Who:
    return interaction.user.id, interaction.channel_id


async def _delete(refusal: _Refusal | None) -> None:
    if refusal and not refusal.gone:
        refusal.gone = True
        try:
            await refusal.delete()
        except FAILED:
            # its player has dismissed it, or it is older than a quarter of an hour
            return
