"""Who may begin and end games in a server."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from bot.domain.errors import PlayerError
from bot.domain.players import Rights


class BotsRole(PlayerError):
    """The role is a bot's own, which no person has."""


class Who(StrEnum):
    """Who may do something; members who manage messages always can."""

    EVERYONE = "everyone"
    MODERATORS = "moderators"
    ROLE = "role"


@dataclass(frozen=True)
class Permit:
    """Who may do something; `role_id` matters only for `Who.ROLE`."""

    who: Who
    role_id: int | None = None

    def admits(self, rights: Rights) -> bool:
        """Return whether somebody with these rights may do it."""
        return (
            self.who is Who.EVERYONE
            or rights.moderator
            or (self.who is Who.ROLE and self.role_id in rights.role_ids)
        )


EVERYBODY = Permit(Who.EVERYONE)
MODERATORS = Permit(Who.MODERATORS)
