"""Skill and luck of a player's games, one after the other."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from bot.domain.players import Player
from engine import Hard, Word

MOST = 20
"""Games that are looked back on."""

FEW = 5
"""Games whose average says something."""

NOTABLE = 5
"""Points by which two averages differ in more than name."""

EVEN = 50
"""Luck that made no difference."""


class Trend(StrEnum):
    BETTER = "better"
    WORSE = "worse"
    LEVEL = "level"


class Fortune(StrEnum):
    LUCKY = "lucky"
    UNLUCKY = "unlucky"
    EVEN = "even"


@dataclass(frozen=True)
class Judged:
    """What the coach made of a game, from 0 to 99, by the word list of that version."""

    skill: int
    luck: int
    version: str


@dataclass(frozen=True)
class OwnGame:
    """A finished game on one board of a player's own; `judged` is what is known of it so far."""

    id: int
    language: str
    hard: Hard
    answer: Word
    guesses: tuple[Word, ...]
    judged: Judged | None = None


@dataclass(frozen=True)
class Comparison:
    """The mean skill of so many games `before`, and of as many `after` them."""

    games: int
    before: int
    after: int

    @property
    def trend(self) -> Trend:
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
        return [game.judged.skill for game in self.games if game.judged]

    @property
    def lucks(self) -> list[int]:
        return [game.judged.luck for game in self.games if game.judged]

    @property
    def few(self) -> bool:
        """Whether these are too few games to say much."""
        return len(self.skills) < FEW

    @property
    def fortune(self) -> Fortune:
        luck = mean(self.lucks) - EVEN
        if abs(luck) < NOTABLE:
            return Fortune.EVEN
        return Fortune.LUCKY if luck > 0 else Fortune.UNLUCKY

    @property
    def comparison(self) -> Comparison | None:
        """The first half against the last one; None if a half has too few games."""
        skills, half = self.skills, len(self.skills) // 2
        if half < FEW:
            return None
        return Comparison(half, mean(skills[:half]), mean(skills[-half:]))


def mean(figures: Sequence[int]) -> int:
    """The mean of some figures, to the nearest whole one."""
    return round(sum(figures) / len(figures))
