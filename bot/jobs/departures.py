"""Find out who has left a server: Discord tells it only to bots that may list members."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import discord

from bot.adapters.answers.errors import do_each
from bot.domain.players import Player


async def find_departed(
    client: discord.Client, guild_id: int | None, players: Sequence[Player]
) -> set[Player]:
    """Return which of the players Discord no longer knows in a server."""
    guild = client.get_guild(guild_id or 0)
    departed: set[Player] = set()
    if guild:
        await do_each("member not found", players, partial(_find, guild, departed))
    return departed


async def _find(guild: discord.Guild, departed: set[Player], player: Player) -> None:
    try:
        await guild.fetch_member(player.id)
    except discord.NotFound:
        departed.add(player)
