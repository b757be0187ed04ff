"""Turn Discord's objects into values."""

from __future__ import annotations

from typing import Any

import discord
from discord.app_commands import Choice

from bot.board.look import NO_EMOJIS, Emojis, Look
from bot.brain.rivals import RIVALS
from bot.domain.errors import BotInvited
from bot.domain.players import Asker, Place, Player, Rights, Theme
from bot.texts import ENGLISH_LOCALE
from engine.words import ALPHABETS

Reader = discord.Interaction | discord.Client
"""For whom something is drawn: who asked for it, or the bot's servers where nobody did."""

LANGUAGES = [Choice(name=code, value=code) for code in ALPHABETS]
"""The languages we have words of; `wording` gives them their names."""

CHOICES = 25
"""What Discord shows of a completion, at most."""

RIVAL_CHOICES = [Choice(name=name, value=name) for name in RIVALS]


def place(interaction: discord.Interaction) -> Place:
    """Return where the interaction happened."""
    channel = interaction.channel
    parent_id = channel.parent_id if isinstance(channel, discord.Thread) else None
    locale = str(interaction.guild_locale or interaction.locale)
    alone = interaction.context.dm_channel
    return Place(interaction.channel_id or 0, interaction.guild_id, parent_id, locale, alone)


def player(user: discord.User | discord.Member, locale: str | None = None) -> Player:
    """Return a user as a player, with the name shown here."""
    return Player(user.id, user.display_name[:100], locale)


def list_named(interaction: discord.Interaction, ids: str) -> list[Player]:
    """Return the people whom a form names, given their ids; raises `BotInvited` for a bot."""
    data: Any = interaction.data or {}
    resolved = data.get("resolved", {})
    users, members = resolved.get("users", {}), resolved.get("members", {})
    named: list[Player] = []
    for one in ids.split():
        user = users.get(one, {})
        if user.get("bot"):
            raise BotInvited
        nick = members.get(one, {}).get("nick")
        name = nick or user.get("global_name") or user.get("username") or ""
        named.append(Player(int(one), name[:100]))
    return named


def rights(interaction: discord.Interaction) -> Rights:
    """Return what the person may do here; outside a server, nothing that needs a right."""
    user, allowed = interaction.user, interaction.permissions
    if not isinstance(user, discord.Member):
        return Rights()
    roles = frozenset(role.id for role in user.roles)
    moderator = allowed.manage_messages or allowed.manage_guild
    return Rights(moderator, allowed.manage_guild, roles)


def look_of(
    interaction: discord.Interaction, theme: Theme = Theme.SQUARES, emojis: Emojis = NO_EMOJIS
) -> Look:
    """Return how the person reads, for messages that only they see."""
    return Look(theme, emojis, str(interaction.locale))


def choose_look(
    reader: Reader,
    place: Place,
    theme: Theme = Theme.SQUARES,
    emojis: Emojis = NO_EMOJIS,
    *,
    private: bool = False,
    person: Player | None = None,
) -> Look:
    """Return how a message is read: in the server's locale, or in the person's if only they see it.

    Outside a server, where nobody asked, `person` is the one it is written to.
    """
    if isinstance(reader, discord.Interaction):
        shared = None if private else reader.guild_locale
        return Look(theme, emojis, str(shared or reader.locale))
    guild = reader.get_guild(place.guild_id or 0)
    known = str(guild.preferred_locale) if guild else person and person.locale
    return Look(theme, emojis, known or ENGLISH_LOCALE)


def asker(interaction: discord.Interaction) -> Asker:
    """Return who asks, where, with what rights, and in which interaction."""
    user = player(interaction.user, str(interaction.locale))
    return Asker(interaction.id, place(interaction), user, rights(interaction))
