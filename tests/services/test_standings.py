"""Leaderboards and statistics: who stands where, and what is a streak."""

from __future__ import annotations

from datetime import timedelta

import pytest

from bot.board.look import DEFAULT
from bot.domain.modes import CHALLENGE, DAILY, SOLO, Mode
from bot.domain.players import Player
from bot.domain.standings import Period, Ranking, Result, Standing, Streak, Tally
from bot.render.standings import leaderboard
from bot.services.standings import Leaderboard, Standings
from bot.store import Store
from tests.store.histories import NOW, PEOPLE, PLACES, TODAY, store_results

HERE, ANN, BEN, CYD = PLACES[0], *PEOPLE[:3]


def result(
    guesses: int = 3,
    player: Player = ANN,
    *,
    won: bool = True,
    limit: int = 6,
    mode: Mode = SOLO,
    days_ago: int | None = None,
    assisted: bool = False,
) -> Result:
    day = None if days_ago is None else TODAY - timedelta(days_ago)
    return Result(
        0, player, HERE, mode, "en", 5, "off", won, guesses, limit, NOW, day or TODAY, assisted, day
    )


def daily(days_ago: int, *, won: bool = True) -> Result:
    return result(mode=DAILY, days_ago=days_ago, won=won)


async def stats(store: Store, *results: Result) -> Tally:
    async with store.write() as tx:
        await store_results(tx, results)
    return await Standings(store, lambda: NOW).stats(HERE, ANN)


async def test_a_streak_is_games_won_in_a_row(store: Store) -> None:
    results = [result(won=won) for won in (True, True, True, False, True)]
    assert (await stats(store, *results)).streak == Streak(now=1, best=3)


@pytest.mark.parametrize(
    ("days_ago", "streak"),
    [
        ((2, 1, 0), Streak(3, 3)),
        ((2, 1), Streak(2, 2)),
        ((3, 2), Streak(0, 2)),
        ((6, 5, 4, 1, 0), Streak(2, 3)),
        ((), Streak(0, 0)),
    ],
)
async def test_a_daily_missed_ends_the_streak_of_days_when_its_day_is_over(
    store: Store, days_ago: tuple[int, ...], streak: Streak
) -> None:
    assert (await stats(store, *map(daily, days_ago), result())).days == streak


async def test_a_daily_lost_ends_the_streak_of_days(store: Store) -> None:
    dailies = [daily(3), daily(2), daily(1, won=False), daily(0)]
    assert (await stats(store, *dailies)).days == Streak(1, 2)


async def test_games_on_several_boards_count_as_one_board_would(store: Store) -> None:
    results = [result(guesses, limit=limit) for guesses, limit in ((4, 6), (5, 7), (7, 9))]
    counted = await stats(store, *results)
    assert counted.distribution == ((4, 3),)
    assert counted.average == 4
    assert counted.several_boards


async def test_what_no_leaderboard_counts_is_told(store: Store) -> None:
    results = [result(), result(assisted=True), result(mode=CHALLENGE)]
    assert (await stats(store, *results)).unranked == 2


async def test_equals_share_a_place(store: Store) -> None:
    wins = {ANN: (2, 4), BEN: (3, 3), CYD: (3,)}
    results = [result(guesses, player) for player, won in wins.items() for guesses in won]
    async with store.write() as tx:
        await store_results(tx, results)
    board = await Standings(store, lambda: NOW).leaderboard(HERE, ANN)
    lines = leaderboard(board, DEFAULT).in_words().text.splitlines()
    assert [line.split()[0] for line in lines] == ["**1.**", "**1.**", "**3.**"]


@pytest.mark.parametrize(
    ("count", "own", "below"),
    [
        (20, None, []),
        (20, 18, ["**18.** <@18>"]),
        (16, 16, ["**16.** <@16>"]),
        (15, None, []),
    ],
)
def test_who_is_ranked_below_the_best_sees_their_own_place(
    count: int, own: int | None, below: list[str]
) -> None:
    best = tuple(standing(place) for place in range(1, 16))
    ranking = Ranking(best, standing(own) if own else None, count)
    shown = leaderboard(Leaderboard(Period.ALL, None, ranking), DEFAULT)
    lines = shown.in_words().text.splitlines()
    assert ("more player" in shown.footer) == (count > 16)
    assert [line.split(" · ")[0] for line in lines[15:]] == below


def standing(place: int) -> Standing:
    return Standing(place, Player(place), games=3, wins=2, guesses=7)
