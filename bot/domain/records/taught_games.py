"""Games that a server taught the bot: two shares, and which part of them is the score.

What is learned is a template as in `formats`: literal text with named slots, never a pattern of
somebody's own, so that it is matched in bounded time.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from functools import lru_cache
from hashlib import sha256
from types import MappingProxyType

from bot.domain.errors import PlayerError, TooMany
from bot.domain.records.formats import Format, make_game
from bot.domain.records.games import KNOWN_GAMES
from bot.domain.records.values import RecordedGame, Unit

MOST_TAUGHT = 10
"""Games that a server can teach."""

UNITS = (Unit.GUESSES, Unit.MISTAKES, Unit.POINTS, Unit.TIME)
"""What a figure of theirs may count."""

LONGEST_GAME_NAME, LONGEST_SHARE, LONGEST_TAUGHT_SCORE = 32, 500, 20

HIGHEST = 9_999_999
"""The highest figure that can count where the shares name none."""

LONGEST_HIGHEST = len("9 999 999")
"""Characters of a typed highest figure."""


class UnfitName(PlayerError):
    """The name is empty, or that of a game which is known already."""


class TooManyGames(TooMany):
    """The server has taught `most` games already."""


class UnknownTaughtGame(PlayerError):
    """The server has not taught such a game."""


class KnownGame(PlayerError):
    """The shares are those of a `game` that is read already."""

    def __init__(self, game: RecordedGame) -> None:
        super().__init__(game)
        self.game = game


class NoScoreFound(PlayerError):
    """What is said to be the score does not stand in the first share, or is no number."""


class NoPuzzleFound(PlayerError):
    """The shares have no number and no date that differ."""


class SharesDiffer(PlayerError):
    """The shares have too little in common to find others like them."""


REFUSED = (UnfitName, KnownGame, NoScoreFound, NoPuzzleFound, SharesDiffer)
"""What is wrong with a form, and can be corrected there."""


@dataclass(frozen=True)
class TaughtGame:
    """A game that a server taught; its shares are recorded once it is `live`.

    `most` is the figure that the shares name as the highest, as in ``4/6``. `sign` stands for an
    unsolved puzzle, which counts as one more. Where the shares name none, figures above `highest`
    are no results. Its puzzle number 0 was not before `earliest`.
    """

    name: str
    template: str
    unit: Unit
    most: int | None = None
    sign: str = "X"
    live: bool = False
    highest: int = HIGHEST
    earliest: date = date.min

    @property
    def id(self) -> int:
        """A number that only this name has; results come back with it."""
        return int(sha256(self.name.casefold().encode()).hexdigest()[:8], 16)

    @property
    def key(self) -> str:
        """The key of its results."""
        return f"taught{self.id}"


def list_games(taught: Sequence[TaughtGame]) -> Mapping[str, RecordedGame]:
    """Return all games that a server knows, by their keys."""
    return MappingProxyType({**KNOWN_GAMES, **{one.key: make_taught(one) for one in taught}})


@lru_cache(256)
def make_taught(one: TaughtGame) -> RecordedGame:
    """Make the reader of a taught game's shares."""
    fewer = one.unit in (Unit.GUESSES, Unit.MISTAKES)
    loses = fewer and one.most is not None
    return make_game(
        Format(
            one.key,
            one.name,
            (one.template,),
            one.unit,
            least=int(one.unit in (Unit.GUESSES, Unit.TIME)),
            most=one.most or one.highest,
            worst=one.most + 1 if loses and one.most else None,
            signs=dict.fromkeys((one.sign.upper(), "X")) if loses else {},
            earliest=one.earliest,
            tiled=False,
        )
    )
