"""Who plays, where, with what rights, and how they like it."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum


@dataclass(frozen=True)
class Player:
    """A person, known by the platform's id; `name` is as last seen.

    `locale` is the one their Discord was last set to, where that is known.
    """

    id: int
    name: str = ""
    locale: str | None = field(default=None, compare=False)


NOBODY = Player(-1, "somebody")
"""Stands in a shared game for everyone who has had their data deleted."""

HIDDEN = Player(-2, "a player")
"""Stands on leaderboards and in matches for whoever does not want to be named."""


@dataclass(frozen=True)
class Place:
    """A channel, thread or direct message; `guild_id` is None outside a server.

    `parent_id` is the channel a thread hangs on, where that is known. So is `locale`: the one the
    server's Discord is set to, outside a server that of who asks.
    """

    channel_id: int
    guild_id: int | None = None
    parent_id: int | None = field(default=None, compare=False)
    locale: str | None = field(default=None, compare=False)


@dataclass(frozen=True)
class Rights:
    """What somebody may do in a place: `moderator` manages messages, `manager` the server."""

    moderator: bool = False
    manager: bool = False
    role_ids: frozenset[int] = frozenset()


@dataclass(frozen=True)
class Asker:
    """Who asks, where, and with what rights; what is asked happens once per `interaction_id`."""

    interaction_id: int
    place: Place
    player: Player
    rights: Rights = field(default_factory=Rights)


class Theme(StrEnum):
    """How marks are drawn; only `SQUARES` and `LETTERS` leave the meaning to green."""

    SQUARES = "squares"
    LETTERS = "letters"
    CONTRAST_LETTERS = "contrast-letters"
    CONTRAST = "contrast"
    SYMBOLS = "symbols"
    TEXT = "text"


@dataclass(frozen=True)
class Preferences:
    """A player's own choices; None leaves it to the server.

    Who is `hidden` is named on no leaderboard and among the players of no match, and shows
    others no statistics. `reminded_in` are the servers of whose daily the player wants to be
    reminded.
    """

    theme: Theme | None = None
    language: str | None = None
    reminded_in: frozenset[int] = frozenset()
    hidden: bool = False


class Preference(StrEnum):
    """What a player can choose, one by one."""

    THEME = "theme"
    LANGUAGE = "language"
    REMIND = "remind"
    HIDE = "hide"
