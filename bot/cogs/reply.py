"""A `Reply` drawn in Discord's terms, and sent as a response, a follow-up or an edit."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from io import BytesIO
from typing import Any, TypeVar

import discord
import structlog

from bot.render.menus import Kind, Menu
from bot.render.reply import Button, Reply, Style

PICTURE = "board.png"
GREEN = discord.Colour(0x1F8460)

_STYLES = {
    Style.PRIMARY: discord.ButtonStyle.primary,
    Style.SECONDARY: discord.ButtonStyle.secondary,
    Style.SUCCESS: discord.ButtonStyle.success,
    Style.DANGER: discord.ButtonStyle.danger,
}


def embed(reply: Reply) -> discord.Embed:
    drawn = discord.Embed(title=reply.title or None, description=reply.text, colour=GREEN)
    for field in reply.fields:
        drawn.add_field(name=field.name, value=field.text, inline=False)
    if reply.footer:
        drawn.set_footer(text=reply.footer)
    if reply.picture:
        drawn.set_image(url=f"attachment://{PICTURE}")
    return drawn


def view(reply: Reply) -> discord.ui.View:
    """The reply's menus and buttons; without any, an empty view, which clears those of an edit."""
    drawn = discord.ui.View(timeout=None)
    for menu in reply.menus:
        drawn.add_item(_menu(menu))
    for button in reply.buttons:
        drawn.add_item(_button(button))
    # presses are routed by their custom id; a view still live would be kept for every message
    drawn.stop()
    return drawn


def _button(button: Button) -> discord.ui.Button[Any]:
    return discord.ui.Button(
        label=button.label,
        style=_STYLES[button.style],
        custom_id=button.custom_id,
        row=button.row,
    )


async def files(reply: Reply) -> list[discord.File]:
    """The reply's files; its picture is drawn in a thread."""
    return [*_files(reply), *(await _pictures(reply))]


async def _pictures(reply: Reply) -> list[discord.File]:
    if reply.picture is None:
        return []
    png = await asyncio.to_thread(reply.picture.draw)
    return [discord.File(BytesIO(png), PICTURE, description=reply.picture.alt)]


def _files(reply: Reply) -> list[discord.File]:
    return [
        discord.File(BytesIO(file.content), file.name, description=file.alt or None)
        for file in reply.files
    ]


def _menu(menu: Menu) -> discord.ui.Item[Any]:
    common: dict[str, Any] = {
        "custom_id": f"menu:{menu.topic}:{menu.name}",
        "placeholder": menu.prompt,
        "min_values": menu.least,
        "max_values": menu.most,
        "row": menu.row,
    }
    match menu.kind:
        case Kind.OPTIONS:
            return discord.ui.Select(**common, options=_options(menu))
        case Kind.CHANNELS:
            text = [discord.ChannelType.text]
            chosen = _choose(menu, discord.SelectDefaultValueType.channel)
            return discord.ui.ChannelSelect(**common, channel_types=text, default_values=chosen)
        case Kind.ROLES:
            chosen = _choose(menu, discord.SelectDefaultValueType.role)
            return discord.ui.RoleSelect(**common, default_values=chosen)


def _options(menu: Menu) -> list[discord.SelectOption]:
    return [
        discord.SelectOption(
            label=option.label,
            value=option.value,
            description=option.hint or None,
            default=option.value in menu.chosen,
        )
        for option in menu.options
    ]


def _choose(menu: Menu, kind: discord.SelectDefaultValueType) -> list[discord.SelectDefaultValue]:
    return [discord.SelectDefaultValue(id=int(value), type=kind) for value in menu.chosen]


log: structlog.stdlib.BoundLogger = structlog.get_logger()

T = TypeVar("T")

ALREADY_ACKNOWLEDGED = 40060
PATIENCE = 1.0
"""Seconds before Discord is told that the answer takes longer."""


async def respond(interaction: discord.Interaction, reply: Reply) -> int:
    """Answer with a new message and return its id."""
    if not interaction.response.is_done():
        sent = await interaction.response.send_message(
            embed=embed(reply),
            view=view(reply),
            files=await files(reply),
            ephemeral=reply.private,
        )
        return sent.message_id or 0
    message = await interaction.followup.send(
        embed=embed(reply),
        view=view(reply),
        files=await files(reply),
        ephemeral=reply.private,
        wait=True,
    )
    return message.id


async def send(interaction: discord.Interaction, reply: Reply) -> int | None:
    """The same; an answer that had arrived before is brought up to date instead.

    None if that answer is for other eyes than `reply`, and was left as it is.
    """
    try:
        return await respond(interaction, reply)
    except discord.HTTPException as error:
        _only_repeated(error)
    message = await interaction.original_response()
    if message.flags.ephemeral != reply.private:
        return None
    await edit(interaction, reply, answered=True)
    return message.id


async def edit(interaction: discord.Interaction, reply: Reply, *, answered: bool = False) -> None:
    """Answer a press or a modal by redrawing the message it came from."""
    if not (answered or interaction.response.is_done()):
        try:
            await interaction.response.edit_message(
                embed=embed(reply), view=view(reply), attachments=await files(reply)
            )
        except discord.HTTPException as error:
            _only_repeated(error)
        else:
            return
    await interaction.edit_original_response(
        embed=embed(reply), view=view(reply), attachments=await files(reply)
    )


async def ask(interaction: discord.Interaction, modal: discord.ui.Modal) -> None:
    """Answer a command or a press by opening a form."""
    try:
        await interaction.response.send_modal(modal)
    except discord.HTTPException as error:
        _only_repeated(error)


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
        try:
            await interaction.response.defer(ephemeral=private, thinking=not editing)
        except discord.HTTPException as error:
            # the work is done all the same; whether it can be shown, the answer will find out
            log.warning("not deferred", status=error.status, code=error.code)
    return await task


def _only_repeated(error: discord.HTTPException) -> None:
    """Raise `error`, unless Discord has had an answer to this interaction already.

    Either the interaction was delivered twice, or a first try was lost sight of, and landed.
    """
    if error.code != ALREADY_ACKNOWLEDGED:
        raise error
