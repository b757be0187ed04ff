"""Leaderboards and statistics: who stands where, and what is a streak."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta

import pytest

from bot.domain.modes import CHALLENGE, DAILY, SOLO, Mode
from bot.domain.players import Place, Player
from bot.domain.standings import Period, Result, Streak, tally
from bot.render.standings import leaderboard
from bot.services.standings import Leaderboard

NOW = datetime(2026, 11, 21, 12, tzinfo=UTC)
TODAY = NOW.date()
HERE = Place(1, 1)
ANN, BEN, CYD = (Player(number, name) for number, name in enumerate(("ann", "ben", "cyd"), 1))


def result(
    guesses: int = 3,
    *,
    won: bool = True,
    limit: int = 6,
    mode: Mode = SOLO,
    day: date | None = None,
    assisted: bool = False,
) -> Result:
    return Result(
        1, ANN, HERE, mode, "en", 5, "off", won, guesses, limit, NOW, assisted=assisted, day=day
    )


def daily(*days_ago: int) -> list[Result]:
    days = [TODAY - timedelta(ago) for ago in days_ago]
    return [result(mode=DAILY, day=day) for day in days]


def test_a_streak_is_games_won_in_a_row() -> None:
    results = [result(won=won) for won in (True, True, True, False, True)]
    assert tally(ANN, results, TODAY).streak == Streak(now=1, best=3)


@pytest.mark.parametrize(
    ("days_ago", "streak"),
    [
        ((2, 1, 0), Streak(3, 3)),
        ((2, 1), Streak(2, 2)),
        ((3, 2), Streak(0, 2)),
        ((6, 5, 4, 1, 0), Streak(2, 3)),
        ((0, 0), Streak(1, 1)),
        ((), Streak(0, 0)),
    ],
)
def test_a_daily_missed_ends_the_streak_of_days_when_its_day_is_over(
    days_ago: tuple[int, ...], streak: Streak
) -> None:
    assert tally(ANN, [*daily(*days_ago), result()], TODAY).days == streak


def test_a_daily_lost_ends_the_streak_of_days() -> None:
    lost = result(won=False, mode=DAILY, day=TODAY - timedelta(1))
    assert tally(ANN, [*daily(3, 2), lost, *daily(0)], TODAY).days == Streak(1, 2)


@pytest.mark.parametrize(("guesses", "limit"), [(4, 6), (5, 7), (7, 9), (11, 13)])
def test_games_on_several_boards_count_as_one_board_would(guesses: int, limit: int) -> None:
    counted = tally(ANN, [result(guesses, limit=limit)], TODAY)
    assert counted.distribution == ((4, 1),)
    assert counted.average == 4


def test_what_no_leaderboard_counts_is_told() -> None:
    results = [result(), result(assisted=True), result(mode=CHALLENGE)]
    assert tally(ANN, results, TODAY).unranked == 2


def test_equals_share_a_place() -> None:
    wins = {ANN: [result(2), result(4)], BEN: [result(3), result(3)], CYD: [result(3)]}
    tallies = tuple(tally(player, results, TODAY) for player, results in wins.items())
    lines = leaderboard(Leaderboard(Period.ALL, None, tallies), ANN).text.splitlines()
    assert [line.split()[0] for line in lines] == ["**1.**", "**1.**", "**3.**"]


@pytest.mark.parametrize(
    ("count", "asks", "below"),
    [
        (20, 3, ["… and 5 players more"]),
        (20, 99, ["… and 5 players more"]),
        (20, 18, ["… and 4 players more", "**18.** <@18>"]),
        (16, 16, ["**16.** <@16>"]),
        (15, 15, []),
    ],
)
def test_who_is_ranked_below_the_best_sees_their_own_place(
    count: int, asks: int, below: list[str]
) -> None:
    tallies = tuple(
        tally(Player(place), [result()] * (count - place + 1), TODAY)
        for place in range(1, count + 1)
    )
    lines = leaderboard(Leaderboard(Period.ALL, None, tallies), Player(asks)).text.splitlines()
    assert [line.split(" · ")[0] for line in lines[15:]] == below


def test_an_equal_below_the_best_shares_their_place() -> None:
    tallies = tuple(tally(Player(number), [result()], TODAY) for number in range(1, 21))
    lines = leaderboard(Leaderboard(Period.ALL, None, tallies), Player(20)).text.splitlines()
    assert lines[-1] == lines[0].replace("<@1>", "<@20>")
