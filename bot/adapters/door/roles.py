"""Which roles the bot may give: none that it cannot, and none that gives power over others."""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum

import discord

POWERS = discord.Permissions.elevated() | discord.Permissions(
    mention_everyone=True, view_audit_log=True
)
"""Rights that nobody wins in a game."""


class RoleTrouble(StrEnum):
    """Why a role cannot be given."""

    BEYOND = "beyond"
    """The bot may not manage roles, or not this one."""
    POWER = "power"
    """It gives power over others."""


def find_role_trouble(guild: discord.Guild, role_ids: Iterable[int | None]) -> RoleTrouble | None:
    """Return why some role of these cannot be given; None if all can, or are gone."""
    roles = [role for one in role_ids if one and (role := guild.get_role(one))]
    found = {trouble for role in roles if (trouble := _judge(guild, role))}
    return next((one for one in RoleTrouble if one in found), None)


def is_bots_role(guild: discord.Guild | None, role_id: str) -> bool:
    """Return whether Discord made a role for a bot, ours or another."""
    role = guild.get_role(int(role_id)) if guild and role_id.isdecimal() else None
    if guild is None or role is None:
        return False
    return role.is_bot_managed() or (role.managed and role in guild.me.roles)


def _judge(guild: discord.Guild, role: discord.Role) -> RoleTrouble | None:
    if role.permissions.value & POWERS.value:
        return RoleTrouble.POWER
    return (
        None
        if guild.me.guild_permissions.manage_roles and role.is_assignable()
        else RoleTrouble.BEYOND
    )
