"""A game at rest: the engine's `Game` with its place, its people and its clock."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum

from bot.domain.people import Place, Player
from engine import Game, Turn


class Mode(StrEnum):
    """How a group plays."""

    TOGETHER = "together"
    SOLO = "solo"

    @property
    def private(self) -> bool:
        """Whether the board belongs to one player and is shown to that player alone."""
        return self is Mode.SOLO


class Phase(StrEnum):
    """Where a game session stands."""

    ACTIVE = "active"
    WON = "won"
    LOST = "lost"
    STOPPED = "stopped"


@dataclass(frozen=True)
class Move:
    """Who played the guess of the same index, and when."""

    player: Player
    at: datetime


@dataclass(frozen=True)
class GameSession:
    """A game in a place; `moves` runs alongside `game.guesses`.

    `owner` is the player a private board belongs to. `game` allows no word: whoever plays
    on gives it a lexicon first.
    """

    id: int
    place: Place
    mode: Mode
    starter: Player
    owner: Player | None
    language: str
    lexicon_version: str
    game: Game
    phase: Phase
    created_at: datetime
    moves: tuple[Move, ...] = ()
    message_id: int | None = None

    @property
    def active(self) -> bool:
        return self.phase is Phase.ACTIVE

    @property
    def turns(self) -> tuple[Turn, ...]:
        """The turns of the first board."""
        return self.game.boards[0].turns

    @property
    def players(self) -> tuple[Player, ...]:
        """Everyone who guessed, in order of their first guess."""
        return tuple({move.player.id: move.player for move in self.moves}.values())


@dataclass(frozen=True)
class NewGame:
    """What is stored when a game begins."""

    place: Place
    mode: Mode
    starter: Player
    language: str
    lexicon_version: str
    game: Game
    at: datetime
