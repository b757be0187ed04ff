"""A message of ours that is changed by the token of the interaction it answered."""

from __future__ import annotations

from dataclasses import dataclass

import discord
import structlog

from bot.adapters.answers.messages import edit_earlier
from bot.adapters.door.failures import FAILED
from bot.render.reply import Reply

log: structlog.stdlib.BoundLogger = structlog.get_logger()


@dataclass(frozen=True)
class Shown:
    """The message that shows a subject, and the interaction that it answered."""

    interaction: discord.Interaction
    message_id: int

    async def edit(self, reply: Reply) -> bool:
        """Redraw it, which needs no permission for 15 minutes; return False if that fails."""
        if self.interaction.is_expired():
            return False
        try:
            await edit_earlier(self.interaction, self.message_id, reply)
        except FAILED as error:
            log.info("message not redrawn", code=error.code)
            return False
        return True

    async def take_away(self) -> None:
        """Delete it, if it is younger than 15 minutes; an older one stays as it is."""
        if self.interaction.is_expired():
            return
        try:
            await self.interaction.followup.delete_message(self.message_id)
        except FAILED as error:
            log.info("message not deleted", code=error.code)
