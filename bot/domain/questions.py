"""Questions that the bot asks before it does what a player asked for."""

from __future__ import annotations

from bot.domain.errors import PlayerError
from bot.domain.games import GameSession
from engine import Word


class Question(Exception):
    """Base class of questions, which only the player sees; nothing has happened yet."""


class WhichGame(Question):
    """The player may mean any of these running `games`; `word` is what they want to guess."""

    def __init__(self, games: tuple[GameSession, ...], word: Word | None = None) -> None:
        super().__init__(games, word)
        self.games = games
        self.word = word


class SharedHint(Question):
    """A hint in a game of several people, of whom another has to agree."""

    def __init__(self, session: GameSession) -> None:
        super().__init__(session)
        self.session = session


class MayNotWish(PlayerError):
    """Only those who have guessed in a game of others can ask them for a hint."""


class MayNotAgree(PlayerError):
    """Another person who has played in the game has to agree to a hint."""
