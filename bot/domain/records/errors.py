"""Why a result is not recorded."""

from __future__ import annotations

from bot.domain.errors import PlayerError
from bot.domain.players import Player
from bot.domain.records.values import RecordedGame, Share


class NoShare(PlayerError):
    """The text has no result of a known game; it may name a `game` all the same."""

    def __init__(self, game: RecordedGame | None = None) -> None:
        super().__init__(game)
        self.game = game


class GameSwitchedOff(PlayerError):
    """The server has taught that game, and does not record its results yet."""

    def __init__(self, game: RecordedGame) -> None:
        super().__init__(game)
        self.game = game


class NotYourShare(PlayerError):
    """Only its author or a moderator may record the results of a message."""


class NotModerator(NotYourShare):
    """Only a moderator says who is who."""


class FuturePuzzle(PlayerError):
    """Nobody can have played that puzzle yet."""

    def __init__(self, share: Share) -> None:
        super().__init__(share)
        self.share = share


class ImpossibleScore(PlayerError):
    """No result of that game can have this figure."""

    def __init__(self, share: Share) -> None:
        super().__init__(share)
        self.share = share


class GridDiffers(PlayerError):
    """The squares of a share contradict the guesses it says."""

    def __init__(self, share: Share) -> None:
        super().__init__(share)
        self.share = share


class ShutOut(PlayerError):
    """The server's managers let a `player` record nothing."""

    def __init__(self, player: Player) -> None:
        super().__init__(player)
        self.player = player


class TooLate(PlayerError):
    """The server takes results only up to `days` after the day of their puzzle."""

    def __init__(self, share: Share, days: int) -> None:
        super().__init__(share, days)
        self.share = share
        self.days = days


class PastDay(PlayerError):
    """The server does not change results of past days."""


class UnknownGame(PlayerError):
    """No known game has that name."""


class SameAccount(PlayerError):
    """An account was said to be another account of itself."""
