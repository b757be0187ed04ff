"""Send a `Reply` as a response, a follow-up, a message or an edit; only this module sends."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from dataclasses import replace
from typing import Any, TypeVar

import discord

from bot.adapters.door.deferral import DEFERRED, defer, finish_deferral
from bot.adapters.replies.package import package
from bot.domain.rate_limits import FormTooLate
from bot.render.reply import Reply

T = TypeVar("T")

ALREADY_ACKNOWLEDGED = 40060
_PATIENCE = 1.0
"""Seconds before Discord is told that the answer takes longer."""


async def respond(interaction: discord.Interaction, reply: Reply) -> int:
    """Answer with a new message and return its id."""
    reply = fit(interaction, reply)
    drawn = await _parts(reply)
    await finish_deferral(interaction)
    if not interaction.response.is_done():
        sent = await interaction.response.send_message(**drawn, ephemeral=reply.private)
        return sent.message_id or 0
    if interaction.extras.pop(DEFERRED, reply.private) != reply.private:
        # the first message after a deferral is as private as the deferral was, whatever its flags
        await edit(interaction, Reply("…"), answered=True)
        await interaction.delete_original_response()
    message = await interaction.followup.send(**drawn, ephemeral=reply.private, wait=True)
    return message.id


async def send(interaction: discord.Interaction, reply: Reply) -> int | None:
    """Answer as `respond` does; an answer that was sent before is updated instead.

    Return None if that answer is gone, or is private where `reply` is not, and was left as it is.
    """
    try:
        return await respond(interaction, reply)
    except discord.HTTPException as error:
        _only_repeated(error)
    try:
        message = await interaction.original_response()
    except discord.NotFound:
        return None
    if message.flags.ephemeral != reply.private:
        return None
    await edit(interaction, reply, answered=True)
    return message.id


async def edit(interaction: discord.Interaction, reply: Reply, *, answered: bool = False) -> None:
    """Answer a press or a modal by redrawing the message it came from."""
    reply = fit(interaction, reply)
    await finish_deferral(interaction)
    if not (answered or interaction.response.is_done()):
        try:
            await interaction.response.edit_message(**await _changes(reply))
        except discord.HTTPException as error:
            _only_repeated(error)
            with suppress(discord.NotFound):
                await edit(interaction, reply, answered=True)
        return
    await interaction.edit_original_response(**await _changes(reply))


async def post(
    channel: discord.abc.Messageable, reply: Reply, nonce: str | None = None
) -> discord.Message:
    """Send a message that answers nobody; raises `discord.HTTPException`.

    Of messages with the same `nonce` (25 characters at most) within a few minutes, Discord
    posts only the first.
    """
    # only the role that a server has chosen is pinged
    roles = [discord.Object(reply.ping)] if reply.ping else False
    pinged = _notify(reply, roles)

    async def say(reply: Reply) -> discord.Message:
        drawn = await _parts(reply)
        drawn["allowed_mentions"] = pinged
        if nonce:
            drawn["nonce"] = nonce
        return await channel.send(**drawn)

    return await _in_words_if_refused(say, reply)


async def redraw(message: discord.PartialMessage, reply: Reply) -> None:
    """Edit a message of ours; raises `discord.HTTPException`."""

    async def change(reply: Reply) -> None:
        await message.edit(**await _changes(reply))

    await _in_words_if_refused(change, reply)


def fit(interaction: discord.Interaction, reply: Reply) -> Reply:
    """Return the reply as it can be sent here: in words where the bot may not attach files."""
    may = interaction.guild_id is None or interaction.app_permissions.attach_files
    return reply if may else reply.in_words()


async def _in_words_if_refused(tell: Callable[[Reply], Awaitable[T]], reply: Reply) -> T:
    try:
        return await tell(reply)
    except discord.Forbidden:
        if reply.picture is None:
            raise
    return await tell(reply.in_words())


async def _changes(reply: Reply) -> dict[str, Any]:
    # all files are sent again: an edit keeps only those it names
    view, files = await package(reply)
    return {"view": view, "attachments": files}


async def _parts(reply: Reply) -> dict[str, Any]:
    view, files = await package(reply)
    return {"view": view, "files": files, "allowed_mentions": _notify(reply)}


def _notify(reply: Reply, roles: list[discord.Object] | bool = False) -> discord.AllowedMentions:
    """Return whom a new message notifies: of players only those that the reply names."""
    users = [discord.Object(one) for one in reply.notify]
    return discord.AllowedMentions(
        everyone=False, users=users or False, roles=roles, replied_user=False
    )


async def ask(interaction: discord.Interaction, modal: discord.ui.Modal) -> None:
    """Answer a command or a press by opening a form; raises `FormTooLate` after a deferral."""
    await finish_deferral(interaction)
    if interaction.response.is_done():
        raise FormTooLate
    try:
        await interaction.response.send_modal(modal)
    except discord.HTTPException as error:
        _only_repeated(error)


async def wait_for(
    interaction: discord.Interaction,
    work: Coroutine[Any, Any, T],
    *,
    private: bool = True,
    editing: bool = False,
) -> T:
    """Await `work`; if it takes longer than `_PATIENCE`, show that it goes on.

    A command is answered with a message, `private` or not; with `editing` the message that
    was pressed stays until it is edited.
    """
    task = asyncio.ensure_future(work)
    done, _ = await asyncio.wait({task}, timeout=_PATIENCE)
    if not done:
        await finish_deferral(interaction)
        if not interaction.response.is_done():
            await defer(interaction, private=private, editing=editing)
    return await task


def _only_repeated(error: discord.HTTPException) -> None:
    """Raise `error`, unless Discord has had an answer to this interaction already.

    It was delivered twice, or a first try succeeded without our hearing of it.
    """
    if error.code != ALREADY_ACKNOWLEDGED:
        raise error


async def answer(interaction: discord.Interaction, reply: Reply) -> None:
    """Answer privately: in the private message that was pressed, else in a new one."""
    await (edit if is_private(interaction) else send)(interaction, reply)


def is_private(interaction: discord.Interaction) -> bool:
    """Return whether the message that was pressed is seen by nobody else."""
    return interaction.message is not None and interaction.message.flags.ephemeral


async def turn(interaction: discord.Interaction, reply: Reply) -> None:
    """Answer a press by redrawing what it turns, or alone if somebody else asked for that message.

    Whoever asked for a public message may turn it for all.
    """
    if may_turn(interaction):
        await edit(interaction, reply)
    else:
        await send(interaction, replace(reply, private=True))


def may_turn(interaction: discord.Interaction) -> bool:
    """Return whether the message that was pressed is private, or answered the same person."""
    asked = interaction.message and interaction.message.interaction_metadata
    own = asked is not None and asked.user.id == interaction.user.id
    return own or is_private(interaction)


async def dismiss(interaction: discord.Interaction) -> None:
    """Answer a press by deleting the private message it came from."""
    await finish_deferral(interaction)
    try:
        if not interaction.response.is_done():
            await interaction.response.defer()
    except discord.HTTPException as error:
        if error.code != ALREADY_ACKNOWLEDGED:
            raise
    await take_back(interaction)


async def make_way(interaction: discord.Interaction) -> None:
    """Delete the private message that was pressed, if there is one."""
    await finish_deferral(interaction)
    if is_private(interaction) and interaction.response.type in _UNCHANGED:
        await dismiss(interaction)


_UNCHANGED = (None, discord.InteractionResponseType.deferred_message_update)
"""First answers that leave the message that was pressed as it was."""


async def take_back(interaction: discord.Interaction) -> None:
    """Delete the answer to an interaction, unless it is gone."""
    with suppress(discord.NotFound):
        await interaction.delete_original_response()


async def edit_earlier(interaction: discord.Interaction, message_id: int, reply: Reply) -> None:
    """Redraw a message that answered an interaction up to 15 minutes ago, wherever it is."""
    reply = fit(interaction, reply)
    await interaction.followup.edit_message(message_id, **await _changes(reply))
