"""A `Reply` becomes a response, a follow-up or an edit."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

import discord

from bot.cogs.drawing import embed, files, view
from bot.render.reply import Reply

T = TypeVar("T")

ALREADY_ACKNOWLEDGED = 40060
PATIENCE = 1.0
"""Seconds before Discord is told that the answer takes longer."""


async def send(interaction: discord.Interaction, reply: Reply) -> int:
    """Answer with a new message and return its id."""
    if not interaction.response.is_done():
        try:
            sent = await interaction.response.send_message(
                embed=embed(reply),
                view=view(reply),
                files=await files(reply),
                ephemeral=reply.private,
            )
            return sent.message_id or 0
        except discord.HTTPException as error:
            # a retried callback whose first try had landed: the answer goes as a follow-up
            if error.code != ALREADY_ACKNOWLEDGED:
                raise
    message = await interaction.followup.send(
        embed=embed(reply),
        view=view(reply),
        files=await files(reply),
        ephemeral=reply.private,
        wait=True,
    )
    return message.id


async def edit(interaction: discord.Interaction, reply: Reply) -> None:
    """Answer a press or a modal by redrawing the message it came from."""
    attached = await files(reply)
    if interaction.response.is_done():
        await interaction.edit_original_response(
            embed=embed(reply), view=view(reply), attachments=attached
        )
    else:
        await interaction.response.edit_message(
            embed=embed(reply), view=view(reply), attachments=attached
        )


async def patiently(
    interaction: discord.Interaction,
    work: Coroutine[Any, Any, T],
    *,
    private: bool = True,
    editing: bool = False,
) -> T:
    """Await `work`; if that takes longer than `PATIENCE`, show that it goes on.

    A command is answered with a message, `private` or not; with `editing` the message that
    was pressed stays until it is edited.
    """
    task = asyncio.ensure_future(work)
    done, _ = await asyncio.wait({task}, timeout=PATIENCE)
    if not done:
        await interaction.response.defer(ephemeral=private, thinking=not editing)
    return await task
