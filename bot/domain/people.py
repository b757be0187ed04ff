"""Who plays, and where."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(frozen=True)
class Player:
    """A person, known by the platform's id; `name` is as last seen."""

    id: int
    name: str = ""


NOBODY = Player(-1, "somebody")
"""Stands in a shared game for everyone who has had their data deleted."""


@dataclass(frozen=True)
class Place:
    """A channel, thread or direct message; `guild_id` is None outside a server.

    `parent_id` is the channel a thread hangs on, where that is known.
    """

    channel_id: int
    guild_id: int | None = None
    parent_id: int | None = field(default=None, compare=False)


@dataclass(frozen=True)
class Rights:
    """What somebody may do in a place: `moderator` manages messages, `manager` the server."""

    moderator: bool = False
    manager: bool = False
    role_ids: frozenset[int] = frozenset()
