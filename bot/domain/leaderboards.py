"""Who stands where, and why: results that compare, and the figure that ranks them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from bot.domain.modes import GUESSES, Mode
from bot.domain.players import Player

LOSS = GUESSES + 1
"""A game that is not won counts as so many guesses, in modes with the usual number."""

AVERAGE_GAMES = 7
"""Games of an average player that are added to everybody's, so that luck in a few is not enough."""

ENOUGH = 3
"""So many games of others at a word say how hard it is."""

PAGE = 10
"""Players on a page; more lines are too many for a phone."""

GUESS = 100
"""Figures are whole hundredths of a guess: sums of them add up to what is shown."""


class View(StrEnum):
    """What a leaderboard ranks by."""

    GUESSES = "guesses"
    POINTS = "points"
    STREAK = "streak"
    WINS = "wins"
    RATING = "rating"


class Absence(StrEnum):
    """What a daily costs on the leaderboard of a server's dailies if somebody misses it."""

    NONE = "none"
    LOSS = "loss"
    AVERAGE = "average"
    """What a game took on average in the days that count."""
    WORST = "worst"
    """What it took whoever did worst that day."""

    def charge(self, missed: Any, worst: Any, average: Any, loss: int) -> Any:
        """Hundredths of a guess for `missed` dailies, which at worst took others `worst` guesses.

        These are numbers, or what stands for them in SQL; a daily not won counts as `loss`.
        """
        each = {Absence.LOSS: GUESS * loss, Absence.AVERAGE: average}
        return GUESS * worst if self is Absence.WORST else missed * each.get(self, 0)


@dataclass(frozen=True)
class League:
    """Results that compare: words of one language and length, on so many boards.

    Without a mode they are those of all ranked modes in which everybody has a board of their
    own and the usual guesses. Games together, and words that players set, are never among these.
    """

    language: str = "en"
    length: int = 5
    mode: Mode | None = None
    boards: int = 1

    @property
    def loss(self) -> int:
        """What a game counts as that is not won: a guess more than one board allows."""
        return self.mode.guesses + 1 if self.mode else LOSS


@dataclass(frozen=True)
class FairMean:
    """A player's guesses per game, made fair; `hundredth` figures are of a guess.

    Take the guesses of all games. Take off what others needed more for the same words than
    words usually need here. Add `AVERAGE_GAMES` games of the average player. Divide by all
    these games. Dailies that were missed count as games of their own where a server says so.
    """

    games: int
    wins: int
    guesses: int
    """Those of all games won together."""
    others: int = 0
    """Hundredths that others needed, on average, for the words of the games `compared`."""
    compared: int = 0
    usual: int = 0
    """Hundredths a word takes here, of all time."""
    average: int = 0
    """Hundredths a game took in the days that count."""
    missed: int = 0
    """Dailies that were missed, if they count."""
    charged: int = 0
    """Hundredths that these cost."""
    loss: int = LOSS
    """Guesses that a game counts as which is not won."""

    @property
    def lost(self) -> int:
        return self.games - self.wins

    @property
    def cost(self) -> int:
        """Guesses of all games, of which one that is not won counts as `loss`."""
        return self.guesses + self.loss * self.lost

    @property
    def hardness(self) -> int:
        """Hundredths by which the words were harder than usual; below 0 they were easier."""
        return self.others - self.compared * self.usual

    @property
    def added(self) -> int:
        """Hundredths of the average games that are added."""
        return AVERAGE_GAMES * self.average

    @property
    def total(self) -> int:
        """Hundredths of all that is divided."""
        return GUESS * self.cost - self.hardness + self.charged + self.added

    @property
    def divisor(self) -> int:
        return self.games + self.missed + AVERAGE_GAMES

    @property
    def figure(self) -> int:
        """Hundredths a game: what the leaderboard shows."""
        return divide(self.total, self.divisor)


def divide(total: int, count: int) -> int:
    """The quotient rounded to a whole number, halves up."""
    return (2 * total + count) // (2 * count)


def weigh(costs: Sequence[tuple[int, int]]) -> list[int | None]:
    """For each game at one word, the hundredths it cost the others on average.

    `costs` are pairs of a player's id and what a game cost. None where `ENOUGH` games of
    others are missing.
    """
    spent: dict[int, list[int]] = {}
    for player_id, cost in costs:
        spent.setdefault(player_id, []).append(cost)
    total = sum(cost for _, cost in costs)
    found: dict[int, int | None] = {}
    for player_id, own in spent.items():
        others = len(costs) - len(own)
        mean = divide(GUESS * (total - sum(own)), others) if others >= ENOUGH else None
        found[player_id] = mean
    return [found[player_id] for player_id, _ in costs]


@dataclass(frozen=True)
class Standing:
    """A player's place on a leaderboard, from 1; equals share one, and the next is one more.

    `value` is what the view ranks by: hundredths of a guess, points, wins, or wins in a row;
    among dailies, days in a row. By ratings only matches are `games`. `provisional` has too
    few of them to be placed before others.
    """

    place: int
    player: Player
    games: int
    wins: int
    value: int
    provisional: bool = False


@dataclass(frozen=True)
class Ranking:
    """A page of all `players` who are ranked, and the one who asks if not on it."""

    page: tuple[Standing, ...] = ()
    own: Standing | None = None
    players: int = 0


@dataclass(frozen=True)
class Explanation:
    """Why a player stands where they do among all `players`.

    `ahead` is the value of the next better place, if there is one.
    """

    standing: Standing
    mean: FairMean
    players: int
    ahead: int | None = None
    absence: Absence = Absence.NONE
