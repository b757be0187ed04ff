"""A message of ours that is changed by the token of the interaction it answered."""

from __future__ import annotations

from dataclasses import dataclass

import discord
import structlog

from bot.adapters.door.failures import FAILED, is_closed_to_us
from bot.adapters.door.recent import keep
from bot.adapters.replies.messages import edit_earlier
from bot.domain.players import Place
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


class ShownMessages:
    """The messages that show each subject, the latest last, while their tokens live."""

    def __init__(self) -> None:
        self._shown: dict[int, tuple[Shown, ...]] = {}

    def get(self, subject: int) -> Shown | None:
        """Return the latest message."""
        return next(reversed(self._shown.get(subject, ())), None)

    def pop(self, subject: int) -> Shown | None:
        """Forget all messages, and return the latest."""
        return next(reversed(self._shown.pop(subject, ())), None)

    def keep(self, subject: int, shown: Shown) -> None:
        """Remember a message as the latest."""
        others = (
            one
            for one in self._shown.get(subject, ())
            if one.message_id != shown.message_id and not one.interaction.is_expired()
        )
        keep(self._shown, subject, (*others, shown))

    async def take_away_older(self, subject: int, latest: int, gone: int | None) -> None:
        """Delete all but the `latest`, except one that is `gone` already.

        Where the bot is no member, only the tokens of those who asked for a message may do that.
        """
        known = self._shown.get(subject, ())
        keep(self._shown, subject, known[-1:])
        for one in known[:-1]:
            if one.message_id not in (latest, gone):
                await one.take_away()


def find_message(client: discord.Client, place: Place, message_id: int) -> discord.PartialMessage:
    """Return a message to edit or delete, without fetching it first."""
    return client.get_partial_messageable(place.channel_id).get_partial_message(message_id)


async def discard(client: discord.Client, place: Place, message_id: int) -> bool:
    """Delete an old message, if it is still there; return False if the bot may not."""
    try:
        await find_message(client, place, message_id).delete()
    except (discord.NotFound, discord.Forbidden) as error:
        return not is_closed_to_us(error)
    return True
