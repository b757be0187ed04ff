"""Give and take the roles of a server, with no right but to manage roles."""

from __future__ import annotations

from functools import partial

import discord
import structlog

from bot.adapters.door.roles import find_role_trouble
from bot.adapters.replies.errors import do_each
from bot.domain.rewards import Held, RoleChanges
from bot.services.rewards import Rewards

log: structlog.stdlib.BoundLogger = structlog.get_logger()

REASON = "Tilemate's rewards"
"""What the server's audit log says."""


class RoleKeeper:
    """Gives roles for deeds, and takes back only those it gave."""

    def __init__(self, rewards: Rewards) -> None:
        self._rewards = rewards

    async def keep(self, client: discord.Client) -> None:
        """Make the changes that are due; one server does not hold up the rest."""
        due = await self._rewards.list_due()
        await do_each("roles not changed", due, partial(self._change, client))

    async def _change(self, client: discord.Client, changes: RoleChanges) -> None:
        guild = client.get_guild(changes.guild_id)
        if guild is None:
            return
        for step, several in ((self._take, changes.taken), (self._give, changes.given)):
            for held in several:
                try:
                    await step(guild, held)
                except discord.Forbidden as error:
                    # the settings say what is missing; tomorrow it is tried again
                    log.info("role not allowed", code=error.code)
        await self._rewards.finish(changes)

    async def _give(self, guild: discord.Guild, held: Held) -> None:
        role = guild.get_role(held.role_id)
        member = await _find_member(guild, held)
        unfit = role is None or find_role_trouble(guild, [held.role_id])
        if role is None or unfit or member is None or role in member.roles:
            # whoever has it from somebody else keeps it
            return
        await member.add_roles(role, reason=REASON)
        await self._rewards.note_given(guild.id, held)

    async def _take(self, guild: discord.Guild, held: Held) -> None:
        role = guild.get_role(held.role_id)
        member = await _find_member(guild, held) if role else None
        if role and member:
            await member.remove_roles(role, reason=REASON)
        await self._rewards.note_taken(guild.id, held)


async def _find_member(guild: discord.Guild, held: Held) -> discord.Member | None:
    try:
        return await guild.fetch_member(held.player_id)
    except discord.NotFound:
        return None
