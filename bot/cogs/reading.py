"""Discord's objects become the services' values."""

from __future__ import annotations

import discord

from bot.domain.people import Place, Player


def place(interaction: discord.Interaction) -> Place:
    """Where the interaction happened."""
    return Place(interaction.channel_id or 0, interaction.guild_id)


def player(user: discord.User | discord.Member) -> Player:
    return Player(user.id, user.display_name[:100])


def may_manage(interaction: discord.Interaction) -> bool:
    """Whether the person may manage messages here."""
    return interaction.guild_id is not None and interaction.permissions.manage_messages
