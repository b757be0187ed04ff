"""What the bot refuses a player, as facts; the sentences stand in `render.refusals`."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bot.domain.people import Player
    from engine import Word
    from engine.solver import Contradiction


class PlayerError(Exception):
    """Base of what is told to the player who asked, privately, and costs nothing."""


class NoGame(PlayerError):
    """There is no running game the player could mean."""


class GameEnded(PlayerError):
    """The game a button belongs to has ended."""


class GameRunning(PlayerError):
    """The channel (or the player, for a private mode) has a running game already."""

    def __init__(self, private: bool) -> None:
        super().__init__(private)
        self.private = private


class NotYours(PlayerError):
    """Somebody else's private game."""


class MayNotStop(PlayerError):
    """Only the starter or a moderator may end this game."""

    def __init__(self, starter: Player) -> None:
        super().__init__(starter)
        self.starter = starter


class NothingToUndo(PlayerError):
    """The solve session has no rows."""


class NoSolveSession(PlayerError):
    """The player has no solve session in this channel."""


class HintsMissing(PlayerError):
    """A guess was given without its hints, or hints without a guess."""


class Contradictory(PlayerError):
    """The rows cannot hold together; the newest was not kept."""

    def __init__(self, word: Word, contradiction: Contradiction) -> None:
        super().__init__(word, contradiction)
        self.word = word
        self.contradiction = contradiction


class NoResults(PlayerError):
    """Nothing has been finished yet by those asked for."""
