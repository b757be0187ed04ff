"""Forms that were refused: what was typed is kept, and a button opens the form with it again."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import Generic, TypeVar

import discord

from bot.adapters.controls.routes import detail
from bot.adapters.door.from_discord import look_of
from bot.adapters.door.recent import keep
from bot.adapters.replies.messages import send
from bot.render.details import AS_FILLED
from bot.render.refusals import refusal
from bot.render.reply import Action
from bot.render.sheet import offer_again

_KEPT = 64
"""Refused forms of a kind that are kept in memory."""

Typed = TypeVar("Typed")
Made = TypeVar("Made")


class RefusedForms(Generic[Typed]):
    """What each person last typed into one kind of form; errors of some `kinds` refuse it."""

    def __init__(self, *kinds: type[Exception]) -> None:
        self._kinds = kinds
        self._kept: dict[int, Typed] = {}

    def recall(self, interaction: discord.Interaction) -> Typed | None:
        """Return what was typed, if somebody wants to correct it."""
        return self._kept.get(interaction.user.id) if detail(interaction) == AS_FILLED else None

    async def accept(
        self,
        interaction: discord.Interaction,
        typed: Typed,
        work: Awaitable[Made],
        action: Action,
        subject: int = 0,
    ) -> Made | None:
        """Return what a form makes; if it is refused, say why, offer to correct it, return None."""
        try:
            made = await work
        except self._kinds as error:
            keep(self._kept, interaction.user.id, typed, _KEPT)
            look = look_of(interaction)
            if (refused := refusal(error, look)) is None:
                raise
            await send(interaction, offer_again(refused, action, subject, look))
            return None
        self._kept.pop(interaction.user.id, None)
        return made
