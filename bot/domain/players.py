"""Players, places, rights and preferences."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from enum import StrEnum

from engine import Word

MOST_REFUSED = 100
"""Words per person that their puzzles refused: the latest ones."""


@dataclass(frozen=True)
class Player:
    """A person, by the platform's id; `name` is as last seen.

    `locale` is the one their Discord was last set to, if known. Whoever has `left` the server is
    named, but not mentioned.
    """

    id: int
    name: str = ""
    locale: str | None = field(default=None, compare=False)
    left: bool = field(default=False, compare=False)


NOBODY = Player(-1, "somebody")
"""Replaces everyone in shared games who has had their data deleted."""

HIDDEN = Player(-2, "a player")
"""Replaces players on leaderboards and in matches who do not want to be named."""


@dataclass(frozen=True)
class Place:
    """A channel, thread or direct message; `guild_id` is None outside a server.

    `parent_id` is the channel of a thread, if known. `locale`, if known, is the one the server's
    Discord is set to, or outside a server the asker's. `alone` says whether it is a direct message
    with the bot, where nobody else plays.
    """

    channel_id: int
    guild_id: int | None = None
    parent_id: int | None = field(default=None, compare=False)
    locale: str | None = field(default=None, compare=False)
    alone: bool = field(default=False, compare=False)

    @property
    def scope_id(self) -> int:
        """The id of those who are ranked together: a server, or a channel outside one."""
        return self.guild_id or self.channel_id


@dataclass(frozen=True)
class Rights:
    """What somebody may do in a place: a `moderator` manages messages, a `manager` the server.

    Every manager is a moderator too.
    """

    moderator: bool = False
    manager: bool = False
    role_ids: frozenset[int] = frozenset()


@dataclass(frozen=True)
class Asker:
    """Who asks, where, and with what rights; each `interaction_id` takes effect once."""

    interaction_id: int
    place: Place
    player: Player
    rights: Rights = field(default_factory=Rights)


class Theme(StrEnum):
    """How marks are drawn; only `SQUARES` and `LETTERS` leave the meaning to green.

    `PICTURE` draws a single board as a picture, and everything else like `LETTERS`.
    """

    SQUARES = "squares"
    LETTERS = "letters"
    PICTURE = "picture"
    CONTRAST_LETTERS = "contrast-letters"
    CONTRAST = "contrast"
    SYMBOLS = "symbols"
    TEXT = "text"


@dataclass(frozen=True)
class Preferences:
    """A player's own choices; None leaves it to the server.

    A `hidden` player is named on no leaderboard and in no match, and shows others no statistics.
    `reminded_in` are the servers of whose daily the player wants to be reminded. `refused` are
    words, each after its language, that the puzzles they play elsewhere do not accept.
    """

    theme: Theme | None = None
    language: str | None = None
    reminded_in: frozenset[int] = frozenset()
    hidden: bool = False
    start: HelpStart | None = None
    refused: tuple[tuple[str, Word], ...] = ()

    def refuse(self, language: str, word: Word) -> Preferences:
        """Return the preferences with a word that is not proposed again."""
        kept = (one for one in self.refused if one != (language, word))
        return replace(self, refused=(*kept, (language, word))[-MOST_REFUSED:])

    def list_refused(self, language: str, length: int) -> frozenset[Word]:
        """Return the refused words of a language and a length."""
        return frozenset(
            word for code, word in self.refused if code == language and len(word) == length
        )


class HelpStart(StrEnum):
    """Where help with a puzzle begins, if not with the number of words left."""

    LETTER = "letter"
    WORD = "guesses"


class Preference(StrEnum):
    """A choice that players make for themselves."""

    THEME = "theme"
    LANGUAGE = "language"
    REMIND = "remind"
    HIDE = "hide"
    START = "start"
    REFUSED = "refused"
