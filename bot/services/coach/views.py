"""What is needed to show what the coach says."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from bot.brain.coach import Coached
from bot.brain.lexicons import Unknown
from bot.domain.games import GameSession
from bot.domain.players import Player, Theme
from engine import Game, Word
from engine.solver.difficulty import Difficulty
from engine.solver.joint import JointAnalysis


@dataclass(frozen=True)
class GameAnalysis:
    """A game as the coach sees it, and the theme to show it in.

    `guessers` made its guesses, several together in a vote, unless it comes from elsewhere;
    `took_part` says whether the asker is one of them. Its words are in a `language`. A `given_up`
    game was not played to its end. `unknown` words are in no list. An `assumed` answer is only the
    last word of the game. `capitals` are those of words that lost accents.
    """

    coached: Coached
    theme: Theme = Theme.SQUARES
    guessers: tuple[tuple[Player, ...], ...] = ()
    took_part: bool = True
    language: str = "en"
    given_up: bool = False
    game_id: int | None = None
    unknown: tuple[Unknown, ...] = ()
    assumed: bool = False
    unplayed: GameSession | None = None
    capitals: Mapping[Word, str] = field(default_factory=dict[Word, str])

    @property
    def team(self) -> bool:
        """Whether several people made its guesses."""
        return len({player.id for players in self.guessers for player in players}) > 1


@dataclass(frozen=True)
class RatedWord:
    """How hard a word is, what it means if that is known, and whether it is ever `hidden`."""

    difficulty: Difficulty
    meaning: str | None = None
    hidden: bool = True
    capitals: Mapping[Word, str] = field(default_factory=dict[Word, str])


@dataclass(frozen=True)
class BoardsAnalysis:
    """A game on several boards as the coach sees it, and the theme to show it in.

    A game of ours has its `session`; one from elsewhere has words in a `language`.
    """

    game: Game
    joint: JointAnalysis
    theme: Theme = Theme.SQUARES
    session: GameSession | None = None
    took_part: bool = True
    language: str = "en"
    unplayed: GameSession | None = None
    capitals: Mapping[Word, str] = field(default_factory=dict[Word, str])
