"""What a drawing needs to know beside the game itself."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime

from bot.domain.preferences import Theme
from engine import Word


@dataclass(frozen=True)
class Showing:
    """How a game is to be shown.

    `closes` is when it ends unless somebody guesses, `number` that of a daily;
    `contested` says that others are still at the same word. Once it has
    ended there are `meanings` of its answers, and in `credit` each player's share, 0 to 1,
    of the information that the guesses brought.
    """

    theme: Theme = Theme.SQUARES
    closes: datetime | None = None
    number: int | None = None
    contested: bool = False
    meanings: Mapping[Word, str] = field(default_factory=dict[Word, str])
    credit: Mapping[int, float] = field(default_factory=dict[int, float])
