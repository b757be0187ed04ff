"""Why a result is not recorded."""

from __future__ import annotations

from dataclasses import dataclass

from bot.domain.errors import PlayerError
from bot.domain.players import Player
from bot.domain.records.values import RecordedGame, Share

# an error that equals others by its facts could not be hashed


@dataclass(eq=False)
class NoShare(PlayerError):
    """The text has no result of a known game; it may name a `game`, or look like its share.

    A share in it is `doubted` if it is only told of somebody, or denied.
    """

    game: RecordedGame | None = None
    doubted: Share | None = None


@dataclass(eq=False)
class GameSwitchedOff(PlayerError):
    """The server has taught that game, and does not record its results yet."""

    game: RecordedGame


class NotYourShare(PlayerError):
    """Only its author or a moderator may record the results of a message."""


class NotModerator(NotYourShare):
    """Only a moderator says who is who."""


@dataclass(eq=False)
class FuturePuzzle(PlayerError):
    """Nobody can have played that puzzle yet."""

    share: Share


@dataclass(eq=False)
class ImpossibleScore(PlayerError):
    """No result of that game can have this figure."""

    share: Share


@dataclass(eq=False)
class GridDiffers(PlayerError):
    """The squares of a share contradict the guesses it says."""

    share: Share


@dataclass(eq=False)
class SecondResult(PlayerError):
    """Another result of the same puzzle, before it in the text, counts."""

    share: Share


@dataclass(eq=False)
class ShutOut(PlayerError):
    """The server's managers let a `player` record nothing."""

    player: Player


class YouAreShutOut(ShutOut):
    """The same, told to the player."""


@dataclass(eq=False)
class TooLate(PlayerError):
    """The server takes results only up to `days` after the day of their puzzle."""

    share: Share
    days: int


class EditTooLate(TooLate):
    """The server follows an edit only up to `days` after the day of the puzzle."""


@dataclass(eq=False)
class TooManyUndated(PlayerError):
    """Of a game whose shares tell no day, a player has `most` results in so many days already."""

    share: Share
    most: int


class TooManyAtOnce(TooManyUndated):
    """Of a game whose shares tell no day, a player has `most` results on one day already."""


@dataclass(eq=False)
class NoneRecorded(PlayerError):
    """None of several results is recorded; each has a reason of its own."""

    reasons: tuple[PlayerError, ...]


@dataclass(eq=False)
class PastingOff(PlayerError):
    """The server takes no pasted results, only what is posted, such as in these `channels`."""

    channels: frozenset[int]


class OnlyRecorded(PlayerError):
    """Somebody has finished no game, but has results of puzzles played elsewhere."""


class PastDay(PlayerError):
    """The server changes and removes the result no more: it is too late."""


class UnknownGame(PlayerError):
    """No known game has that name."""


class SameAccount(PlayerError):
    """An account was said to be another account of itself."""
