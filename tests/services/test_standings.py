"""Leaderboards and statistics: who stands where, and what is a streak."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta
from typing import Any

import pytest

from bot.domain.guild_settings import GuildSettings
from bot.domain.leaderboard_requests import LeaderboardRequest
from bot.domain.leaderboards import View
from bot.domain.modes import CHALLENGE, DAILY, RACE, SOLO, TOGETHER, Mode
from bot.domain.players import HIDDEN, Asker, Player, Preferences
from bot.domain.standings import KeepsPrivate, Result, Streak, Tally
from bot.services.standings import Leaderboard, Standings
from bot.store import Store
from tests.store.histories import NOW, PEOPLE, PLACES, TODAY, store_results

HERE = PLACES[0]
ALWAYS = LeaderboardRequest()
ANN, BEN, CYD, DAN, EVE = PEOPLE[:5]


def result(
    guesses: int = 3,
    player: Player = ANN,
    *,
    won: bool = True,
    limit: int = 6,
    boards: int | None = None,
    mode: Mode = SOLO,
    days_ago: int | None = None,
    assisted: bool = False,
    answer: str | None = None,
) -> Result:
    day = None if days_ago is None else TODAY - timedelta(days_ago)
    return Result(
        game_id=0,
        player=player,
        place=HERE,
        mode=mode,
        language="en",
        length=5,
        hard="off",
        won=won,
        guesses=guesses,
        limit=limit,
        boards=boards or limit - 5,
        finished_at=NOW,
        on=day or TODAY,
        assisted=assisted,
        day=day,
        answer=answer,
    )


async def give_places(store: Store) -> None:
    """Let everybody have a place from the first game on."""
    async with store.write() as tx:
        await tx.guilds.save(HERE.guild_id or 0, GuildSettings(least_games=1))


def daily(days_ago: int, player: Player = ANN, *, won: bool = True) -> Result:
    return result(3, player, mode=DAILY, days_ago=days_ago, won=won)


async def stats(store: Store, *results: Result) -> Tally:
    async with store.write() as tx:
        await store_results(tx, results)
    return await Standings(store, lambda: NOW).stats(ask())


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
    assert (await stats(store, *map(daily, days_ago), result())).streak == streak


async def test_a_daily_lost_ends_the_streak_of_days(store: Store) -> None:
    dailies = [daily(3), daily(2), daily(1, won=False), daily(0)]
    assert (await stats(store, *dailies)).streak == Streak(1, 2)


async def test_a_daily_lost_today_ends_the_streak_at_once(store: Store) -> None:
    dailies = [daily(2), daily(1), daily(0, won=False)]
    assert (await stats(store, *dailies)).streak == Streak(0, 2)
    days = await board(store, LeaderboardRequest(view=View.STREAK))
    assert not days.ranking.players
    assert not days.ranking.page


async def test_a_hint_in_the_daily_ends_the_streak_everywhere(store: Store) -> None:
    helped = replace(daily(1), assisted=True)
    assert (await stats(store, daily(3), daily(2), helped, daily(0))).streak == Streak(1, 2)
    days = await board(store, LeaderboardRequest(view=View.STREAK))
    assert days.ranking.page[0].value == 1


async def test_games_on_several_boards_count_as_one_board_would(store: Store) -> None:
    results = [result(guesses, limit=limit) for guesses, limit in ((4, 6), (5, 7), (7, 9))]
    counted = await stats(store, *results)
    assert counted.distribution == ((4, 3),)
    assert counted.average == 4
    assert counted.several_boards


async def test_what_no_leaderboard_counts_is_told(store: Store) -> None:
    results = [result(), result(assisted=True), result(mode=CHALLENGE)]
    assert sum(games for _, games in (await stats(store, *results)).left_out) == 2


async def add(store: Store, *results: Result) -> None:
    async with store.write() as tx:
        await store_results(tx, results)
        for word in await tx.words.list_due():
            await tx.words.weigh(word)


async def board(
    store: Store, request: LeaderboardRequest = ALWAYS, who: Player = ANN
) -> Leaderboard:
    return await Standings(store, lambda: NOW).leaderboard(ask(who), request)


async def places(store: Store, request: LeaderboardRequest = ALWAYS) -> dict[Player, int]:
    found = await board(store, request)
    return {one.player: one.place for one in found.ranking.page}


def ask(player: Player = ANN) -> Asker:
    return Asker(0, HERE, player)


async def test_equals_share_a_place_and_the_next_leaves_out_as_many(store: Store) -> None:
    await give_places(store)
    results = [result(guesses, player) for player in (ANN, BEN) for guesses in (2, 4)]
    await add(store, *results, result(5, CYD))
    assert await places(store) == {ANN: 1, BEN: 1, CYD: 3}


async def test_equals_share_a_place_over_two_pages(store: Store) -> None:
    await give_places(store)
    crowd = [Player(number, f"player {number}") for number in range(1, 14)]
    async with store.write() as tx:
        for player in crowd:
            await tx.remember(player)
    await add(store, *(result(3 if player.id < 12 else 4, player) for player in crowd))
    second = await Standings(store, lambda: NOW).leaderboard(ask(), ALWAYS, page=1)
    assert [one.place for one in second.ranking.page] == [1, 12, 12]


async def test_more_wins_come_first_among_equal_figures(store: Store) -> None:
    await add(store, result(3), result(3, BEN), result(3, BEN))
    assert [*(await places(store)).items()] == [(BEN, 1), (ANN, 1)]


async def test_fewer_games_come_first_among_equal_wins(store: Store) -> None:
    await give_places(store)
    await add(store, result(3), result(3, BEN), result(6, BEN, won=False))
    found = await places(store, LeaderboardRequest(view=View.WINS))
    assert [*found.items()] == [(ANN, 1), (BEN, 1)]


async def test_who_has_few_games_comes_last_and_is_new(store: Store) -> None:
    await add(store, result(1), *[result(6, BEN)] * 5)
    found = (await board(store)).ranking.page
    assert [(one.player, one.provisional) for one in found] == [(BEN, False), (ANN, True)]


async def test_a_few_lucky_games_are_not_enough(store: Store) -> None:
    await add(store, *[result(2)] * 5, *[result(3, BEN)] * 60, *[result(5, CYD)] * 60)
    assert await places(store) == {BEN: 1, ANN: 2, CYD: 3}


async def test_who_had_the_harder_words_is_given_something_back(store: Store) -> None:
    await give_places(store)
    others = [(CYD, 2, "crane"), (CYD, 6, "fuzzy"), (DAN, 2, "crane"), (DAN, 6, "fuzzy")]
    others += [(EVE, 2, "crane"), (EVE, 6, "fuzzy")]
    mine = [(ANN, 4, "fuzzy"), (BEN, 4, "crane")]
    await add(store, *(result(n, who, answer=word) for who, n, word in others + mine))
    found = await places(store)
    assert found[ANN] < found[CYD] == found[DAN] == found[EVE] < found[BEN]


@pytest.mark.parametrize(
    "other",
    [
        {"length": 6},
        {"boards": 2},
        {"assisted": True},
        {"mode": TOGETHER},
        {"mode": CHALLENGE},
    ],
)
async def test_what_does_not_compare_is_not_on_one_leaderboard(
    store: Store, other: dict[str, Any]
) -> None:
    await add(store, result(3), replace(result(2, BEN), **other))
    assert await places(store) == {ANN: 1}


async def test_all_languages_are_counted_together(store: Store) -> None:
    await give_places(store)
    await add(store, result(3), replace(result(2, BEN), language="de"))
    assert await places(store) == {BEN: 1, ANN: 2}


async def test_the_server_says_which_words_and_how_many_games_count(store: Store) -> None:
    async with store.write() as tx:
        await tx.guilds.save(1, GuildSettings(length=6, least_games=1))
    await add(store, result(3), replace(result(3, BEN), length=6))
    found = await board(store)
    assert [(one.player, one.provisional) for one in found.ranking.page] == [(BEN, False)]
    assert found.request.length == 6


async def test_points_are_six_for_the_first_guess_and_none_for_a_loss(store: Store) -> None:
    await add(store, result(1), result(6), result(won=False), result(3, BEN))
    found = await board(store, LeaderboardRequest(view=View.POINTS))
    assert {one.player: one.value for one in found.ranking.page} == {ANN: 7, BEN: 4}


async def test_a_streak_is_one_of_dailies_whatever_else_was_asked_for(store: Store) -> None:
    await add(store, daily(4), daily(3), daily(1), result(), *(daily(ago, BEN) for ago in (3, 2)))
    for mode in (None, DAILY, RACE):
        days = await board(store, LeaderboardRequest(mode=mode, view=View.STREAK))
        assert {one.player: one.value for one in days.ranking.page} == {ANN: 1}
        assert days.request.mode is DAILY


async def test_a_daily_won_late_still_makes_a_streak(store: Store) -> None:
    await add(store, daily(0), daily(2), daily(1))
    days = await board(store, LeaderboardRequest(mode=DAILY, view=View.STREAK))
    assert days.ranking.page[0].value == 3


async def test_who_hides_is_a_player_and_keeps_statistics_private(store: Store) -> None:
    await give_places(store)
    await add(store, result(3), result(4, BEN))
    standings = Standings(store, lambda: NOW)
    async with store.write() as tx:
        await tx.preferences.save(BEN, Preferences(hidden=True))
    assert set(await places(store)) == {ANN, HIDDEN}
    with pytest.raises(KeepsPrivate):
        await standings.stats(ask(), BEN)
    assert (await standings.stats(ask(BEN), BEN)).games == 1
    assert (await standings.explain(ask(BEN), LeaderboardRequest())).standing.place == 2
