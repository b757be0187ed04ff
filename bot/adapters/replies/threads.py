"""Games in threads of their own, where a server wants that."""

from __future__ import annotations

from dataclasses import replace

import discord
import structlog

from bot.adapters.door.from_discord import asker, choose_look
from bot.adapters.replies.messages import make_way, send
from bot.domain.players import Place
from bot.render.reply import Reply
from bot.services.guilds import Guilds

log: structlog.stdlib.BoundLogger = structlog.get_logger()


QUIET_MINUTES = 24 * 60
"""Minutes after which Discord puts away a thread in which nobody writes."""

THREAD_THERE = 160004
"""What Discord says when the interaction was delivered before, and its thread is open."""


class Threads:
    """Opens threads for games, in servers that want that."""

    def __init__(self, guilds: Guilds) -> None:
        self._guilds = guilds

    async def open(self, interaction: discord.Interaction, *, wanted: bool = False) -> Place | None:
        """Open a thread below the answer to this interaction, if the server or the player wants it.

        Return None if neither does, or Discord allows none here, or no more. Raises `WrongChannel`
        or `MayNotStart` before anything is sent.
        """
        asked = asker(interaction)
        here = asked.place
        settings = await self._guilds.settings(here)
        channel = interaction.channel
        if not (wanted or settings.threads) or not isinstance(channel, discord.TextChannel):
            return None
        settings.admit(here, asked.rights)
        if not may_open(interaction):
            return None
        await make_way(interaction)
        message_id = await send(
            interaction, Reply(choose_look(interaction, here).say("games-thread"))
        )
        if message_id is None:
            return None
        message = channel.get_partial_message(message_id)
        try:
            await message.create_thread(name="Tilemate", auto_archive_duration=QUIET_MINUTES)
        except discord.HTTPException as error:
            if error.code != THREAD_THERE:
                log.info("no thread", code=error.code)
                await interaction.followup.delete_message(message_id)
                return None
        # a thread has the id of the message it hangs on
        return replace(here, channel_id=message_id, parent_id=channel.id)


def may_open(interaction: discord.Interaction) -> bool:
    """Return whether Discord lets the bot open a thread here."""
    allowed = interaction.app_permissions
    may = allowed.create_public_threads and allowed.send_messages_in_threads
    return may and isinstance(interaction.channel, discord.TextChannel)
