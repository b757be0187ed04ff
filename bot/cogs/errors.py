"""The one error path of commands, buttons and modals: everybody gets an answer."""

from __future__ import annotations

import secrets
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager

import discord
import structlog
from discord import app_commands

from bot.cogs.reply import send
from bot.render.refusals import refusal, unexpected

log: structlog.stdlib.BoundLogger = structlog.get_logger()


@asynccontextmanager
async def answering(interaction: discord.Interaction) -> AsyncGenerator[None]:
    """Answer whatever is raised inside."""
    try:
        yield
    except Exception as error:
        await answer_error(interaction, error)


async def answer_error(interaction: discord.Interaction, error: Exception) -> None:
    """Tell the player what was refused; log what nobody foresaw, and tell its reference."""
    if isinstance(error, app_commands.CommandInvokeError):
        error = error.original
    reply = refusal(error)
    if reply is None:
        reference = secrets.token_hex(4)
        log.error("unexpected", reference=reference, exc_info=error)
        reply = unexpected(reference)
    try:
        await send(interaction, reply)
    except discord.HTTPException as failure:
        log.warning("unanswered", code=failure.code, status=failure.status)
