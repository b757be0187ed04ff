"""What a result is worth on a server's leaderboard by points, and how a manager writes that."""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass
from datetime import date

from bot.domain.errors import PlayerError
from bot.domain.modes import GUESSES

MOST_POINTS = 100
"""Points of one result at most: those of 20,000 games still fit into the key that ranks."""

POINTS_DUE = "points due "
"""How facts begin that say a server's stored points are to be added up by new rules."""

_NAME = re.compile(r"([0-9]+|[^\W\d]+)\s*[:=]")
"""What a number may stand after: the guesses it is for, or a word for a loss."""

_BETWEEN = re.compile(r"[\s,;/|·]+")


class UnfitPoints(PlayerError):
    """The text does not say what each result is worth."""


@dataclass(frozen=True)
class PointRules:
    """What a server's results are worth.

    `worth` are the points of a word found in 1 to 6 guesses, and those of a loss. Without, each
    guess less is worth a point more, and a loss nothing. Results of the `double_day` of a week,
    from 0 for Monday, count double.
    """

    worth: tuple[int, ...] = ()
    double_day: int | None = None

    @property
    def own(self) -> bool:
        """Whether the server has chosen anything."""
        return bool(self.worth) or self.double_day is not None

    def list_wins(self, loss: int) -> tuple[int, ...]:
        """Return the points of a word found in 1, 2 and more guesses, where a loss is `loss`."""
        return self.worth[:-1] or tuple(range(loss - 1, 0, -1))

    @property
    def lost(self) -> int:
        """The points of a loss."""
        return self.worth[-1] if self.worth else 0

    @property
    def stamp(self) -> str:
        """What stored sums of points say they were added up by; nothing for the usual rules."""
        return f"{write_worth(self)}/{self.double_day}" if self.own else ""

    def count(self, guesses: int | None, on: date, loss: int) -> int:
        """Return the points of a result of that day, as `weigh` does of any other day."""
        return self.weigh(guesses, loss) * (1 + (on.weekday() == self.double_day))

    def weigh(self, guesses: int | None, loss: int) -> int:
        """Return the points of a result on any other day; without `guesses` it is a loss."""
        wins = self.list_wins(loss)
        return self.lost if guesses is None else wins[min(guesses, len(wins)) - 1]


USUAL_POINTS = PointRules()
"""The rules until a server chooses its own."""

USUAL_WORTH = (*USUAL_POINTS.list_wins(GUESSES + 1), USUAL_POINTS.lost)


@dataclass(frozen=True)
class EarnedPoints:
    """What a player's games with one outcome have earned; without `guesses` they are losses.

    Each is worth `each`, and those `doubled` as much again.
    """

    guesses: int | None
    each: int
    games: int
    doubled: int = 0

    @property
    def plain(self) -> int:
        """The points, before any are doubled."""
        return self.each * self.games

    @property
    def extra(self) -> int:
        """The points that the double day adds."""
        return self.each * self.doubled


def write_worth(rules: PointRules) -> str:
    """Return ``10 8 6 4 2 1 0``, as `read_worth` reads it."""
    return " ".join(map(str, rules.worth or USUAL_WORTH))


def read_worth(text: str) -> tuple[int, ...]:
    """Return the seven numbers of a text; none if it is empty, or says what is usual.

    Each may stand after what it is for, as in ``1: 10``. A loss that is left out is worth nothing.
    Raises `UnfitPoints`.
    """
    plain = unicodedata.normalize("NFKC", text)
    names = _NAME.findall(plain)
    if names and names[:GUESSES] != [str(guesses) for guesses in range(1, GUESSES + 1)]:
        raise UnfitPoints
    parts = _BETWEEN.split(_NAME.sub(" ", plain))
    numbers = tuple(_read_number(part) for part in parts if part)
    if len(numbers) == GUESSES:
        numbers = (*numbers, 0)
    if len(numbers) not in (0, GUESSES + 1):
        raise UnfitPoints
    return () if numbers == USUAL_WORTH else numbers


def _read_number(text: str) -> int:
    if not (text.isdecimal() and int(text) <= MOST_POINTS):
        raise UnfitPoints
    return int(text)
