"""Ratings: whoever does better at the same word gains, more against stronger players."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from math import floor
from typing import TYPE_CHECKING

from bot.domain.leaderboards import PAGE, Ranking, Standing
from bot.domain.modes import Mode
from bot.domain.players import HIDDEN, Player
from bot.domain.ties import rank_equals

if TYPE_CHECKING:
    from openskill.models import PlackettLuce

START = 1500
"""The rating of a new player."""

_UNSURE = 500
"""The uncertainty of a new player's rating."""

_SHOWN = 5
"""Matches that an explanation lists."""

MOST_COMPARED = 64
"""Players compared at once: the work grows with the square."""

_DIGITS = 6
"""Decimals kept of a rating: rounding errors are far behind them."""


@dataclass(frozen=True)
class RatedPart:
    """A player's part in a match; a lower `merit` is better."""

    player_id: int
    merit: tuple[int, float]
    won: bool


@dataclass(frozen=True)
class RatedMatch:
    """A finished match with at least two players."""

    mode: Mode
    on: date
    parts: tuple[RatedPart, ...]


@dataclass(frozen=True)
class RatingChange:
    """How a match changed a player's rating, who took `place` among `players`."""

    mode: Mode
    on: date
    place: int
    players: int
    before: int
    after: int


@dataclass(frozen=True, slots=True)
class Rated:
    """A player with a rating.

    `packed` are the `last` matches, five for each player; as plain tuples they cost the garbage
    collector nothing.
    """

    player_id: int
    mean: float = START
    unsure: float = _UNSURE
    matches: int = 0
    wins: int = 0
    packed: tuple[tuple[str, date, int, int, int, int], ...] = ()

    @property
    def last(self) -> tuple[RatingChange, ...]:
        """How the latest matches changed the rating, the oldest first."""
        return tuple(
            RatingChange(Mode.of(mode), on, place, players, before, after)
            for mode, on, place, players, before, after in self.packed
        )

    @property
    def value(self) -> int:
        """The rating in whole points, as shown."""
        return _round(self.mean)

    def merit(self, least: int) -> tuple[bool, int]:
        """Return a key to rank by; players with fewer than `least` matches share the last place."""
        new = self.matches < least
        return new, 0 if new else -self.value

    def order(self, least: int) -> tuple[int, ...]:
        """Return a key to list by: those without a place come last, by their matches."""
        new = self.matches < least
        most = -self.matches if new else 0
        return new, most, -self.value, -self.wins, self.matches, self.player_id


Places = Sequence[tuple[int, Rated]]
"""All players with their places, the best first."""


@dataclass(frozen=True)
class RatingReason:
    """Why a player has this rating, and this place among all `players`.

    `ahead` is the rating of the next better place, if there is one; `least` are the matches that
    it takes to be ranked, as `ranked` of the players are. The days that count may be `over`.
    """

    standing: Standing
    players: int
    last: tuple[RatingChange, ...]
    ahead: int | None = None
    least: int = 1
    ranked: int = 0
    over: bool = False

    @property
    def earlier(self) -> int:
        """Matches before the `last` ones."""
        return self.standing.games - len(self.last)


def rate(matches: Iterable[RatedMatch], before: Iterable[Rated] = ()) -> tuple[Rated, ...]:
    """Return everyone's ratings after these matches, given in the order in which they ended.

    `before` are the ratings after all earlier matches. The model is that of Plackett and Luce, by
    Weng and Lin (2011).
    """
    from openskill.models import PlackettLuce  # a server without ratings does without it

    # the proportions are those that the library recommends
    model = PlackettLuce(START, _UNSURE, beta=_UNSURE / 2, tau=_UNSURE / 100)
    ratings = {one.player_id: one for one in before}
    for match in matches:
        places = _place(match.parts)
        for group in _deal(places):
            _compare(model, match, group, len(places), ratings)
    return tuple(ratings.values())


def rank(
    places: Places, known: Mapping[int, Player], asker: Player, least: int, page: int = 0
) -> Ranking:
    """Return a page of the leaderboard, from 0, and the asker; only `known` players are named."""
    shown = places[PAGE * page : PAGE * (page + 1)]
    listed = tuple(_stand(place, one, known, least) for place, one in shown)
    absent = asker.id in known and all(one.player_id != asker.id for _, one in shown)
    own = [_stand(*at, known, least) for at in places if absent and at[1].player_id == asker.id]
    ranked = sum(one.matches >= least for _, one in places)
    return Ranking(listed, own[0] if own else None, len(places), ranked, least)


def explain_rating(places: Places, player: Player, least: int) -> RatingReason | None:
    """Return why a player has their place; None without a match."""
    known = {player.id: player}
    for place, one in places:
        if one.player_id == player.id:
            better = [other.value for at, other in places if at < place]
            standing, ahead = _stand(place, one, known, least), better[-1] if better else None
            ranked = sum(other.matches >= least for _, other in places)
            return RatingReason(standing, len(places), one.last, ahead, least, ranked)
    return None


def find_page(places: Places, asker: Player, page: int) -> list[int]:
    """Return the ids of the asker and of the players on a page."""
    shown = places[PAGE * page : PAGE * (page + 1)]
    return [asker.id, *(one.player_id for _, one in shown)]


def list_places(rated: Iterable[Rated], least: int) -> Places:
    """Return all players with their places, the best first, and equals by their wins."""
    ordered = sorted(rated, key=lambda one: one.order(least))
    places = rank_equals([one.merit(least) for one in ordered])
    return list(zip(places, ordered, strict=True))


def _stand(place: int, one: Rated, known: Mapping[int, Player], least: int) -> Standing:
    player = known.get(one.player_id, HIDDEN)
    return Standing(place, player, one.matches, one.wins, one.value, one.matches < least)


def _place(parts: Iterable[RatedPart]) -> list[tuple[int, RatedPart]]:
    """Return each part with its place, the best first, and equals by their ids."""
    ordered = sorted(parts, key=lambda part: (part.merit, part.player_id))
    places = rank_equals([part.merit for part in ordered])
    return list(zip(places, ordered, strict=True))


def _deal(places: list[tuple[int, RatedPart]]) -> list[list[tuple[int, RatedPart]]]:
    """Return the players in groups small enough to compare, each with strong and weak ones."""
    groups = -(-len(places) // MOST_COMPARED)
    return [places[first::groups] for first in range(groups)]


def _compare(
    model: PlackettLuce,
    match: RatedMatch,
    group: list[tuple[int, RatedPart]],
    players: int,
    ratings: dict[int, Rated],
) -> None:
    theirs = [ratings.get(part.player_id) or Rated(part.player_id) for _, part in group]
    teams = [[model.rating(one.mean, one.unsure)] for one in theirs]
    found = model.rate(teams, ranks=[float(place) for place, _ in group])
    for (place, part), one, (new,) in zip(group, theirs, found, strict=True):
        mean, unsure = round(new.mu, _DIGITS), round(new.sigma, _DIGITS)
        change = (match.mode.key.value, match.on, place, players, one.value, _round(mean))
        packed = (*one.packed, change)[-_SHOWN:]
        counts = one.matches + 1, one.wins + part.won
        ratings[one.player_id] = Rated(one.player_id, mean, unsure, *counts, packed)


def _round(mean: float) -> int:
    return floor(mean + 0.5)
