"""What a leaderboard says of how it ranks."""

from __future__ import annotations

import pytest

from bot.board.look import DEFAULT
from bot.domain.leaderboard_requests import LeaderboardRequest
from bot.domain.leaderboards import Explanation, FairMean, Ranking, Standing
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
