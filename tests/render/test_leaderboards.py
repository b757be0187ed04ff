"""What a leaderboard says of how it ranks."""

from __future__ import annotations

import pytest

from bot.board.look import DEFAULT
from bot.domain.leaderboard_requests import LeaderboardRequest
from bot.domain.leaderboards import Explanation, FairMean, Ranking, Standing, View
from bot.domain.modes import DAILY, DUEL, RACE, SOLO, TOGETHER, VOTE, Mode
from bot.domain.players import Player
from bot.render.explanation import explanation
from bot.render.leaderboards import leaderboard
from bot.services.standings import Leaderboard

ANN = Standing(1, Player(1, "ann"), games=3, wins=3, value=400)


@pytest.mark.parametrize(
    ("compared", "said"), [(True, "for hard words and few games"), (False, "out for few games")]
)
def test_hard_words_are_named_only_where_some_were_compared(compared: bool, said: str) -> None:
    ranking = Ranking((ANN,), players=1, ranked=1, compared=compared)
    shown = leaderboard(Leaderboard(LeaderboardRequest(), ranking, 0, 3, 0), DEFAULT)
    assert said in shown.footer


@pytest.mark.parametrize(
    ("others", "said"),
    [(800, ""), (850, "needed more than usual"), (750, "needed less than usual")],
)
def test_words_as_hard_as_others_add_nothing_to_the_sum(others: int, said: str) -> None:
    mean = FairMean(games=3, wins=3, guesses=12, others=others, compared=2, average=400)
    told = explanation(Explanation(ANN, mean, players=2), LeaderboardRequest(), DEFAULT).text
    assert ("than usual for your words" in told) == bool(said)
    # each is told what the others needed, so four people with the same words read four figures
    assert ("Your own games are left out" in told) == bool(said)
    assert "hard" not in told
    assert said in told


def list_offered(name: str, request: LeaderboardRequest) -> list[LeaderboardRequest]:
    """What a menu of a leaderboard offers."""
    ranking = Ranking((ANN,), players=1, ranked=1)
    menus = leaderboard(Leaderboard(request, ranking, 0, 3, 0), DEFAULT).menus
    options = [option for menu in menus if menu.name == name for option in menu.options]
    return [LeaderboardRequest.read(option.value) for option in options]


def list_views(request: LeaderboardRequest) -> set[View]:
    """What it may be ranked by instead."""
    return {one.view for one in list_offered("view", request)}


@pytest.mark.parametrize(
    ("mode", "missing"),
    [
        (None, set[View]()),
        (DAILY, set[View]()),
        (RACE, {View.STREAK}),
        (DUEL, {View.STREAK}),
        *((mode, {View.STREAK, View.RATING}) for mode in (SOLO, TOGETHER, VOTE)),
    ],
)
def test_a_menu_offers_what_games_can_have(mode: Mode | None, missing: set[View]) -> None:
    assert {*View} - list_views(LeaderboardRequest(mode=mode, length=5)) == missing


def test_what_is_shown_stays_in_its_menu_and_several_boards_are_no_match() -> None:
    assert View.RATING in list_views(LeaderboardRequest(view=View.RATING, mode=SOLO, length=5))
    assert View.RATING not in list_views(LeaderboardRequest(length=5, boards=2))


def test_no_games_are_offered_that_have_no_rating() -> None:
    guesses = LeaderboardRequest(length=5)
    assert {one.mode for one in list_offered("games", guesses)} == {None, TOGETHER}
    rated = LeaderboardRequest(view=View.RATING, mode=RACE, length=5)
    assert {one.mode for one in list_offered("games", rated)} == {None, RACE}
