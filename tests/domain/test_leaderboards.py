"""The rules of a leaderboard, as properties."""

from __future__ import annotations

import re
from dataclasses import replace
from random import Random

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from bot.board.look import DEFAULT
from bot.domain.leaderboard_requests import LeaderboardRequest, Scope
from bot.domain.leaderboards import (
    AVERAGE_GAMES,
    GUESS,
    LOSS,
    Absence,
    Explanation,
    FairMean,
    Standing,
    View,
    divide,
    weigh,
)
from bot.domain.modes import MODES, Mode
from bot.domain.players import Player
from bot.domain.standings import Period
from bot.render.explanation import explanation

COSTS = st.lists(st.tuples(st.integers(1, 5), st.integers(1, LOSS)), max_size=12)


COMPARED = (
    r"needed (\d+\.\d+) guesses on average; "
    r"that many average words take (\d+) × (\d+\.\d+) = (\d+\.\d+)"
)


@st.composite
def means(draw: st.DrawFn) -> FairMean:
    games = draw(st.integers(1, 2000))
    wins = draw(st.integers(0, games))
    compared = draw(st.integers(0, games))
    return FairMean(
        games,
        wins,
        guesses=draw(st.integers(wins, 6 * wins)),
        others=draw(st.integers(100 * compared, 700 * compared)),
        compared=compared,
        average=draw(st.integers(100, 700)),
        missed=(missed := draw(st.integers(0, 31))),
        charged=700 * missed,
    )


def average_own(mean: FairMean) -> int:
    """What the player's own games took, with dailies that were missed."""
    own = 100 * mean.cost - mean.hardness + mean.charged
    return divide(own, mean.games + mean.missed)


@given(means(), st.integers(1, 6))
def test_to_win_a_game_that_was_lost_never_makes_a_figure_worse(
    mean: FairMean, guesses: int
) -> None:
    assume(mean.lost)
    won = replace(mean, wins=mean.wins + 1, guesses=mean.guesses + guesses)
    assert won.figure <= mean.figure


@given(means(), st.integers(1, LOSS))
def test_to_play_a_daily_never_costs_more_than_to_miss_it_where_that_is_a_loss(
    mean: FairMean, guesses: int
) -> None:
    assume(mean.missed)
    lost, cost = guesses == LOSS, guesses % LOSS
    played = replace(
        mean,
        games=mean.games + 1,
        wins=mean.wins + (not lost),
        guesses=mean.guesses + cost,
        missed=mean.missed - 1,
        charged=mean.charged - 100 * LOSS,
    )
    assert played.figure <= mean.figure


@given(means())
def test_a_figure_lies_between_ones_own_games_and_the_average(mean: FairMean) -> None:
    own = average_own(mean)
    low, high = sorted((own, mean.average))
    assert low - 1 <= mean.figure <= high + 1


@given(means(), st.integers(2, 9))
def test_the_more_games_the_less_the_average_counts(mean: FairMean, times: int) -> None:
    more = FairMean(
        mean.games * times,
        mean.wins * times,
        mean.guesses * times,
        mean.others * times,
        mean.compared * times,
        mean.average,
        mean.missed * times,
        mean.charged * times,
    )
    own = average_own(mean)
    assume(own > 0)
    assert abs(more.figure - own) <= abs(mean.figure - own) + 1


@given(COSTS, st.randoms(use_true_random=False))
def test_words_weigh_the_same_in_whatever_order_results_come(
    costs: list[tuple[int, int]], dice: Random
) -> None:
    shuffled = dice.sample(costs, len(costs))
    pairs = zip(shuffled, weigh(shuffled), strict=True)
    assert sorted(pairs, key=repr) == sorted(zip(costs, weigh(costs), strict=True), key=repr)


@given(COSTS, st.integers(1, LOSS))
def test_ones_own_guesses_do_not_make_a_word_hard(costs: list[tuple[int, int]], cost: int) -> None:
    before = dict(zip((who for who, _ in costs), weigh(costs), strict=True))
    other = [(who, cost if who == 1 else old) for who, old in costs]
    after = dict(zip((who for who, _ in other), weigh(other), strict=True))
    assert before.get(1) == after.get(1)


def test_fewer_than_three_others_say_nothing_about_a_word() -> None:
    assert weigh([(1, 3), (2, 6), (3, 6)]) == [None] * 3
    assert weigh([(1, 3), (2, 6), (3, 6), (4, 5)]) == [567, 467, 467, 500]


@given(means())
def test_the_numbers_of_an_explanation_add_up_to_what_the_leaderboard_shows(
    mean: FairMean,
) -> None:
    assume(mean.total > 0)
    standing = Standing(4, Player(1), mean.games, mean.wins, mean.figure)
    found = Explanation(standing, mean, 9, 250, Absence.LOSS)
    text = explanation(found, LeaderboardRequest(), DEFAULT).text
    text = text.replace(",", "").replace("− ", "-").replace("+ ", "+")
    guesses, *steps = re.findall(r"(?m)\*\*([+-]?[\d.]+)\*\*", text.split("sum:")[1])
    *changes, total, figure = map(float, steps)
    assert len(changes) == 1 + bool(mean.compared and mean.hardness) + bool(mean.missed)
    assert round(float(guesses) + sum(changes), 2) == total
    assert abs(total / (mean.games + mean.missed + AVERAGE_GAMES) - figure) <= 0.005 + 1e-9
    assert figure == standing.value / 100
    for others, count, usual, words in re.findall(COMPARED, text):
        assert round(float(count) * float(usual), 2) == float(words)
        assert round(float(words) - float(others), 2) == changes[0]


def test_a_button_says_which_leaderboard_it_belongs_to() -> None:
    for mode in (None, *(mode for mode in MODES.values() if mode.ranked)):
        for period in Period:
            for view in View:
                for scope in Scope:
                    request = LeaderboardRequest(period, view, mode, 8, 4, scope)
                    assert LeaderboardRequest.read(request.text) == request


@pytest.mark.parametrize("mode", [mode for mode in MODES.values() if not mode.ranked])
def test_games_that_never_count_have_no_leaderboard_of_their_own(mode: Mode) -> None:
    with pytest.raises(ValueError, match="no leaderboard"):
        LeaderboardRequest.read(LeaderboardRequest(mode=mode).text)


@given(st.integers(1, 60), st.integers(1, 60), st.integers(1, 6))
def test_who_needs_what_all_others_need_ties_with_them_however_much_they_play(
    often: int, seldom: int, guesses: int
) -> None:
    each = GUESS * guesses
    figures = {
        FairMean(games, games, games * guesses, games * each, games, each).figure
        for games in (often, seldom)
    }
    assert figures == {each}
