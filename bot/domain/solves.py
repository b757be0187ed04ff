"""A solve session at rest: the rows of somebody else's puzzle."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

from bot.domain.people import Place, Player
from engine import Hard, Turn


@dataclass(frozen=True)
class SolveSession:
    """One player's rows of tiles in one place."""

    id: int
    place: Place
    player: Player
    language: str
    length: int
    hard: Hard
    lexicon_version: str
    turns: tuple[Turn, ...]
    created_at: datetime

    @property
    def solved(self) -> bool:
        return bool(self.turns) and self.turns[-1].feedback.all_correct


@dataclass(frozen=True)
class NewSolve:
    """What is stored when a solve session begins."""

    place: Place
    player: Player
    language: str
    length: int
    hard: Hard
    lexicon_version: str
    at: datetime
