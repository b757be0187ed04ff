"""Messages that one person sees: answered in place, taken away, or redrawn later."""

from __future__ import annotations

from contextlib import suppress

import discord

from bot.adapters.answers.layout import files, layout
from bot.adapters.answers.messages import ALREADY_ACKNOWLEDGED, edit, fit, send
from bot.adapters.door.deferral import finish_deferral
from bot.render.reply import Reply


async def answer(interaction: discord.Interaction, reply: Reply) -> None:
    """Answer one person: in the private message they pressed, else in a new one."""
    await (edit if is_private(interaction) else send)(interaction, reply)


def is_private(interaction: discord.Interaction) -> bool:
    """Whether what was pressed is a message that nobody else sees."""
    return interaction.message is not None and interaction.message.flags.ephemeral


async def dismiss(interaction: discord.Interaction) -> None:
    """Answer a press by taking away the private message that it came from."""
    await finish_deferral(interaction)
    try:
        if not interaction.response.is_done():
            await interaction.response.defer()
    except discord.HTTPException as error:
        if error.code != ALREADY_ACKNOWLEDGED:
            raise
    await take_back(interaction)


async def make_way(interaction: discord.Interaction) -> None:
    """Take away the private message that was pressed, if one was and it is still there."""
    await finish_deferral(interaction)
    if is_private(interaction) and interaction.response.type in _UNCHANGED:
        await dismiss(interaction)


_UNCHANGED = (None, discord.InteractionResponseType.deferred_message_update)
"""First answers that leave the message that was pressed as it was."""


async def take_back(interaction: discord.Interaction) -> None:
    """Delete the answer to an interaction, unless that was done before."""
    with suppress(discord.NotFound):
        await interaction.delete_original_response()


async def edit_earlier(interaction: discord.Interaction, message_id: int, reply: Reply) -> None:
    """Redraw a message that answered an interaction up to 15 minutes ago, wherever it is."""
    reply = fit(interaction, reply)
    await interaction.followup.edit_message(
        message_id, view=layout(reply), attachments=await files(reply)
    )
