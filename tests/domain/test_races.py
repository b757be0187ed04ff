"""What a week tells of its races: a draw is no win, and no closest race."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

from bot.domain.players import Player
from bot.domain.reviews import ClosestRace, RaceResult, RaceWins, find_closest_race, find_race_wins

NOON = datetime(2026, 11, 21, 12, tzinfo=UTC)
ANN, BEN = Player(1, "ann"), Player(2, "ben")


def race(*, seconds: float, guesses: int = 3, first: bool = False) -> list[RaceResult]:
    """Ann needs three guesses; Ben so many, and so many seconds more."""
    later = NOON + timedelta(seconds=seconds)
    return [RaceResult(ANN, 3, NOON, first=first), RaceResult(BEN, guesses, later, first=first)]


def test_a_draw_is_not_the_closest_race() -> None:
    assert find_closest_race([race(seconds=0)]) is None
    assert find_closest_race([race(seconds=0), race(seconds=4)]) == ClosestRace(ANN, BEN, 4)
    assert find_closest_race([race(seconds=0, guesses=4, first=True)]) is None


def test_a_draw_is_no_win() -> None:
    assert find_race_wins([race(seconds=0)]) is None
    assert find_race_wins([race(seconds=0), race(seconds=4)]) == RaceWins((ANN,), 1)
    assert find_race_wins([race(seconds=0, guesses=4)]) == RaceWins((ANN,), 1)


def test_less_than_a_second_is_none() -> None:
    assert find_closest_race([race(seconds=0.3)]) == ClosestRace(ANN, BEN, 0)
    assert find_closest_race([race(seconds=0.9), race(seconds=1)]) == ClosestRace(ANN, BEN, 0)
    assert find_closest_race([race(seconds=1.6)]) == ClosestRace(ANN, BEN, 2)
