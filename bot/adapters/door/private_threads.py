"""Where the bot may open a thread that only those see whom it adds."""

from __future__ import annotations

import discord


def may_open_private(channel: object) -> bool:
    """Return whether Discord lets the bot open a private thread in a channel, and write there."""
    if not isinstance(channel, discord.TextChannel) or channel.is_news():
        return False
    allowed = channel.permissions_for(channel.guild.me)
    return (
        allowed.view_channel and allowed.create_private_threads and allowed.send_messages_in_threads
    )
