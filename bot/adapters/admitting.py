"""Who asks for more than their share has to wait, so that others do not."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from typing import Protocol, runtime_checkable

import discord

from bot.domain.limits import A_CHANNEL, A_PERSON, A_TYPIST, Allowances, Repeated

_REMEMBERED = 10_000
"""Interactions that are known when they come again, as they may after a connection broke."""


class Doorkeeper:
    """Counts what people and channels ask for, and lets each interaction in once."""

    def __init__(self, clock: Callable[[], datetime]) -> None:
        self._people = Allowances(A_PERSON, clock)
        self._channels = Allowances(A_CHANNEL, clock)
        self._typists = Allowances(A_TYPIST, clock)
        self._latest: dict[int, None] = {}

    def admit(self, interaction: discord.Interaction) -> None:
        """Count the interaction; raises `Repeated` or `TooFast`."""
        if interaction.type is discord.InteractionType.autocomplete:
            self._typists.take(interaction.user.id)
            return
        if interaction.id in self._latest:
            raise Repeated
        self._latest[interaction.id] = None
        if len(self._latest) > _REMEMBERED:
            del self._latest[next(iter(self._latest))]
        self._people.take(interaction.user.id)
        self._channels.take(interaction.channel_id or 0)


@runtime_checkable
class Kept(Protocol):
    """A client with somebody at its door."""

    doorkeeper: Doorkeeper


def admit(interaction: discord.Interaction) -> None:
    """Count the interaction, if anybody counts here; raises `Repeated` or `TooFast`."""
    if isinstance(interaction.client, Kept):
        interaction.client.doorkeeper.admit(interaction)
