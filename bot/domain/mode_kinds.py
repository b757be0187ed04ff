"""What a mode may be asked: how it starts and ends, who joins, and where its answer is from."""

from __future__ import annotations

from enum import Enum, auto


class Start(Enum):
    """What happens when somebody begins a game in a mode."""

    BOARD = auto()
    """A board, at once."""
    PAST = auto()
    """A board of the next past daily that the player has not solved."""
    LOBBY = auto()
    """A lobby where players gather."""
    SEAT = auto()
    """A board in today's match."""
    RIVAL = auto()
    """A board in a match against the bot."""
    WORD = auto()
    """A form where the player sets the word."""


class Source(Enum):
    """Where the answer comes from."""

    DRAWN = auto()
    DAILY = auto()
    PAST = auto()
    """The answer of a past daily."""
    SET = auto()
    """A player sets it for the others."""
    OPEN = auto()
    """It may change: each guess leaves the largest group of possible answers."""


class Hints(Enum):
    """Whether the bot helps during a game; `SERVER` leaves it to the server's settings."""

    ALLOWED = auto()
    SERVER = auto()
    REFUSED = auto()

    def allowed(self, server_allows: bool) -> bool:
        """Return whether the bot may help."""
        return self is Hints.ALLOWED or (self is Hints.SERVER and server_allows)


class Entry(Enum):
    """Who may join a match; players named when it begins are invited in every mode."""

    OPEN = auto()
    INVITED = auto()
    NOT_STARTER = auto()


class Ends(Enum):
    """When a match ends, at its deadline at the latest.

    `DEADLINE` waits for players who may still join, unless all of them are named. `COUNTDOWN`
    leaves the others a little time once somebody has solved it.
    """

    WHEN_ALL_DONE = auto()
    DEADLINE = auto()
    COUNTDOWN = auto()
