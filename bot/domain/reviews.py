"""A review of some days: of a server's week or year, and of a player's year."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date, datetime

from bot.domain.leaderboards import Ranking
from bot.domain.players import Player
from bot.domain.records.values import RecordedGame, RecordStanding
from bot.domain.standings import Span

_FEW = 5
"""Players with the same figure that are named, at most."""


@dataclass(frozen=True)
class BestGame:
    """One of the games with the fewest guesses, and its word."""

    player: Player
    answer: str
    guesses: int


@dataclass(frozen=True)
class HardestWord:
    """The words that took their players the most guesses: `cost` hundredths on average."""

    answers: tuple[str, ...]
    cost: int


@dataclass(frozen=True)
class RaceWins:
    """Everybody who has won the most races against others."""

    players: tuple[Player, ...]
    wins: int


@dataclass(frozen=True)
class SharedGames:
    """How many games on a board of everybody's there were, and how many of them were won."""

    games: int
    wins: int


_CLOSE = 60
"""Seconds between two players of a race that was close."""


@dataclass(frozen=True)
class RaceResult:
    """A player who has solved the word of a race; `first` says that speed alone decided it."""

    player: Player
    guesses: int
    at: datetime
    first: bool = False


@dataclass(frozen=True)
class ClosestRace:
    """Two players of a race between whom only time decided, and the whole seconds between them."""

    winner: Player
    second: Player
    seconds: int


@dataclass(frozen=True)
class LongestStreak:
    """Everybody who has solved the daily most days in a row."""

    players: tuple[Player, ...]
    days: int


@dataclass(frozen=True)
class MostPoints:
    """Everybody who has most points, where a server has its own."""

    players: tuple[Player, ...]
    points: int


@dataclass(frozen=True)
class Elsewhere:
    """A game played elsewhere, how many results it had, and who was best, if not alone."""

    game: RecordedGame
    results: int
    best: tuple[RecordStanding, ...] = ()


@dataclass(frozen=True)
class Review:
    """What happened in a server: `games` by so many `players`, and who was best.

    `before` are the games of the week before.
    """

    span: Span
    games: int
    before: int
    players: int
    ranking: Ranking
    best: tuple[BestGame, ...] = ()
    hardest: HardestWord | None = None
    closest: ClosestRace | None = None
    streak: LongestStreak | None = None
    elsewhere: tuple[Elsewhere, ...] = ()
    points: MostPoints | None = None
    races: RaceWins | None = None
    shared: SharedGames | None = None

    @property
    def empty(self) -> bool:
        """Whether nobody has played here or elsewhere."""
        return not (self.games or self.elsewhere)

    def list_named(self) -> list[Player]:
        """Return who is named first, once each: those on the leaderboard, then those in the news.

        Of equals only a few are named, and the others are counted.
        """
        several = [[one.player for one in self.best]]
        several += [[*one.players] for one in (self.races, self.streak, self.points) if one]
        several += [[one.player for one in game.best] for game in self.elsewhere]
        race = [self.closest.winner, self.closest.second] if self.closest else []
        ranked = [one.player for one in self.ranking.page]
        return [*dict.fromkeys([*ranked, *race, *(one for some in several for one in some[:_FEW])])]


@dataclass(frozen=True)
class BeatenWord:
    """A word that a player found, and the `others`' hundredths of a guess for it."""

    answer: str
    guesses: int
    others: int


@dataclass(frozen=True)
class PlayerYear:
    """A player's year in a server; `guesses` are those of games won, as on a single board.

    `best_day` is the day with the most wins, `opener` the first word used most and how often,
    `luckiest` the word found with the most luck of 99, of games that the coach has looked at, and
    `mate` who was in the most games with them.
    """

    player: Player
    year: int
    games: int = 0
    wins: int = 0
    guesses: int = 0
    days: int = 0
    best_day: tuple[date, int] | None = None
    hardest: BeatenWord | None = None
    opener: tuple[str, int] | None = None
    luckiest: tuple[str, int] | None = None
    mate: tuple[Player, int] | None = None


def find_closest_race(races: Sequence[Sequence[RaceResult]]) -> ClosestRace | None:
    """Return the race with least time between its first two, if only time decided and it was close.

    Each race is given as who solved its word, the best first.
    """
    pairs = [(race[0], race[1]) for race in races if len(race) > 1]
    close = [
        (one, two)
        for one, two in pairs
        if (one.first or one.guesses == two.guesses) and 0 < _measure(one, two) <= _CLOSE
    ]
    if not close:
        return None
    one, two = min(close, key=lambda pair: _measure(*pair))
    between = _measure(one, two)
    # less than a second is none
    return ClosestRace(one.player, two.player, round(between) if between >= 1 else 0)


def _measure(one: RaceResult, two: RaceResult) -> float:
    """Return the seconds between two players of a race."""
    return (two.at - one.at).total_seconds()


def _is_draw(race: Sequence[RaceResult]) -> bool:
    return len(race) > 1 and (race[0].guesses, race[0].at) == (race[1].guesses, race[1].at)


def find_race_wins(races: Sequence[Sequence[RaceResult]]) -> RaceWins | None:
    """Return who has won the most races, given as for `find_closest_race`; a draw has no winner."""
    wins = Counter(race[0].player for race in races if race and not _is_draw(race))
    most = max(wins.values(), default=0)
    return RaceWins(tuple(one for one, won in wins.items() if won == most), most) if most else None
