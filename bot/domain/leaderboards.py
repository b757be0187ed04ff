"""Comparable results, and the figure that ranks players."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any

from bot.domain.modes import GUESSES, Mode
from bot.domain.players import Player
from bot.domain.points import USUAL_POINTS, EarnedPoints, PointRules

LOSS = GUESSES + 1
"""Guesses that a lost game counts as, in modes with the usual number."""

AVERAGE_GAMES = 7
"""Average games added to everyone's, so that luck in a few is not enough."""

ENOUGH_GAMES = 3
"""Games of others that it takes to say how hard a word is."""

PAGE = 10
"""Players per page; more lines are too many for a phone."""

GUESS = 100
"""Figures are whole hundredths of a guess, so that the shown ones add up."""


class View(StrEnum):
    """What a leaderboard ranks by."""

    GUESSES = "guesses"
    POINTS = "points"
    STREAK = "streak"
    WINS = "wins"
    RATING = "rating"


class Absence(StrEnum):
    """What a missed daily costs on the leaderboard of a server's dailies."""

    NONE = "none"
    LOSS = "loss"
    AVERAGE = "average"
    """The average game of the days that count."""
    WORST = "worst"
    """The worst result of that day."""

    def charge(self, missed: Any, worst: Any, average: Any, loss: int) -> Any:
        """Return the cost in hundredths of `missed` dailies, whose worst results sum up to `worst`.

        The figures are numbers or SQL expressions; a lost daily counts as `loss`.
        """
        each = {Absence.LOSS: GUESS * loss, Absence.AVERAGE: average}
        return GUESS * worst if self is Absence.WORST else missed * each.get(self, 0)


@dataclass(frozen=True)
class League:
    """Comparable results: words of one length in any language, on the same number of boards.

    Without a mode, these are the results of all ranked modes with a board of one's own and the
    usual guesses. Shared games, and words that players set, are never included.
    """

    length: int = 5
    mode: Mode | None = None
    boards: int = 1

    @property
    def loss(self) -> int:
        """Guesses that a lost game counts as: one more than one board allows."""
        return self.mode.guesses + 1 if self.mode else LOSS


@dataclass(frozen=True)
class PlayedLeague:
    """A league in which a player has finished so many games."""

    league: League
    games: int


@dataclass(frozen=True)
class FairMean:
    """A player's guesses per game, made fair; hundredths are those of a guess.

    Take the guesses of all games. Subtract what others needed for the same words beyond the average
    of these days. Add `AVERAGE_GAMES` games of the average player. Divide by the number of all
    these games. Missed dailies count as games where a server says so.
    """

    games: int
    wins: int
    guesses: int
    """The guesses of all games won."""
    others: int = 0
    """Hundredths that others needed on average, summed over the `compared` games."""
    compared: int = 0
    average: int = 0
    """Hundredths that a game took on average in the days that count."""
    missed: int = 0
    """Missed dailies, if they count."""
    charged: int = 0
    """Hundredths that missed dailies cost."""
    loss: int = LOSS
    """Guesses that a lost game counts as."""

    @property
    def lost(self) -> int:
        """Games that were not won."""
        return self.games - self.wins

    @property
    def cost(self) -> int:
        """The guesses of all games, where a lost one counts as `loss`."""
        return self.guesses + self.loss * self.lost

    @property
    def hardness(self) -> int:
        """Hundredths by which the words were harder than average; negative if easier."""
        return self.others - self.compared * self.average

    @property
    def added(self) -> int:
        """Hundredths of the average games that are added."""
        return AVERAGE_GAMES * self.average

    @property
    def total(self) -> int:
        """Hundredths to be divided."""
        return GUESS * self.cost - self.hardness + self.charged + self.added

    @property
    def divisor(self) -> int:
        """Games to divide by."""
        return self.games + self.missed + AVERAGE_GAMES

    @property
    def figure(self) -> int:
        """Hundredths per game, as the leaderboard shows it."""
        return divide(self.total, self.divisor)


def divide(total: int, count: int) -> int:
    """Return the quotient rounded to a whole number, halves up."""
    return (2 * total + count) // (2 * count)


def weigh(costs: Sequence[tuple[int, int]]) -> list[int | None]:
    """Return, for each game of one word, the hundredths that it cost the others on average.

    `costs` are pairs of a player's id and the cost of a game. The result is None where others have
    fewer than `ENOUGH_GAMES` games.
    """
    spent: dict[int, list[int]] = {}
    for player_id, cost in costs:
        spent.setdefault(player_id, []).append(cost)
    total = sum(cost for _, cost in costs)
    means: dict[int, int | None] = {}
    for player_id, own in spent.items():
        others = len(costs) - len(own)
        mean = divide(GUESS * (total - sum(own)), others) if others >= ENOUGH_GAMES else None
        means[player_id] = mean
    return [means[player_id] for player_id, _ in costs]


@dataclass(frozen=True)
class Standing:
    """A player's place on a leaderboard, from 1; equals share a place.

    `value` is what the view ranks by: hundredths of a guess, points, wins, or wins in a row (of
    dailies, days in a row). For ratings, `games` counts only matches. A `provisional` player has
    too few games, and comes after the others: `place` is then the one after theirs. Who has no
    streak has no place among streaks: it is then 0.
    """

    place: int
    player: Player
    games: int
    wins: int
    value: int
    provisional: bool = False


@dataclass(frozen=True)
class Ranking:
    """A page of a leaderboard with `players` in all, and the asker if not on that page.

    `ranked` of the players have finished enough games: `least`, or 0 if that is not known. Words
    are `compared` once several people have had one. What is `over` changes no more.
    """

    page: tuple[Standing, ...] = ()
    own: Standing | None = None
    players: int = 0
    ranked: int = 0
    least: int = 0
    # no part of who stands where
    compared: bool = field(default=False, compare=False)
    over: bool = field(default=False, compare=False)


@dataclass(frozen=True)
class Explanation:
    """Why a player has this place among all `players`.

    `ahead` is the value of the next better place, if there is one; `least` are the games that it
    takes to be ranked, as `ranked` of the players are, or 0 if that is not known any more; streaks
    may be `shielded`. Where a server has its own `points`, `earned` is how they come together. The
    days that count may be `over`.
    """

    standing: Standing
    mean: FairMean
    players: int
    ahead: int | None = None
    absence: Absence = Absence.NONE
    least: int = 1
    ranked: int = 0
    shielded: bool = False
    points: PointRules = USUAL_POINTS
    earned: tuple[EarnedPoints, ...] = ()
    over: bool = False
