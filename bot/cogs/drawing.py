"""Replies drawn in Discord's terms."""

from __future__ import annotations

from typing import Any

import discord

from bot.render.reply import Button, Reply, Style

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
    return drawn


def view(reply: Reply) -> discord.ui.View:
    """The reply's buttons; without any, an empty view, which clears those of an edit."""
    drawn = discord.ui.View(timeout=None)
    for button in reply.buttons:
        drawn.add_item(_button(button))
    return drawn


def _button(button: Button) -> discord.ui.Button[Any]:
    return discord.ui.Button(
        label=button.label,
        style=_STYLES[button.style],
        custom_id=f"tilemate:{button.action}:{button.subject}",
    )
