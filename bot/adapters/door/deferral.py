"""Defer an answer before Discord gives up, where the work takes longer than usual."""

from __future__ import annotations

import asyncio

import discord
import structlog

from bot.adapters.door.failures import FAILED

log: structlog.stdlib.BoundLogger = structlog.get_logger()

_PATIENCE = 1.0
"""Seconds before a promise: of Discord's three, which begin before the bot has heard of it."""

FORM_PATIENCE = 2.5
"""Seconds before the promise to a press that may open a form, which cannot follow a promise."""

DEFERRED = "promised"
"""Among an interaction's extras: whether the message that is promised is a private one."""

LAST_WORDS = 3.0
"""Seconds that a bot which stops gives to answers under way."""

_ANSWERING = ("CommandTree", "discord.py: on_interaction", "discord.py: on_message")
"""How the tasks are called in which discord.py answers."""

_TIMER, _PROMISE = "timer", "promise"


def watch(interaction: discord.Interaction, *, form: bool = False) -> None:
    """Defer the answer to an interaction, unless it is answered soon enough.

    With `form`, the answer may be a form.
    """
    if interaction.type is not discord.InteractionType.autocomplete:
        patience = FORM_PATIENCE if form else _PATIENCE
        timer = asyncio.get_running_loop().call_later(patience, _begin_deferral, interaction)
        interaction.extras[_TIMER] = timer


async def finish_deferral(interaction: discord.Interaction) -> None:
    """Defer no more; wait for a deferral that is under way.

    Await this before each first answer: Discord takes only one.
    """
    if timer := interaction.extras.pop(_TIMER, None):
        timer.cancel()
    if under_way := interaction.extras.pop(_PROMISE, None):
        await asyncio.wait({under_way})


def is_awaited(interaction: discord.Interaction) -> bool:
    """Return whether the interaction has neither been answered nor deferred."""
    return _TIMER in interaction.extras


async def defer(
    interaction: discord.Interaction, *, private: bool = True, editing: bool = False
) -> None:
    """Tell Discord that an answer will come: a message, `private` or not.

    With `editing`, the message that was pressed stays until it is edited.
    """
    try:
        await interaction.response.defer(ephemeral=private, thinking=not editing)
    except FAILED as error:
        # the work goes on; whether it can be shown, the answer will find out
        log.warning("not deferred", status=error.status, code=error.code)
    else:
        if not editing:
            interaction.extras[DEFERRED] = private


async def finish_answers() -> None:
    """Wait a while for the answers that are under way, and give up those that take longer.

    What they have stored stays; once the connection is closed, they could only fail.
    """
    if busy := {task for task in asyncio.all_tasks() if task.get_name().startswith(_ANSWERING)}:
        _, late = await asyncio.wait(busy, timeout=LAST_WORDS)
        for task in late:
            task.cancel()


def _begin_deferral(interaction: discord.Interaction) -> None:
    interaction.extras.pop(_TIMER)
    if not interaction.response.is_done():
        # private until the answer is known: a public one deletes the deferral first
        work = defer(interaction, editing=interaction.message is not None)
        interaction.extras[_PROMISE] = asyncio.ensure_future(work)
