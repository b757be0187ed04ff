"""The one way errors of commands, buttons and forms take: everybody gets an answer."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncGenerator, Awaitable, Callable, Collection
from contextlib import asynccontextmanager
from typing import TypeVar

import discord
import structlog
from discord import app_commands

from bot.adapters.door.deferral import finish_deferral, watch
from bot.adapters.door.failures import is_forgotten, is_trouble
from bot.adapters.door.from_discord import look_of
from bot.adapters.door.traffic import count
from bot.adapters.replies.last_refusals import clear_refusal, replace_refusal
from bot.adapters.replies.messages import respond
from bot.board.look import Look
from bot.domain.outages import Broken, Outage
from bot.domain.rate_limits import Repeated, Unheard
from bot.render.refusals import apologize, refusal
from bot.render.reply import Reply

T = TypeVar("T")

_AT_ONCE = 8
"""At 0.2 s for each request, nearly the 50 a second that Discord allows a bot."""

log: structlog.stdlib.BoundLogger = structlog.get_logger()


@asynccontextmanager
async def answer_errors(
    interaction: discord.Interaction, *, form: bool = False
) -> AsyncGenerator[None]:
    """Answer whatever is raised inside, and promise an answer if it takes long.

    With `form`, the answer may be a form.
    """
    watch(interaction, form=form)
    try:
        yield
    except Exception as error:
        await answer_error(interaction, error)
    else:
        await finish(interaction)


async def finish(interaction: discord.Interaction) -> None:
    """Count an interaction that was answered, and take back what was refused before."""
    count(interaction, "done")
    await clear_refusal(interaction)


@asynccontextmanager
async def log_errors(what: str) -> AsyncGenerator[None]:
    """Log whatever is raised inside, and go on."""
    try:
        yield
    except Exception as error:
        log_defect(what, error)


async def do_each(what: str, items: Collection[T], work: Callable[[T], Awaitable[None]]) -> None:
    """Do the work for each item, a few at once; log whatever is raised, and go on."""
    waiting = iter(items)

    async def go_on() -> None:
        for item in waiting:
            async with log_errors(what):
                await work(item)

    async with asyncio.TaskGroup() as group:
        for _ in range(min(_AT_ONCE, len(items))):
            group.create_task(go_on())


def log_defect(what: str, error: Exception) -> str:
    """Log an unexpected error, and return the reference to find it by.

    An outage gets one line without a traceback, and without a reference if it will pass.
    """
    reference = secrets.token_hex(4)
    if isinstance(error, Outage) and not isinstance(error, Broken):
        # what was tried does not matter: nothing works
        log.error("out of reach", reason=str(error))
    elif isinstance(error, Outage) or is_trouble(error):
        log.error(what, reference=reference, reason=str(error))
    else:
        log.error(what, reference=reference, exc_info=error)
    return reference


def apologize_for(error: Exception, look: Look) -> Reply:
    """Log an unexpected error, and return what to tell the player."""
    return apologize(error, log_defect("unexpected", error), look)


async def answer_error(interaction: discord.Interaction, error: Exception) -> None:
    """Tell the player what was refused; log what is unexpected, and give its reference."""
    if isinstance(error, app_commands.CommandInvokeError):
        error = error.original
    if isinstance(error, Repeated):
        await finish_deferral(interaction)
        log.info("delivered again", interaction=interaction.id)
        return
    if is_forgotten(error):
        log.warning("unanswered", interaction=interaction.id, reason="Discord waits no longer")
    # whoever asks while the bot stops cannot be answered any more
    if isinstance(error, Unheard) or is_forgotten(error) or interaction.client.is_closed():
        # a promise that nobody keeps would say that the bot thinks for ever
        await finish_deferral(interaction)
        count(interaction, "unanswered")
        return
    reply, outcome = refusal(error, look_of(interaction)), "refused"
    if reply is None:
        outcome = "failed"
        reply = apologize_for(error, look_of(interaction))
    try:
        await replace_refusal(interaction, await respond(interaction, reply))
    except Exception as failure:
        # no more of it: an address contains the token of the interaction
        reason = type(failure).__name__
        code = getattr(failure, "code", None)
        log.warning("unanswered", interaction=interaction.id, reason=reason, code=code)
        outcome = "unanswered"
    count(interaction, outcome)
