"""Who plays, and where."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Player:
    """A person, known by the platform's id; `name` is as last seen."""

    id: int
    name: str = ""


@dataclass(frozen=True)
class Place:
    """A channel, thread or direct message; `guild_id` is None outside a server."""

    channel_id: int
    guild_id: int | None = None
