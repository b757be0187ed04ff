"""Skill and luck in a player's games over time."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from bot.domain.players import Player
from engine import Hard, Word

MOST_COVERED = 20
"""Games that a history covers."""

FEW_GAMES = 5
"""Games that an average needs to say something."""

NOTABLE = 5
"""Points by which averages have to differ to be worth a word."""

EVEN_LUCK = 50
"""Luck that made no difference."""


class Trend(StrEnum):
    """Whether a player is getting better."""

    BETTER = "better"
    WORSE = "worse"
    LEVEL = "level"


class Fortune(StrEnum):
    """Whether a player has been lucky."""

    LUCKY = "lucky"
    UNLUCKY = "unlucky"
    EVEN = "even"


@dataclass(frozen=True)
class Judged:
    """The coach's figures for a game, from 0 to 99, by the word list of that version."""

    skill: int
    luck: int
    version: str


@dataclass(frozen=True)
class OwnGame:
    """A finished game on a single board of the player's own; `judged` if the coach has seen it."""

    id: int
    language: str
    hard: Hard
    answer: Word
    guesses: tuple[Word, ...]
    judged: Judged | None = None


@dataclass(frozen=True)
class Comparison:
    """The mean skill in some games `before`, and in as many `after` them."""

    games: int
    before: int
    after: int

    @property
    def trend(self) -> Trend:
        """Whether the player got better."""
        if abs(self.after - self.before) < NOTABLE:
            return Trend.LEVEL
        return Trend.BETTER if self.after > self.before else Trend.WORSE


@dataclass(frozen=True)
class SkillHistory:
    """A player's last games, the oldest first."""

    player: Player
    games: tuple[OwnGame, ...]

    @property
    def skills(self) -> list[int]:
        """The skill in each judged game."""
        return [game.judged.skill for game in self.games if game.judged]

    @property
    def lucks(self) -> list[int]:
        """The luck in each judged game."""
        return [game.judged.luck for game in self.games if game.judged]

    @property
    def few(self) -> bool:
        """Whether these are too few games to say much."""
        return len(self.skills) < FEW_GAMES

    @property
    def fortune(self) -> Fortune:
        """Whether the player was lucky."""
        luck = mean(self.lucks) - EVEN_LUCK
        if abs(luck) < NOTABLE:
            return Fortune.EVEN
        return Fortune.LUCKY if luck > 0 else Fortune.UNLUCKY

    @property
    def comparison(self) -> Comparison | None:
        """The first half compared with the last; None if a half has too few games."""
        skills, half = self.skills, len(self.skills) // 2
        if half < FEW_GAMES:
            return None
        return Comparison(half, mean(skills[:half]), mean(skills[-half:]))


def mean(figures: Sequence[int]) -> int:
    """Return the mean of some figures, to the nearest whole number."""
    return round(sum(figures) / len(figures))
