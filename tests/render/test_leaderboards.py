"""What a leaderboard says of how it ranks."""

from __future__ import annotations

import pytest

from bot.board.look import DEFAULT
from bot.domain.contests import LeaderboardRequest
from bot.domain.leaderboards import Ranking, Standing
from bot.domain.players import Player
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
