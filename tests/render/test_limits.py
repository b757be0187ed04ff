"""Every message within Discord's limits, whatever has been played."""

from __future__ import annotations

from dataclasses import replace
from datetime import date
from itertools import cycle

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.board.look import Look
from bot.domain.games import GameSession, Phase
from bot.domain.leaderboard_requests import LeaderboardRequest
from bot.domain.leaderboards import PAGE, Explanation, FairMean, Ranking, Standing, View
from bot.domain.matches import Match, Stage
from bot.domain.modes import DAILY, MODES
from bot.domain.options import Option
from bot.domain.players import Theme
from bot.domain.standings import Period, Streak, Tally
from bot.render import games as render
from bot.render import receipts, standings
from bot.render.daily_rows import show_boards
from bot.render.explanation import explanation
from bot.render.leaderboards import leaderboard
from bot.render.matches import match as drawn
from bot.services.games.stops import StopCount
from bot.services.matches.view import DailyNews, MatchView, Recap
from bot.services.standings import Leaderboard
from bot.texts import LOCALES
from engine.lexicon import definitions
from tests.render import sessions as any_of
from tests.render.drawn import check
from tests.render.games import EMOJIS, LOOKS
from tests.render.sessions import ENDS, LATER, MEANING, explained, fullest, of, somebody

SOME_MODE = st.sampled_from(list(MODES.values()))
CROWD = [somebody(number) for number in range(13)]
SEVERAL = [mode for mode in MODES.values() if Option.BOARDS in mode.options]

STREAKS = st.builds(Streak, st.integers(0, 10**9), st.integers(0, 10**9))
TALLIES = st.builds(
    Tally,
    st.integers(0, 99).map(somebody),
    st.lists(st.tuples(st.integers(1, 13), st.integers(1, 10**9)), min_size=1, max_size=13).map(
        tuple
    ),
    st.integers(0, 10**9),
    STREAKS,
    st.integers(0, 10**9),
    st.integers(0, 10**9),
    st.booleans(),
)
STANDINGS = st.builds(
    Standing,
    st.integers(1, 10**9),
    st.integers(0, 99).map(somebody),
    *[st.integers(0, 10**9)] * 3,
    st.booleans(),
)
REQUESTS = st.builds(
    LeaderboardRequest,
    st.sampled_from(Period),
    st.sampled_from(View),
    st.none() | SOME_MODE,
    st.sampled_from([5, 8]),
    st.sampled_from([1, 4]),
)
RANKINGS = st.builds(
    Ranking,
    st.lists(STANDINGS, max_size=PAGE).map(tuple),
    st.none() | STANDINGS,
    st.integers(16, 10**9),
)


@settings(max_examples=150, deadline=None)
@given(any_of.sessions(), LOOKS)
def test_the_message_of_a_game_fits(session: GameSession, look: Look) -> None:
    check(render.game(explained(session), look))


@settings(max_examples=60, deadline=None)
@given(any_of.sessions(), LOOKS)
def test_receipts_and_results_fit(session: GameSession, look: Look) -> None:
    view = explained(session)
    if session.moves:
        check(receipts.guess(view, len(session.moves), look))
    check(receipts.vote(session, session.game.answers[0], look))
    kept = StopCount(2, 3, heard=False, awaited=session.starter)
    check(receipts.stop_vote(session, kept, look))
    check(render.share(view, look, letters=True))
    check(render.share(view, look, letters=False))


@pytest.mark.parametrize("count", [1, 2, 4, 8])
@pytest.mark.parametrize("length", range(4, 9))
def test_the_fullest_message_of_a_game_fits(length: int, count: int) -> None:
    game = fullest(length, count)
    before, locales = game.replay(game.guesses[:-1]), cycle(LOCALES)
    for mode in SEVERAL if count > 1 else MODES.values():
        for theme in Theme:
            for stage in (game, before):
                session = of(stage, mode, ENDS[stage.status][0], CROWD)
                fits_to_the_end(
                    replace(session, alternate=True, count_at=LATER),
                    Look(theme, EMOJIS, next(locales)),
                )


def fits_to_the_end(session: GameSession, look: Look) -> None:
    view = explained(session)
    check(render.game(view, look))
    check(render.share(view, look, letters=True))


@settings(max_examples=100, deadline=None)
@given(any_of.matches(), LOOKS, st.sampled_from([None, MEANING]))
def test_the_message_of_a_match_fits(match: Match, look: Look, meaning: str | None) -> None:
    check(drawn(MatchView(match, meaning=meaning), look))


@settings(max_examples=60, deadline=None)
@given(st.data(), LOOKS, st.integers(0, 9_999), st.booleans())
def test_the_post_of_a_daily_fits(data: st.DataObject, look: Look, streak: int, over: bool) -> None:
    match, earlier = data.draw(any_of.matches()), data.draw(any_of.matches())
    shared = {"mode": DAILY, "number": 9_999, "rival": None}
    now = replace(match, stage=Stage.OVER if over else Stage.RUNNING, **shared)
    before = replace(earlier, stage=Stage.OVER, **shared)
    people = [one.player for one in (*match.people, *earlier.people)]
    days = {player.id: streak for player in people}
    streaks = {player.id: Streak(streak, streak, date.max) for player in people}
    recap = Recap(before, MEANING, days, streak, days)
    news = DailyNews(streaks, tuple(people), recap, scheduled=False)
    view = MatchView(now, meaning=MEANING, news=news)
    check(drawn(view, look))
    for page in (0, 1, 99):
        check(show_boards(view, look, page))


@settings(max_examples=30, deadline=None)
@given(RANKINGS, TALLIES, REQUESTS, STANDINGS, LOOKS)
def test_standings_fit(
    ranking: Ranking, tally: Tally, request: LeaderboardRequest, own: Standing, look: Look
) -> None:
    board = leaderboard(Leaderboard(request, ranking, 1, 20, 10**6), look)
    for reply in (board, board.in_words(), standings.stats(tally, look)):
        check(reply)
        assert reply.picture is None or reply.picture.draw()
    mean = FairMean(own.games, own.wins, *[10**6] * 4)
    check(explanation(Explanation(own, mean, 10**6, 10**6), request, look))


def test_no_definition_is_longer_than_those_tried_here() -> None:
    assert max(map(len, definitions().values())) <= len(MEANING)


def test_every_phase_a_game_can_rest_in_is_tried_here() -> None:
    assert {phase for phases in ENDS.values() for phase in phases} == set(Phase)
