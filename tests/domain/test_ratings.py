"""The rules of ratings, as properties."""

from __future__ import annotations

import re
from dataclasses import replace
from datetime import date
from random import Random

from hypothesis import assume, given
from hypothesis import strategies as st
from openskill.models import PlackettLuce

from bot.board.look import DEFAULT
from bot.domain.leaderboard_requests import LeaderboardRequest
from bot.domain.leaderboards import View
from bot.domain.modes import DAILY
from bot.domain.players import HIDDEN, Player
from bot.domain.ratings import (
    MOST_COMPARED,
    START,
    Rated,
    RatedMatch,
    RatedPart,
    explain_rating,
    list_places,
    rank,
    rate,
)
from bot.render.explanation import explanation

TODAY = date(2027, 1, 1)
LAST = (7, 0.0)


def match(costs: dict[int, int]) -> RatedMatch:
    """A match in which nobody but those who lost did equally well."""
    parts = [
        RatedPart(player, (cost, player / 7), won=True)
        if cost < 7
        else RatedPart(player, LAST, won=False)
        for player, cost in costs.items()
    ]
    return RatedMatch(DAILY, TODAY, tuple(parts))


PARTS = st.dictionaries(st.integers(1, 8), st.integers(1, 7), min_size=2, max_size=8)
HISTORIES = st.lists(PARTS.map(match), min_size=1, max_size=12)


def values(matches: list[RatedMatch]) -> dict[int, int]:
    return {one.player_id: one.value for one in rate(matches)}


@given(HISTORIES, st.randoms(use_true_random=False))
def test_in_whatever_order_the_results_of_a_match_come_ratings_are_the_same(
    matches: list[RatedMatch], dice: Random
) -> None:
    shuffled = [
        replace(one, parts=tuple(dice.sample(one.parts, len(one.parts)))) for one in matches
    ]
    assert {*rate(matches)} == {*rate(shuffled)}


@given(HISTORIES, st.integers(0, 12))
def test_ratings_that_go_on_from_earlier_ones_are_those_of_all_matches(
    matches: list[RatedMatch], until: int
) -> None:
    earlier = rate(matches[:until])
    assert {*rate(matches[until:], earlier)} == {*rate(matches)}


@given(HISTORIES)
def test_who_comes_first_alone_loses_nothing_and_who_comes_last_alone_gains_nothing(
    matches: list[RatedMatch],
) -> None:
    *_, last = matches
    merits = sorted(part.merit for part in last.parts)
    for part in last.parts:
        after = next(one for one in rate(matches) if one.player_id == part.player_id)
        change = after.last[-1].after - after.last[-1].before
        assert change >= 0 or part.merit != merits[0] or merits[0] == merits[1]
        assert change <= 0 or part.merit != merits[-1] or merits[-1] == merits[-2]


@given(HISTORIES, st.integers(1, 6))
def test_to_win_a_match_that_was_lost_never_lowers_a_rating(
    matches: list[RatedMatch], cost: int
) -> None:
    *before, last = matches
    losers = [part for part in last.parts if not part.won]
    assume(losers)
    (loser, *_) = losers
    won = replace(loser, merit=(cost, loser.player_id / 7), won=True)
    parts = tuple(won if part is loser else part for part in last.parts)
    other = values([*before, replace(last, parts=parts)])
    assert other[loser.player_id] >= values(matches)[loser.player_id]


@given(HISTORIES)
def test_a_match_counts_as_played_by_all_and_as_won_by_those_who_found_the_word(
    matches: list[RatedMatch],
) -> None:
    for one in rate(matches):
        theirs = [
            part for each in matches for part in each.parts if part.player_id == one.player_id
        ]
        assert (one.matches, one.wins) == (len(theirs), sum(part.won for part in theirs))


@given(st.integers(2, 9), st.integers(1, 5))
def test_equal_players_have_equal_ratings_and_share_a_place(players: int, times: int) -> None:
    draw = RatedMatch(
        DAILY, TODAY, tuple(RatedPart(one, LAST, won=False) for one in range(players))
    )
    rated = rate([draw] * times)
    assert {one.value for one in rated} == {START}
    board = rank(list_places(rated, 1), {}, HIDDEN, least=1)
    assert {one.place for one in board.page} == {1}


def test_who_beats_strong_players_gains_more() -> None:
    strong = [match({1: 2, 2: 6})] * 5
    of_strong = values([*strong, match({3: 2, 1: 3})])
    of_weak = values([*strong, match({3: 2, 2: 3})])
    assert of_strong[3] > of_weak[3] > START


def test_of_a_crowd_everybody_is_rated_and_the_first_gains_most() -> None:
    crowd = {player: 1 + player % 6 for player in range(1, 3 * MOST_COMPARED)}
    found = values([match(crowd)])
    assert found.keys() == crowd.keys()
    best = min(crowd, key=lambda player: (crowd[player], player / 7))
    assert found[best] > START
    assert abs(found[best] - max(found.values())) <= 5


@given(HISTORIES)
def test_the_changes_of_an_explanation_add_up_to_the_rating_that_is_shown(
    matches: list[RatedMatch],
) -> None:
    rated = rate(matches)
    for one in rated:
        found = explain_rating(list_places(rated, 3), Player(one.player_id), least=3)
        assert found
        text = explanation(found, LeaderboardRequest(view=View.RATING), DEFAULT).text
        text = text.split("sum:")[1].replace("− ", "-").replace("+ ", "+")
        first, *changes, total = map(int, re.findall(r"\*\*([+-]?\d+)\*\*", text))
        assert first == START
        assert first + sum(changes) == total == one.value
        assert len(changes) == len(one.last) + (found.earlier > 0)


@given(HISTORIES, st.integers(1, 5))
def test_new_players_come_last_and_equals_leave_out_as_many_places(
    matches: list[RatedMatch], least: int
) -> None:
    board = rank(list_places(rate(matches), least), {}, HIDDEN, least)
    assert [one.provisional for one in board.page] == sorted(
        one.games < least for one in board.page
    )
    places = [one.place for one in board.page]
    assert places == [1 + sum(other < place for other in places) for place in places]


def test_who_is_not_known_is_named_nowhere() -> None:
    rated = rate([match({1: 2, 2: 3})])
    board = rank(list_places(rated, 1), {2: Player(2, "ben")}, Player(1), least=1)
    assert [one.player for one in board.page] == [HIDDEN, Player(2, "ben")]
    assert board.own is None


def test_ratings_are_those_of_the_proportions_that_the_library_recommends() -> None:
    recommended = PlackettLuce()
    ann, ben = recommended.rating(), recommended.rating()
    for first, second in ((1, 2), (1, 2), (2, 1)) * 20:
        (ann,), (ben,) = recommended.rate([[ann], [ben]], ranks=[first, second])
    found = values([match({1: 2, 2: 5}), match({1: 2, 2: 5}), match({1: 5, 2: 2})] * 20)
    scale = START / recommended.mu
    assert found == {1: round(ann.mu * scale), 2: round(ben.mu * scale)}


def test_of_equal_ratings_more_wins_are_listed_first_on_the_same_place() -> None:
    equals = [Rated(1, matches=3, wins=1), Rated(2, matches=3, wins=2)]
    assert [(place, one.player_id) for place, one in list_places(equals, 1)] == [(1, 2), (1, 1)]
