"""Results corrected by a server's managers: struck, or given another figure."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import date, datetime, timedelta

from bot.domain.errors import OutOfRange, PlayerError
from bot.domain.players import Player
from bot.domain.records.values import BOUNDS, RecordedGame, Score, Unit

FLOOD = 5
"""Days of which somebody pasted results within an hour, so that it is told."""

TITLE = "title"
"""In place of a mode: the title of a season's champion."""

LONGEST_TYPED_SCORE = 8
"""Characters of a typed score."""


class UnfitScore(OutOfRange):
    """The result has to be from `low` to `high`, or a `timed` one such as 1:23, else X."""

    def __init__(self, low: int, high: int, timed: bool) -> None:
        super().__init__(low, high)
        self.timed = timed


class ResultGone(PlayerError):
    """The result or correction no longer exists."""


class CorrectedAgain(PlayerError):
    """A later correction of the same result has to be undone first."""


class OnlyStruck(PlayerError):
    """Every result that the player has here was struck."""


class CorrectedResult(PlayerError):
    """A corrected result cannot change until the correction is undone."""


@dataclass(frozen=True)
class ResultKey:
    """A player's result in a server: of one of our games in the mode `game`, or of a recorded game.

    `number` is the id of our game, or of the puzzle. Or it is a champion's title: the game is
    `TITLE`, the number the season's, and the score the fair average in hundredths.
    """

    own: bool
    game: str
    number: int

    @classmethod
    def read(cls, text: str) -> ResultKey:
        """Return the key that `text` was made from; raises ValueError."""
        kind, game, number = text.split(".")
        return cls(("recorded", "own").index(kind) == 1, game, int(number))

    @property
    def text(self) -> str:
        """The key as text, for `read`."""
        return f"{'own' if self.own else 'recorded'}.{self.game}.{self.number}"

    @property
    def of_title(self) -> bool:
        """Whether it is a champion's title."""
        return self.own and self.game == TITLE

    def find_recorded(self, games: Mapping[str, RecordedGame]) -> RecordedGame | None:
        """Return the game played elsewhere; None for one of ours."""
        return None if self.own else games[self.game]


@dataclass(frozen=True)
class CountedResult:
    """A result as it counts now; its message may have said another one `first`.

    Another message, such as a summary of the Wordle app, may say an `other` one. It was `confirmed`
    by its author where it was doubted, or `pasted`, so that no message shows it.
    """

    key: ResultKey
    player: Player
    score: Score
    on: date
    at: datetime
    first: Score | None = None
    confirmed: bool = False
    pasted: bool = False
    other: Score | None = None


@dataclass(frozen=True)
class Flood:
    """Somebody who pasted results of so many `days` within an hour, which ended at a time."""

    player: Player
    days: int
    at: datetime


@dataclass(frozen=True)
class Correction:
    """What was corrected, by whom and when; without `after`, the result was struck.

    It was `replaced` if a later correction of the same result stands in its place.
    """

    id: int
    key: ResultKey
    player: Player
    on: date
    before: Score
    after: Score | None
    by: Player
    at: datetime
    undone_by: Player | None = None
    replaced: bool = False


@dataclass(frozen=True)
class Batch:
    """The newest of a player's standing corrections that were made at once, and how many are."""

    newest: Correction
    count: int


@dataclass(frozen=True)
class AccountDecision:
    """A player whose results are recorded no more, or count for a `person`; by whom, since when."""

    player: Player
    by: Player
    at: datetime
    undone_by: Player | None = None
    person: Player | None = None


@dataclass(frozen=True)
class CorrectionPage:
    """Some of a server's corrections and decisions, the newest of each on page 0.

    `more` says if another page follows.
    """

    found: Sequence[Correction]
    number: int = 0
    more: bool = False
    decisions: Sequence[AccountDecision] = ()


def find_floods(
    pasted: Sequence[tuple[int, date, datetime]],
) -> dict[int, tuple[int, datetime]]:
    """Return of how many days each player pasted results within their latest such hour, and when.

    Given are players, days and times, the newest first. Fewer than `FLOOD` days are none.
    """
    found: dict[int, tuple[int, datetime]] = {}
    for player, _, end in pasted:
        begin = end - timedelta(hours=1)
        days = {on for who, on, at in pasted if who == player and begin < at <= end}
        if len(days) >= FLOOD:
            found.setdefault(player, (len(days), end))
    return found


def find_bounds(game: RecordedGame) -> tuple[int, int]:
    """Return the least and the highest figure of a solved puzzle."""
    low, high = game.bounds or BOUNDS[game.unit]
    return low, high - (high == game.lost)


def can_lose(game: RecordedGame) -> bool:
    """Return whether a puzzle of the game is solved or not as a whole."""
    return game.lost is not None and game.unit is not Unit.BOARDS


def read_score(game: RecordedGame, typed: str) -> Score:
    """Read a typed result: a number, ``1:23`` for a time, or X; ``3/6`` is read as it stands.

    Raises `OutOfRange` for anything else, as `UnfitScore` where more than numbers is read.
    """
    low, high = find_bounds(game)
    text = typed.strip().casefold().removesuffix(f"/{high}")
    if text == "x" and can_lose(game) and game.lost is not None:
        return Score(game.lost, solved=False)
    timed = game.unit is Unit.TIME
    minutes, colon, seconds = text.rpartition(":")
    short = len(text) <= LONGEST_TYPED_SCORE
    if timed and short and colon and minutes.isdecimal() and seconds.isdecimal():
        text = str(60 * int(minutes) + int(seconds))
    if not (short and text.isdecimal()) or not low <= int(text) <= high:
        raise UnfitScore(low, high, timed) if timed or can_lose(game) else OutOfRange(low, high)
    return Score(int(text))
