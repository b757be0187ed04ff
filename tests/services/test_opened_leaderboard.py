"""Which leaderboard is opened where somebody names no games."""

from __future__ import annotations

from dataclasses import replace

from bot.domain.leaderboard_requests import LeaderboardRequest
from bot.domain.modes import SOLO, TOGETHER, Mode
from bot.domain.players import Player
from bot.domain.standings import Result
from bot.services.standings import Standings
from bot.store import Store
from tests.services.test_standings import ANN, BEN, CYD, add, ask, give_places, result
from tests.store.histories import NOW

ANY = LeaderboardRequest()


def of(mode: Mode, length: int, player: Player = ANN) -> Result:
    return replace(result(player=player, mode=mode), length=length)


async def opened(
    store: Store, who: Player = ANN, request: LeaderboardRequest = ANY
) -> tuple[Mode | None, int | None, list[Player]]:
    board = await Standings(store, lambda: NOW).open_leaderboard(ask(who), request)
    found = board.request
    return found.mode, found.length, [one.player for one in board.ranking.page]


async def test_it_opens_with_the_games_of_whoever_asks(store: Store) -> None:
    await give_places(store)
    await add(store, of(TOGETHER, 6), of(TOGETHER, 6), of(SOLO, 5, BEN), of(SOLO, 4, CYD))
    assert await opened(store) == (TOGETHER, 6, [ANN])
    assert await opened(store, BEN) == (None, 5, [BEN])
    assert await opened(store, CYD) == (None, 4, [CYD])


async def test_who_has_no_games_sees_those_played_most_here(store: Store) -> None:
    await give_places(store)
    await add(store, of(SOLO, 6), of(SOLO, 6), of(TOGETHER, 5))
    assert await opened(store, BEN) == (None, 6, [ANN])


async def test_games_are_shown_before_anybody_has_enough_for_a_place(store: Store) -> None:
    await add(store, of(TOGETHER, 6))
    assert await opened(store) == (TOGETHER, 6, [ANN])
    assert await opened(store, BEN) == (TOGETHER, 6, [ANN])


async def test_where_nobody_has_a_game_the_usual_one_opens(store: Store) -> None:
    assert await opened(store) == (None, 5, [])


async def test_a_named_length_is_kept(store: Store) -> None:
    await give_places(store)
    await add(store, of(TOGETHER, 6), of(TOGETHER, 6), of(TOGETHER, 5, BEN))
    assert await opened(store, ANN, replace(ANY, length=5)) == (TOGETHER, 5, [BEN])
    assert await opened(store, ANN, replace(ANY, length=4)) == (None, 4, [])
