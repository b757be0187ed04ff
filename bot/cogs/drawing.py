"""Replies drawn in Discord's terms."""

from __future__ import annotations

import asyncio
from io import BytesIO
from typing import Any

import discord

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
        custom_id=f"tilemate:{button.action}:{button.subject}{_detail(button)}",
        row=button.row,
    )


def _detail(button: Button) -> str:
    return f":{button.detail}" if button.detail else ""


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
