"""What a drawing needs to know beside the game itself."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime

from bot.domain.matches import Match
from bot.domain.players import Theme
from engine import Word


@dataclass(frozen=True)
class Wish:
    """Some want to end a game: `votes` of those `needed`, the first of which counts `until`."""

    votes: int
    needed: int
    until: datetime


@dataclass(frozen=True)
class Showing:
    """How a game is to be shown.

    `closes` is when it ends unless somebody guesses; `match` is the one it is a board of,
    and `before` the last daily, whose answer may be told.
    Once it has ended there are `meanings` of its answers, and in `credit` each player's
    share, 0 to 1, of the information that the guesses brought.
    """

    theme: Theme = Theme.SQUARES
    closes: datetime | None = None
    wish: Wish | None = None
    match: Match | None = None
    before: Match | None = None
    meanings: Mapping[Word, str] = field(default_factory=dict[Word, str])
    credit: Mapping[int, float] = field(default_factory=dict[int, float])

    @property
    def number(self) -> int | None:
        """What a daily is called by."""
        return self.match and self.match.number

    @property
    def contested(self) -> bool:
        """Whether others are still at the same word."""
        return self.match is not None and not self.match.over
